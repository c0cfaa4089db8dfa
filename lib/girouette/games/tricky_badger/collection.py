# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What lies before each player in Tricky Badger, and what the cards do to each other there.

A card that comes in, won or stolen, is followed by `live_together`: the same five steps in the
same order, whatever came. Everything that a hand has to move is told in that order.
"""

from girouette.game import Game as BaseGame
from girouette.games.tricky_badger.cards import (
    BADGER,
    BONE,
    CAGE,
    GIVEN,
    LOCKED,
    MAGPIE,
    MALE,
    TRAP,
    TWIG,
    TYPES,
    WEEVIL,
    WHEAT,
    names,
    stack,
)
from girouette.questions import Choose, Fact, Tell

REASONS = ("badgers", "hamsters", "pairs", "food", "twigs", "other")
# Printed on the cards; what no source gives (-1) is asked when the first such card is kept.
UNTOLD = -128
PRINTED = (3, 1, 1, UNTOLD, UNTOLD, UNTOLD, -1, 0, UNTOLD, UNTOLD)


class Collections(BaseGame):
    def __init__(self):
        BaseGame.__init__(self)
        self.animals = []  # by seat: a bytearray, one byte a stack (cards.py)
        self.loose = []  # by seat: how many bones, wheats, weevils, twigs without an animal
        self.discards = bytearray(len(TYPES))
        self.points = list(PRINTED)
        self.assumed = []  # names of facts that nobody could tell

    # --- a card comes in --------------------------------------------------------------------

    def apply(self, seat, card):
        """TB-17, 19: the winner's card does what it does."""
        if card == MAGPIE:
            yield from self.send_magpie(seat)
        elif card == CAGE or card == TRAP:
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
            able = []
            for animal in animals:
                if not animal & GIVEN and (animal & 3 == BADGER) == (card == BONE):
                    if animal not in able:
                        able.append(animal)
            if not able:
                break
            animal = able[(yield from self.target(seat, "gives", [(seat, one) for one in able]))]
            loose[card - BONE] -= 1
            animals[animals.index(animal)] |= card - MALE << 2
            yield Tell("associated", seat, card=TYPES[card], animal=TYPES[animal & 3])

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
        kept = bytearray()
        for animal in self.animals[seat]:
            if animal & 3:
                lost += stack(animal)
            else:
                kept.append(animal)
        if lost:
            self.animals[seat] = kept
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
            for card in (WHEAT, WEEVIL, BONE, TWIG):
                if self.loose[owner][card - BONE] and (owner != seat or card < TWIG and card > BONE):
                    targets.append((owner, card))
        self.discards[MAGPIE] += 1
        if not targets:
            yield Tell("no_target", seat, stop=True, card="magpie")
            return
        owner, card = targets[(yield from self.target(seat, "magpie", targets, TYPES))]
        self.loose[owner][card - BONE] -= 1
        told = {"card": TYPES[card], "victim": self.colours[owner]}
        if card == WHEAT or card == WEEVIL:
            self.discards[card] += 1
            yield Tell("magpie_eats", seat, stop=True, **told)
        elif (yield Choose("keep", seat, ["keep", "discard"], **told)) == "keep":
            yield Tell("magpie_steals", seat, stop=True, **told)
            yield from self.receive(seat, card)
        else:
            self.discards[card] += 1
            yield Tell("magpie_discards", seat, stop=True, **told)

    def lock(self, seat, card):
        """TB-28..30, 32: a cage on a badger, a trap on a hamster: another's is stolen with all that
        lies on it, one's own is kept from thieves. What is locked already is out of reach."""
        targets = []
        for owner in self.others_first(seat):
            for animal in self.animals[owner]:
                if not animal & LOCKED and (animal & 3 == BADGER) == (card == CAGE):
                    if (owner, animal) not in targets:
                        targets.append((owner, animal))
        if not targets:
            self.discards[card] += 1
            yield Tell("no_target", seat, stop=True, card=TYPES[card])
            return
        owner, animal = targets[(yield from self.target(seat, TYPES[card], targets))]
        # MicroPython's bytearray has no remove.
        kept = list(self.animals[owner])
        kept.remove(animal)
        self.animals[owner] = bytearray(kept)
        self.animals[seat].append(animal | LOCKED)
        told = {"card": TYPES[card], "cards": names(stack(animal))}
        if owner == seat:
            yield Tell("protects", seat, stop=True, **told)
        else:
            yield Tell("steals", seat, stop=True, victim=self.colours[owner], **told)
        yield from self.learn_points(card)
        yield from self.live_together(seat)

    def others_first(self, seat):
        """Seats clockwise from the next one, the player's own last."""
        count = len(self.colours)
        return [(seat + step) % count for step in range(1, count + 1)]

    def target(self, seat, what, targets, words=None):
        """Ask which of `targets`, (owner, card) each; no question when there is only one. An option
        names the owner, the card and what hangs on it: texts o.target.<n>, w.a.<animal>."""
        if len(targets) == 1:
            return 0
        options, tints, values = [], {}, {}
        for number, (owner, card) in enumerate(targets):
            key = str(number + 1)
            options.append(key)
            tints[key] = self.colours[owner]
            values[key] = [self.colours[owner], words[card] if words else "a." + str(card)]
        return int((yield Choose("target", seat, options, tints, what="for." + what, **values))) - 1

    # --- points -----------------------------------------------------------------------------

    def learn_points(self, card):
        """TB-39: the points printed on a card that no source gives."""
        if self.points[card] == UNTOLD:
            fact = Fact("points", "tb.points." + TYPES[card], -5, 5, 0, card=TYPES[card])
            self.points[card] = yield fact
            if fact.assumed:
                self.assumed.append(fact.name)

    def printed(self, card):
        return 0 if self.points[card] == UNTOLD else self.points[card]

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
                other += self.printed(card)
        for card in (BONE, WHEAT, WEEVIL):
            other += loose[card - BONE] * self.printed(card)
        twigs = loose[TWIG - BONE]
        return (
            badgers * self.points[BADGER],
            (females + males) * self.points[MALE],
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

    def scores(self):
        return [sum(self.reasons(seat)) for seat in range(len(self.animals))]
