# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tails on Fire: the end."""

from girouette.questions import Heading
from girouette.ranking import rank, won


def script(game):
    rank(game, game.scores())
    yield Heading("end_shared" if game.shared else "end", stop=True, winners=won(game))
