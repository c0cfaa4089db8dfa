# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What leaves the device: the games that were played, a journal on the console, a result as a code.

On the console an export is, line by line: the game, its journal as hex (journal.py; `dev.py drive
--journal` goes on from it), then everything that happened and stands.
"""

from girouette.home_menu import about_of
from girouette.journal import pack
from girouette.questions import Page
from girouette.scene import COLOURS
from girouette.session import Session

_QR_BYTES = 53  # as many as a code of 29 modules holds, which has two dots a module on 64


def finished(app):
    """The last games, newest first: game, players and their scores from the first rank on."""
    games = app.part("reader").finished(app.store)
    titles = {}
    for package in app.part("home_menu").all_packages(app):
        about = about_of(app, package)
        if about:
            guest = package.startswith("games")
            titles[package[6:] if guest else about.CODE] = about.TITLE
    lines = []
    for game, players, _ in reversed(games):
        # Clamped: the store may hold what a later version wrote.
        ranked = [(COLOURS[colour % len(COLOURS)], score) for colour, score, _ in players]
        lines.append(result(app, titles.get(game, game if isinstance(game, str) else "?"), ranked))
    yield Page(app.texts.get("o.finished"), lines)


def result(app, title, ranked):
    """One line: "Tails on Fire: Rouge 12, Vert 9"."""
    scores = [app.texts.word(colour) + " " + str(score) for colour, score in ranked]
    return app.texts.pair(title, ", ".join(scores))


def export(play):
    """The running game over the console, nothing of it kept in memory."""
    session, about = play.session, play.about
    log, texts = play.app.ports.log, play.app.texts

    def hear(question, outcome):
        if question.kind == "tell":
            texts.seats = replay.run.game.colours
            log(texts.say(question))

    log("export " + play.package.split(".")[-1])
    log(pack(about.CODE, about.RULES_VERSION, session.log, play.name).hex())
    replay = Session(session.game_class, None, None, hear)
    replay.restore(session.log)
    texts.seats = session.run.game.colours
    yield Page("", [texts.get("s.exported")])


def qr(play):
    """The final result, for a telephone. Nothing where no code can be made."""
    app, game = play.app, play.session.run.game
    ranked = [(game.colours[seat], score) for seat, score, _ in game.ranking]
    text = result(app, app.title, ranked)
    if len(text.encode()) > _QR_BYTES:
        # Names as short as can be: a code with more in it could not be read from the display.
        short = app.part("short_names").of(game, app.texts)
        scores = [short[seat] + str(score) for seat, score, _ in game.ranking]
        text = app.texts.pair(app.title, " ".join(scores))
    made = app.ports.qr_rows(text)
    if made:
        yield Page("", [app.texts.get("s.qr")], ("qr",) + made)
