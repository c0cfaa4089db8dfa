# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango: rows of suns and moons, eclipses, and the last round.

The cards stay in the players' hands: the device knows how many each holds, never which. As referee
it mirrors the rows and offers what some card not yet seen could do (referee.py, rows.py); as
companion it only keeps the counts (companion.py). Both have `options`, what may be done in a turn,
and `act`, which does it. setup.py, eclipse.py, collect.py, total.py, pile.py and ending.py are
parts, played in their time; corrections.py puts right what the device believes.
"""

from girouette import game as base
from girouette.games.sky_tango.rows import count
from girouette.questions import Choose, Heading, Tell

CARDS = 68
HAND = 5
LAST = 1  # ST-27: a Total Eclipse may be chosen on a last turn; 0 never, 2 always
COLLECT = 1  # ST-29: who finds nothing to draw may collect; 0 no turn, 2 as any last turn


class Game(base.Game):
    package = "girouette.games.sky_tango"

    # Readings of the rulebook, as options.
    starts_others = True  # ST-07
    past_eclipse = True  # ST-19

    referee = False
    first = 0
    active = -1
    again = False  # an animal obliges the active player to one more card
    open = 0  # what may be corrected while the question stands: 1 counts, 2 all
    turns_left = 0  # of the last round
    row = -1  # the one that is being dealt with, if the referee knows it
    # Cards of Sun and Moon in rows, where only the players know, and in hand: ending.py counts.
    left_rows = (0, 0, 0, 0)
    left_hand = left_rows

    def __init__(self):
        base.Game.__init__(self)
        # What every turn asks for: a board finds it sooner here than at the class.
        self.voluntary = LAST  # ST-27: an option, too
        self.finder = COLLECT  # ST-29: the same
        self.ending = -1  # the seat that found nothing to draw
        self.discard = 0
        # Until setup.py deals the cards:
        self.hands = []
        self.collected = []
        self.rows = []

    # --- the script -------------------------------------------------------------------------

    def script(self):
        yield from self.part("setup")
        self.active = self.first
        while self.ending < 0:
            if self.active == self.first:
                self.round += 1
                yield Heading("round", round=self.round)
            yield from self.turn()
            self.active = self.after(self.active)
        yield from self.last_round()
        yield from self.part("ending")

    def turn(self):
        """ST-03, 10, 12: one action; each animal obliges to one more card."""
        self.again = False
        while True:
            if self.ending >= 0:
                self.phase = "last"
                if self.again and not self.hands[self.active]:
                    return  # ST-31: nothing is drawn any more
            else:
                self.phase = "again" if self.again else "turn"
                if not self.hands[self.active] and not (yield from self.draw_hand()):
                    return
            question = self.question()
            choice = question.options[0]
            if choice != "total" and choice != "stuck":
                self.open = 2
                choice = yield question
            # Otherwise nothing else was left: a Total Eclipse comes by itself (ST-25).
            self.open = 1
            self.again = yield from self.level.act(self, choice)
            self.open = 0
            self.row = -1
            if not self.again:
                return
            yield Tell("animal", self.active)

    def question(self):
        """What the active player may do. Made anew when the table was corrected meanwhile."""
        options = self.level.options(self)
        key = "again" if self.again else "turn"
        if self.active == self.ending and self.finder == COLLECT:
            key = "last"
            options = ["collect"] * options.count("collect") + ["pass"]
        question = Choose(key, self.active, options, **self.names)
        question.again = self.question
        return question

    def total(self):
        """ST-27: the Total Eclipse as an option: chosen, or only for who can do nothing else. One
        action a turn: after an animal it is no choice any more."""
        free = self.voluntary > (self.ending < 0) and not self.again
        return "total" if free else "stuck"

    def draw_hand(self):
        """ST-04, 05, 11: five new cards, or fewer. Does the turn go on?"""
        if not self.draw:
            goes_on = yield from self.part("pile")
            if not self.draw or self.hands[self.active]:
                return goes_on
        cards = min(HAND, self.draw)
        self.draw -= cards
        self.hands[self.active] = cards
        # No stop: nobody with an empty hand goes on without.
        yield Tell("draw", self.active, cards=cards)
        return True

    def last_round(self):
        """ST-30: one more turn for everyone but the one who found nothing to draw."""
        self.turns_left = len(self.colours) - 1
        while self.turns_left:
            yield Tell("last_turn", self.active)
            yield from self.turn()
            self.turns_left -= 1
            self.active = self.after(self.active)
        self.active = -1

    def correct(self, name, value):
        """An animal was told or denied later: the turn it was about is over."""

    # --- what the state says ----------------------------------------------------------------

    def own_rows(self, seat):
        return (2 * seat, 2 * seat + 1)

    def in_rows(self, seat):
        """ST-33: cards of Sun and Moon in a player's rows, covered ones too."""
        if not self.referee:
            return self.left_rows[seat]
        sun, moon = self.own_rows(seat)
        return count(self.rows[sun] + self.rows[moon])

    def scores(self):
        """ST-32..35: collected cards less those in rows and, once counted, in hand."""
        scores = []
        for seat, cards in enumerate(self.collected):
            scores.append(cards - self.in_rows(seat) - self.left_hand[seat])
        return scores
