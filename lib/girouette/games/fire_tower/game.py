# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower: the turn and the cards of a hand.

The towers stand in the corners, clockwise: 0 north-west, red; 1 north-east, purple; 2 south-east,
blue; 3 south-west, green. A direction is where the wind blows to, 0 north, 1 east, 2 south, 3 west,
so that direction d threatens towers d and d + 1. Seats are the manned towers in that order.

One script serves both levels. What touches the board goes through `self.board`: the players' own
(companion.py: told, and asked which roof burns) or the device's (board.py: legal squares only).
The wind and what catches fire are in fires.py, on which this class builds; setup.py, events.py and
ending.py are the steps that do not come every turn.
"""

from girouette.games.fire_tower.fires import CARDS, COUNTS, DIRECTIONS, Fires
from girouette.questions import Choose, Heading, Number, Tell


class Game(Fires):
    # --- the script -------------------------------------------------------------------------

    def script(self):
        yield from self.setup()
        while not self.over():
            yield from self.turn(self.active)
            self.active = self.players_from(self.active + 1)[0] if not self.over() else -1
        yield from self.ending()

    # What does not come every turn is loaded for its time only, and nothing here keeps hold of it:
    # the shell may forget these modules when the heap is short.

    def setup(self):
        from girouette.games.fire_tower.setup import script

        return script(self)

    def event(self):
        from girouette.games.fire_tower.events import script

        return script(self)

    def ending(self):
        from girouette.games.fire_tower.ending import script

        return script(self)

    def turn(self, seat):
        """FT-14..21: the wind spreads the fire, then one action; the Bucket at any moment."""
        self.round += 1
        yield Heading("turn", seat, turn=self.round, wind=self.wind_key())
        self.phase = "spread"
        if self.referee:
            yield from self.moment(seat, "begin", ["spread"])
            if not self.plays(seat):
                return
            yield from self.board.spread(seat)
            yield from self.settle()
            if not self.plays(seat):
                return
        self.phase = "action"
        key = "action" if self.referee else "turn"
        action = yield from self.moment(seat, key, ["wind", "card", "discard"])
        if not self.plays(seat):
            return
        yield from self.act(seat, action)
        yield from self.settle()
        if not self.plays(seat):
            return
        # FT-19: the hand is full again at the end of the turn.
        yield from self.draw(seat, self.hand - self.hands[seat])
        if self.referee:
            yield from self.moment(seat, "finish", ["end"])

    def moment(self, seat, key, wanted):
        """One of `wanted`, after all that may come in between: a Bucket (FT-21), an event card just
        drawn (FT-47), a tower that burns where the players keep the board (FT-41). Who has emptied
        the Bucket may also turn reckless instead (FT-39)."""
        while self.plays(seat):
            options = list(wanted)
            if self.has_bucket(seat):
                if self.board.near_tower(seat):
                    options.append("bucket")
            elif len(wanted) > 1 and self.hands[seat] > 2 and self.board.desperate(seat):
                options.append("abandon")
            if key != "finish" and self.drawer >= 0 and self.events():
                options.append("event")
            if not self.referee:
                options.append("burn")
            if len(options) == 1:
                return options[0]
            choice = yield Choose(key, seat, options, wind=self.wind_key())
            if choice in wanted or choice == "abandon":
                return choice
            if choice == "bucket":
                self.buckets |= 1 << seat
                yield Tell("bucket", seat)
                yield from self.board.bucket(seat)
            elif choice == "event":
                yield from self.event()
            else:
                yield from self.tell_burnt(seat)

    def act(self, seat, action):
        """FT-18: one card, or cards thrown away for as many new ones."""
        cards = 1
        if action == "abandon":
            cards = 3
            yield from self.abandon(seat)
        elif action == "discard":
            most = self.hands[seat]
            cards = yield Number("discard", seat, 1, min(most, 5) if self.five_at_most else most)
            yield Tell("discard", seat, cards=cards)
        else:
            yield from self.play_card(seat, action)
        self.hands[seat] -= cards

    def play_card(self, seat, action):
        """FT-22..37: a wind card here, any other one on the board."""
        if action == "wind":
            yield from self.wind_card(seat)
        else:
            yield from self.board.card(seat)

    def wind_card(self, seat):
        """FT-22..26: set the wind, roll for it, or lay a gem the card's way."""
        card = yield Choose("wind_card", seat, list(DIRECTIONS))
        direction = DIRECTIONS.index(card)
        self.count_card(card)
        uses = ["set", "roll"]
        if self.board.can_spread(direction):
            uses.append("gem")
        use = yield Choose("wind_use", seat, uses, wind=card)
        if use == "gem":
            yield Tell("wind_gem", seat, wind=card)
            yield from self.board.gem(seat, direction)
        elif use == "set" and self.threatens(direction):
            self.blow(direction, self.colours[seat])
            yield Tell("wind_set", seat, wind=card)
        else:
            if use == "set":
                yield Tell("wind_invalid", seat, wind=card)
            new = yield from self.roll(self.wind if use == "roll" else -1)
            self.blow(new, self.colours[seat])
            yield Tell("wind_rolled", seat, wind=self.wind_key())

    def abandon(self, seat):
        """FT-39: three Water or three Firebreak cards for two gems; the second may chain."""
        yield Tell("abandon", seat)
        for _ in range(2):
            yield from self.board.gem(seat, -1, False)

    # --- what the state says ----------------------------------------------------------------

    def has_bucket(self, seat):
        return not self.buckets >> seat & 1

    def count_card(self, card):
        """Cards played since the discard pile was last shuffled in."""
        at = CARDS.index(card)
        self.seen[at] = min(self.seen[at] + 1, COUNTS[at])

    def scores(self):
        """How many others' towers burnt before one's own; in teams, burnt towers of the others."""
        scores = []
        for seat, mine in enumerate(self.burnt_at):
            outlived = 0
            for other, theirs in enumerate(self.burnt_at):
                if self.teams:
                    outlived += theirs > 0 and (seat + other) % 2
                elif theirs and (not mine or theirs < mine):
                    outlived += 1
            # FT-57: those who burnt the last towers from the wood win over everybody.
            scores.append(len(self.burnt_at) if seat in self.wood else outlived)
        return scores

    def status(self):
        # Only programs that drive the game ask for it: a board never loads it.
        from girouette.games.fire_tower.status import status

        return status(self)
