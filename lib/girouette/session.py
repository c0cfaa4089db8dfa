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
Here is what every answer needs; undo, restore and corrections are in replay.py, loaded for them.
"""

from girouette.questions import BadAnswer

_LAST_ANSWER = 250
_TOLD = 253


class Session:
    """`game_class` makes the game. `random_bytes` is the source of chance, or None when the
    outcomes are entered by hand. `facts` remembers learned facts (get, tell and forget, as the
    store has them), or None. `listen(question, outcome)` hears every Tell and every outcome of
    chance once, in order, and (None, None) for an undo."""

    def __init__(self, game_class, random_bytes=None, facts=None, listen=None):
        self.game_class = game_class
        self.random_bytes = random_bytes
        self.facts = facts
        self.listen = listen
        self.log = bytearray()
        self.cuts = []  # (start, stop) of the stretches of the log that were undone, in order
        self.undone = b""  # what was taken back and could be done again
        self.kept = bytearray()  # outcomes taken back: place (2), key, size, outcome
        self.script = None
        self.elapsed = None  # the clock: seconds the last question stood; None when entered by hand

    def start(self):
        """Begin, and answer what chance and memory can, up to the first question for people."""
        self.begin()
        self.settle()
        return self

    def answer(self, value):
        """Take a person's answer, or raise BadAnswer and change nothing."""
        question = self.question
        if question is None:
            raise BadAnswer("bad.over")
        byte = question.encode(value)
        start = len(self.log)
        told = hasattr(question, "default")
        self.take(bytes((_TOLD, byte)) if told else bytes((byte,)))
        # Only here: a replay must not bring an older value back over a newer one.
        if told and self.facts and not question.assumed:
            self.facts.tell(question.name, value)
        self.settle()
        if self.undone:
            from girouette.replay import keep

            keep(self, start)

    def correct(self, name, value):
        """A learned fact was corrected: let the running game know, as one more answer."""
        from girouette.replay import correct

        return correct(self, name, value)

    def undo(self):
        """Back to before the last answer a person gave; False at the first question."""
        from girouette.replay import undo

        return undo(self)

    def redo(self):
        """Give the last undone answer again; False when there is none."""
        from girouette.replay import redo

        return redo(self)

    def restore(self, log):
        """Replay a log, from the beginning or from where the session stands. Raises BadAnswer with
        the place of the byte that does not fit."""
        from girouette.replay import restore

        restore(self, log)
        return self

    # --- for the replay as well --------------------------------------------------------------

    def begin(self):
        """The game from its first question on."""
        self.game = self.game_class()
        self.script = self.game.script()
        self.steps = 0  # of people, corrections among them: as many can be undone
        self.rolled = bytearray()  # key, size, outcome of each chance question on the path
        self.asked_facts = False
        self.tells = []  # what was told since the last person's answer
        self._go_on(None)

    def take(self, step):
        """Put one step (see the marks above) on the log, and run it."""
        question = self.question
        byte = step[-1]
        told = len(step) == 2
        fact = hasattr(question, "default")
        if byte > _LAST_ANSWER or told and not fact:
            raise BadAnswer("bad.option")
        value = question.decode(byte)
        if fact:
            self.asked_facts = True
        if question.asks_people and (told or not fact):
            self.steps += 1
            self.tells = []
        elif question.kind == "chance":
            self.rolled += bytes((_hash(question.key), question.n, byte))
            if self.listen:
                self.listen(question, byte)
        self.log += step
        self._go_on(value)

    def settle(self):
        """Answer all that needs no person: chance, the clock, and facts already known."""
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
                value = self.facts and self.facts.get(question.name)
                if value is None or not question.lo <= value <= question.hi:
                    return
                byte = value - question.lo
            else:
                return
            self.take(bytes((byte,)))

    # --- inside -----------------------------------------------------------------------------

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

    def _kept_outcome(self, question):
        place = len(self.rolled) // 3
        wanted = bytes((place >> 8, place & 255, _hash(question.key), question.n))
        for at in range(0, len(self.kept), 5):
            if self.kept[at : at + 4] == wanted:
                return self.kept[at + 4]
        return None


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
