# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How random games of Tails on Fire are played and what must hold at every answer."""

from girouette.games.tails_on_fire.game import cards_of

CASES = (2, 3, 4, 5, 6)  # players
LONGEST = 900
ALL_CARDS = 0b11111111110
CAMPFIRE = 10
EVERY = 1  # restored at every answer and undone to the start: every game


def answer(case, question, game, rng):
    """Ellipsis: any answer will do."""
    if question.key == "players":
        return case
    if question.key == "options":
        return rng.choice(["go", "go", "go", "pile", "filou", "brasiers", "timer"])
    if question.key == "turn" and rng.random() < 0.5:
        return question.options[0]
    if hasattr(question, "default") and rng.random() < 0.3:
        return None
    return ...


def check(game):
    if not game.piles or not all(game.piles):
        return
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
    boxed = sum(game.flames[card] for card in game.box if card < CAMPFIRE)
    boxed += sum(game.flames[CAMPFIRE] for card in game.box if card >= CAMPFIRE)
    told = sum(game.flames[card] for card in taken)
    assert sum(game.scores()) + boxed == told + len(game.colours) * game.flames[CAMPFIRE]
