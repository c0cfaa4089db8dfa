# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A pinned journal: a game or tool as some version of Girouette left it, and its state then.

Lines of a file (tests/journals/*.txt), a word and what it says:
    # ...       a comment
    by          the version that wrote it
    of          "games" or "tools", and the package
    rules       the package's RULES_VERSION then
    format      the format of the log
    log         the log in hex; as many lines as it takes
    page        what stood in the NVM of an rp2040 then, in hex, up to the first blank byte; if any
    result      "replays", to the state below; or "refused", because the rules have changed since
    keys        the entries of status() that were there
    state       SHA-256 of these, as as_text() writes them
    ?           the question that stands; "over"
    =           the state for people: scores, round, ranking
"""

import hashlib
import random
from importlib import import_module
from pathlib import Path

from girouette import replay
from girouette.session import Session
from girouette.status import status_of
from tests.games import common as games
from tests.games.story import Memory
from tests.kit import common as kit
from tests.playthrough import as_text
from tools.packages import game_names

HERE = Path(__file__).resolve().parent
# Those that come with Girouette: a package of `test --games` has its journals at home.
PACKAGES = [("games", game) for game in game_names()] + [("tools", tool) for tool in kit.TOOLS]
# Presses of a journal that is left in the middle, and what its players do instead of answering.
_PRESSES = 60
_UNDO, _REDO, _CORRECT = 0.12, 0.06, 0.05


class Pinned:
    def __init__(self, path):
        self.path = path
        lines = [line.split(" ", 1) for line in path.read_text(encoding="utf-8").splitlines()]

        def value(word):
            (found,) = [text for key, text in lines if key == word]
            return found

        def joined(word):
            return bytes.fromhex("".join(text for key, text in lines if key == word))

        self.kind, self.name = value("of").split(" ")
        self.rules = int(value("rules"))
        self.format = int(value("format"))
        self.log = joined("log")
        self.page = joined("page")
        self.result = value("result")
        self.keys = value("keys").split(" ")
        self.state = [" ".join(line) for line in lines if line[0] in ("state", "?", "=")]
        package = f"girouette.{self.kind}.{self.name}"
        self.about = import_module(package)
        self.game_class = import_module(package + ".game").Game


def paths():
    return sorted(HERE.glob("*.txt"))


def state_lines(session, keys):
    """A session's state as the last lines of a file have it."""
    game, question = session.run.game, session.run.question
    status = status_of(game)
    text = as_text({key: status.get(key) for key in keys})
    asked = "over" if question is None else question.key
    lines = ["state " + hashlib.sha256(text.encode()).hexdigest(), "? " + asked]
    lines += [f"= {key} {as_text(status[key])}" for key in ("scores", "round") if key in keys]
    for seat, score, rank in game.ranking:
        lines.append(f"= {rank}. {game.colours[seat]} {score}")
    return lines


def record(kind, name, version, log_format):
    """The text of a new file: some turns of random players who undo, redo and correct."""
    common = games if kind == "games" else kit
    checks = common.checks_of(name)
    about = common.about(name)
    case = checks.CASES[0]
    rng = random.Random(f"pinned {name} {about.RULES_VERSION}")
    facts = Memory()
    game_class = import_module(f"girouette.{kind}.{name}.game").Game
    session = Session(game_class, rng.randbytes, facts)
    session.elapsed = lambda: 7
    session.start()
    for _ in range(_PRESSES):
        if session.run.question is None:
            break
        chance = rng.random()
        if chance < _UNDO:
            replay.undo(session)
        elif chance < _UNDO + _REDO:
            replay.redo(session)
        elif chance < _UNDO + _REDO + _CORRECT and facts.values:
            fact = rng.choice(sorted(facts.values))
            replay.correct(session, fact, facts.values[fact] + rng.choice((-1, 1)))
        elif kind == "games":
            games.play_at_random(session, checks, case, rng)
        else:
            games.answer_at_random(session, checks, case, rng)
    keys = sorted(status_of(session.run.game))
    lines = [
        f"# {about.TITLE}, {case}: some turns.",
        f"by {version}",
        f"of {kind} {name}",
        f"rules {about.RULES_VERSION}",
        f"format {log_format}",
    ]
    text = bytes(session.log).hex()
    lines += ["log " + text[at : at + 90] for at in range(0, len(text), 90)]
    lines += ["result replays", "keys " + " ".join(keys)]
    return "\n".join(lines + state_lines(session, keys)) + "\n"
