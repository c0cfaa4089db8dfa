# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A tool from the table menu, while the game waits: dice, the timer, who starts.

It does at once what it is there for, knows who plays, and BACK leads back to the game's question.
Nothing of it is saved; what it was left with stays as long as the game is open, so that the next
roll is of the same dice. It is out of memory again before the game goes on.
"""

from girouette import parts
from girouette.play import Play
from girouette.text_tables import add, drop

# The answer that each gives itself when it is opened.
AT_ONCE = {"dice": "roll", "timer": "go", "starter": "first"}
_LONGEST = 240  # bytes of its log: it is walked through when the tool is opened again


def script(play, name):
    app = play.app
    # What the game needs only now and then, and the menu needed, makes room.
    parts.forget(play.about.PARTS, play.package + ".")
    package = "girouette.tools." + name
    title = app.title
    app.title = app.texts.word(parts.load(package).TITLE)
    add(app.texts, package + ".text")
    tool = Play(app, package)
    tool.opened = True
    app.play = tool
    app.hint = app.texts.get("s.to_game")
    open_as_left(play, tool, name)
    session = tool.session
    left = False
    while not left:
        app.texts.seats = session.run.game.colours
        left = yield from tool.show_steps()
        if not left:
            left = session.run.question is None or (yield from tool.ask())
    close(play, tool, name)
    app.play = play
    app.title = title
    app.hint = ""
    drop(app.texts)
    parts.forget(app.part("home_menu").all_of(tool.package))


def open_as_left(play, tool, name):
    """As it was left, or with the players of the game; then on to what it is there for."""
    session = tool.session
    before, log = play.tool
    # Nobody listens: what was shown before is not shown again.
    session.listen = None
    if before == name and log:
        session.restore(log)
    else:
        session.start()
        seats = list(play.session.run.game.colours)
        asked = session.run.question
        if asked.key == "players" and asked.lo <= len(seats) <= asked.hi:
            for answer in [len(seats)] + seats:
                session.answer(answer)
    session.listen = tool.hear
    asked = session.run.question
    if asked and asked.kind == "choose" and AT_ONCE[name] in asked.options:
        session.answer(AT_ONCE[name])


def close(play, tool, name):
    """Remember how it was left; a clock that ran stands still until it is opened again."""
    session = tool.session
    asked = session.run.question
    if asked and asked.kind == "choose" and "pause" in asked.options:
        session.answer("pause")
    log = bytes(session.log)
    play.tool = (name, log if session.run.question and len(log) <= _LONGEST else b"")
