# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""People who play Tricky Badger: nine real leaf cards each, the colour that was led is followed.

The first player puts up what people like best of the cards on the table, but nothing that would do
harm to his own collection as long as there is something else. Who would gain by it plays to win the
trick, the others keep out of it. A trick is played at the table as soon as its card is chosen: a
referee then hears of its cards, a companion of who won.
"""

from girouette.games.tricky_badger.game import ARROWS, TYPES, stack

CASES = {"referee": (4, "referee"), "companion": (4, "companion")}
# How many of each type lie in the deck, about; what people like best, give or take some.
DECK = (6, 6, 6, 5, 5, 5, 8, 4, 4, 4)
LIKED = ("badger", "female", "male", "bone", "wheat", "cage", "trap", "magpie", "twig", "weevil")
WHIM = 6
TWIGS = 5  # from so many on they are worth having
TRAMPLED = {(True, 7): 5, (True, 1): 3, (False, 1): 5, (False, 11): 7}  # (pink, value): by


class Bot:
    def __init__(self, rng):
        self.rng = rng
        self.round = 0
        self.hands = []
        self.deck = []
        self.face_up = []  # (type, arrow)
        self.prize = ("", "")
        self.played = {}  # by seat: the leaf card that lies before it, colour << 4 | value

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
            return self.choose_prize(game, seat)
        if key == "arrow":
            return self.prize[1]
        if key in ("lead", "follow", "free"):
            return game.leaves[self.played[seat] >> 4]
        if key == "best":
            seats = [game.colours.index(colour) for colour in options]
            best = (max if game.arrow == "up" else min)(seats, key=lambda one: self.played[one])
            return game.colours[best]
        if key == "value":
            return str(self.played[seat] & 15)
        if key == "beside":
            card = game.leaves.index(question.values["leaf"]) << 4 | question.values["value"]
            return "yes" if card in self.played.values() else "no"
        if key == "winner":
            return game.colours[self.winner(game.first)]
        if key == "keep":
            return "keep"
        if key == "target":
            return self.aim(question, game)
        return ...

    def aim(self, question, game):
        """Mostly at what is worth most and belongs to another one, whoever is ahead first. What the
        options are about stands in their texts: an owner, and an animal with what lies on it."""
        if self.rng.random() < 0.25:
            return ...
        scores = game.scores()

        def gain(option):
            owner, what = question.values[option]
            seat = game.colours.index(owner)
            cards = len(stack(int(what[2:]))) if what[:2] == "a." else what == "bone"
            return seat != question.seat, cards, scores[seat]

        return max([option for option in question.options if option.isdigit()], key=gain)

    # --- the Collection

    def choose_prize(self, game, seat):
        if game.round != self.round:
            self.deal(game)
        harmless = [card for card in self.face_up if worth(game, seat, card[0]) >= 0]
        self.prize = min(
            harmless or self.face_up,
            key=lambda card: LIKED.index(card[0]) + self.rng.random() * WHIM,
        )
        self.face_up.remove(self.prize)
        self.play_trick(game, seat)
        return self.prize[0]

    def deal(self, game):
        self.round = game.round
        leaves = [value for value in range(1, 8)]
        for colour in range(1, len(game.leaves)):
            leaves += [colour << 4 | value for value in range(1, 12)]
        self.rng.shuffle(leaves)
        self.hands = [leaves[9 * seat : 9 * seat + 9] for seat in range(len(game.colours))]
        if len(self.deck) < 10:
            self.deck = [
                (card, self.rng.choice(ARROWS))
                for card, count in zip(TYPES, DECK, strict=True)
                for _ in range(count)
            ]
            self.rng.shuffle(self.deck)
        self.face_up, self.deck = self.deck[:10], self.deck[10:]

    # --- the trick

    def play_trick(self, game, first):
        """A card each, clockwise. Nobody looks into another hand."""
        count = len(game.colours)
        self.played = {}
        for place in range(count):
            seat = (first + place) % count
            hand = self.hands[seat]
            if place:
                led = self.played[first] >> 4
                hand = [card for card in hand if card >> 4 == led] or hand
            wants = worth(game, seat, self.prize[0]) > 0
            card = self.choose_leaf(hand, seat, first, wants, place == count - 1)
            self.hands[seat].remove(card)
            self.played[seat] = card

    def choose_leaf(self, hand, seat, first, wants, last):
        """The strongest card of who wants the prize, the cheapest one where that wins for sure;
        else the strongest that does not win."""
        ordered = sorted(hand, key=self.strength)
        winning = [card for card in ordered if self.wins_now(card, seat, first)]
        losing = [card for card in ordered if card not in winning]
        if wants:
            if winning:
                return winning[0 if last else -1]
            return ordered[0]
        return losing[-1] if losing else ordered[0]

    def strength(self, card):
        value = card & 15 if self.prize[1] == "up" else 12 - (card & 15)
        return value + 12 * (card < 16), card

    def wins_now(self, card, seat, first):
        return self.winner(first, {**self.played, seat: card}) == seat

    def winner(self, first, played=None):
        """TB-11..15, of the cards that lie there."""
        played = self.played if played is None else played
        cards = list(played.values())
        counting = {
            seat: card
            for seat, card in played.items()
            if (card & ~15 | TRAMPLED.get((card < 16, card & 15), 15)) not in cards
        }
        # What tramples a card is there itself: somebody is left.
        colour = 0 if min(counting.values()) < 16 else played[first] >> 4
        seats = [seat for seat, card in counting.items() if card >> 4 == colour]
        return max(seats, key=lambda one: self.strength(played[one]))


def worth(game, seat, card):
    """What a card of the Collection is to a player, with what lies there: 1 a gain, 0 nothing, -1 a
    loss."""
    badgers, females, males, _ = game.kinds(seat)
    loose, animals = game.loose[seat], game.animals[seat]
    hamsters = females + males
    hungry = any(not animal & 15 for animal in animals)
    unfed = any(animal & 3 and not animal & 12 for animal in animals)
    if card == "badger":
        return 1 if loose[3] or hamsters < 2 else -1
    if card == "female" or card == "male":
        return -1 if hungry or card == "male" and males else 1
    if card == "twig":
        return 1 if loose[6] + 2 >= TWIGS else -1
    if card == "weevil":
        return 1 if unfed else -1 if loose[4] else 0
    if card in ("bone", "wheat"):
        return 1
    if card == "magpie":
        return 0
    # A cage or a trap, for another's animal that does no harm where it comes to.
    others = [one for one in range(len(game.colours)) if one != seat]
    if not any(game.partners(one, 8 if card == "cage" else 9) for one in others):
        return 0
    return 1 if not (hamsters if card == "cage" else hungry) else 0
