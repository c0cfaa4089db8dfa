# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What a game leaves behind: its result, and a number of its own."""

from girouette.scene import COLOURS


def script(play):
    app, game = play.app, play.session.run.game
    app.part("opening").remember(play)
    if game.ranking:
        app.cue = "win"
        yield app.part("table_menu").scores(play)
    if not play.keeps:
        return
    players = []
    for seat, score, rank in game.ranking:
        players.append((COLOURS.index(game.colours[seat]), score, rank))
    if not players:
        app.part("upkeep").discard(app.store)
        return
    app.part("upkeep").end(app.store, players, game.keepsake)
    # The game is over and kept: if there is no room for a code, nothing is lost.
    if "games" in play.package:
        yield from app.part("export").qr(play)


def recalls(play, question):
    """Start a question on the number that the last game of this kind left behind."""
    whose = play.name or play.about.CODE
    for game, _, keepsake in play.app.part("reader").finished(play.app.store):
        if game == whose and keepsake:
            question.first = keepsake
