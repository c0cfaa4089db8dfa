# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Talking with a board over serial, byte by byte: a port that answers as CircuitPython does."""

from collections import namedtuple

import pytest

from tools.console import BoardError, ConsoleError, Repl, find_port

PROMPT = b"\r\n>>> "


class Port:
    """CircuitPython's console, as far as the doctor talks to it.

    It runs code.py until Ctrl-C ends it; then any key opens the REPL; Ctrl-A makes that raw, and a
    script is run at Ctrl-D; Ctrl-B makes it plain again, where Ctrl-D starts code.py anew. Bytes
    come in small bits. `scripts` gives what a script prints, and its error.

    Checked against CircuitPython 10.2.1: main.c (run_code_py), shared/runtime/pyexec.c
    (pyexec_raw_repl, pyexec_friendly_repl).
    """

    def __init__(self, scripts=None, starts=b"", deaf=0, lost_after=None, bit=7):
        self.scripts = scripts or (lambda code: ("", ""))
        self.starts = starts
        self.deaf = deaf  # bytes that are not heard: a board that is busy
        self.lost_after = lost_after
        self.bit = bit
        self.state = "code"
        self.typed = b""
        self.out = b""
        self.ran = []

    def write(self, data):
        self._lose()
        for value in data:
            if self.deaf:
                self.deaf -= 1
            else:
                self._key(bytes((value,)))

    def read(self, count):
        self._lose()
        given, self.out = self.out[: self.bit], self.out[self.bit :]
        return given

    def _lose(self):
        if self.lost_after is not None:
            self.lost_after -= 1
            if self.lost_after < 0:
                raise OSError(5, "Input/output error")

    def _key(self, key):
        if self.state == "code":
            if key == b"\x03":
                self.state = "done"
                self.out += b"KeyboardInterrupt:\r\n\r\nCode done running.\r\n"
                self.out += b"Press any key to enter the REPL. Use CTRL-D to reload.\r\n"
        elif self.state == "done" and key != b"\x04":
            self.state = "repl"
            self.out += b"\r\nAdafruit CircuitPython 10.2.1" + PROMPT
        elif self.state == "repl":
            self._in_repl(key)
        elif self.state == "raw":
            self._in_raw(key)

    def _in_repl(self, key):
        if key == b"\x01":
            self.state, self.typed = "raw", b""
            self.out += b"raw REPL; CTRL-B to exit\r\n>"
        elif key == b"\x04":
            self.state = "code"
            self.out += b"\r\nsoft reboot\r\n" + self.starts
        elif key in b"\r\x03":
            self.out += PROMPT

    def _in_raw(self, key):
        if key == b"\x01":
            self.typed = b""
            self.out += b"raw REPL; CTRL-B to exit\r\n>"
        elif key == b"\x02":
            self.state = "repl"
            self.out += b"\r\nAdafruit CircuitPython 10.2.1" + PROMPT
        elif key == b"\x03":
            self.typed = b""
        elif key == b"\x04":
            # What Ctrl-C and return left before the script is no part of it.
            code = self.typed.decode().strip()
            self.ran.append(code)
            said, failed = self.scripts(code)
            text = said.replace("\n", "\r\n").encode() + b"\x04" + failed.encode() + b"\x04>"
            self.out += b"OK" + text
            self.typed = b""
        else:
            self.typed += key


def answer(code):
    return (f"did {code}\nagain\n", "") if "fail" not in code else ("", "Traceback\nKeyError: 1")


@pytest.mark.parametrize("bit", [1, 7, 256])
def test_a_script_is_run_and_its_lines_come_one_by_one(bit):
    port = Port(answer, bit=bit)
    repl, lines = Repl(port), []
    assert repl.run("one", lines.append) == "did one\nagain\n"
    assert lines == ["did one", "again"]
    long = "x = '" + "y" * 700 + "'"
    assert repl.run(long) == f"did {long}\nagain\n"
    assert port.ran == ["one", long]


def test_what_fails_on_the_board_is_told():
    with pytest.raises(BoardError, match="KeyError: 1"):
        Repl(Port(answer)).run("fail")


def test_a_restart_gives_what_the_program_says():
    port = Port(starts=b"code.py output:\r\ngirouette 0.2.0 pico free=70000\r\nmore\r\n")
    said = Repl(port).restart(lambda text: "free=70000\n" in text)
    assert "girouette 0.2.0 pico free=70000\n" in said and port.state == "code"
    assert "soft reboot" in Repl(Port()).restart(lambda text: False), "patience has an end"


def test_a_board_that_is_busy_at_first_is_asked_again():
    assert Repl(Port(answer, deaf=6)).run("one").startswith("did one")


def test_a_board_that_never_answers():
    with pytest.raises(ConsoleError, match=r"console\.silent"):
        Repl(Port(answer, deaf=10_000)).run("one")


@pytest.mark.parametrize("talks", [0, 1, 4, 9, 20])
def test_a_cable_that_goes(talks):
    with pytest.raises(ConsoleError, match=r"console\.gone"):
        Repl(Port(answer, lost_after=talks)).run("one")


def test_the_port_is_found_by_its_vendor():
    Found = namedtuple("Found", "device vid")
    printer, board = Found("/dev/ttyUSB0", 0x0403), Found("COM5", 0x239A)
    assert find_port(ports=[printer, board]) == "COM5"
    assert find_port("COM9", [printer, board]) == "COM9"
    with pytest.raises(ConsoleError, match=r"console\.none"):
        find_port(ports=[printer, Found("/dev/ttyS0", None)])
    with pytest.raises(ConsoleError, match=r"console\.several"):
        find_port(ports=[board, Found("COM6", 0x2E8A)])
