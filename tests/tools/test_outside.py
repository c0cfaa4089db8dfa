# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Games in a folder outside the tree, by the commands that people type: the examples, and what
new-game makes. Driven, tested, simulated, built, and played in the VM of tools.micropython from the
very files of the built drive."""

import json
import os
import re
import shutil
import subprocess
import sys

import pytest

from host_sim.device import Device
from tools import dev
from tools.build import drive_files
from tools.environment import EFFORT, ROOT
from tools.micropython.vm import VM_PORTS, run
from tools.new_board import new_board
from tools.new_game import new_game, rule_prefix
from tools.skeleton import NewError, title_of

EXAMPLES = sorted(path.parent.name for path in (ROOT / "examples").glob("*/__init__.py"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A folder of games somewhere else: the examples and a new one."""
    games = tmp_path_factory.mktemp("outside") / "games of mine"
    shutil.copytree(
        ROOT / "examples", games, ignore=shutil.ignore_patterns("__pycache__", "README.md")
    )
    new_game("lucky_seven", games)
    return games


def dev_py(*arguments, text=None, cwd=None):
    """A command as it is typed, in this environment."""
    environment = {key: value for key, value in os.environ.items() if "PYTEST" not in key}
    return subprocess.run(
        [sys.executable, str(ROOT / "tools" / "dev.py"), *map(str, arguments)],
        input=text or "",
        cwd=cwd,
        env=environment | {EFFORT: "quick"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_there_are_examples():
    assert "pig" in EXAMPLES


def test_they_pass_all_that_a_game_must(folder):
    done = dev_py("test", "--games", folder.name, "-q", "-n", "0", cwd=folder.parent)
    assert done.returncode == 0, done.stdout[-3000:]
    listed = dev_py("test", "--games", folder, "--collect-only", "-q", "-n", "0").stdout
    for game in ("pig", "lucky_seven"):
        assert listed.count(f"[{game}") > 10
        rules = (folder / game / "tests" / "test_rules.py").read_text(encoding="utf-8")
        own = re.findall(r"^def (test_\w+)", rules, re.M)
        assert len(own) > 3 and all(f"::{name}\n" in listed for name in own)


def test_they_are_driven_and_a_journal_is_its_own_packages(folder):
    said = dev_py(
        "drive", "pig", "--games", folder, "--players", 2, "--seed", 1,
        text='{"answer": "red"}\n{"answer": "green"}\n{"answer": "go"}\n{"save": true}\n',
    )  # fmt: skip
    lines = [json.loads(line) for line in said.stdout.splitlines()]
    assert lines[-1]["type"] == "save" and lines[-2]["id"] == "turn"
    journal = lines[-1]["journal"]
    again = dev_py("drive", "pig", "--games", folder, "--journal", journal)
    assert json.loads(again.stdout.splitlines()[-1])["id"] == "turn"
    for other in (("lucky_seven", "--games", folder), ("fire_tower",)):
        refused = dev_py("drive", *other, "--journal", journal)
        assert refused.returncode and "another game" in refused.stdout
    unknown = dev_py("drive", "pig")
    assert unknown.returncode and "no game 'pig'" in unknown.stderr


STORY = """
lang en
seed 1
choose Games
choose Lucky Seven
choose 2
choose Red
choose Green
choose Roll
wait 2
expect text Red
shot rolled
"""


def test_they_are_simulated(folder, tmp_path):
    story = tmp_path / "lucky.story"
    story.write_text(STORY)
    # In this process no device may be open beside that of the command.
    assert Device._open is None or Device._open.close() is None
    done = dev_py(
        "sim", "--games", folder, "--headless", "--story", story, "--shots", tmp_path / "shots"
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "shots" / "rolled.png").exists()


PLAY = """
from tests.hand import Hand
from vm_ports import Ports
games = {games!r}
nvm = bytearray(b"\\xff" * 4096)
class Played(Ports):
    def random_bytes(self, count):
        return bytes((3,)) * count
ports = Played(games, [], nvm, "en")
hand = Hand(ports, None)
hand.tell("choose Games\\nchoose Pig\\nchoose 2\\nchoose Red\\nchoose Green\\nchoose Let's go!")
hand.tell("choose Roll\\nwait 2\\nchoose Roll\\nwait 2\\nexpect text Pot 8")
hand.unplug().start()
hand.tell("expect text Pig\\npress OK\\nexpect text Pot 8\\nchoose Bank 8\\nexpect text Green")
print(hand.app.store.name, hand.app.play.session.run.game.points)
ports.games = ["fire_tower", "games.broken", "games.pig"]
hand.unplug().start()
hand.tell("choose Games\\nchoose broken\\nexpect text broken\\nexpect text SyntaxError\\npress OK")
hand.tell("press OK\\nexpect text Green")
ports.games = ["fire_tower"]
hand.unplug().start()
hand.tell("press OK\\nexpect text pig\\nexpect text /games\\npress OK")
print(hand.app.question.key, hand.app.store.name)
"""


def on_vm(data):
    """A module of a drive as the VM wants it: its first byte is MicroPython's."""
    return b"M" + data[1:] if data[:2] == b"C\x06" else data


@pytest.mark.parametrize("source", (False, True))
def test_a_drive_that_was_built_with_them_plays_them(folder, source):
    """Compiled and as source; a broken one among them costs nobody a game."""
    built = drive_files("pico_ring", source, folder)
    places = [place for place in built if place.startswith("games/")]
    assert f"games/pig/game.{'py' if source else 'mpy'}" in places
    assert not [place for place in places if "tests" in place or place.endswith(".md")]
    files = {"/" + place: on_vm(data) for place, data in built.items() if place != "code.py"}
    files |= {
        "/lib/host_sim/story_lines.py": (ROOT / "host_sim" / "story_lines.py").read_bytes(),
        "/lib/tests/hand.py": (ROOT / "tests" / "hand.py").read_bytes(),
        "/lib/vm_ports.py": VM_PORTS.read_bytes(),
        "/games/broken/__init__.py": b"def\n",
    }
    games = ["fire_tower", "games.lucky_seven", "games.pig"]
    said = run(PLAY.format(games=games), files)
    assert said.split("\n")[:2] == ["pig [8, 0]", "home pig"]


def test_flash_never_touches_games(folder):
    assert not [place for place in drive_files("pico_ring") if place.startswith("games/")]


@pytest.mark.parametrize("name", ("Pig", "2nd", "class", "a-b", "fire_tower", ""))
def test_new_game_takes_no_name_that_cannot_be_imported_or_is_taken(name, tmp_path):
    with pytest.raises(NewError):
        new_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_new_game_overwrites_nothing(folder):
    with pytest.raises(NewError, match="there already"):
        new_game("pig", folder)


def test_the_ids_of_rules_follow_the_name():
    assert rule_prefix("high_roll") == "HR" and rule_prefix("pig") == "PIG"
    assert rule_prefix("lucky_7") == "LUC" and title_of("lucky_seven") == "Lucky Seven"


def test_nothing_of_the_tutorials_own_name_is_left(folder):
    for path in (folder / "lucky_seven").rglob("*"):
        assert "high_roll" not in path.name
        if path.is_file():
            text = path.read_text(encoding="utf-8", errors="replace")
            assert "high_roll" not in text and "High Roll" not in text and "HR-" not in text


def test_new_board_makes_the_tutorials_board_under_another_name(tmp_path):
    made = new_board("my_board", tmp_path)
    names = sorted(path.name for path in made.iterdir())
    assert names == ["README.md", "girouette_board.py"]
    text = (made / "girouette_board.py").read_text(encoding="utf-8")
    assert 'NAME = "My Board"' in text
    assert "flash --board my_board" in (made / "README.md").read_text(encoding="utf-8")
    with pytest.raises(NewError, match="already"):
        new_board("pico_ring", tmp_path)


def test_new_game_is_where_the_person_stands(monkeypatch):
    called = []
    monkeypatch.setattr(dev, "run", lambda module, needs, rest: called.append((module, rest)))
    dev.main(["new-game", "lucky"])
    dev.main(["new-board", "mine"])
    assert called == [
        ("tools.new_game", ["lucky", "--games", "my_games"]),
        ("tools.new_board", ["mine"]),
    ]
