# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The stories of the tools on a real 32-bit MicroPython VM: the same scenes, word for word.

The live heap is printed with each tool in use: core, shell, its texts and its state.
"""

import random

import pytest

from tests.kit.common import HERE, ROOT, STORIES, TOOLS
from tests.shell_ports import HostPorts
from tools.micropython.vm import VM_PORTS, lib_files, run_steps

LOAD = """
from tests.hand import Hand
from vm_device import Ports
with open("/chance", "rb") as file:
    chance = file.read()
hand = Hand(Ports({games!r}, {tools!r}, chance)).open_tool({tool!r})
"""
PLAY = """
with open("/told.story") as file:
    print(hand.transcript(file.read()), end="")
"""


@pytest.mark.parametrize("path", STORIES, ids=[path.stem for path in STORIES])
def test_stories_on_micropython(path):
    tool = path.parent.parent.name
    source = random.Random(1)
    files = {
        **lib_files(),
        "/lib/host_sim/story_lines.py": (ROOT / "host_sim" / "story_lines.py").read_bytes(),
        "/lib/tests/hand.py": (ROOT / "tests" / "hand.py").read_bytes(),
        "/lib/vm_device.py": (HERE / "vm_device.py").read_bytes(),
        "/lib/vm_ports.py": VM_PORTS.read_text(encoding="utf-8"),
        "/chance": b"".join(source.randbytes(1) for _ in range(2000)),
        "/told.story": path.read_text(encoding="utf-8"),
    }
    load = LOAD.format(games=HostPorts().games, tools=TOOLS, tool=tool)
    steps = ["import gc", "gc.collect()", "print(gc.mem_alloc())", load]
    steps += ["gc.collect()", "print(gc.mem_alloc())", PLAY]
    outputs = run_steps(steps, files)
    golden = path.with_name(f"{path.stem}.fr.txt").read_text(encoding="utf-8")
    assert outputs[6] == golden
    print(f"{tool}: {int(outputs[5]) - int(outputs[2])} bytes of heap when it has opened")
