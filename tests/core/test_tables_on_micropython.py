# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tables of texts in files, whole and damaged, on the 32-bit MicroPython VM."""

from pathlib import Path

from tests.core.test_tables import IDS
from tests.shell_ports import LIB
from tools.micropython.vm import VM_PORTS, lib_files, lib_texts, run

HERE = Path(__file__).resolve().parent
FILES = {
    "/lib/table_ports.py": (HERE / "table_ports.py").read_text(encoding="utf-8"),
    "/lib/vm_tables.py": (HERE / "vm_tables.py").read_text(encoding="utf-8"),
    "/lib/vm_ports.py": VM_PORTS.read_text(encoding="utf-8"),
}


def test_on_micropython():
    script = "from vm_tables import STORIES\nfor story in STORIES:\n    print(story.__name__)\n"
    assert run(script + "    story()\n", lib_files() | FILES).split() == IDS


# Every table through a real file of the VM: the index, then each line as it is found.
EVERY = """
from vm_ports import Ports
from girouette.text_tables import add, drop
from girouette.texts import Texts
for name in args:
    texts = Texts(name[-2:], Ports([], [], None))
    add(texts, name[:-3])
    with open("/lib/" + name.replace(".", "/") + ".txt") as file:
        for line in file.read().split("\\n"):
            key, _, text = line.partition(" ")
            if line and line[0] != "#" and texts.find(key) != text:
                print(name, line)
    drop(texts)
    print(name)
"""


def test_every_table_on_micropython():
    names = [".".join(path.with_suffix("").parts) for path in lib_texts()]
    assert len(names) == len(list(LIB.rglob("*.txt")))
    assert run(EVERY, lib_files() | FILES, args=names).split("\n") == [*names, ""]
