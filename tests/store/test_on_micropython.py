# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The store as compiled for a board, in a 32-bit MicroPython: same bytes, small code."""

import contextlib
import io

from tools.compiler import compile_file
from tools.micropython.vm import LIB, lib_files, run

CODE_LIMIT = 5 * 1024

IMPORTS = """
from girouette import reader, upkeep
from girouette.settings import name_of, set_name
from girouette.store import Store
from girouette.tables import set_setting
"""
STORY = """
class Nvm:
    def __init__(self, size):
        self.data = bytearray(b"\\xff" * size)
    def __len__(self):
        return len(self.data)
    def __getitem__(self, index):
        return self.data[index]
    def __setitem__(self, index, value):
        self.data[index] = value

from binascii import crc32
for port, size in (("rp2040", 4096), ("nrf52840", 8192), ("samd51", 8192), ("esp32s", 2048)):
    nvm = Nvm(size)
    store = Store(nvm, port)
    set_setting(store, 3, 250)
    set_name(store, 2, 1, "No\\u00ebl")
    store.tell("tof.campfire", 2)
    store.tell("tb.points.cage", -4)
    for game in range(14):
        upkeep.begin(store, 1, 1, 400)
        for press in range(90):
            store.append(bytes((press, press & 7, 3)) if press % 9 == 0 else bytes((press,)))
            if press % 30 == 7:
                store.append(b"\\xfb\\1\\0")
                store.append(b"\\xfb\\3\\5\\0\\1\\x99\\xff\\7")
                store.append(b"\\xfd\\x05")
                store.tell("fact", press)
                store.forget("fact")
        if game < 13:
            upkeep.end(store, ((0, 300 - game, 1), (4, -5, 2)), game)
    # A cut: the last byte is gone.
    end = store.page.base + store.page.at
    nvm.data[end - 1] = 255
    nvm.data[end:] = b"\\xff" * (size - end)
    store = Store(nvm, port)
    code, version, log = store.running
    print(port, store.state, store.torn, store.damaged, store.saved, store.room())
    print(code, version, len(log), crc32(log), crc32(bytes(nvm.data)))
    store.append(b"\\x09")
    store = Store(nvm, port)
    print(len(store.running[2]), reader.finished(store)[-2:], len(reader.finished(store)))
    print(store.setting(3, 0), name_of(store, 2), store.tables.names[2][0] & 15)
    print(store.get("tof.campfire"), store.get("fact"), store.get("tb.points.cage"))
store = Store(Nvm(100), "rp2040")
print(store.state, Store(None, "rp2040").reason)
"""


def test_the_same_story_gives_the_same_bytes():
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(IMPORTS + STORY, {})
    assert run(IMPORTS + STORY, files=lib_files()) == out.getvalue()
    assert "rp2040 ok True False" in out.getvalue()


def test_the_code_is_small(tmp_path):
    compile_file(LIB / "girouette" / "store.py", "store.py", tmp_path / "store.mpy")
    size = (tmp_path / "store.mpy").stat().st_size
    print(f"store.mpy: {size} bytes")
    assert size <= CODE_LIMIT
