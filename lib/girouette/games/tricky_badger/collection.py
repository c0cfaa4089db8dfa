# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What lies before each player in Tricky Badger, and what the cards do to each other there.

A card is its place in TYPES. An animal and what lies on it are one byte:
    bits 0-1    BADGER, FEMALE or MALE
    bits 2-3    0, or the bone (1), wheat (2) or weevil (3) that it was given
    bit 4       LOCKED: a badger in a cage, a hamster in a trap
Other cards are loose and counted, four bytes a seat: bones, wheats, weevils, twigs.

A card that comes in, won or stolen, is followed by `live_together`: the same steps in the same
order, whatever came. Everything that a hand has to move is told in that order.
"""

from girouette.game import Game as BaseGame
from girouette.questions import Choose, Fact, Tell

TYPES = ("badger", "female", "male", "bone", "wheat", "weevil", "twig", "magpie", "cage", "trap")
BADGER, FEMALE, MALE, BONE, WHEAT, WEEVIL, TWIG, MAGPIE, CAGE, TRAP = range(10)
DECK = 53
GIVEN = 12
LOCKED = 16
FOOD = (WHEAT, WEEVIL)
REASONS = ("badgers", "hamsters", "pairs", "food", "twigs", "other")
# Cards whose printed points no source gives: asked when the first such card is kept.
ASKED = FOOD + (BONE, CAGE, TRAP)


def stack(animal):
    """The cards of an animal's stack, the animal first."""
    cards = [animal & 3]
    if animal & GIVEN:
        cards.append(MALE + (animal >> 2 & 3))
    if animal & LOCKED:
        cards.append(TRAP if animal & 3 else CAGE)
    return cards


def names(cards):
    return [TYPES[card] for card in cards]


def eats(animal, card):
    """TB-20: bones are for badgers, food is for hamsters."""
    return (animal & 3 == BADGER) == (card == BONE)


class Collections(BaseGame):
    def __init__(self):
        BaseGame.__init__(self)
        self.animals = []  # by seat: one byte a stack, see above
        self.loose = []  # by seat: how many bones, wheats, weevils, twigs without an animal
        self.seen = bytearray(len(TYPES))  # how many of each type were put up so far
        self.discards = bytearray(len(TYPES))
        self.points = {}  # printed on cards, as far as they were asked
        self.assumed = []  # names of facts that nobody could tell

    # --- a card comes in --------------------------------------------------------------------

    def apply(self, seat, card):
        """TB-17, 19: the winner's card does what it does."""
        if card == MAGPIE:
            yield from self.send_magpie(seat)
        elif card in (CAGE, TRAP):
            yield from self.lock(seat, card)
        else:
            yield from self.receive(seat, card)

    def receive(self, seat, card):
        """TB-19: the card joins the collection."""
        yield from self.learn_points(card)
        if card <= MALE:
            self.animals[seat].append(card)
        else:
            self.loose[seat][card - BONE] += 1
        yield from self.live_together(seat)

    def live_together(self, seat):
        """TB-36: everything that may follow from a gain. Hamsters are eaten or quarrel before they
        can be fed: the food is not lost with them (TB-22)."""
        yield from self.associate(seat, BONE)
        yield from self.badgers_eat(seat)
        yield from self.males_quarrel(seat)
        yield from self.associate(seat, WHEAT)
        yield from self.associate(seat, WEEVIL)
        yield from self.weevils_eat(seat)

    def associate(self, seat, card):
        """TB-20, 21, 23: a bone on a badger, a food on a hamster, at once and for good."""
        loose = self.loose[seat]
        animals = self.animals[seat]
        while loose[card - BONE]:
            # Alike animals are one choice.
            able = {animal for animal in animals if not animal & GIVEN and eats(animal, card)}
            if not able:
                break
            able = [(seat, animal) for animal in sorted(able)]
            _, animal = able[(yield from self.target(seat, card, able))]
            loose[card - BONE] -= 1
            animals[animals.index(animal)] |= card - MALE << 2
            told = {"card": TYPES[card], "animal": TYPES[animal & 3]}
            yield Tell("associated", seat, stop=True, **told)

    def badgers_eat(self, seat):
        """TB-22, 31: a badger without a bone eats every hamster, trapped or not."""
        for animal in self.animals[seat]:
            if not animal & ~LOCKED:
                yield from self.lose_hamsters(seat, "eaten")
                break

    def males_quarrel(self, seat):
        """TB-25: two males, and all hamsters are gone."""
        if len([animal for animal in self.animals[seat] if animal & 3 == MALE]) > 1:
            yield from self.lose_hamsters(seat, "quarrel")

    def lose_hamsters(self, seat, why):
        """TB-21: all hamsters, with everything associated."""
        lost = []
        for animal in self.animals[seat]:
            if animal & 3:
                lost += stack(animal)
        if lost:
            self.animals[seat] = [animal for animal in self.animals[seat] if not animal & 3]
            for card in lost:
                self.discards[card] += 1
            yield Tell(why, seat, stop=True, cards=names(lost))

    def weevils_eat(self, seat):
        """TB-34: weevils without a hamster eat every wheat without one."""
        loose = self.loose[seat]
        count = loose[WHEAT - BONE]
        if count and loose[WEEVIL - BONE]:
            loose[WHEAT - BONE] = 0
            self.discards[WHEAT] += count
            yield Tell("weevils", seat, stop=True, count=count)

    # --- cards that are played on others ----------------------------------------------------

    def send_magpie(self, seat):
        """TB-26, 35: eats a loose food of anybody or steals a loose bone or twig of another."""
        targets = []
        for owner in self.others_first(seat):
            for card in FOOD + (BONE, TWIG):
                if self.loose[owner][card - BONE] and (owner != seat or card in FOOD):
                    targets.append((owner, card))
        self.discards[MAGPIE] += 1
        if not targets:
            yield Tell("no_target", seat, stop=True, card="magpie")
            return
        owner, card = targets[(yield from self.target(seat, MAGPIE, targets, TYPES))]
        self.loose[owner][card - BONE] -= 1
        told = {"card": TYPES[card], "victim": self.colours[owner]}
        if card in FOOD:
            self.discards[card] += 1
            yield Tell("bird_eats", seat, stop=True, **told)
        elif (yield Choose("keep", seat, ["keep", "discard"], **told)) == "keep":
            yield Tell("bird_takes", seat, stop=True, **told)
            yield from self.receive(seat, card)
        else:
            self.discards[card] += 1
            yield Tell("bird_drops", seat, stop=True, **told)

    def lock(self, seat, card):
        """TB-28..30, 32: a cage on a badger, a trap on a hamster: another's is stolen with all that
        lies on it, one's own is kept from thieves. What is locked already is out of reach."""
        targets = []
        for owner in self.others_first(seat):
            # Alike animals are one choice.
            able = {animal for animal in self.animals[owner] if not animal & LOCKED}
            for animal in sorted(able):
                if (animal & 3 == BADGER) == (card == CAGE):
                    targets.append((owner, animal))
        if not targets:
            self.discards[card] += 1
            yield Tell("no_target", seat, stop=True, card=TYPES[card])
            return
        yield from self.learn_points(card)
        owner, animal = targets[(yield from self.target(seat, card, targets))]
        self.animals[owner].remove(animal)
        self.animals[seat].append(animal | LOCKED)
        told = {"card": TYPES[card], "cards": names(stack(animal))}
        if owner == seat:
            yield Tell("protects", seat, stop=True, **told)
        else:
            yield Tell("steals", seat, stop=True, victim=self.colours[owner], **told)
        yield from self.live_together(seat)

    def others_first(self, seat):
        """Seats clockwise from the next one, the player's own last."""
        count = len(self.colours)
        return [(seat + step) % count for step in range(1, count + 1)]

    def target(self, seat, card, targets, words=None):
        """Ask which of `targets`, (owner, card) each; no question when there is only one. An option
        names the owner, the card and what hangs on it: texts o.target.<n>, w.a.<animal>."""
        if len(targets) == 1:
            return 0
        options, tints, values = [], {}, {}
        for number, (owner, what) in enumerate(targets):
            key = str(number + 1)
            options.append(key)
            tints[key] = self.colours[owner]
            values[key] = [self.colours[owner], words[what] if words else "a." + str(what)]
        values["what"] = "for." + TYPES[card]
        return options.index((yield Choose("target", seat, options, tints, **values)))

    # --- points -----------------------------------------------------------------------------

    def learn_points(self, card):
        """TB-39: the points printed on a card that no source gives."""
        if card in ASKED and card not in self.points:
            fact = Fact("points", "tb.points." + TYPES[card], -5, 5, 0, card=TYPES[card])
            self.points[card] = yield fact
            if fact.assumed:
                self.assumed.append(fact.name)

    def reasons(self, seat):
        """TB-24, 25, 27, 33, 34, 39: a player's points in the order of REASONS."""
        badgers, females, males = self.counts(seat)
        loose = self.loose[seat]
        food = 0
        other = 0
        for animal in self.animals[seat]:
            if animal & 3 and animal & GIVEN:
                food += 1
            for card in stack(animal)[1:]:
                other += self.points[card]
        for card in FOOD + (BONE,):
            other += loose[card - BONE] * self.points.get(card, 0)
        twigs = loose[TWIG - BONE]
        return (
            badgers * 3,
            females + males,
            1 if females and males else 0,
            food,
            twigs * (2 if twigs >= 5 else -1),
            other,
        )

    def counts(self, seat):
        """How many badgers, females and males."""
        counts = [0, 0, 0]
        for animal in self.animals[seat]:
            counts[animal & 3] += 1
        return counts

    def doubt(self):
        """The mark of points that rest on a number nobody told."""
        return "?" if [name for name in self.assumed if name.startswith("tb.points")] else ""

    def scores(self):
        return [sum(self.reasons(seat)) for seat in range(len(self.animals))]
