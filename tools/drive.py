# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Play a game over standard input and output as JSON lines (docs/driver.md is the protocol)."""

import argparse
import io
import json
import os
import random
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [path for path in (str(ROOT), str(ROOT / "lib")) if path not in sys.path]

from girouette import amend, replay  # noqa: E402
from girouette.carry_over import carried  # noqa: E402
from girouette.journal import JournalError, pack, unpack  # noqa: E402
from girouette.questions import BadAnswer  # noqa: E402
from girouette.session import Session  # noqa: E402
from girouette.status import status_of  # noqa: E402
from girouette.text_tables import add  # noqa: E402
from girouette.texts import Texts  # noqa: E402
from host_sim.languages import LANGUAGES, languages  # noqa: E402
from tools import packages  # noqa: E402
from tools.packages import game_names  # noqa: E402


class TextFiles:
    """The ports of Texts: tables are read at once, so that none stays open."""

    def languages(self):
        return languages()

    def open_text(self, name):
        path = packages.path_of(name)
        return io.BytesIO(path.read_bytes()) if path.is_file() else None

    def log(self, text):
        print(text, file=sys.stderr)


def load_texts(game, language, ports=None):
    """The game's own texts before the common ones."""
    texts = Texts(language, ports or TextFiles())
    package = packages.module_of(game)
    for name in ("girouette.text", package + ".text"):
        add(texts, name)
    return texts


class Driver:
    """One game spoken as JSON lines; `send` takes each object that goes out."""

    def __init__(self, game, language, random_bytes, send, preset=None):
        package = packages.module_of(game)
        self.about = import_module(package)
        self.code = getattr(self.about, "CODE", 0)
        self.version = getattr(self.about, "RULES_VERSION", 1)
        self.guest = game if package.startswith("games.") else ""
        self.texts = load_texts(game, language)
        self.send = send
        self.preset = dict(preset or {})
        self.unsent = []
        self.correcting = None  # the correction that is being asked for, and its question
        self.asked = None
        game_class = import_module(package + ".game").Game
        self.session = Session(game_class, random_bytes, listen=self.hear)

    def hear(self, question, outcome):
        if question is not None:
            self.unsent.append((question, outcome))

    def start(self, journal=None):
        """Begin, or go on from a journal. False, after an error line, when it cannot be used."""
        if journal is None:
            self.session.start()
        else:
            try:
                data = bytes.fromhex(journal)
                log = unpack(data, self.code, self.version, self.guest)
                if data[1] == 1:
                    log = carried(self.session.game_class, log)
                self.session.restore(log)
            except ValueError:
                return self.error("journal.damaged")
            except (JournalError, BadAnswer) as error:
                return self.error(error.args[0])
        self.say_all()
        return True

    def handle(self, message):
        """One line that came in. False when it asks to quit."""
        if not isinstance(message, dict):
            self.error("drive.message")
        elif "quit" in message:
            return False
        elif "status" in message:
            self.say_status()
        elif "save" in message:
            self.send({"type": "save", "journal": self.journal()})
        elif self.correcting is not None:
            self.go_on_correcting(message)
        elif "correct" in message:
            self.correct()
        elif "undo" in message:
            if replay.undo(self.session):
                self.unsent.clear()
                self.preset.clear()
                self.say_all()
            else:
                self.error("drive.no_undo")
        elif "answer" in message or "chance" in message:
            self.answer(message)
        else:
            self.error("drive.message")
        return True

    def answer(self, message):
        question = self.session.run.question
        by_chance = question is not None and question.kind == "chance"
        try:
            if by_chance != ("chance" in message) and question is not None:
                raise BadAnswer("drive.chance" if by_chance else "drive.answer")
            self.session.answer(message["chance" if by_chance else "answer"])
        except BadAnswer as error:
            self.error(error.args[0])
            self.ask()
            return
        self.say_all()

    def correct(self):
        """ "Correct…" of the table menu: its questions, until they are through or left."""
        self.correcting = amend.script(self.session)
        self.asked = None
        try:
            self.ask_correction(None)
        except BadAnswer:
            self.correcting = None
            self.error("drive.no_correction")
            self.ask()

    def go_on_correcting(self, message):
        if "undo" in message:
            # Left: nothing was changed yet.
            self.correcting = None
            self.ask()
            return
        try:
            if "answer" not in message:
                raise BadAnswer("drive.correcting")
            self.asked.encode(message["answer"])
        except BadAnswer as error:
            self.error(error.args[0])
            self.ask(self.asked)
            return
        self.ask_correction(message["answer"])

    def ask_correction(self, answer):
        """The next question of a correction; what cannot be is told before it."""
        try:
            question = self.correcting.send(answer)
            while question.kind == "tell":
                self.say_tell(question)
                question = self.correcting.send(None)
        except StopIteration:
            self.correcting = None
            self.say_all()
            return
        self.asked = question
        self.ask(question)

    def say_all(self):
        """Everything since the last answer, then the next question."""
        while True:
            self.texts.seats = self.session.run.game.colours
            for question, outcome in self.unsent:
                if question.kind == "tell":
                    self.say_tell(question)
                else:
                    self.say_chance(question, outcome)
            self.unsent.clear()
            self.say_status()
            question = self.session.run.question
            if question is None or question.key not in self.preset:
                break
            try:
                self.session.answer(self.preset.pop(question.key))
            except BadAnswer as error:
                self.error(error.args[0])
                break
        if self.session.run.question is None:
            self.say_end()
        else:
            self.ask()

    def say_chance(self, question, outcome):
        self.send({"type": "chance", "id": question.key, "n": question.n, "outcome": outcome})

    def say_tell(self, tell):
        data = dict(tell.values)
        if tell.seat is not None:
            data["who"] = self.texts.seats[tell.seat]
        self.send({"type": "tell", "id": tell.key, "text": self.texts.say(tell), "data": data})

    def say_status(self):
        self.send({"type": "status", **status_of(self.session.run.game)})

    def ask(self, question=None):
        """The question that stands, or one of a correction."""
        question = question or self.session.run.question
        if question is None:
            self.say_end()
            return
        if question.kind == "chance":
            self.send({"type": "chance", "id": question.key, "n": question.n})
            return
        line = {
            "type": "ask",
            "id": question.key,
            "who": None if question.seat is None else self.texts.seats[question.seat],
            "text": self.texts.prompt(question),
            "kind": question.kind,
        }
        if question.kind == "choose":
            line["options"] = [
                {"key": option, "text": self.texts.option(question, option)}
                for option in question.options
            ]
        elif question.kind == "number":
            line["lo"], line["hi"] = question.lo, question.hi
            if question.is_fact:
                line["default"] = question.default
        else:
            width = question.width
            line["squares"] = [[square // width, square % width] for square in question.squares]
            asides = question.asides()
            if asides:
                line["asides"] = list(asides)
        self.send(line)

    def say_end(self):
        game = self.session.run.game
        ranking = [
            {"who": game.colours[seat], "score": score, "rank": rank}
            for seat, score, rank in game.ranking
        ]
        self.send(
            {"type": "end", "ranking": ranking, "shared": game.shared, "journal": self.journal()}
        )

    def journal(self):
        return pack(self.code, self.version, self.session.log, self.guest).hex()

    def error(self, key):
        text = self.texts.get(key) if self.texts.find(key) else OWN_ERRORS[key]
        self.send({"type": "error", "text": text})
        return False


# The driver's own words are for programmers and stay English.
OWN_ERRORS = {
    "drive.message": "not a message: answer, chance, undo, correct, status, save or quit",
    "drive.no_undo": "this is the first question: nothing to undo",
    "drive.chance": 'chance is asked: send {"chance": n}',
    "drive.answer": 'a person is asked: send {"answer": ...}',
    "drive.no_correction": "nothing can be put right now",
    "drive.correcting": 'a correction is asked: send {"answer": ...}, {"undo": true} leaves it',
    "drive.json": "not a line of JSON",
    "journal.damaged": "the journal is cut or damaged",
    "journal.format": "the journal is of an unknown format",
    "journal.other_game": "the journal is another game's",
    "journal.version": "the journal was written by another version of the rules",
    "journal.answer": "the journal does not follow the rules of this game",
}


def parse(arguments):
    parser = argparse.ArgumentParser(prog="dev.py drive", description=__doc__)
    parser.add_argument("game", help="of " + ", ".join(game_names()))
    parser.add_argument("--games", metavar="DIR", help="a folder with packages of other games")
    parser.add_argument("--players", type=int, help="answers the question of how many")
    parser.add_argument("--lang", choices=LANGUAGES, default="fr")
    parser.add_argument("--level", choices=("companion", "referee"))
    chance = parser.add_mutually_exclusive_group()
    chance.add_argument("--seed", help="repeatable chance")
    chance.add_argument("--manual-chance", action="store_true", help="chance is asked on stdin")
    parser.add_argument("--journal", metavar="HEX", help="go on from a saved game")
    options = parser.parse_args(arguments)
    if options.games:
        packages.use(options.games)
    known = game_names() + packages.guest_names()
    if options.game not in known:
        parser.error(f"no game {options.game!r}: there are {', '.join(known)}")
    return options


def main(arguments=None):
    options = parse(arguments)
    random_bytes = os.urandom
    if options.seed is not None:
        random_bytes = random.Random(options.seed).randbytes
    elif options.manual_chance:
        random_bytes = None
    preset = {}
    if options.players is not None:
        preset["players"] = options.players
    if options.level is not None:
        preset["level"] = options.level

    def send(line):
        print(json.dumps(line, ensure_ascii=False), flush=True)

    driver = Driver(options.game, options.lang, random_bytes, send, preset)
    if not driver.start(options.journal):
        return 1
    for line in sys.stdin:
        if not line.strip():
            continue
        try:
            message = json.loads(line)
        except ValueError:
            driver.error("drive.json")
            continue
        if not driver.handle(message):
            break
    return 0


if __name__ == "__main__":
    sys.exit(main())
