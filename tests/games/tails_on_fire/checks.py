# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What must hold at every answer of a random game of Tails on Fire; how it is played is in
tools/players/tails_on_fire.py."""

from girouette.games.tails_on_fire.game import flames_fact
from girouette.games.tails_on_fire.pages import cards_of
from tools.players.tails_on_fire import CASES, answer  # noqa: F401

ALL_CARDS = 0b11111111110
CAMPFIRE = 10
EVERY = 1  # restored at every answer and undone to the start: every game


def check(game):
    if game.phase == "setup":
        return
    # What is left of the Iguane pile are the rounds that are left.
    assert game.round + len(game.iguanas) == 10 - (game.phase != "choose")
    assert game.phase != "hunt" or game.active != game.owner
    fires = list(game.box)
    for seat, piles in enumerate(game.piles):
        tops = [pile[0] for pile in piles]
        assert len(set(tops)) == len(tops), "one opossum on two Brasiers"
        places = (game.tops(seat), game.exhausted[seat], game.available(seat))
        assert sum(places) == ALL_CARDS, "an opossum is in two places or in none"
        assert len(cards_of(game.played[seat])) <= 3
        for pile in piles:
            assert pile[2:], "a Brasier with nothing under it"
            fires += pile[2:]
    everything = [CAMPFIRE + seat for seat in range(len(game.colours))]
    taken = [card for card in range(1, 10) if card not in game.iguanas and card != game.iguana]
    if game.iguana in fires:
        taken.append(game.iguana)
    assert sorted(fires) == sorted(everything + taken), "fire cards lost or doubled"

    def flames(cards):
        return sum(game.learned.get(flames_fact(card), 0) for card in cards)

    assert sum(game.scores()) + flames(game.box) == flames(taken) + flames(everything)
