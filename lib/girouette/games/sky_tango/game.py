# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango: rows of suns and moons, eclipses, and the last round.

The cards stay in the players' hands: the device knows how many each holds, never which. As referee
it mirrors the rows and offers what some card not yet seen could do (referee.py, rows.py); as
companion it only keeps the counts (companion.py). Both have `act`, one action of a turn, and
`count_left`, what a player has left at the end. A row has a number: twice its owner's seat, plus 1
for the Moon.
"""

from girouette.game import COLOURS
from girouette.game import Game as BaseGame
from girouette.games.sky_tango.rows import ALL_VALUES, count
from girouette.questions import Choose, Heading, Number, Tell

CARDS = 68
HAND = 5
ECLIPSES = 5  # of each heavenly body
BODIES = ("sun", "moon")
ROWS = ("sun1", "moon1", "sun2", "moon2", "sun3", "moon3", "sun4", "moon4")


class Game(BaseGame):
    def __init__(self):
        BaseGame.__init__(self)
        self.phase = "setup"
        self.referee = False
        self.level = None  # the module that takes the turns
        self.starts_others = True  # ST-07
        self.past_eclipse = True  # ST-19
        self.voluntary = False  # ST-27
        self.first = 0
        self.active = -1
        self.ending = -1  # the seat that found nothing to draw
        self.turns_left = 0  # of the last round
        self.hands = []  # by seat: how many cards
        self.draw = CARDS
        self.discard = 0
        self.collected = []  # by seat: cards of Sun and Moon
        self.boxed = 0  # eclipses that left under collected cards, as far as known
        self.left_rows = []  # by seat, companion: cards of Sun and Moon counted at the end
        self.left_hand = []  # by seat, the same of the hand
        # What only the referee knows:
        self.rows = []
        self.row = -1  # the one that is being dealt with
        self.unseen = [ALL_VALUES, ALL_VALUES]  # by body: not on the table, collected or thrown
        self.eclipses = [ECLIPSES, ECLIPSES]  # by body: not yet seen
        self.thrown = [0, 0]  # by body: values lying open in the discard
        self.thrown_eclipses = [0, 0]
        self.assumed = [0, 0]  # by body: values whose animal nobody could tell

    # --- the script -------------------------------------------------------------------------

    def script(self):
        yield from self.setup()
        seat = self.first
        while self.ending < 0:
            if seat == self.first:
                self.round += 1
                yield Heading("round", round=self.round)
            yield from self.turn(seat)
            seat = self.after(seat)
        yield from self.last_round()
        yield from self.count_up()

    def setup(self):
        """ST-01, 02, 38: who plays, five cards each, the youngest begins."""
        seats = yield Number("players", None, 2, 4, 2)
        yield from self.take_colours(seats, COLOURS)
        self.referee = (yield Choose("level", None, ["companion", "referee"])) == "referee"
        # Only the level that is played is loaded.
        if self.referee:
            from girouette.games.sky_tango import referee as level

            yield from self.settings()
        else:
            from girouette.games.sky_tango import companion as level
        self.level = level
        if seats == 4:
            yield Tell("teams", stop=True, **self.names())
        yield Tell("setup", stop=True)
        self.hands = [HAND] * seats
        self.draw -= HAND * seats
        self.collected = [0] * seats
        self.left_rows = [0] * seats
        self.left_hand = [0] * seats
        self.rows = [[] for _ in range(2 * seats)]
        self.first = self.colours.index((yield Choose("youngest", None, list(self.colours))))

    def settings(self):
        """ST-07, 19, 27: readings of the rulebook that a table may choose."""
        while True:
            choice = yield Choose(
                "options",
                None,
                ["go", "others", "past", "voluntary"],
                others="yes" if self.starts_others else "no",
                past="yes" if self.past_eclipse else "no",
                voluntary="yes" if self.voluntary else "no",
            )
            if choice == "go":
                break
            elif choice == "others":
                self.starts_others = not self.starts_others
            elif choice == "past":
                self.past_eclipse = not self.past_eclipse
            else:
                self.voluntary = not self.voluntary

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
            for body in range(2):
                self.unseen[body] |= self.thrown[body]
                self.eclipses[body] += self.thrown_eclipses[body]
                self.thrown[body] = self.thrown_eclipses[body] = 0
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
        if not cards and not self.hands[seat]:
            yield Tell("nothing", seat)
            return
        self.discard += cards + self.hands[seat]
        hand, self.hands[seat] = self.hands[seat], 0
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
        _, body, card = name.split(".")
        self.assumed[BODIES.index(body)] &= ~(1 << int(card))

    # --- the end ----------------------------------------------------------------------------

    def count_up(self):
        """ST-32..37, 41, 43: what was collected, less what is left in rows and hand."""
        self.phase = "count"
        yield Heading("count")
        for seat in range(len(self.colours)):
            yield from self.level.count_left(self, seat)
            yield Tell(
                "counted",
                seat,
                collected=self.collected[seat],
                rows=self.in_rows(seat),
                hand=self.left_hand[seat],
                score=self.scores()[seat],
            )
        yield from self.winners()

    def count_hand(self, seat, low, high):
        """ST-34: cards of Sun and Moon in hand; no question when only one number is possible."""
        self.left_hand[seat] = high
        if low < high:
            self.left_hand[seat] = yield Number("left_hand", seat, low, high, high)

    def winners(self):
        """ST-36, 37, 41: most points, then most cards whether they count for or against."""
        seats = len(self.colours)
        scores = self.scores()
        cards = [
            self.collected[seat] + self.in_rows(seat) + self.left_hand[seat]
            for seat in range(seats)
        ]
        if seats == 4:
            scores = [scores[seat] + scores[seat - 2] for seat in range(4)]
            cards = [cards[seat] + cards[seat - 2] for seat in range(4)]
        self.rank(scores, [(n,) for n in cards])
        if seats == 4:
            # Partners share their rank; only the other team could share the victory.
            self.shared = self.ranking[3][2] == 1
            self.ranking = [(seat, score, min(rank, 2)) for seat, score, rank in self.ranking]
        won = [self.colours[seat] for seat, _, rank in self.ranking if rank == 1]
        tied = scores.count(max(scores)) > len(won)
        key = "end_shared" if self.shared else "end_tie" if tied else "end"
        best = self.ranking[0]
        values = {"winners": won, "n": len(won), "score": best[1], "cards": cards[best[0]]}
        yield Heading(key, stop=True, **values)

    # --- what the state says ----------------------------------------------------------------

    def names(self):
        """The players' colours, for the texts of rows' names."""
        return {"p" + str(seat + 1): colour for seat, colour in enumerate(self.colours)}

    def own_rows(self, seat):
        return (2 * seat, 2 * seat + 1)

    def in_rows(self, seat):
        """ST-33: cards of Sun and Moon in a player's rows, covered ones too."""
        if not self.referee:
            return self.left_rows[seat]
        return sum([count(self.rows[row])[0] for row in self.own_rows(seat)])

    def scores(self):
        """ST-32..35: collected cards less those in rows and, once counted, in hand."""
        return [
            cards - self.in_rows(seat) - self.left_hand[seat]
            for seat, cards in enumerate(self.collected)
        ]

    def status(self):
        # Only asked for over a cable: not kept in memory.
        from girouette.games.sky_tango.status import status

        return status(self)
