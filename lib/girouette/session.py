# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A running game: it hands the script's questions out and takes the answers in.

The log is the game: one byte an answer, in order, and the marks of marks.py. The path is the log
without what was undone. A Run is the script walked along a path; the session owns the log, and what
undo has to remember.

Undo is a shorter path, walked again from its beginning. So that nobody waits for a whole game, a
second Run follows some presses behind: it is brought on while nobody presses (rest), and an undo
takes it from where it is. Chance never re-rolls by an undo: outcomes taken back are kept, and the
same chance question (same place in the game's chance, same key, same size) gets the same outcome.
"""

from array import array

from girouette.marks import CORRECT, LAST_ANSWER, TOLD, UNDO, step_size
from girouette.questions import BadAnswer

_BEHIND = 12  # presses that the follower stays back: as many can be undone at once, one by one


class Run:
    """A game's script walked along a path, one step of it after the other.

    game, question   the state, and what the script asks now; None when it is over
    path             the bytes walked so far
    tells            what was told since the last person's step
    facts            (name, lowest, highest value) of each fact asked, in order; None where nobody
                     wants to know: the names take room
    """

    def __init__(self, game_class, listen=None, facts=None):
        self.listen = listen
        self.facts = facts
        self.asked_facts = False
        self.path = bytearray()
        self.presses = array("H")  # where in the path each person's step begins
        self.rolled = bytearray()  # key, size, outcome of each chance question on the path
        self.tells = []
        self.game = game_class()
        self.script = self.game.script()
        self.question = None

    def begin(self):
        """Up to the first question."""
        self._go_on(None)
        return self

    def take(self, step):
        """One step of a log, as marks.py has them; BadAnswer, and nothing is changed, when this
        game cannot have written it."""
        question = self.question
        byte = step[-1]
        if step[0] == CORRECT:
            return self._correct(step)
        if question is None:
            raise BadAnswer("bad.over")
        by_person = len(step) == 2  # a fact told, not remembered
        if byte > LAST_ANSWER or by_person and not question.is_fact:
            raise BadAnswer("bad.option")
        value = question.decode(byte)
        start = len(self.path)
        self.path += step
        if question.is_fact:
            self.asked_facts = True
            if self.facts is not None:
                # After the answer: a fact that was told may know other limits.
                self.facts.append((question.name, question.lo, question.hi))
        elif question.asks_people:
            by_person = True
        elif question.kind == "chance":
            self.rolled += bytes((_hash(question.key), question.n, byte))
            if self.listen:
                self.listen(question, byte)
        if by_person:
            self.presses.append(start)
            self.tells = []
        self._go_on(value)

    def walk(self, path, stop):
        """Take the steps of a longer path up to `stop`, where one begins."""
        while len(self.path) < stop:
            start = len(self.path)
            self.take(bytes(path[start : start + step_size(path[start])]))

    def _correct(self, step):
        if step[1] >= len(self.facts):
            raise BadAnswer("bad.option")
        name, lo, hi = self.facts[step[1]]
        if lo + step[2] > hi:
            raise BadAnswer("bad.number")
        self.presses.append(len(self.path))
        self.path += step
        self.game.correct(name, lo + step[2])

    def _go_on(self, value):
        """Run the script up to its next question that wants an answer."""
        try:
            question = self.script.send(value)
            while question.kind == "tell":
                self.tells.append(question)
                if self.listen:
                    self.listen(question, None)
                question = self.script.send(None)
        except StopIteration:
            question = None
        self.question = question


class Session:
    """`game_class` makes the game. `random_bytes` is the source of chance, or None when the
    outcomes are entered by hand. `facts` remembers learned facts (get, tell and forget, as the
    store has them), or None. `listen(question, outcome)` hears every Tell and every outcome of
    chance once, in order, and (None, None) for an undo."""

    def __init__(self, game_class, random_bytes=None, facts=None, listen=None):
        self.game_class = game_class
        self.random_bytes = random_bytes
        self.facts = facts
        self.log = bytearray()
        self.run = None
        self.listen = listen
        self.follower = None
        self.undone = b""  # what was taken back and could be done again
        self.kept = bytearray()  # outcomes taken back: place (2), key, size, outcome
        self.elapsed = None  # the clock: seconds the last question stood; None when entered by hand

    @property
    def listen(self):
        return self._listen

    @listen.setter
    def listen(self, listen):
        self._listen = listen
        if self.run:
            self.run.listen = listen

    @property
    def game(self):
        return self.run.game

    @property
    def question(self):
        return self.run.question

    @property
    def path(self):
        """The log without what was undone."""
        return self.run.path

    @property
    def tells(self):
        """What was told since the last person's answer."""
        return self.run.tells

    @property
    def presses(self):
        """How many answers of people there are to undo, corrections among them."""
        return len(self.run.presses)

    # --- answers ----------------------------------------------------------------------------

    def start(self):
        """Begin, and answer what chance and memory can, up to the first question for people."""
        self.run = Run(self.game_class, self.listen)
        self.run.begin()
        self._settle()
        return self

    def answer(self, value):
        """Take a person's answer, or raise BadAnswer and change nothing."""
        question = self.question
        if question is None:
            raise BadAnswer("bad.over")
        byte = question.encode(value)
        start = len(self.log)
        self._take(bytes((TOLD, byte)) if question.is_fact else bytes((byte,)))
        # Only here: a replay must not bring an older value back over a newer one.
        if question.is_fact and self.facts and not question.assumed:
            self.facts.tell(question.name, value)
        self._settle()
        self._spend_undone(start)

    def correct(self, name, value):
        """A learned fact was corrected: let the running game know, as one more answer. False when
        this game has not asked for it."""
        facts = self._asked_facts()
        for number, (known, lo, hi) in enumerate(facts):
            if known == name and lo <= value <= hi:
                self.run.facts = facts
                self._take(bytes((CORRECT, number, value - lo)))
                self.run.facts = None
                self.follower = None  # it has noted no facts, and could not take this
                return True
        return False

    def _asked_facts(self):
        """(name, lowest, highest value) of each fact asked so far, in order."""
        noting = Run(self.game_class, None, []).begin()
        noting.walk(self.path, len(self.path))
        return noting.facts

    def _new_run(self, path):
        """A Run at its beginning that can be walked along this path: corrections name facts by
        their number, so these are noted where there are any."""
        return Run(self.game_class, None, [] if CORRECT in bytes(path) else None).begin()

    def _take(self, step):
        self.run.take(step)
        self.log += step

    def _settle(self):
        """Answer all that needs no person: chance, the clock, and facts already known."""
        while self.question is not None:
            question = self.question
            if question.is_fact:
                value = self.facts and self.facts.get(question.name)
                if value is None or not question.lo <= value <= question.hi:
                    return
                byte = value - question.lo
            elif question.asks_people:
                return
            elif question.kind == "elapsed":
                if self.elapsed is None:
                    return
                byte = min(question.n - 1, self.elapsed())
            else:
                byte = self._kept_outcome(question)
                if byte is None:
                    if self.random_bytes is None:
                        return
                    byte = outcome(question.n, self.random_bytes)
            self._take(bytes((byte,)))

    # --- undo and redo ----------------------------------------------------------------------

    def undo(self):
        """Back to before the last answer a person gave; False at the first question."""
        if not self.presses:
            return False
        if self._take_back(1)[0] == TOLD and self.facts:
            # A fact told by mistake must be asked again.
            self.facts.forget(self.question.name)
        return True

    def redo(self):
        """Give the last undone answer again; False when there is none."""
        if not self.undone:
            return False
        start = len(self.log)
        step = self.undone[: step_size(self.undone[0])]
        question = self.question
        lo = question.lo if step[0] == TOLD else 0  # before the answer: it may change the limits
        self._take(step)
        if step[0] == TOLD and self.facts and not question.assumed:
            self.facts.tell(question.name, lo + step[1])
        self._settle()
        self._spend_undone(start)
        return True

    def rest(self, steps):
        """Nobody presses: bring the follower on by some steps. False when it is where it should
        be."""
        run = self.run
        behind = self.follower
        if run.question is None or len(run.presses) <= _BEHIND:
            return False
        if behind is None:
            behind = self.follower = self._new_run(run.path)
        end = run.presses[len(run.presses) - _BEHIND]
        path = run.path
        while steps and len(behind.path) < end:
            behind.walk(path, len(behind.path) + 1)
            steps -= 1
        return len(behind.path) < end

    def _take_back(self, count):
        """Undo as many presses; the stretch of the path that this takes back."""
        before = self.run
        if count > len(before.presses):
            raise BadAnswer("bad.option")
        end = before.presses[len(before.presses) - count]
        behind = self.follower
        self.follower = None
        if behind is None or len(behind.path) > end:
            behind = self._new_run(before.path)
        behind.walk(before.path, end)
        behind.listen = self.listen
        self.run = behind
        taken = bytes(before.path[end:])
        self.log += bytes((UNDO,)) * count
        self.undone = taken + self.undone
        self._keep_outcomes(before.rolled)
        if self.listen:
            self.listen(None, None)
        return taken

    def _keep_outcomes(self, rolled):
        """What chance gave behind the place that was gone back to: kept in case it is asked."""
        for at in range(len(self.run.rolled), len(rolled), 3):
            place = at // 3
            entry = bytes((place >> 8, place & 255)) + rolled[at : at + 3]
            if self._find_kept(entry[:4]) < 0:
                self.kept += entry

    def _kept_outcome(self, question):
        place = len(self.run.rolled) // 3
        at = self._find_kept(bytes((place >> 8, place & 255, _hash(question.key), question.n)))
        return None if at < 0 else self.kept[at + 4]

    def _find_kept(self, wanted):
        for at in range(0, len(self.kept), 5):
            if self.kept[at : at + 4] == wanted:
                return at
        return -1

    def _spend_undone(self, start):
        """The log has grown from `start` on: what is undone can be done again from there, or, where
        people went another way, not at all."""
        if self.undone:
            grown = bytes(self.log[start:])
            more = self.undone[len(grown) :]
            self.undone = more if self.undone.startswith(grown) else b""

    # --- restore ----------------------------------------------------------------------------

    def restore(self, log):
        """Replay a log, from the beginning or from where the session stands. Raises BadAnswer with
        the place of the byte that does not fit."""
        if self.run is None:
            self.run = Run(self.game_class, self.listen)
            self.run.begin()
        at = 0
        while at < len(log):
            try:
                at += self._restore_step(log, at)
            except BadAnswer:
                # This game cannot have written it.
                raise BadAnswer("journal.answer", at)
        self.run.facts = None
        self._settle()
        return self

    def _restore_step(self, log, at):
        """The step of a log that begins at `at`; how many bytes it was."""
        size = step_size(log[at])
        if log[at] == UNDO:
            # Undo presses in a row cost one replay, not one each.
            while log[at + size : at + size + 1] == bytes((UNDO,)):
                size += 1
            self._take_back(size)
        elif at + size > len(log):
            raise BadAnswer("bad.over")
        elif size == 1 and log[at + 1 : at + 2] == bytes((UNDO,)) and self._is_plain():
            self._pass_over(bytes(log[at : at + 1]))
            size = 2
        else:
            if log[at] == CORRECT and self.run.facts is None:
                self.run.facts = self._asked_facts()
            self._take(bytes(log[at : at + size]))
            self._spend_undone(len(self.log) - size)
        return size

    def _is_plain(self):
        """Whether a person is asked, for an answer that is one byte, and nobody listens."""
        question = self.question
        return (
            question is not None
            and question.asks_people
            and not question.is_fact
            and not self.listen
        )

    def _pass_over(self, step):
        """An answer that was undone before anything came of it: nothing to play over again."""
        self.question.decode(step[0])
        self.log += step + bytes((UNDO,))
        if not self.undone.startswith(step):
            self.undone = step


def outcome(n, random_bytes):
    """A number from 0 to n - 1 (n at most 251). `random_bytes(count)` is the source: os.urandom on
    a device, a seeded generator in tests.

    A remainder alone would favour small outcomes: bytes above the last full multiple of n are
    thrown away and drawn again, so that every outcome has exactly as many bytes as any other."""
    limit = 256 - 256 % n
    while True:
        byte = random_bytes(1)[0]
        if byte < limit:
            return byte % n


def _hash(key):
    """A byte that tells chance questions apart; two that collide only cost a fresh outcome."""
    return sum(key.encode()) & 255
