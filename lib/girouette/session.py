# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A running game: it hands the script's questions out and takes the answers in.

The log is the game: one byte an answer, in order, and the marks of codec.py. The path is the log
without what was undone, and without the marks that say so: they carry all that is wanted of it, so
that a restore walks the path alone. A Run is the script walked along a path; the session owns both,
and what undo has to remember (replay.py, a part).

Undo is a shorter path, walked again from its beginning. So that nobody waits for a whole game, a
second Run follows some presses behind: it is brought on while nobody presses (rest), and an undo
takes it from where it is. Chance never re-rolls by an undo: outcomes taken back are kept, and the
same chance question (same place in the game's chance, same key, same size) gets the same outcome.
"""

from girouette import parts
from girouette.codec import AMEND, CORRECT, LAST_ANSWER, TOLD, step_size
from girouette.questions import BadAnswer

_BEHIND = 12  # presses that the follower stays back: an undo walks it over the rest


class Run:
    """A game's script walked along a path, one step of it after the other.

    game, question   the state, and what the script asks now; None when it is over
    at               how far along the path
    rolls            how many outcomes of chance were on it
    tells            what was told since the last person's step
    asked_facts      whether there were any
    facts            (name, lowest, highest value) of each, in order; None where nobody wants to
                     know: the names take room
    """

    def __init__(self, game_class, heard_by=None, facts=None):
        self.heard_by = heard_by  # the session that listens to it, or None
        self.facts = facts
        self.asked_facts = False
        self.at = 0
        self.rolls = 0
        self.tells = []
        self.game = game_class()
        self.script = self.game.script()
        self.question = None

    def go_on(self, value=None):
        """Run the script up to its next question that wants an answer."""
        script, session = self.script, self.heard_by
        try:
            question = script.send(value)
            while question.kind == "tell":
                self.tells.append(question)
                if session and session.listen:
                    session.listen(question, None)
                question = script.send(None)
        except StopIteration:
            question = None
        self.question = question

    def say(self, question, outcome):
        session = self.heard_by
        if session and session.listen:
            session.listen(question, outcome)

    def step(self, step):
        """One step of a log, as codec.py has them; True when it is a person's. BadAnswer, and
        nothing is changed, when this game cannot have written it."""
        if step[0] <= LAST_ANSWER:
            return self.take(step[0])
        if step[0] in (CORRECT, AMEND):
            return parts.core("replay" if step[0] == CORRECT else "amend").walk(self, step)
        return self.take(step[-1], len(step) == 2)

    def take(self, byte, told=False):
        """The answer to the question that stands; `told`: a fact, by a person and not from
        memory. As `step`."""
        question = self.question
        if question is None:
            raise BadAnswer("bad.over")
        if byte > LAST_ANSWER or told and not question.is_fact:
            raise BadAnswer("bad.option")
        value = question.decode(byte)
        self.at += 2 if told else 1
        if question.is_fact:
            self.asked_facts = True
            if self.facts is not None:
                # After the answer: a fact that was told may know other limits.
                self.facts.append((question.name, question.lo, question.hi))
        elif question.asks_people:
            told = True
        elif question.is_chance:
            self.rolls += 1
            self.say(question, byte)
        if told and self.tells:
            self.tells = []
        self.go_on(value)
        return told

    def walk(self, path, stop):
        """Follow the steps of a path up to `stop`, where one begins."""
        while self.at < stop:
            byte = path[self.at]
            if byte <= LAST_ANSWER:
                self.take(byte)
            else:
                self.step(bytes(path[self.at : self.at + step_size(path, self.at)]))


class Session:
    """`game_class` makes the game. `random_bytes` is the source of chance, or None when the
    outcomes are entered by hand. `facts` remembers learned facts (get, tell and forget, as the
    store has them), or None. `listen(question, outcome)` hears every Tell and every outcome of
    chance once, in order, and (None, None) for an undo."""

    def __init__(self, game_class, random_bytes=None, facts=None, listen=None):
        self.game_class = game_class
        self.random_bytes = random_bytes
        self.facts = facts
        self.elapsed = None  # the clock: seconds the last question stood; None when entered by hand
        self.run = None
        self.follower = None
        self.listen = listen
        self.log = bytearray()
        self.path = self.log  # as long as nothing was undone
        # Where on the path presses begin, a bit each: with a person's step. What chance and memory
        # answered after it belongs to the press.
        self.starts = 0
        self.behind = None  # where the follower should be; None: nobody has looked yet
        # Of each chance question on the path: a byte that tells keys apart (two that collide only
        # cost a fresh outcome), size, outcome.
        self.rolled = bytearray()
        self.kept = bytearray()  # outcomes taken back: place (2), key, size, outcome
        self.undone = b""  # what was taken back and could be done again

    # --- answers ----------------------------------------------------------------------------

    def start(self):
        """Begin, and answer what chance and memory can, up to the first question for people."""
        self.run = Run(self.game_class, self)
        self.run.go_on()
        self.settle()
        return self

    def answer(self, value):
        """Take a person's answer, or raise BadAnswer and change nothing."""
        question = self.run.question
        if question is None:
            raise BadAnswer("bad.over")
        byte = question.encode(value)
        start = len(self.log)
        self.add(bytes((TOLD, byte)) if question.is_fact else bytes((byte,)))
        # Only here: a replay must not bring an older value back over a newer one.
        if question.is_fact and self.facts and not question.assumed:
            self.facts.tell(question.name, value)
        self.settle()
        if self.undone:
            parts.core("replay").spend_undone(self, bytes(self.log[start:]))

    def restore(self, log):
        """Replay a log, from the beginning or from where the session stands: once, whatever was
        undone in it. BadAnswer, with the place on the path, when this game cannot have written
        it; the session is of no more use then."""
        parts.core("replay").restore(self, log)
        return self

    def rest(self, steps):
        """Nobody presses: bring the follower on by some steps. False when it was where it should
        be already."""
        if self.behind is None:
            self.behind = self.press_before(_BEHIND)
        end = self.behind
        if end < 0 or self.run.question is None:
            return False
        if self.follower is None:
            self.follower = parts.core("replay").new_run(self)
        run = self.follower
        # It does not rest in the setup: that would keep its code in memory.
        if run.game.phase == "setup":
            end = len(self.path)
        if run.at >= end:
            return False
        while steps and run.at < end:
            run.walk(self.path, run.at + 1)
            steps -= 1
        run.tells = []  # an undo walks on, and hears what is told there
        return True

    # --- for the replay as well -------------------------------------------------------------

    def press_before(self, count):
        """Where on the path the last press began, or the one so many before; -1 where there are
        fewer."""
        size = len(self.path) // 8 + 1
        place = 8 * size
        # By bytes: the digits of so long a number take a board some milliseconds.
        for eight in self.starts.to_bytes(size, "big"):
            for shift in range(7, -1, -1):
                place -= 1
                count -= eight >> shift & 1
                if not count:
                    return place
        return -1

    def add(self, step, done=False):
        """Put one step on the log, and run it, unless that is done."""
        run = self.run
        question = run.question
        if done or run.step(step):
            self.starts |= 1 << len(self.path)
            self.behind = None
        elif question.is_chance:
            self.rolled += question.mark() + step
        if self.path is not self.log:
            self.path += step
        self.log += step

    def settle(self):
        """Go on as long as questions answer themselves: chance, the clock, what is remembered."""
        run = self.run
        while run.question is not None:
            byte = run.question.by_itself(self)
            if byte is None:
                return
            self.add(bytes((byte,)))
