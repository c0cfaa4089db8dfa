# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower: who won, and who takes the Champion card."""

from girouette.games.fire_tower.setup import TOWERS
from girouette.questions import Choose, Heading, Tell
from girouette.ranking import rank, won


def script(game):
    """FT-45, 57, 61, 62: the last tower, the last team, or those in the wood."""
    game.phase = "end"
    rank(game, game.scores())
    if game.teams:
        game.ranking = [(seat, score, min(rank, 2)) for seat, score, rank in game.ranking]
        # Both partners win; it is shared only when both teams burnt down together.
        game.shared = game.ranking[0][1] == game.ranking[3][1]
    winners = won(game)
    if game.wood:
        yield Tell("wood_wins")
    yield Heading("end_shared" if game.shared else "end", stop=True, winners=winners)
    if game.keepsake and not game.shared:
        if len(winners) > 1:
            # A team: its Champion stays, or the card goes to one of them.
            holder = TOWERS[(game.keepsake - 2) % 4]
            if game.keepsake > 1 and holder in winners:
                winners = [holder]
            else:
                winners = [(yield Choose("takes_card", None, winners))]
        seat = game.colours.index(winners[0])
        champion = 2 + game.towers[seat]
        # Winning as Champion, or as Grand Champion, is winning again.
        again = game.keepsake in (champion, champion + 4)
        game.keepsake = champion + 4 if again else champion
        key = "becomes_grand" if again else "becomes_champion"
        yield Tell(key, seat, stop=True)
