# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tails on Fire: what the device believes of the table, put right."""

from girouette.questions import Choose, Tell


def script(game):
    """TOF-11: who is first, between two rounds: the order of a hunt is that of its beginning."""
    if game.phase != "prepare":
        yield Tell("cannot_correct", stop=True)
        return
    yield Choose("correct", None, ["first"])
    colour = yield Choose("correct_first", None, list(game.colours), start=game.first)
    game.first = game.colours.index(colour)
    yield Tell("corrected_first", game.first)
