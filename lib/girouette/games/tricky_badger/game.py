# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tricky Badger: five rounds of nine tricks, each for one card of the Collection.

As a companion the device is told what is won and by whom; as a referee it is told every leaf card
and says who won (trick.py). What lies before the players, and what the cards do to each other
there, is the same for both. What does not come every trick is a part: setup.py, a round's beginning
and end (rounds.py), the cards that are played on others (targets.py), the end (ending.py), and what
is put right in mid-game (corrections.py). Where people choose for long no part is held.

A card is its place in TYPES. An animal and what lies on it are one byte:
    bits 0-1    badger, female or male
    bits 2-3    0, or the bone (1), wheat (2) or weevil (3) that it was given
    bit 4       locked: a badger in a cage, a hamster in a trap
Other cards are loose and counted by type.
A card of the virtual Collection deck is type * 2, plus 1 when its arrow points down.
"""

from girouette import game as base
from girouette import parts
from girouette.questions import Choose, Number, Tell

TYPES = ("badger", "female", "male", "bone", "wheat", "weevil", "twig", "magpie", "cage", "trap")
ARROWS = ("up", "down")
_BADGER = 0
_MALE = 2
_BONE = 3
_WHEAT = 4
_WEEVIL = 5
_TWIG = 6
_MAGPIE = 7
_CAGE = 8
_TRAP = 9
_KIND = 3  # the bits of an animal's byte
_GIVEN = 12
_LOCKED = 16
_DECK = 53
_LEFT = 3


def stack(animal):
    """The cards of an animal's stack, the animal first."""
    cards = [animal & _KIND]
    if animal & _GIVEN:
        cards.append(_MALE + (animal >> 2 & 3))
    if animal & _LOCKED:
        cards.append(_TRAP if animal & _KIND else _CAGE)
    return cards


class Game(base.Game):
    package = "girouette.games.tricky_badger"
    # Other readings of the rulebook, as options.
    eaten = False  # TB-22: hamsters are eaten or quarrel before they are fed
    discard = False  # TB-32: a cage or a trap may be discarded instead
    weevils = False  # TB-34: a weevil eats loose wheat from a hamster's stack, too
    virtual = False  # the device deals the Collection

    referee = False
    trick = 0
    first = 0  # who holds the First Player card
    prize = ""
    arrow = ""
    face_up = 0
    unseen = 0  # cards that were put up without the device's knowing: corrections.py

    def __init__(self):
        base.Game.__init__(self)
        self.leaves = ["leaf.pink"]  # leaf colours in the game
        self.tints = {}  # the light of each, for the questions of a referee
        self.table = []  # leaf colours of this trick, in playing order
        # By leaf colour, of this round: bit v for a value v that was told, and from bit 12 on how
        # many cards were played.
        self.gone = []
        self.voids = bytearray()  # seat * 5 + leaf colour: the trick that showed it had none
        self.dealt = []  # virtual only: the cards face up
        self.animals = []  # by seat: one byte a stack, see above
        self.loose = []  # by seat: how many of each type up to twigs lie without an animal
        self.deck = bytearray()  # virtual only: how many of each card are left
        self.seen = bytearray(len(TYPES))  # how many of each type were put up so far
        self.discards = bytearray(len(TYPES))

    # --- the script -------------------------------------------------------------------------

    def script(self):
        yield from self.part("setup")
        for self.round in range(1, 6):
            yield from self.part("rounds", False)
            while self.trick < 9:
                self.trick += 1
                self.phase = "prize"
                yield from self.choose_prize()
                winner = yield from self.play_trick()
                self.phase = "effect"
                card = TYPES.index(self.prize)
                self.prize = self.arrow = ""
                # TB-17, 19: the winner's card does what it does.
                if card < _MAGPIE:
                    yield from self.receive(winner, card)
                else:
                    # Looked for, chosen, played on.
                    targets = yield from self.part("targets", winner, card, ())
                    if targets:
                        target = yield from self.target(winner, card, targets)
                        yield from self.part("targets", winner, card, target)
                # TB-18: the First Player card goes round, whoever won; also after a ninth trick.
                self.first = self.after(self.first)
            yield from self.part("rounds", True)
        # TB-38: of the deck there are three left, after five rounds of ten cards.
        self.phase = "end"
        left = _LEFT
        if not self.virtual:
            left = yield Number("left", None, 0, _DECK, _LEFT)
        yield from self.part("ending", left, _LEFT)

    def play_trick(self):
        """TB-09..17: the seat that won. Without a referee the table knows it."""
        if self.referee:
            winner = yield from self.part("trick")
        else:
            # Mostly who put up what he likes, then led the leaf that wins it.
            colours = list(self.colours)
            question = Choose("winner", None, colours, None, self.first, card=self.prize)
            question.in_words = True
            winner = self.colours.index((yield question))
            yield Tell("takes", winner, card=self.prize)
        return winner

    def choose_prize(self):
        """TB-08: the first player chooses one face-up card; its arrow counts for a referee."""
        self.table = []
        offered = list(TYPES)
        if self.virtual:
            offered = [card for card in offered if self.arrows_of(card)]

        def again():
            question = Choose("prize", self.first, offered)
            question.in_words = True
            if not self.virtual:
                # Animals, what they eat, the rest: texts p.<first card>.
                question.in_thirds = range(len(TYPES))
            return question

        question = again()
        question.again = again
        prize = yield question
        self.phase = "play"
        arrows = self.arrows_of(prize)
        if len(arrows) == 1:
            self.arrow = arrows[0]
        elif arrows:
            self.arrow = yield Choose("arrow", self.first, arrows, card=prize)
        self.prize = prize
        card = TYPES.index(prize)
        self.seen[card] += 1
        self.face_up -= 1
        if self.virtual:
            self.dealt.remove(card * 2 + ARROWS.index(self.arrow))
        yield Tell("prize", self.first, trick=self.trick, card=prize)

    def arrows_of(self, card):
        """The arrows that a face-up card of a type may have, none where nobody needs to know."""
        if not self.virtual:
            return list(ARROWS) if self.referee else []
        arrows = []
        for down, arrow in enumerate(ARROWS):
            if TYPES.index(card) * 2 + down in self.dealt:
                arrows.append(arrow)
        return arrows

    # --- a card comes in --------------------------------------------------------------------

    def receive(self, seat, card):
        """TB-19: the card joins the collection."""
        yield from self.learn_points(card)
        if card <= _MALE:
            self.animals[seat].append(card)
        else:
            self.loose[seat][card] += 1
        yield from self.live_together(seat)

    def live_together(self, seat):
        """TB-36: everything that may follow from a gain, won or stolen: the same steps in the same
        order, whatever came, and told in that order to who moves the cards. What can be associated
        is so at once, and is lost together (TB-20, 22)."""
        yield from self.associate(seat, (_BONE,) if self.eaten else (_BONE, _WHEAT, _WEEVIL))
        if self.hungry(seat):
            yield from self.lose_hamsters(seat, "eaten")
        # TB-25: two males, and all hamsters are gone.
        if self.kinds(seat)[_MALE] > 1:
            yield from self.lose_hamsters(seat, "quarrel")
        if self.eaten:
            yield from self.associate(seat, (_WHEAT, _WEEVIL))
        # TB-34: weevils without a hamster, or with the option all of them, eat every loose wheat.
        loose = self.loose[seat]
        count = loose[_WHEAT]
        if count and (loose[_WEEVIL] or self.weevils and self.kinds(seat)[3]):
            loose[_WHEAT] = 0
            self.discards[_WHEAT] += count
            yield Tell("weevils", seat, stop=True, count=count)

    def hungry(self, seat):
        """TB-22, 31: a badger without a bone, caged or not, eats every hamster, trapped or not."""
        animals = self.animals[seat]
        return _BADGER in animals or _BADGER | _LOCKED in animals

    def in_danger(self, seat):
        """Are hamsters about to be lost? Then each step to it waits for a press, in its order."""
        _, females, males, _ = self.kinds(seat)
        return males > 1 or females + males > 0 and self.hungry(seat)

    def associate(self, seat, cards):
        """TB-20, 21, 23: a bone on a badger, a food on a hamster, at once and for good."""
        loose = self.loose[seat]
        animals = self.animals[seat]
        for card in cards:
            while loose[card]:
                partners = self.partners(seat, card)
                if not partners:
                    break
                _, animal = yield from self.target(seat, card, partners)
                loose[card] -= 1
                animals[animals.index(animal)] |= card - _MALE << 2
                told = {"card": TYPES[card], "animal": TYPES[animal & _KIND]}
                yield Tell("associated", seat, stop=self.in_danger(seat), **told)

    def partners(self, seat, card):
        """TB-20, 28..30: the animals that a card may be put on, as targets, alike ones once. Bones
        and cages are for badgers, food and traps for hamsters; one of each sort on an animal."""
        found = []
        for animal in sorted(self.animals[seat]):
            taken = animal & (_LOCKED if card >= _CAGE else _GIVEN)
            fits = (animal & _KIND == _BADGER) == (card in (_BONE, _CAGE))
            if fits and not taken and (seat, animal) not in found:
                found.append((seat, animal))
        return found

    def lose_hamsters(self, seat, why):
        """TB-21: all hamsters, with everything associated."""
        cards = []
        for animal in list(self.animals[seat]):
            if animal & _KIND:
                self.animals[seat].remove(animal)
                for card in stack(animal):
                    self.discards[card] += 1
                    cards.append(TYPES[card])
        if cards:
            yield Tell(why, seat, stop=True, cards=cards)

    def target(self, seat, card, cards):
        """Ask which of `cards`, (owner, card) each; no question when there is only one, but for a
        cage or a trap (TB-32), which with the option may be discarded: None. An option names the
        owner, the card and what hangs on it: texts o.target.<n>, w.a.<animal>."""
        if len(cards) == 1 and card < _CAGE:
            return cards[0]
        options, tints, values = [], {}, {"what": "for." + TYPES[card]}
        # The cursor starts on the richest of another one's, of who has most points.
        scores = self.scores()
        start, most = 0, ()
        for owner, what in cards:
            worth = len(stack(what)) if card >= _CAGE else what == _BONE
            worth = (owner != seat, worth, scores[owner])
            if worth > most:
                start, most = len(options), worth
            key = str(len(options) + 1)
            options.append(key)
            tints[key] = self.colours[owner]
            what = TYPES[what] if card == _MAGPIE else "a." + str(what)
            values[key] = [self.colours[owner], what]
        if card >= _CAGE and self.discard:
            options.append("discard")
        answer = yield Choose("target", seat, options, tints, start, **values)
        return None if answer == "discard" else cards[int(answer) - 1]

    # --- points -----------------------------------------------------------------------------

    def learn_points(self, card):
        """TB-39: no source gives the points printed on food, bones, cages and traps: they are asked
        when the first such card is kept."""
        name = "tb.points." + TYPES[card]
        if name not in self.learned and (_BONE <= card <= _WEEVIL or card >= _CAGE):
            # Loaded here: most boxes have been asked before, and never need it.
            fact = parts.core("fact").Fact
            yield from fact("points", name, -5, 5, 0, card=TYPES[card]).learn(self)

    def points_of(self, card):
        """Printed on it, as far as it was asked."""
        return self.learned.get("tb.points." + TYPES[card], 0)

    def reasons(self, seat):
        """TB-24, 25, 27, 33, 34, 39: a player's points for badgers, hamsters, a pair, fed hamsters,
        twigs, and printed on other cards."""
        badgers, females, males, _ = self.kinds(seat)
        loose = self.loose[seat]
        food = 0
        other = 0
        for animal in self.animals[seat]:
            if animal & _KIND and animal & _GIVEN:
                food += 1
            for card in stack(animal)[1:]:
                other += self.points_of(card)
        for card in range(_BONE, _TWIG):
            if loose[card]:
                other += loose[card] * self.points_of(card)
        twigs = loose[_TWIG]
        return (
            badgers * 3,
            females + males,
            1 if females and males else 0,
            food,
            twigs * (2 if twigs >= 5 else -1),
            other,
        )

    def kinds(self, seat):
        """How many badgers, females and males, and how many of these have a weevil."""
        kinds = [0, 0, 0, 0]
        for animal in self.animals[seat]:
            kinds[animal & _KIND] += 1
            if animal & _GIVEN == _GIVEN:
                kinds[3] += 1
        return kinds

    def scores(self):
        scores = []
        for seat in range(len(self.animals)):
            scores.append(sum(self.reasons(seat)))
        return scores
