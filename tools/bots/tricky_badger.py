# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""People who play Tricky Badger: nine real leaf cards each, the colour that was led is followed,
and the best card of the Collection is asked for."""

from girouette.games.tricky_badger.game import TYPES

CASES = {"referee": (4, "referee"), "companion": (4, "companion")}
# How many of each type lie in the deck, about; what people like best comes first.
DECK = (6, 6, 6, 5, 5, 5, 8, 4, 4, 4)
LIKED = ("badger", "female", "male", "bone", "wheat", "cage", "trap", "magpie", "twig", "weevil")


class Bot:
    def __init__(self, rng):
        self.rng = rng
        self.round = 0
        self.hands = []
        self.deck = []
        self.face_up = []
        self.played = {}  # by seat: the leaf card that lies before it

    def turn(self, game):
        return None if game.phase == "setup" or not game.round else (game.round, game.trick)

    def answer(self, question, game):
        key, seat = question.key, question.seat
        if key == "left":
            return 3
        if question.kind != "choose":
            return ...
        options = question.options
        if key == "prize":
            if game.round != self.round:
                self.deal(game)
            offered = [card for card in self.face_up if card in options]
            # Twigs are wanted by who has many of them.
            prize = min(offered, key=lambda card: LIKED.index(card) + self.rng.random() * 6)
            self.face_up.remove(prize)
            return prize
        if key in ("lead", "follow", "free"):
            return game.leaves[self.play(game, seat) >> 4]
        if key == "best":
            seats = [game.colours.index(colour) for colour in options]
            best = (max if game.arrow == "up" else min)(seats, key=lambda one: self.played[one])
            return game.colours[best]
        if key == "value":
            return str(self.played[seat] & 15)
        if key == "beside":
            card = game.leaves.index(question.values["leaf"]) << 4 | question.values["value"]
            return "yes" if card in self.played.values() else "no"
        if key == "keep":
            return "keep"
        if key == "target":
            return options[0] if self.rng.random() < 0.6 else ...
        return ...

    def deal(self, game):
        self.round = game.round
        leaves = [value for value in range(1, 8)]
        for colour in range(1, len(game.leaves)):
            leaves += [colour << 4 | value for value in range(1, 12)]
        self.rng.shuffle(leaves)
        self.hands = [leaves[9 * seat : 9 * seat + 9] for seat in range(len(game.colours))]
        if len(self.deck) < 10:
            self.deck = [card for card, n in zip(TYPES, DECK, strict=True) for _ in range(n)]
            self.rng.shuffle(self.deck)
        self.face_up, self.deck = self.deck[:10], self.deck[10:]

    def play(self, game, seat):
        """Who must follow does; with what is chance."""
        hand = self.hands[seat]
        if game.table:
            led = game.table[0]
            hand = [card for card in hand if card >> 4 == led] or hand
        card = self.rng.choice(hand)
        self.hands[seat].remove(card)
        self.played[seat] = card
        return card
