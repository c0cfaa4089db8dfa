# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A plugged board's console: CircuitPython's raw REPL over USB serial.

A port is anything with write(bytes) and read(count), which gives what has come, at most so many
bytes, or b"" when nothing came for its own timeout: pyserial's Serial, or a test's. Patience is
counted in such empty reads, so nothing here looks at a clock.
"""

CTRL_A, CTRL_B, CTRL_C, CTRL_D = b"\x01", b"\x02", b"\x03", b"\x04"
RAW = b"raw REPL; CTRL-B to exit\r\n>"
# USB vendors of boards with CircuitPython: Adafruit (and most others), Raspberry Pi.
VENDORS = (0x239A, 0x2E8A)
READ_SECONDS = 0.1
PATIENCE = 60  # empty reads: six seconds
SCRIPT_PATIENCE = 300  # while somebody is to press keys
CHUNK = 128


class ConsoleError(Exception):
    """No talk with the board. The text is a key of doctor.toml."""


class BoardError(Exception):
    """What ran on the board ended with this traceback."""


def find_port(wanted=None, ports=None):
    """The device name of the one board's console."""
    if wanted:
        return wanted
    if ports is None:
        from serial.tools.list_ports import comports

        ports = comports()
    found = [port.device for port in ports if port.vid in VENDORS]
    if not found:
        raise ConsoleError("console.none")
    if len(found) > 1:
        raise ConsoleError("console.several")
    return found[0]


def open_port(device):
    import serial

    try:
        return serial.Serial(device, 115200, timeout=READ_SECONDS, exclusive=True)
    except (OSError, ValueError) as error:
        refused = "ermission" in str(error) or "ccess is denied" in str(error)
        raise ConsoleError("console.refused" if refused else "console.busy") from None


class Repl:
    """A board at the other end of a port."""

    def __init__(self, port):
        self._port = port
        self._come = b""

    # --- what the doctor wants --------------------------------------------------------------------

    def run(self, script, on_line=None):
        """Run a script on the board, whatever it is doing, and give what it printed; each whole
        line also goes to `on_line` as it comes."""
        self._enter()
        data = script.encode("utf-8")
        for start in range(0, len(data), CHUNK):
            self._write(data[start : start + CHUNK])
        self._write(CTRL_D)
        self._until(b"OK")
        said = self._until(CTRL_D, SCRIPT_PATIENCE, on_line)
        failed = self._until(CTRL_D)
        if failed.strip():
            raise BoardError(failed.decode("utf-8", "replace").strip())
        return said.decode("utf-8", "replace").replace("\r\n", "\n")

    def restart(self, is_enough, patience=PATIENCE):
        """Start code.py anew; what the console says until `is_enough` of that text."""
        self._enter()
        self._write(CTRL_B)
        self._until(b">>>")
        self._come = b""
        self._write(CTRL_D)
        quiet = 0
        while quiet < patience and not is_enough(self._text()):
            quiet = 0 if self._more() else quiet + 1
        return self._text()

    # --- bytes ------------------------------------------------------------------------------------

    def _text(self):
        return self._come.decode("utf-8", "replace").replace("\r\n", "\n")

    def _enter(self):
        """Stop what runs. The first Ctrl-C ends code.py, the next key opens the REPL. A Ctrl-C may
        make the board forget what came with it: each has its time."""
        for _ in range(3):
            for key in (CTRL_C, CTRL_C, b"\r"):
                self._write(key)
                while self._more():
                    pass
            self._come = b""
            self._write(CTRL_A)
            try:
                self._until(RAW)
                return
            except ConsoleError as error:
                if str(error) != "console.silent":
                    raise
        raise ConsoleError("console.silent")

    def _until(self, mark, patience=PATIENCE, on_line=None):
        """What comes before the mark, which is taken too."""
        quiet, told = 0, 0
        while mark not in self._come:
            if quiet >= patience:
                raise ConsoleError("console.silent")
            quiet = 0 if self._more() else quiet + 1
            if on_line:
                told = self._tell(told, mark, on_line)
        before, _, self._come = self._come.partition(mark)
        if on_line:
            for line in before[told:].decode("utf-8", "replace").splitlines():
                on_line(line)
        return before

    def _tell(self, told, mark, on_line):
        """Give out the whole lines that came since; how far."""
        lines = self._come.partition(mark)[0]
        while b"\n" in lines[told:]:
            line, _, _ = lines[told:].partition(b"\n")
            told += len(line) + 1
            on_line(line.decode("utf-8", "replace").strip())
        return told

    def _more(self):
        try:
            data = self._port.read(256)
        except OSError:
            raise ConsoleError("console.gone") from None
        self._come += data
        return bool(data)

    def _write(self, data):
        try:
            self._port.write(data)
        except OSError:
            raise ConsoleError("console.gone") from None
