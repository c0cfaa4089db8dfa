# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""People who play Fire Tower: they burn the nearest tower, and see to their own when it is near.

They hold real hands, drawn from a real deck. At the companion's level there is no board to look at:
there they play what they hold, and a tower burns now and then.
"""

from girouette.games.fire_tower.game import CARDS
from girouette.games.fire_tower.pages import COUNTS

CASES = {"referee": (4, "referee"), "companion": (4, "companion")}
ROOFS = ((0, 0), (0, 15), (15, 15), (15, 0))
ATTACK = ("explosion", "snag", "flare", "ember")
WATER = ("air_drop", "engine", "jumper")
BREAKS = ("dozer", "scratch")
NEAR = 5  # squares from one's own roof: time to see to it
BURNS = 0.06  # of a companion's turns


class Bot:
    def __init__(self, rng):
        self.rng = rng
        self.deck = []
        self.hands = {}
        self.event = False  # somebody has drawn one and not yet said so
        self.card = ""  # the one that is being played

    def turn(self, game):
        return None if game.phase == "setup" or game.active < 0 else game.round

    def answer(self, question, game):
        key, seat = question.key, question.seat
        if self.event and "event" in question.asides():
            self.event = False
            return "event"
        if question.kind == "square":
            return self.square(question, game)
        if key in ("begin", "action", "turn", "finish"):
            return self.moment(question, game)
        if key == "wind_card":
            return self.play(self.wind(game, seat), seat)
        if key == "wind_use":
            return self.wind_use(question, game)
        if key == "card":
            held = [card for card in self.hand(game, seat) if card in question.options]
            return self.play(self.best(held, game, seat), seat) if held else question.options[0]
        if key == "lay":
            return question.options[0]  # the place that covers most
        if key == "discard":
            cards = self.rng.randint(2, min(3, question.hi)) if question.hi > 1 else 1
            del self.hands[seat][:cards]
            return cards
        if key == "redraw":
            return 0 if self.rng.random() < 0.6 else min(2, question.hi)
        if key in ("gem", "gem_to", "stolen", "storm"):
            return "none" if self.rng.random() < 0.9 else ...
        if key == "burn":
            return self.burnt(question, game)
        if key == "burner":
            return question.options[question.first] if self.rng.random() < 0.7 else ...
        if key == "drawer":
            return question.options[question.first]
        if key == "wood":
            return "dice"
        return ...

    # --- cards

    def draw(self, game):
        if not self.deck:
            counts = zip(CARDS, COUNTS, strict=True)
            self.deck = [card for card, count in counts for _ in range(count)] + game.events()
            self.rng.shuffle(self.deck)
        card = self.deck.pop()
        if card in CARDS:
            return card
        self.event = True
        return self.draw(game)

    def hand(self, game, seat):
        hand = self.hands.setdefault(seat, [])
        while len(hand) < game.hands[seat]:
            hand.append(self.draw(game))
        del hand[game.hands[seat] :]
        return hand

    def play(self, card, seat):
        self.card = card
        if card in self.hands.get(seat, ()):
            self.hands[seat].remove(card)
        return card

    def best(self, held, game, seat):
        """Water and firebreaks for who has fire at the door, fire for everybody else."""
        order = ATTACK + BREAKS + WATER + ("reforest",)
        if self.threat(game, seat) <= NEAR:
            order = WATER + BREAKS + ATTACK + ("reforest",)
        return min(held, key=order.index)

    # --- a turn

    def moment(self, question, game):
        seat, options = question.seat, question.options
        for each in game.standing():
            self.hand(game, each)
        if self.event and "event" in options:
            self.event = False
            return "event"
        if "bucket" in options and game.referee and self.threat(game, seat) < 2:
            return "bucket"
        if "wind" not in options:
            return options[0]
        if not game.referee and game.round > 8 and self.rng.random() < BURNS:
            return "burn"
        hand = self.hands[seat]
        winds = [card for card in hand if card in CARDS[:4]]
        cards = [card for card in hand if card not in winds]
        if game.referee:
            cards = [card for card in cards if game.board.legal(card)]
        threat = self.threat(game, seat)
        if threat <= NEAR and any(card in WATER + BREAKS for card in cards):
            return "card"
        if any(card in ATTACK for card in cards) and self.rng.random() < 0.8:
            return "card"
        if winds:
            return "wind"
        return "card" if cards and self.rng.random() < 0.7 else "discard"

    def wind(self, game, seat):
        """Of the wind cards that one holds: away from one's own tower, on as many others as there
        are, and not where it blows already."""
        held = [card for card in self.hand(game, seat) if card in CARDS[:4]]
        own = game.towers[seat]
        others = [game.towers[one] for one in game.standing() if one != seat]

        def use(card):
            way = CARDS.index(card)
            hits = sum(tower in (way, (way + 1) % 4) for tower in others)
            return own not in (way, (way + 1) % 4), way != game.wind, hits

        return max(held, key=use)

    def wind_use(self, question, game):
        """A wind on one's own tower is turned away; else fire goes on."""
        own = game.towers[question.seat]
        if own in (game.wind, (game.wind + 1) % 4):
            way = CARDS.index(self.card)
            useless = own in (way, (way + 1) % 4)
            return "set" if not useless and self.rng.random() < 0.7 else "roll"
        return "gem" if "gem" in question.options else "set"

    def burnt(self, question, game):
        """Fire goes with the wind: most towers that burn stand there, whoever fed it."""
        towers = {colour: game.towers[game.colours.index(colour)] for colour in question.options}
        near = [one for one, at in towers.items() if at in (game.wind, (game.wind + 1) % 4)]
        likely = near if near and self.rng.random() < 0.8 else question.options
        return self.rng.choice(likely)

    # --- squares

    def threat(self, game, seat):
        """How near the fire is to one's own roof."""
        if not game.referee:
            return 16
        fires = fire(game)
        return min([distance(at, ROOFS[game.towers[seat]]) for at in fires])

    def square(self, question, game):
        key, seat = question.key, question.seat if question.seat is not None else game.active
        squares = [divmod(square, 16) for square in question.squares]
        own = ROOFS[game.towers[seat]]
        others = [ROOFS[game.towers[each]] for each in game.standing() if each != seat]
        others = others or [own]
        water = key == "first" and self.card in WATER or question.values.get("card") == "bucket"
        if key == "firebreak" or key == "first" and self.card in BREAKS + ("reforest",):
            fires = fire(game)
            # On the fire's way to one's own tower, a step or two before it.
            return min(
                squares,
                key=lambda at: (
                    min(abs(distance(at, one) - 2) for one in fires) + distance(at, own),
                    at,
                ),
            )
        if water or key == "first" and self.card == "ember":
            return min(squares, key=lambda at: (distance(at, own), at))
        return min(
            squares,
            key=lambda at: (
                2 * min(distance(at, one) for one in others) - distance(at, own),
                at,
            ),
        )


def fire(game):
    digits = f"{game.board.gems | game.board.flame:0256b}"
    return [divmod(at, 16) for at, digit in enumerate(digits) if digit == "1"]


def distance(one, other):
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
