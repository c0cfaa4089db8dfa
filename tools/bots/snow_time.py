# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""People who play Snow Time: up to the fruits, or one floor above those who go for them."""

CASES = {"4_players": (4, None)}


class Bot:
    def __init__(self, rng):
        self.rng = rng

    def turn(self, game):
        return None if game.phase == "setup" or game.round == 0 else game.round

    def answer(self, question, game):
        key, rng = question.key, self.rng
        if key in ("card", "lookout"):
            weights = [self.wish(card, question, game) for card in question.options]
            return rng.choices(question.options, weights)[0]
        if key == "heal":
            # Mostly the highest card that is lost, or the one for a floor that has fruits.
            numbers = [option for option in question.options if option != "enough"]
            return numbers[-1] if rng.random() < 0.6 else rng.choice(numbers)
        return ...

    def wish(self, card, question, game):
        lost = bin(game.discards[question.seat] & 0b11111110).count("1")
        if card == "healer":
            return 0.1 if lost < 3 else 6 if lost > 4 else 2
        if card in ("lookout", "storm"):
            return 0.7
        floor = int(card)
        below = game.fruits[floor - 1] if floor > 1 else 0
        return 0.5 + 2 * game.fruits[floor] + below
