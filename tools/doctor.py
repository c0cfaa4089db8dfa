# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`python3 tools/dev.py doctor`: looks at a plugged board, and says what to do in plain words.

    doctor [--board B] [--drive PATH] [--port PORT] [--lang CODE] [--no-hands]

It reads the drive, restarts the board and listens to what it says, then stops it and runs small
scripts of tools/on_board/ on its console: memory, display, NVM, each key, each light. At the end
the board starts again, and a running game with it. Nothing is written, on the drive or in the NVM.
`--no-hands` leaves out keys and lights, for which somebody has to be there.

Sentences are in doctor.toml. The exit status is 1 when there is something to see to.
"""

import argparse
import ast
import os
import re
import sys
import tomllib
import types
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [path for path in (str(ROOT), str(ROOT / "lib")) if path not in sys.path]

from girouette.store import Store  # noqa: E402
from tools import console, drives, flash  # noqa: E402
from tools.build import board_names, board_values, settings, settings_for  # noqa: E402
from tools.console import BoardError, ConsoleError  # noqa: E402

TEXTS = tomllib.loads((Path(__file__).parent / "doctor.toml").read_text(encoding="utf-8"))
LANGUAGES = sorted(TEXTS["heading"])
SCRIPTS = Path(__file__).parent / "on_board"
# A game needs some KB more than the home menu: below this it may not open.
LEAST_FREE = 30_000
FEW = 3  # names in a sentence
STARTED = re.compile(r"^girouette (\S+) (\S+) free=(\d+)", re.M)
# CircuitPython speaks its owner's language: only names are looked for, not its sentences.
ERROR = re.compile(r"^\w*(?:Error|Exception)\b.*$", re.M)
OUTPUT = re.compile(r"^((?:code|main)\.(?:py|txt)) ", re.M)
SAFE_MODE = re.compile(r"safe mode|mode sans", re.I)
# What a traceback ends with, and what to say of it.
TRACEBACKS = (
    (".mpy", "starts.mpy"),
    ("pystack", "starts.stack"),
    ("MemoryError", "starts.memory"),
    ("ImportError", "starts.import"),
)


class Person:
    """Who sits before the screen, in one language."""

    def __init__(self, language):
        self.language = language

    def say(self, text):
        print(text, flush=True)

    def ask(self, question):
        try:
            return input(question)
        except EOFError:
            return ""


def script(name, **values):
    """A script of tools/on_board with the board's values in the place of its own."""
    text = (SCRIPTS / f"{name}.py").read_text(encoding="utf-8")
    for key, value in values.items():
        before, after = re.split(rf"^{key} = .*$", text, maxsplit=1, flags=re.M)
        text = f"{before}{key} = {value!r}{after}"
    return text


def words(said, name):
    """What follows a word at the beginning of a script's lines."""
    return [line.split()[1:] for line in said.splitlines() if line.split()[:1] == [name]]


class Doctor:
    """One look at one board. `board` has run(script, on_line) and restart(is_enough), as
    console.Repl has; it is None where there is no console, which was said then."""

    def __init__(self, person, drive=None, board=None, wanted=None):
        self.person = person
        self.drive = drive
        self.board = board
        self.wanted = wanted
        self.board_id = None  # as the drive names it
        self.values = None
        self.findings = []

    # --- saying -----------------------------------------------------------------------------------

    def text(self, key, **values):
        return TEXTS[key][self.person.language].format(**values)

    def well(self, key, **values):
        self.person.say("  " + self.text(key, **values))

    def finding(self, key, **values):
        self.findings.append(key)
        self.person.say("! " + self.text(key, **values))

    # --- the whole look ---------------------------------------------------------------------------

    def look(self, hands=True):
        """All of it; what was found, as keys of doctor.toml."""
        if self.drive:
            self.look_at_drive()
        if self.board:
            try:
                self.look_at_console(hands)
            except ConsoleError as error:
                self.finding(str(error))
        if self.findings:
            self.person.say(self.text("to_do", n=len(self.findings)))
        else:
            self.person.say(self.text("well"))
        return self.findings

    def look_at_console(self, hands):
        self.look_at_start()
        try:
            self.look_at_memory()
            if self.values:
                self.look_at_display()
                self.look_at_nvm()
                if hands:
                    self.look_at_keys()
                    self.look_at_lights()
        except BoardError as error:
            self.finding("console.failed", error=str(error).splitlines()[-1])
        self.board.restart(lambda said: True, patience=0)

    # --- the drive --------------------------------------------------------------------------------

    def look_at_drive(self):
        try:
            running, self.board_id = drives.read_boot_out(self.drive, self.wanted)
            there = drives.name_there(self.drive)
            folder = drives.choose_board(self.wanted, self.board_id, there)
        except drives.DriveError as error:
            self.finding("drive.none", why=error)
            return
        self.values, edited = as_on_the_drive(board_values(folder), self.drive)
        self.well(
            "drive.ok",
            drive=self.drive,
            version=f"{running[0]}.{running[1]}",
            board=self.values.NAME,
        )
        if edited:
            self.well("board.edited", names=few(edited))
        self.look_at_version(running)
        self.look_at_files()
        theirs = self.drive / "settings.toml"
        if theirs.is_file():
            text = theirs.read_text(encoding="utf-8", errors="replace")
            wanted = settings_for(settings(self.values), self.board_id)
            missing = flash.complete_settings(text, wanted)[1]
            if missing:
                self.finding("settings.short", lines=", ".join(missing))
            play = flash.setting(text, "GIROUETTE_PLAY")
            if play and play[1] == "1":
                self.well("play_mode")

    def look_at_version(self, running):
        number = f"{running[0]}.{running[1]}"
        if running < flash.NEEDED:
            self.finding("version.old", version=number)
        elif running >= flash.UNTRIED:
            self.finding("version.untried", version=number)

    def look_at_files(self):
        if not (self.drive / "lib" / "girouette").is_dir():
            self.finding("files.none")
            return
        starts = next((name for name in drives.STARTS if (self.drive / name).is_file()), None)
        if starts and b"girouette_device" not in (self.drive / starts).read_bytes():
            self.finding("files.foreign", name=starts)
        known = flash.read_list(self.drive)
        if not known:
            self.finding("files.unknown")
            return
        there = {place: flash.read_bytes(self.drive / place) for place in known}
        missing = [place for place, data in there.items() if data is None]
        changed = [
            place
            for place, data in there.items()
            if data is not None
            and flash.digest(data) not in known[place]
            and place not in (*flash.OWNERS, flash.BOARD_FILE, starts)
        ]
        if missing:
            self.finding("files.missing", names=few(missing))
        if changed:
            self.finding("files.changed", names=few(changed))
        if not missing and not changed:
            self.well("files.ok", n=len(known))

    # --- what starts ------------------------------------------------------------------------------

    def look_at_start(self):
        said = self.board.restart(is_enough)
        started = STARTED.search(said)
        if started:
            free = int(started[3])
            if free < LEAST_FREE:
                self.finding("starts.tight", version=started[1], free=free)
            else:
                self.well("starts.ok", version=started[1], free=free)
        elif "display: no answer" in said:
            self.finding("starts.waits")
        elif SAFE_MODE.search(said):
            self.finding("starts.safe_mode")
        elif ERROR.search(said):
            error = ERROR.findall(said)[-1]
            key = next((key for sign, key in TRACEBACKS if sign in error), "starts.error")
            self.finding(key, error=error)
        else:
            output = OUTPUT.search(said)
            if output is None:
                self.finding("starts.nothing")
            elif output[1] != "code.py":
                self.finding("starts.other", name=output[1])
            else:
                self.finding("starts.silent")

    # --- on the console ---------------------------------------------------------------------------

    def look_at_memory(self):
        said = self.board.run(script("about"))
        board_id = words(said, "board")[0][0]
        if self.board_id and board_id != self.board_id:
            self.finding("board.other", board=board_id, drive=self.board_id)
        if self.values is None:
            # The drive is hidden or not mounted: the console tells.
            running = tuple(int(part) for part in words(said, "version")[0][0].split(".")[:2])
            self.look_at_version(running)
            there = " ".join(words(said, "build")[0])
            try:
                self.values = board_values(drives.choose_board(self.wanted, board_id, there))
            except drives.DriveError:
                self.finding("board.unknown", board=board_id)
        self.well("free.ok", free=words(said, "free")[0][0])

    def look_at_display(self):
        display = self.values.DISPLAY
        if len(display) > 1 and isinstance(display[1], tuple):
            self.well("display.mute")
            return
        said = self.board.run(script("display", DISPLAY=display))
        if display[0] == "builtin":
            if words(said, "size"):
                self.well("display.ok")
            else:
                self.finding("display.missing", board=self.values.BOARD_ID)
            return
        wires = {"sda": display[1], "scl": display[2]}
        found = [int(line[0]) for line in words(said, "answers")]
        if display[3] in found:
            self.well("display.ok")
        elif "no pull-ups" in said:
            self.finding("display.wires", **wires)
        elif found:
            shown = ", ".join(f"0x{address:02X}" for address in found)
            self.finding("display.elsewhere", found=shown, wanted=f"0x{display[3]:02X}")
        else:
            self.finding("display.silent", **wires)

    def look_at_nvm(self):
        said = self.board.run(script("memory"))
        data = bytearray.fromhex("".join(line[0] for line in words(said, "nvm")))
        if not data:
            self.finding("nvm.none")
            return
        blank = not data.strip(b"\xff") or not data.strip(b"\0")
        store = Store(data, self.values.PORT)
        if store.damaged:
            self.finding("nvm.damaged")
        elif store.state in ("foreign", "small"):
            self.finding("nvm." + store.state)
        elif blank:
            self.well("nvm.blank")
        else:
            self.well("nvm.game" if store.has_game else "nvm.ok", n=store.room())

    # --- with hands -------------------------------------------------------------------------------

    def key_name(self, number):
        """What a person calls a key; two that mean the same are told apart by their place."""
        names = self.values.KEY_NAMES
        name = names[number]
        return name if names.count(name) == 1 else f"{name} ({number + 1})"

    def look_at_keys(self):
        values = self.values
        names = [self.key_name(number) for number in range(len(values.KEY_NAMES))]
        asked = names + ([self.text("keys.wheel")] if values.WHEEL else [])
        seen = set()

        def tell(line):
            kind, *rest = line.split() or [""]
            if kind == "ready":
                self.person.say(self.text("keys.press", names=", ".join(asked)))
            elif kind in ("key", "wheel"):
                seen.add(line)
                name = names[int(rest[0])] if kind == "key" else f"wheel {rest[0]}"
                self.person.say(self.text("keys.seen", name=name))

        stick = getattr(values, "STICK", None)
        asking = script("keys", KEYS=values.KEYS, WHEEL=values.WHEEL, STICK=stick)
        said = self.board.run(asking, tell)
        wired = values.KEYS[0] == "pins" and values.DISPLAY[0] != "builtin"
        before = len(self.findings)
        held = {int(line[0]) for line in words(said, "held")}
        for number, name in enumerate(names):
            on_pins = values.KEYS[0] == "pins" and number < len(values.KEYS[1])
            pin = values.KEYS[1][number] if on_pins else "-"
            if number in held:
                self.finding("keys.held", name=name, pin=pin)
            elif f"key {number}" not in seen:
                self.finding("keys.dead" if wired else "keys.dead_fixed", name=name, pin=pin)
        if values.WHEEL and not {"wheel 1", "wheel -1"} <= seen:
            self.finding("wheel.dead")
        if len(self.findings) == before:
            self.well("keys.ok")

    def look_at_lights(self):
        if not self.values.LIGHTS:
            return
        pin, count, shape = self.values.LIGHTS
        self.person.say(self.text("lights.watch", n=count))
        power = getattr(self.values, "LIGHTS_POWER", None)
        self.board.run(script("lights", LIGHTS=self.values.LIGHTS, POWER=power))
        answer = self.person.ask(self.text("lights.ask", n=count)).strip()
        lit = int(answer) if answer.isdigit() else count
        if lit >= count:
            self.well("lights.ok", n=count)
        elif shape != "ring":
            self.finding("lights.fixed", n=lit, all=count)
        elif lit:
            self.finding("lights.end", n=lit)
        else:
            self.finding("lights.dark", pin=pin)


def as_on_the_drive(values, drive):
    """A board's values with what its owner changed in girouette_board.py on the drive, and [names
    of what that is]. The file is read, not run: what is no plain value there stays as it was."""
    try:
        tree = ast.parse((drive / flash.BOARD_FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError, SyntaxError):
        return values, []  # what is wrong with it, the console says
    changed = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            try:
                value = ast.literal_eval(node.value)
            except ValueError:
                continue
            if value != getattr(values, name, None):
                changed[name] = value
    if not changed:
        return values, []
    return types.SimpleNamespace(**(vars(values) | changed)), sorted(changed)


def few(names):
    return ", ".join(names[:FEW]) + (", ..." if len(names) > FEW else "")


def is_enough(said):
    """Whether a starting board has said what there is to know."""
    ended = ERROR.search(said) or SAFE_MODE.search(said) or "display: no answer" in said
    return bool(STARTED.search(said) or ended)


# --- the command ----------------------------------------------------------------------------------


def language_of(environment):
    """The computer's, where the doctor speaks it."""
    told = environment.get("LC_ALL") or environment.get("LANG") or ""
    return told[:2] if told[:2] in LANGUAGES else "en"


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="dev.py doctor", description="Look at a plugged board.")
    parser.add_argument("--board", choices=board_names(), help="when it could be several")
    parser.add_argument("--drive", type=Path, help="the CIRCUITPY drive, if it is not found")
    parser.add_argument("--port", help="the console's serial port, if it is not found")
    parser.add_argument("--lang", choices=LANGUAGES, default=language_of(os.environ))
    parser.add_argument("--no-hands", action="store_true", help="leave out keys and lights")
    options = parser.parse_args(arguments)
    doctor = Doctor(Person(options.lang), wanted=options.board)
    doctor.person.say(doctor.text("heading"))
    try:
        doctor.drive = options.drive or drives.find_drive()
    except drives.DriveError as error:
        doctor.finding("drive.none", why=error)
    try:
        device = console.find_port(options.port)
        doctor.board = console.Repl(console.open_port(device))
    except ConsoleError as error:
        doctor.finding(str(error))
    return 1 if doctor.look(not options.no_hands) else 0


if __name__ == "__main__":
    sys.exit(main())
