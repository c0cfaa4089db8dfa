# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower: the state, the turn, the wind and the cards of a hand.

The towers stand in the corners, clockwise: 0 north-west, red; 1 north-east, purple; 2 south-east,
blue; 3 south-west, green. A direction is where the wind blows to, 0 north, 1 east, 2 south, 3 west,
so that direction d threatens towers d and d + 1. Seats are the manned towers in that order.

One script serves both levels. What touches the board goes through `self.board`: the players' own
(companion.py: told, and asked which roof burns) or the device's (board.py: legal squares only).

What does not come every turn is a part: setup.py, the wind die and wind cards (winds.py), burning
towers and storms (fires.py), event cards (events.py) and the end (ending.py).
"""

from girouette import game as base
from girouette import parts
from girouette.questions import Choose, Heading, Number, Tell

# The wind cards, which are the keys of the directions, then the other action cards; pages.py knows
# how many there are of each. A list: a tuple of constants would hold a second copy of every text.
CARDS = ["n", "e", "s", "w", "explosion", "snag", "flare", "ember", "air_drop", "engine", "jumper",
         "dozer", "scratch", "reforest"]  # fmt: skip


class Game(base.Game):
    package = "girouette.games.fire_tower"
    wood = ()  # eliminated seats that won by Shadow of the Wood
    # Options that few change.
    mutual_aid = False
    ablaze = False
    discards = "all_cards"  # or "five": FT-19, the literal reading

    def __init__(self):
        base.Game.__init__(self)
        self.storms = "whole"
        self.shadow = 0  # the card: 0 left out, 1 waiting, 2 in the pile, 3 played
        self.teams = False
        self.referee = False
        self.board = None
        self.towers = []  # by seat
        self.burnt_at = []  # by seat: 0 standing, else 1 for the first that burnt, ...
        self.fallen = []  # (victim, burner) of roofs on fire that are not followed up yet
        self.buckets = 0  # bit by seat: used
        self.hand = 5
        self.hands = []  # cards by seat
        self.pile = 0
        self.seen = bytearray(len(CARDS))  # played since the last shuffle, by kind
        self.drawer = -1  # who drew last: the likely owner of an event card
        self.first = 0
        self.active = -1
        self.before = -1  # whose turn it was before
        self.opened = False  # between two steps of a turn: where corrections.py may come in
        self.asked = ("", [], False)  # what `moment` asks there
        self.wind = -1
        self.wind_by = ""
        self.wind_turn = 0

    # --- the script -------------------------------------------------------------------------

    def script(self):
        yield from self.part("setup")
        fell = False
        while self.active >= 0:
            # Who fell before doing anything had no turn: the one before is still the last.
            fell = not (yield from self.turn(fell))
            if not fell:
                self.before = self.active
            self.active = -1 if self.over() else self.players(self.after(self.active))[0]
        yield from self.part("ending")

    def turn(self, late):
        """FT-14..21: the wind spreads the fire, then one action; the Bucket at any moment. False
        where the player fell before doing anything: then the next turn is `late`, too."""
        self.round += 1
        yield Heading("turn", self.active, turn=self.round, wind=self.wind_key())
        self.phase = "spread"
        key = "turn"
        if self.referee:
            key = "action"
            choice = None
            while choice != "spread":
                asked = choice or len(self.offers("begin", ["spread"], late)) > 1
                if asked and not (yield from self.moment("begin", ["spread"], choice, late)):
                    return False
                choice = yield from self.board.spread()
            if self.fallen:
                yield from self.part("fires")
                if not self.plays(self.active):
                    return True
        self.phase = "action"
        action = yield from self.moment(key, ["card", "wind", "discard"])
        if not action:
            return self.referee
        seat = self.active
        spent = yield from self.act(seat, action)
        self.hands[seat] -= spent or 1
        if self.fallen:
            yield from self.part("fires")
            if not self.plays(seat):
                return True
        # FT-19: the hand is full again at the end of the turn.
        yield from self.draw(seat, self.hand - self.hands[seat])
        if self.referee and len(self.offers("finish", ["end"], False)) > 1:
            yield from self.moment("finish", ["end"])
        return True

    def moment(self, key, options, choice=None, late=False):
        """One of `options`, after all that may come in between, `choice` first; None where that
        puts the player out of the game. Whose turn it is may be corrected while the question
        stands."""
        while True:
            if not choice:
                offered = self.offers(key, options, late)
                if len(offered) == 1:
                    return options[0]
                question = self.ask(key, offered)
                self.asked = (key, options, late)
                question.again = self.ask_again
                self.opened = True
                choice = yield question
                self.opened = False
            seat = self.active
            if choice in options or choice == "abandon":
                return choice
            if choice == "event":
                late = True
                yield from self.event()
            elif choice == "burn":
                yield from self.board.burn(seat)
                yield from self.part("fires")
            else:
                if choice == "before":
                    seat = self.before
                self.buckets |= 1 << seat
                yield Tell("bucket", seat)
                yield from self.board.play(seat, "bucket")
            if not self.plays(self.active):
                return None
            choice = None

    def asides(self, late=True):
        """FT-47: an event drawn at the end of a turn is told before the next one does anything, by
        who has drawn it: no press for it every turn. FT-21: so is the Bucket of the turn before,
        where `late` things are asked for."""
        asides = ["event"] if self.drawer >= 0 and self.events() else []
        before = self.before
        full = late and before >= 0 and before != self.active and not self.buckets >> before & 1
        if full and self.plays(before) and self.board.near_tower(before):
            asides.append("before")
        return asides

    def offers(self, key, options, late):
        """`options`, and what may come in between: a Bucket (FT-21), an event card just drawn
        (FT-47), and where the players keep the board a tower that burns (FT-41) and the Bucket of
        the turn before. Who has emptied the Bucket may also turn reckless (FT-39). `late`: after an
        event of the turn before, whose Bucket is worth a question then (FT-47)."""
        seat = self.active
        offered = list(options)
        if not self.buckets >> seat & 1:
            if self.board.near_tower(seat):
                offered.append("bucket")
        elif len(options) > 1 and self.hands[seat] > 2 and self.board.desperate(seat):
            offered.append("abandon")
        if key == "turn":
            # The likelier, the nearer to the end: it is one step back from the first.
            asides = self.asides()
            asides.reverse()
            return offered + asides + ["burn"]
        # At a turn's end, or before its first step, nobody is asked for what is only rare.
        asked = key == "action" or len(offered) > 1
        if key == "begin" and (asked or late):
            asides = self.asides()
            if asked or "before" in asides:
                offered += asides
        elif asked:
            offered += self.asides(False)
        return offered

    def ask(self, key, offered):
        # With nobody before it is anybody's colour: then nothing shows it.
        before = self.colours[self.before]
        return Choose(key, self.active, offered, wind=self.wind_key(), before=before)

    def ask_again(self):
        """The question that stands, after a correction."""
        return self.ask(self.asked[0], self.offers(*self.asked))

    def event(self):
        """FT-47..59: an event card that was drawn."""
        phase = self.phase
        drawer = yield from self.part("events")
        if drawer >= 0:
            yield from self.part("fires", drawer)
            # FT-51: then all may change any number of cards. Here, where no part is in use: these
            # questions are asked of everybody.
            for seat in [] if self.over() else self.players(drawer):
                cards = yield Number("redraw", seat, 0, self.hands[seat])
                if cards:
                    self.hands[seat] -= cards
                    yield Tell("discard", seat, cards=cards)
                    yield from self.draw(seat, cards)
        if self.fallen:
            yield from self.part("fires")
        self.phase = phase

    # --- what a player does -----------------------------------------------------------------

    def act(self, seat, action):
        """FT-18: the script of one card, or of cards thrown away for as many new ones. It gives how
        many leave the hand, where that is not one."""
        if action == "card":
            return self.board.card(seat)
        if action == "wind":
            return self.part("winds", seat)
        return self.throw_away(seat, action)

    def throw_away(self, seat, action):
        if action == "discard":
            most = self.hands[seat]
            if self.discards == "five":
                most = min(most, 5)
            cards = yield Number("discard", seat, 1, most, min(2, most))
            yield Tell("discard", seat, cards=cards)
            return cards
        # FT-39: three Water or three Firebreak cards for two gems; the second may chain.
        yield Tell("abandon", seat)
        for _ in range(2):
            yield from self.board.gem(seat, -1, False)
        return 3

    def draw(self, seat, count):
        """FT-09, 18: from the pile, which is made anew of the discards when it is empty; what there
        is to tell of it."""
        tells = []
        if count > 0:
            self.hands[seat] += count
            self.drawer = seat
            self.pile -= count
            if count > 1:
                tells.append(Tell("draws", seat, cards=count))
            if self.pile <= 0:
                self.shuffle()
                tells.append(Tell("reshuffle", stop=True))
        return tells

    def shuffle(self):
        """FT-09, 56: all that is in no hand is the new pile, a Shadow of the discards too."""
        if self.shadow == 3:
            self.shadow = 2
        self.pile = 52 + len(self.events()) - sum(self.hands)
        self.seen = bytearray(len(CARDS))

    # --- wind -------------------------------------------------------------------------------

    def wind_key(self):
        return CARDS[self.wind]

    # --- what the state says ----------------------------------------------------------------

    def standing(self):
        standing = []
        for seat, when in enumerate(self.burnt_at):
            if not when:
                standing.append(seat)
        return standing

    def plays(self, seat):
        """FT-63: in teams one plays on without a tower."""
        return not self.over() and (self.teams or not self.burnt_at[seat])

    def over(self):
        """FT-45, 62: one tower left, or one team."""
        burnt_at = self.burnt_at
        if self.teams:
            return 0 not in burnt_at[::2] or 0 not in burnt_at[1::2]
        return burnt_at.count(0) < 2

    def players(self, seat):
        """FT-12: everybody who plays, clockwise from a seat."""
        players = []
        count = len(self.burnt_at)
        for player in range(seat, seat + count):
            player %= count
            if self.teams or not self.burnt_at[player]:
                players.append(player)
        return players

    def burns(self, victim, burner):
        """A gem lies on a roof: noted, for fires.py."""
        for seat, _ in self.fallen:
            if seat == victim:
                return
        if not self.burnt_at[victim]:
            self.fallen.append((victim, burner))

    def events(self):
        """The event cards that may be drawn."""
        events = ["firestorm"] if self.storms == "whole" else []
        if self.mutual_aid:
            events.append("mutual_aid")
        if self.shadow == 2:
            events.append("shadow")
        return events

    def scores(self):
        return parts.of(self.package, "views").scores(self)
