# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A table with real cards: it shuffles, deals, plays by the model, and tells the device."""

from tests.games.sky_tango import model
from tests.games.sky_tango.story import Story

BODIES = ("sun", "moon")


class Table:
    def __init__(self, players, rng):
        self.players = players
        self.rng = rng
        self.deck = [(body, value) for body in BODIES for value in range(1, 30)]
        self.deck += [(body, 0) for body in BODIES for _ in range(5)]
        self.animals = {card for card in self.deck if card[1] and rng.random() < 0.2}
        rng.shuffle(self.deck)
        self.hands = [[self.deck.pop() for _ in range(5)] for _ in range(players)]
        self.rows = {(body, seat): [] for body in BODIES for seat in range(players)}
        self.discard = []
        self.won = [[] for _ in range(players)]
        self.total_eclipses = 0
        self.story = Story(players, asks=True)

    def say(self, answer):
        self.story.do(answer)

    def play(self):
        seat = 0
        last_turns = None
        while last_turns != 0:
            if last_turns is not None:
                last_turns -= 1
            if self.turn(seat, last_turns is not None):
                last_turns = self.players - 1
            seat = (seat + 1) % self.players
        while self.story.question is not None:
            question = self.story.question
            assert question.key == "left_hand"
            self.say(sum(1 for _, value in self.hands[question.seat] if value))

    def turn(self, seat, last):
        """One turn; True when it ends with nothing to draw."""
        again = False
        while True:
            if not self.hands[seat] and not last and not self.draw(seat):
                self.nothing_to_draw(seat, again)
                return True
            if again and not self.hands[seat]:
                return False
            if not self.act(seat, again, last):
                return False
            again = True

    def nothing_to_draw(self, seat, again):
        """The pile is what the device believes; collecting needs no card, but is an action."""
        if any(self.hands):
            assert self.story.question.key == "empty"
            self.say("yes")
        harvest = [] if again else self.harvest(seat)
        if harvest:
            assert self.in_question("last", seat)
            assert self.story.options == ["collect", "pass"]
            if self.rng.random() < 0.5:
                self.collect(seat, *self.rng.choice(harvest))
            else:
                self.say("pass")
        assert not self.in_question("last", seat)

    def harvest(self, seat):
        return [
            (body, stretch)
            for body in BODIES
            for stretch in sorted(model.stretches(self.rows[body, seat]))
        ]

    def draw(self, seat):
        if not self.deck:
            self.deck, self.discard = self.discard, []
            self.rng.shuffle(self.deck)
        self.hands[seat] = [self.deck.pop() for _ in range(min(5, len(self.deck)))]
        return self.hands[seat]

    def may_lie(self, body, owner):
        """Four players: a partner's row of this body, or an own one of the other, forbids it."""
        if self.players < 4 or self.rows[body, owner]:
            return True
        other = BODIES[1 - BODIES.index(body)]
        return not self.rows[body, (owner + 2) % 4] and not self.rows[other, owner]

    def acts(self, seat):
        """Every legal placement of the hand."""
        found = []
        for body, value in self.hands[seat]:
            for owner in range(self.players):
                row = self.rows[body, owner]
                if value and self.may_lie(body, owner):
                    found += [(body, value, owner, at) for at in model.ways(row, value)]
                elif not value:
                    places = range(len(row))
                    found += [(body, 0, owner, at) for at in places if row[at][-1]]
        return found

    def act(self, seat, again, last):
        acts = self.acts(seat)
        harvest = [] if again else self.harvest(seat)
        question = self.story.question
        asked = self.in_question("again" if again else "turn", seat)
        may_choose = last and not again
        if not acts and not harvest or may_choose and asked and self.rng.random() < 0.2:
            # It may have come without a question, when the device could tell by itself.
            if asked:
                self.say("total" if may_choose else "stuck")
            self.total_eclipse(seat)
            return False
        assert asked
        assert ("collect" in question.options) == bool(harvest)
        assert ("total" in question.options) == may_choose
        assert not ("stuck" in question.options and (harvest or may_choose))
        for body, value, owner, _ in acts:
            assert (body + str(owner + 1) if value else "eclipse") in question.options
        if harvest and (not acts or self.rng.random() < 0.5):
            self.collect(seat, *self.rng.choice(harvest))
            return False
        body, value, owner, at = self.rng.choice(acts)
        self.hands[seat].remove((body, value))
        if not value:
            self.eclipse(body, owner, at)
            return False
        return self.place(body, value, owner, at)

    def place(self, body, value, owner, at):
        row = self.rows[body, owner]
        legal = model.ways(row, value)
        self.say(body + str(owner + 1))
        # What is offered fits by the model too, and is nowhere to be seen.
        shown = [card for line in self.rows.items() if line[0][0] == body for card in line[1]]
        for option in self.story.question.options:
            assert model.ways(row, int(option)), (row, option)
            assert not any(int(option) in stack for stack in shown)
        self.say(str(value))
        if len(legal) > 1:
            assert len(self.story.question.options) == len(legal)
            name = at
            if not isinstance(at, str):
                name = str(sum(1 for stack in row[: at + 1] if stack[-1] == 0))
            self.say(name)
        self.rows[body, owner] = legal[at]
        animal = (body, value) in self.animals
        assert self.story.question.name == f"st.{body}.{value}"
        self.say(int(animal))
        return animal

    def eclipse(self, body, owner, at):
        self.say("eclipse")
        if self.story.question.key == "eclipse":
            self.say(body + str(owner + 1))
        self.say(str(self.rows[body, owner][at][-1]))
        self.rows[body, owner][at].append(0)

    def collect(self, seat, body, stretch):
        start, end = stretch
        row = self.rows[body, seat]
        self.say("collect")
        if self.in_question("collect", seat):
            self.say(body + str(seat + 1))
        # Fields of exactly five need no question.
        if self.in_question("from", seat):
            self.say(str(row[start][-1]))
        if self.in_question("to", seat):
            self.say(str(row[end - 1][-1]))
        for stack in row[start:end]:
            self.won[seat] += [(body, card) for card in stack]
        self.rows[body, seat] = row[:start] + row[end:]
        if self.in_question("collect", seat):
            self.say("done")

    def in_question(self, key, seat):
        question = self.story.question
        return question is not None and question.key == key and question.seat == seat

    def total_eclipse(self, seat):
        self.total_eclipses += 1
        self.discard += self.hands[seat]
        self.hands[seat] = []
        for body in BODIES:
            for stack in self.rows[body, seat]:
                self.discard += [(body, card) for card in stack]
            self.rows[body, seat] = []

    def lost(self, seat):
        laid = [card for body in BODIES for stack in self.rows[body, seat] for card in stack]
        return laid + [value for _, value in self.hands[seat]]

    def points(self):
        return [
            sum(1 for _, value in self.won[seat] if value)
            - sum(1 for value in self.lost(seat) if value)
            for seat in range(self.players)
        ]

    def winners(self):
        """Seats of the best score, then of the most cards, in the order of their seats."""
        cards = [
            sum(1 for value in [*self.lost(seat), *(v for _, v in self.won[seat])] if value)
            for seat in range(self.players)
        ]
        keys = list(zip(self.points(), cards, strict=True))
        if self.players == 4:
            keys = [
                tuple(a + b for a, b in zip(keys[seat], keys[seat - 2], strict=True))
                for seat in range(4)
            ]
        return [seat for seat in range(self.players) if keys[seat] == max(keys)]
