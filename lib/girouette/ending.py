# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What a game leaves behind: its result, and a number of its own. Loaded only then."""

from girouette.game import COLOURS


def finish(app, session, package):
    game = session.game
    app.in_game = False
    yield from app.visit("opening_menu", "remember", app, game.colours)
    if game.ranking:
        app.cue = "win"
        yield from app.visit("table_menu", "scores", app, session)
    if not app.keeps:
        return
    players = []
    for seat, score, rank in game.ranking:
        players.append((COLOURS.index(game.colours[seat]), score, rank))
    if players:
        app.store.end(players, getattr(game, "keepsake", 0))
    else:
        app.store.discard()
    # The game is over and kept: if there is no room for a code, nothing is lost.
    if players and ".games." in package:
        yield from app.visit("export_menu", "qr", app, session)


def recalls(app, question, package):
    """Start a question on the number that the last game of this kind left behind."""
    code = app.ports.import_module(package).CODE
    for played, _, extra in app.store.finished():
        if played == code and extra:
            question.start = extra
    return ()
