# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango: rows of suns and moons, eclipses, and the last round.

The cards stay in the players' hands: the device knows how many each holds, never which. As referee
it mirrors the rows and offers what some card not yet seen could do (referee.py, rows.py); as
companion it only keeps the counts (companion.py). Both have `act`, one action of a turn. setup.py
and ending.py are parts.
"""

from girouette import game as base
from girouette.games.sky_tango.rows import count
from girouette.questions import Heading, Tell

CARDS = 68
HAND = 5


class Game(base.Game):
    package = "girouette.games.sky_tango"

    def __init__(self):
        base.Game.__init__(self)
        self.referee = False
        self.starts_others = True  # ST-07
        self.past_eclipse = True  # ST-19
        self.voluntary = False  # ST-27
        self.first = 0
        self.active = -1
        self.ending = -1  # the seat that found nothing to draw
        self.turns_left = 0  # of the last round
        self.discard = 0
        self.row = -1  # the one that is being dealt with, if the referee knows it
        # Until setup.py deals the cards:
        self.hands = []
        self.collected = []
        self.rows = []

    # --- the script -------------------------------------------------------------------------

    def script(self):
        yield from self.part("setup")
        seat = self.first
        while self.ending < 0:
            if seat == self.first:
                self.round += 1
                yield Heading("round", round=self.round)
            yield from self.turn(seat)
            seat = self.after(seat)
        yield from self.last_round()
        yield from self.part("ending")

    def turn(self, seat):
        """ST-03, 10, 12: one action; each animal obliges to one more card."""
        self.active = seat
        again = False
        while True:
            if self.ending >= 0:
                self.phase = "last"
                if again and not self.hands[seat]:
                    return  # ST-31: nothing is drawn any more
            else:
                self.phase = "again" if again else "turn"
                if not self.hands[seat] and not (yield from self.draw_hand(seat)):
                    return
            again = yield from self.level.act(self, seat, again)
            self.row = -1
            if not again:
                return
            yield Tell("animal", seat)

    def draw_hand(self, seat):
        """ST-04, 05, 11, 28, 29: five new cards, or fewer; with none at all the end is near."""
        if not self.draw and self.discard:
            self.draw, self.discard = self.discard, 0
            if self.referee:
                self.level.shuffle(self)
            yield Tell("shuffle", stop=True, cards=self.draw)
        cards = min(HAND, self.draw)
        if not cards:
            self.ending = seat
            yield Heading("last_round", seat, stop=True)
            return False
        self.draw -= cards
        self.hands[seat] = cards
        yield Tell("draw", seat, stop=True, cards=cards)
        return True

    def throw(self, seat, cards):
        """ST-25, 26: the hand and so many cards of the rows. ST-31: perhaps nothing is left."""
        hand = self.hands[seat]
        if not cards and not hand:
            yield Tell("nothing", seat)
            return
        self.discard += cards + hand
        self.hands[seat] = 0
        key = "total" if self.ending < 0 else "total_last"
        yield Tell(key, seat, stop=True, hand=hand, rows=cards)

    def last_round(self):
        """ST-30: one more turn for everyone but the one who found nothing to draw."""
        seat = self.ending
        self.turns_left = len(self.colours) - 1
        while self.turns_left:
            seat = self.after(seat)
            yield Tell("last_turn", seat)
            yield from self.turn(seat)
            self.turns_left -= 1
        self.active = -1

    def correct(self, name, value):
        """An animal was told or denied later: the turn it was about is over, the doubt too."""
        self.note(name, False)

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
