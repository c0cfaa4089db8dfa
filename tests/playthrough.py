# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A playthrough: a game as a text that people can read and any interpreter can replay.

Lines of a file (tests/games/<game>/playthroughs/*.txt):
    # ...          a comment
    @ fr           the language (first line that is not a comment)
    > answer       an answer: an option's key, a number, "row,column", "?" for a fact nobody knows
    < undo         one step back
    ~ what ...     a correction: its answers, as after ">"; what is refused on the way stands below
    * key n outcome   chance, as it falls
    = ...          the status, whole, with sorted keys
    ? ...  ! ...  what is asked and told; + option lines under a question
The replay reads only the @, >, <, ~, * and = lines and writes every line anew, so a file is its own
golden. This module keeps to the device's dialect: the MicroPython tests import it too.
"""

from girouette import amend
from girouette.questions import BACK
from girouette.replay import undo
from girouette.session import Session
from girouette.status import status_of


def as_text(value):
    """Plain data with sorted keys: dict order is not kept on the device."""
    if isinstance(value, (int, str)):
        return str(value)
    if isinstance(value, dict):
        keys = sorted(value)
        return "{" + ", ".join([str(key) + ": " + as_text(value[key]) for key in keys]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([as_text(item) for item in value]) + "]"
    if isinstance(value, (bytes, bytearray)):
        return bytes(value).hex()
    return str(value)


def parse_answer(question, text):
    if question.kind == "choose" or text in question.asides():
        return text
    if question.kind == "square":
        return [int(part) for part in text.split(",")]
    return None if text == "?" else int(text)


class Replay:
    def __init__(self, game_class, texts):
        self.texts = texts
        self.out = []
        self.chance = []
        self.falling = False  # chance from the file; other outcomes come back after an undo
        self.session = Session(game_class, None, None, self.hear)
        self.session.start()

    def hear(self, question, outcome):
        if question is None:
            self.out.append("  (undone)")
        elif question.kind == "tell":
            self.texts.seats = self.session.run.game.colours
            self.out.append(("\n!! " if question.heading else "! ") + self.texts.say(question))
        elif self.falling:
            self.out.append(f"* {question.key} {question.n} {outcome}")
        else:
            self.out.append(f"  (as before: {question.key} {question.n} {outcome})")

    def settle(self):
        """Let chance fall as the file says."""
        session = self.session
        while session.run.question is not None and session.run.question.kind == "chance":
            question = session.run.question
            if not self.chance:
                raise ValueError("the file ends before chance " + question.key)
            key, n, fall = self.chance.pop(0)
            if key != question.key or n != question.n:
                raise ValueError("chance asked: " + question.key + " " + str(question.n))
            self.falling = True
            session.answer(fall)
            self.falling = False

    def ask(self):
        question = self.session.run.question
        self.texts.seats = self.session.run.game.colours
        if question is None:
            return
        whose = ""
        if question.seat is not None:
            # As the header of a screen says it.
            whose = "[" + self.texts.word(self.session.run.game.colours[question.seat]) + "] "
        self.out.append("? " + question.key + ": " + whose + self.texts.prompt(question))
        if question.kind == "choose":
            for option in question.options:
                self.out.append("    + " + option + ": " + self.texts.option(question, option))
        elif question.kind == "number":
            self.out.append(f"    + {question.lo}..{question.hi}")
        else:
            width = question.width
            squares = [f"{square // width},{square % width}" for square in question.squares]
            self.out.append("    + " + " ".join(squares))
            for aside in question.asides():
                self.out.append("    (+ " + aside + ")")

    def correct(self, answers):
        """As from the table menu; left where the answers end."""
        asking = amend.script(self.session)
        value = None
        try:
            while True:
                question = asking.send(value)
                value = None
                if question.kind == "tell":
                    self.out.append("    (! " + self.texts.say(question) + ")")
                else:
                    value = parse_answer(question, answers.pop(0)) if answers else BACK
        except StopIteration:
            pass
        if answers:
            raise ValueError("not asked for: " + " ".join(answers))

    def status(self):
        self.out.append("= " + as_text(status_of(self.session.run.game)))


def replay(game_class, texts, lines):
    """The whole transcript of a file's script, as lines."""
    run = Replay(game_class, texts)
    for line in lines:
        if line.startswith("* "):
            key, n, fall = line[2:].split(" ")
            run.chance.append((key, int(n), int(fall)))
    head = True
    for line in lines:
        mark = line[:2]
        if mark == "# " or mark == "@ ":
            run.out.append(line)
            continue
        if head:
            head = False
            run.settle()
            run.ask()
        if mark == "> ":
            question = run.session.run.question
            if question is None:
                raise ValueError("the game is over before " + line)
            run.out.append(line)
            run.session.answer(parse_answer(question, line[2:]))
            run.settle()
            run.ask()
        elif mark == "~ ":
            run.out.append(line)
            run.correct(line[2:].split(" "))
            run.ask()
        elif mark == "< ":
            run.out.append(line)
            undo(run.session)
            run.ask()
        elif line[:1] == "=":
            run.status()
    if run.session.run.question is None:
        run.out.append("")
        for seat, score, rank in run.session.run.game.ranking:
            run.out.append(f"{rank}. {run.session.run.game.colours[seat]} {as_text(score)}")
    if run.chance:
        raise ValueError("chance left over: " + str(run.chance))
    return run.out
