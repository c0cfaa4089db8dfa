# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How a game begins: anew, with the table of last time, or from its journal."""

from girouette.questions import BACK, BadAnswer, Choose, Page
from girouette.scene import COLOURS

_LAST_GAME = 15  # the store's number for the game that was played last: home_menu.py
_TABLE_SETTING = 16  # and its first one for the last table
# Answers that take a board so long to play over again, two or three milliseconds each, that people
# want to see that it works.
_MANY = 100


def script(play, resumed):
    """Bring the session to its first question, or to the one that people left. False when the
    journal does not fit the game."""
    app, session = play.app, play.session
    # A tool used while a game waits leaves the game's journal alone and keeps none itself.
    play.keeps = resumed or not app.store.has_game
    play.begun = resumed
    app.ports.log("game=" + play.package.split(".")[-1])
    if resumed:
        play.notice = app.hint
        return (yield from go_on(play))
    session.start()
    if app.store.setting(_TABLE_SETTING, 0):
        yield from same_table(play)
    return True


def go_on(play):
    """Straight to the question they left; the last step stands beside it and in the history."""
    app, session = play.app, play.session
    store = app.store
    # Nobody listens: what was shown before is not shown again.
    session.listen = None
    try:
        if store.format > 1:
            log = store.running[2]
        else:
            log = app.part("carry_over").script(store, session.game_class)
        store.append(b"")  # no second copy of it stays in memory
        if len(log) > _MANY:
            yield Page("", [app.texts.get("s.resuming")], None, 1)
        session.restore(log)
    except BadAnswer as error:
        # Its journal does not follow the rules.
        yield Page("", [app.texts.get(error.args[0])])
        return False
    session.listen = play.hear
    if session.run.tells and session.run.tells[-1].stop:
        app.texts.seats = session.run.game.colours
        app.hint = app.texts.say(session.run.tells[-1])
    if session.run.game.phase == "setup":
        # What hands were to do when the power went: nobody can tell whether they have.
        play.steps = [(tell, None) for tell in session.run.tells if tell.stop]
    play.saved = len(log)
    return True


def same_table(play):
    """One press instead of the first questions: "players" and "colour" are answered for the people,
    as far as this game asks and offers them. Where the game was played before, all the rest of its
    setup that is known is as last time too; its steps are shown to who wants them."""
    app, session = play.app, play.session
    asked = session.run.question
    count = app.store.setting(_TABLE_SETTING, 0)
    if asked is None or asked.key != "players" or not asked.lo <= count <= asked.hi:
        return
    table = []
    for seat in range(count):
        # Clamped: the store may hold what a later version wrote.
        table.append(COLOURS[app.store.setting(_TABLE_SETTING + 1 + seat, 0) % len(COLOURS)])
    key, options = "same_table", ["yes", "no"]
    # Both are of the options that setup.py remembers: whether it was played, and how.
    name = "option_" + play.package.split(".")[-1]
    again = session.facts.get(name)
    if again:
        key = "same_referee" if session.facts.get(name + "." + "level") else "as_last_time"
        options.insert(1, "steps")
    choice = yield Choose(key, None, options, table=table)
    if choice is BACK or choice == "no":
        return
    play.again = again and choice == "yes"
    session.answer(count)
    while session.run.game.phase == "setup":
        asked = session.run.question
        key = asked.key
        if asked.recalls:
            app.part("ending").recalls(play, asked)
        if key == "colour":
            answer = table[len(session.run.game.colours)]
            if answer not in asked.options:
                # The only one that this game has not got.
                answer = yield asked
        elif again and (key == "level" or key == "options" or asked.recalls and not asked.first):
            answer = asked.options[asked.first]
        else:
            return
        if answer is BACK:
            return
        session.answer(answer)


def remember(play):
    """For "as last time": the game, how many people, then their colours by seat."""
    store, colours = play.app.store, play.session.run.game.colours
    set_setting = play.app.part("tables").set_setting
    if "games" in play.package:
        number = play.app.part("home_menu").number
        set_setting(store, _LAST_GAME, number(play.app, play.package))
    if colours:
        set_setting(store, _TABLE_SETTING, len(colours))
        if play.session.run.game.phase != "setup":
            play.session.facts.tell("option_" + play.package.split(".")[-1], 1)
    for seat, colour in enumerate(colours):
        set_setting(store, _TABLE_SETTING + 1 + seat, COLOURS.index(colour))
