# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Snow Time: the end."""

from girouette.questions import Heading
from girouette.ranking import rank


def script(game):
    """TT-37, 39, 40: who arrived wins; two players win with both their colours."""
    game.phase = "over"
    seats = range(len(game.colours))
    winners = game.winners
    rank(game, game.scores(), [(int(seat in winners),) for seat in seats])
    if game.pairs:
        teams = {seat // 2 for seat in winners}
        winners = [seat for seat in seats if seat // 2 in teams]
        rows = [(seat not in winners, -score, seat) for seat, score, _ in game.ranking]
        game.ranking = [(seat, -score, 1 + lost) for lost, score, seat in sorted(rows)]
        game.shared = len(teams) == 2
    key = "end_shared" if game.shared else "end"
    arrived = [seat for seat in seats if game.places[seat] >= game.length()]
    if not game.shared and [seat for seat in arrived if seat not in winners]:
        key = "end_further"
    yield Heading(key, stop=True, winners=game.names(winners))
