# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""People who play Tails on Fire: three opossums each, close above the value that begins."""

CASES = {"4_players": (4, None), "3_players": (3, None)}
COUNTED = "turn"  # an asked turn: the others are answered by the rules
FILOU = 10


class Bot:
    def __init__(self, rng):
        self.rng = rng
        self.round = 0
        self.chosen = {}

    def turn(self, game):
        """A round is what people would call it; an asked turn is in the figures by question."""
        return None if game.phase == "setup" else game.round

    def answer(self, question, game):
        if question.key != "turn":
            return ...
        if game.round != self.round:
            self.round = game.round
            self.chosen = {seat: self.choose(game, seat) for seat in range(len(game.colours))}
        chosen = self.chosen[question.seat]
        if "play" in question.options and game.value in chosen:
            return "play"
        # The +1 is kept for a value that one does not have, and not always then.
        if "filou" in question.options and FILOU in chosen and self.rng.random() < 0.6:
            return "filou"
        return "pass"

    def choose(self, game, seat):
        cards = [card for card in range(1, FILOU + 1) if game.available(seat) >> card & 1]
        start = game.start

        def wish(card):
            above = 3 if card == FILOU else (card - start) % 9
            return above + self.rng.random() * 5

        return sorted(cards, key=wish)[:3]
