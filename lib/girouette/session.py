# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A running game: it hands the script's questions out and takes the answers in.

The log is the game: one byte an answer, in order, and these marks:
    251  undo: back to before the last answer a person gave
    252  a learned fact is corrected: then the fact's number in this game, then its new byte
    253  the next byte is a fact that a person told just now (others come from memory)
255 is never written: it is what blank flash reads as. The path is the log without what was undone.

Undo is replay of a shorter path. Chance never re-rolls by it: outcomes taken back are kept, and the
same chance question (same place in the game's chance, same key, same size) gets the same outcome.
"""

from girouette.chance import outcome
from girouette.questions import BadAnswer

UNDO = 251
CORRECT = 252
TOLD = 253

_AUTO = 0
_PERSON = 1


class BadJournal(Exception):
    """A log that this game cannot have written. Its argument is the byte's place."""


class NoFacts:
    """Learned facts of a session that remembers nothing: the least a fact store must offer."""

    def get(self, name):
        """The fact's value, or None when nobody has told it."""

    def tell(self, name, value):
        """Somebody told it: remember it for good."""

    def forget(self, name):
        """The telling was undone."""


class Session:
    """`game_class` makes the game. `random_bytes` is the source of chance, or None when the
    outcomes are entered by hand. `listen(question, outcome)` hears every Tell and every outcome of
    chance once, in order, and (None, None) for an undo."""

    def __init__(self, game_class, random_bytes=None, facts=None, listen=None):
        self.game_class = game_class
        self.random_bytes = random_bytes
        self.facts = facts or NoFacts()
        self.listen = listen
        self.log = bytearray()
        self.undone = []  # what redo would answer, last undone step last
        self.kept = bytearray()  # outcomes taken back: place (2), key, size, outcome
        self.script = None
        self.elapsed = None  # the clock: seconds the last question stood; None when entered by hand

    # --- what the holder of the device does -------------------------------------------------

    def start(self):
        """Begin, and answer what chance and memory can, up to the first question for people."""
        self._begin()
        self._settle()
        return self

    def answer(self, value):
        """Take a person's answer, or raise BadAnswer and change nothing."""
        question = self.question
        if question is None:
            raise BadAnswer("bad.over")
        byte = question.encode(value)
        told = hasattr(question, "default")
        step = bytes((TOLD, byte)) if told else bytes((byte,))
        if self.undone and self.undone[-1] == step:
            self.undone.pop()
        else:
            self.undone = []
        self._take(step)
        # Only here: a replay must not bring an older value back over a newer one.
        if told and not question.assumed:
            self.facts.tell(question.name, value)
        self._settle()

    def correct(self, name, value):
        """A learned fact was corrected: let the running game know, as one more answer."""
        for number, known in enumerate(self.known):
            if known == name:
                byte = value - self.known_lo[number]
                if 0 <= byte < self.known_size[number]:
                    self._take(bytes((CORRECT, number, byte)))
                    return True
        return False

    def can_undo(self):
        return any(self.kinds)

    def undo(self):
        """Back to before the last answer a person gave; False at the first question."""
        if not self.can_undo():
            return False
        self.log.append(UNDO)
        known, told = self.known, self.known_told
        self._rewind(1)
        for number in range(len(self.known), len(known)):
            # A fact told by mistake must be asked again.
            if told[number]:
                self.facts.forget(known[number])
        return True

    def redo(self):
        """Give the last undone answer again; False when there is none."""
        if not self.undone:
            return False
        step = self.undone.pop()
        self._take(step)
        self._settle()
        return True

    def restore(self, log):
        """Replay a log, from the beginning or from where the session stands. Raises BadJournal at
        the byte that does not fit."""
        if self.script is None:
            self._begin()
        at = 0
        while at < len(log):
            byte = log[at]
            size = 1
            try:
                if byte == UNDO:
                    # Undo presses in a row cost one replay, not one each.
                    while log[at + size : at + size + 1] == b"\xfb":
                        size += 1
                    if sum(self.kinds) < size:
                        raise BadAnswer("bad.option")
                    self.log += log[at : at + size]
                    self._rewind(size)
                else:
                    size = _size(byte)
                    if self.question is None and byte != CORRECT or at + size > len(log):
                        raise BadAnswer("bad.over")
                    self._take(bytes(log[at : at + size]))
            except BadAnswer:
                raise BadJournal(at)
            at += size
        self._settle()
        return self

    # --- inside -----------------------------------------------------------------------------

    def _begin(self):
        self.game = self.game_class()
        self.script = self.game.script()
        self.path = bytearray()
        self.kinds = bytearray()  # beside the path: 1 where a person's step begins
        self.rolled = bytearray()  # key, size, outcome of each chance question on the path
        self.known = []  # names of the facts asked so far, for corrections
        self.known_lo = []  # their lowest values
        self.known_size = bytearray()  # how many values each can have
        self.known_told = bytearray()  # 1 where a person told it just now
        self.tells = []  # what was told since the last person's answer
        self.question = None
        self.over = False
        self._step(None)

    def _step(self, value):
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
            self.over = True
        self.question = question

    def _take(self, step):
        """Put one step (see the marks above) on log and path, and run it."""
        question = self.question
        byte = step[-1]
        if step[0] == CORRECT:
            if step[1] >= len(self.known):
                raise BadAnswer("bad.option")
            if byte >= self.known_size[step[1]]:
                raise BadAnswer("bad.number")
            self._record(step, _PERSON)
            self.game.correct(self.known[step[1]], self.known_lo[step[1]] + byte)
            return
        if byte >= UNDO:
            raise BadAnswer("bad.option")
        value = question.decode(byte)
        fact = hasattr(question, "default")
        told = len(step) == 2
        if fact:
            self.known.append(question.name)
            self.known_lo.append(question.lo)
            self.known_size.append(question.hi - question.lo + 1)
            self.known_told.append(told)
        elif told:
            raise BadAnswer("bad.option")
        person = question.asks_people and (told or not fact)
        if person:
            self.tells = []
        elif question.kind == "chance":
            self.rolled += bytes((_hash(question.key), question.n, byte))
            if self.listen:
                self.listen(question, byte)
        self._record(step, _PERSON if person else _AUTO)
        self._step(value)

    def _record(self, step, kind):
        self.log += step
        self.path += step
        self.kinds.append(kind)
        for _ in range(len(step) - 1):
            self.kinds.append(_AUTO)

    def _settle(self):
        """Answer all that needs no person: chance, and facts already known."""
        while self.question is not None:
            question = self.question
            if question.kind == "chance":
                byte = self._kept_outcome(question)
                if byte is None:
                    if self.random_bytes is None:
                        return
                    byte = outcome(question.n, self.random_bytes)
            elif question.kind == "elapsed":
                if self.elapsed is None:
                    return
                byte = min(question.n - 1, self.elapsed())
            elif hasattr(question, "default"):
                value = self.facts.get(question.name)
                if value is None or not question.lo <= value <= question.hi:
                    return
                byte = value - question.lo
            else:
                return
            self._take(bytes((byte,)))

    def _kept_outcome(self, question):
        place = len(self.rolled) // 3
        wanted = bytes((place >> 8, place & 255, _hash(question.key), question.n))
        for at in range(0, len(self.kept), 5):
            if self.kept[at : at + 4] == wanted:
                return self.kept[at + 4]
        return None

    def _rewind(self, steps):
        """Replay the path without its last `steps` steps of people."""
        path, kinds, rolled = self.path, self.kinds, self.rolled
        keep = len(path)
        for _ in range(steps):
            keep -= 1
            while not kinds[keep]:
                keep -= 1
            self.undone.append(bytes(path[keep : keep + _size(path[keep])]))
        log, listen = self.log, self.listen
        self.listen = None
        self.log = bytearray()
        self._begin()
        at = 0
        while at < keep:
            size = _size(path[at])
            self._take(bytes(path[at : at + size]))
            at += size
        self.log, self.listen = log, listen
        for at in range(len(self.rolled), len(rolled), 3):
            place = at // 3
            self._keep(bytes((place >> 8, place & 255)) + rolled[at : at + 3])
        if listen:
            listen(None, None)

    def _keep(self, entry):
        for at in range(0, len(self.kept), 5):
            if self.kept[at : at + 4] == entry[:4]:
                return
        self.kept += entry


def _size(byte):
    """How many bytes the step takes that begins with this one."""
    return 3 if byte == CORRECT else 2 if byte == TOLD else 1


def _hash(key):
    """A byte that tells chance questions apart; two that collide only cost a fresh outcome."""
    return sum(key.encode()) & 255
