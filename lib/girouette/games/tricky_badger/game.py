# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tricky Badger: five rounds of nine tricks, each for one card of the Collection.

As a companion the device is told what is won and by whom; as a referee it is told every leaf card
and says who won (trick.py). What the won cards do is the same for both (collection.py).
A card of the virtual Collection deck is type * 2, plus 1 when its arrow points down.
"""

from girouette.games.tricky_badger.collection import DECK, TYPES, Collections, names
from girouette.games.tricky_badger.trick import PINK, judge, paw, top
from girouette.questions import Chance, Choose, Fact, Heading, Tell

ROUNDS = 5
TRICKS = 9
FACE_UP = 10
ARROWS = ("up", "down")
# The numbers on white paws, as trick.py counts them; 0 is asked when first needed, as a fact:
# name, lowest, highest, and what is assumed until somebody tells.
PAWS = (5, 0, 0, 5)
PAW_FACTS = {1: ("tb.paw.11", 1, 10, 7), 2: ("tb.paw.pink1", 2, 7, 3)}


def leaf_choice(key, seat, leaves, **values):
    """A question for a leaf colour. Its keys begin with "leaf.": a plain colour key is a player."""
    tints = dict([("leaf." + leaf, leaf) for leaf in leaves])
    return Choose(key, seat, ["leaf." + leaf for leaf in leaves], tints, **values)


class Game(Collections):
    def __init__(self):
        Collections.__init__(self)
        self.referee = False
        self.virtual_deck = False
        self.leaves = ["pink"]  # leaf colours in the game
        self.paws = list(PAWS)
        self.phase = "setup"
        self.trick = 0
        self.leader = 0  # holds the First Player card
        self.prize = -1
        self.arrow = ""
        self.table = []  # leaf cards of this trick, in playing order
        self.gone = []  # by leaf colour: values seen this round, bit v for value v
        self.voids = bytearray()  # seat * 5 + leaf colour: the trick that showed it had none
        self.face_up = 0
        self.deck_left = DECK
        self.leftovers = 0  # last cards of rounds that were discarded unseen
        self.deck = bytearray()  # virtual only: how many of each card are left
        self.dealt = []  # virtual only: the cards face up

    # --- the script -------------------------------------------------------------------------

    def script(self):
        yield from self.setup()
        for self.round in range(1, ROUNDS + 1):
            yield from self.deal()
            for self.trick in range(1, TRICKS + 1):
                yield from self.choose_prize()
                if self.referee:
                    winner = yield from self.play()
                else:
                    winner = yield from self.ask_winner()
                self.phase = "effect"
                card, self.prize, self.arrow = self.prize, -1, ""
                yield from self.apply(winner, card)
                # TB-18: the First Player card goes round, whoever won; also after a ninth trick.
                self.leader = self.after(self.leader)
            yield from self.discard_last()
        yield from self.ending()

    # What comes once is loaded for its time only, and nothing here keeps hold of it: the shell may
    # forget these modules when the heap is short.

    def setup(self):
        from girouette.games.tricky_badger.setup import script

        return script(self)

    def ending(self):
        from girouette.games.tricky_badger.ending import script

        return script(self)

    def deal(self):
        """TB-04..06: all leaf cards are shuffled, nine each; ten Collection cards face up."""
        self.phase = "deal"
        self.trick = 0
        count = len(self.colours)
        self.gone = [0] * count
        self.voids = bytearray(count * 5)
        self.deck_left -= FACE_UP
        self.face_up = FACE_UP
        yield Heading("round", self.leader, round=self.round)
        rest = sum([top(leaf) for leaf in range(count)]) - TRICKS * count
        yield Tell("deal", self.leader, stop=True, rest=rest)
        if not self.virtual_deck:
            yield Tell("face_up", self.leader, stop=True)
            return
        self.dealt = []
        for _ in range(FACE_UP):
            place = yield Chance("card", sum(self.deck))
            card = 0
            while place >= self.deck[card]:
                place -= self.deck[card]
                card += 1
            self.deck[card] -= 1
            self.dealt.append(card)
        self.dealt.sort()
        for down, arrow in enumerate(ARROWS):
            cards = names([card >> 1 for card in self.dealt if card & 1 == down])
            yield Tell("dealt", stop=True, cards=cards, arrow="way." + arrow)

    def choose_prize(self):
        """TB-08: the first player chooses one face-up card; its arrow counts for a referee."""
        self.phase = "prize"
        self.table = []
        offered = TYPES
        if self.virtual_deck:
            offered = [TYPES[card] for card in range(len(TYPES)) if self.arrows_of(card)]
        prize = TYPES.index((yield Choose("prize", self.leader, list(offered))))
        arrows = self.arrows_of(prize)
        if len(arrows) == 1:
            self.arrow = arrows[0]
        elif arrows:
            self.arrow = yield Choose("arrow", self.leader, arrows, card=TYPES[prize])
        self.prize = prize
        self.seen[prize] += 1
        self.face_up -= 1
        if self.virtual_deck:
            self.dealt.remove(prize * 2 + ARROWS.index(self.arrow))
        yield Tell("prize", self.leader, trick=self.trick, card=TYPES[prize])

    def arrows_of(self, card):
        """The arrows that a face-up card of a type may have, none where nobody needs to know."""
        if self.virtual_deck:
            return [ARROWS[down] for down in (0, 1) if card * 2 + down in self.dealt]
        return list(ARROWS) if self.referee else []

    def ask_winner(self):
        """TB-17 for a companion: the table knows who won."""
        self.phase = "play"
        winner = yield Choose("winner", None, list(self.colours), card=TYPES[self.prize])
        winner = self.colours.index(winner)
        yield Tell("takes", winner, card=TYPES[self.prize])
        return winner

    def play(self):
        """TB-09..17: a leaf card each, clockwise from the first player; the best one wins."""
        self.phase = "play"
        seat = self.leader
        for _ in self.colours:
            card = yield from self.play_leaf(seat)
            self.table.append(card)
            self.gone[card >> 4] |= 1 << (card & 15)
            yield Tell("plays", seat, value=card & 15, leaf=self.leaf_of(card))
            seat = self.after(seat)
        yield from self.read_paws()
        best, trampled = judge(self.table, self.arrow == "up", self.paws)
        winner = (self.leader + self.table.index(best)) % len(self.colours)
        told = {
            "card": TYPES[self.prize],
            "value": best & 15,
            "leaf": self.leaf_of(best),
            "why": ("trump." if best >> 4 == PINK else "suit.") + self.arrow,
        }
        for number, card in enumerate(trampled):
            told["value" + str(number + 1)] = card & 15
            told["leaf" + str(number + 1)] = self.leaf_of(card)
        yield Tell(("wins", "wins_1", "wins_2")[len(trampled)], winner, stop=True, **told)
        return winner

    def play_leaf(self, seat):
        """TB-09, 10: the colour, then a value of it that nobody has played this round."""
        led = self.table[0] >> 4 if self.table else -1
        while True:
            leaves = [leaf for number, leaf in enumerate(self.leaves) if self.unseen(number)]
            if led < 0:
                question = leaf_choice("lead", seat, leaves)
            else:
                name = self.leaves[led]
                free = name not in leaves or self.voids[seat * 5 + led]
                if not free:
                    leaves.remove(name)
                    leaves.insert(0, name)
                key = "free" if free else "follow"
                question = leaf_choice(key, seat, leaves, leaf="leaf." + name)
            leaf = self.leaves.index((yield question)[5:])
            if (yield from self.is_meant(seat, leaf)):
                break
        if led >= 0 and leaf != led:
            self.voids[seat * 5 + led] = self.trick
        values = [str(value) for value in self.unseen(leaf)]
        return leaf << 4 | int((yield Choose("value", seat, values, leaf=self.leaf_of(leaf << 4))))

    def leaf_of(self, card):
        return "leaf." + self.leaves[card >> 4]

    def unseen(self, leaf):
        """Values of a leaf colour that nobody has played this round."""
        return [value for value in range(1, top(leaf) + 1) if not self.gone[leaf] >> value & 1]

    def is_meant(self, seat, leaf):
        """TB-09: who could not follow a colour earlier this round cannot have it now."""
        trick = self.voids[seat * 5 + leaf]
        if not trick:
            return True
        told = {"leaf": self.leaf_of(leaf << 4), "trick": trick}
        if (yield Choose("revoke", seat, ["again", "stands"], **told)) == "again":
            return False
        self.voids[seat * 5 + leaf] = 0
        yield Tell("revoke", seat, **told)
        return True

    def read_paws(self):
        """TB-14: a paw that no source gives is asked when another card of its colour is there."""
        for card in self.table:
            number = paw(card)
            if number < 0 or len([one for one in self.table if one >> 4 == card >> 4]) < 2:
                continue
            value, leaf = card & 15, self.leaf_of(card)
            if not self.paws[number]:
                name, lo, hi, default = PAW_FACTS[number]
                fact = Fact("paw", name, lo, hi, default, value=value, leaf=leaf)
                self.paws[number] = yield fact
                if fact.assumed:
                    self.assumed.append(name)
            if number in PAW_FACTS and PAW_FACTS[number][0] in self.assumed:
                yield Tell("assume_paw", value=value, leaf=leaf, by=self.paws[number])

    def discard_last(self):
        """TB-07: the tenth card goes."""
        self.phase = "deal"
        self.face_up = 0
        if self.virtual_deck:
            card = self.dealt.pop() >> 1
            self.seen[card] += 1
            self.discards[card] += 1
            yield Tell("last_card", stop=True, card=TYPES[card])
        else:
            self.leftovers += 1
            yield Tell("last", stop=True)

    def correct(self, name, value):
        """The counts of a deck that is being played stay as they were dealt from."""
        part = name.split(".")
        if part[1] == "points":
            self.points[TYPES.index(part[2])] = value
        elif part[1] == "paw":
            self.paws[1 if part[2] == "11" else 2] = value
        if name in self.assumed:
            self.assumed.remove(name)

    def status(self):
        # Only programs that drive the game ask for it: a board never loads it.
        from girouette.games.tricky_badger.status import status

        return status(self)
