# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The playthroughs of every game on a real 32-bit MicroPython VM: the same text, byte for byte.

The live heap after import is printed with each; `tools/dev.py bench` has the figures of a whole
device with the game at its fullest, and tests/build holds them to their budgets.
"""

import pytest

from tests.games.common import GAMES, HERE
from tools import packages
from tools.micropython.vm import VM_PORTS, guest_files, lib_files, run_steps

PLAYTHROUGHS = [
    (game, path)
    for game in GAMES
    for path in sorted((packages.tests_of(game)[0] / "playthroughs").glob("*.txt"))
]

LOAD = """
import gc
from girouette.text_tables import add
from girouette.texts import Texts
from playthrough import replay
from {package}.game import Game
from vm_ports import Ports
texts = Texts("{language}", Ports([], [], None))
add(texts, "girouette.text")
add(texts, "{package}.text")
"""
# The VM collects between steps only.
COLLECT, TELL = "gc.collect()", "print(gc.mem_alloc())"
PLAY = """
with open("/script.txt") as script:
    lines = script.read().split("\\n")
for line in replay(Game, texts, lines):
    print(line)
"""


def guests():
    """The packages of `test --games`, as on a drive."""
    folder = packages.folder_in_use()
    return guest_files(folder) if folder else {}


@pytest.mark.parametrize(
    "game,path", PLAYTHROUGHS, ids=[f"{game}-{path.stem}" for game, path in PLAYTHROUGHS]
)
def test_same_transcript_on_micropython(game, path):
    golden = path.read_text(encoding="utf-8")
    language = next(line[2:] for line in golden.split("\n") if line.startswith("@ "))
    replayer = (HERE.parent / "playthrough.py").read_text(encoding="utf-8")
    files = {
        **lib_files(),
        **guests(),
        "/lib/playthrough.py": replayer,
        "/lib/vm_ports.py": VM_PORTS.read_text(encoding="utf-8"),
        "/script.txt": golden,
    }
    load = LOAD.format(package=packages.module_of(game), language=language)
    outputs = run_steps(["import gc", COLLECT, TELL, load, COLLECT, TELL, PLAY], files)
    print(f"{game}: {int(outputs[5]) - int(outputs[2])} bytes of heap after import")
    assert outputs[6] == golden
