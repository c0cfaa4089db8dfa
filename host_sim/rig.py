# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A device on its rig: hands that work it while time passes, the log of what they did, and what
of its looks has changed. The server shows it to pages; it knows no network itself.

`Rig.clock` is the rig's own time in ms: unlike the device's it goes on while the power is off.
"""

import base64
import io
from pathlib import Path

from PIL import ImageChops

from . import records, story
from .device import KEY_DOWN_MS, KEY_UP_MS, LONG_PRESS_MS, Device, FirmwareCrashed, FirmwareStuck
from .languages import LANGUAGES

BOARDS = Path(__file__).resolve().parent.parent / "boards"
# A shorter press is logged as a plain one.
_PLAIN_PRESS_MS = 400
_CONSOLE_CHARACTERS = 4000
_LOG_LINES_SHOWN = 12


def board_names():
    """The boards that can be simulated: every folder but the one to copy from."""
    return sorted(
        path.parent.name
        for path in BOARDS.glob("*/girouette_board.py")
        if path.parent.name != "template"
    )


class Log:
    """What hands did, as the lines of a story."""

    def __init__(self, head):
        self.head = head
        self.entries = []  # [start, how long the step takes in a story, line]

    def add(self, now, line):
        verb, _, key = line.partition(" ")
        if verb == "up" and self.entries and self.entries[-1][2] == "down " + key:
            start = self.entries[-1][0]
            held = now - start
            plain = held < _PLAIN_PRESS_MS
            length = KEY_DOWN_MS if plain else held
            text = f"press {key}" if plain else f"hold {key} {held / 1000:.2f}"
            self.entries[-1] = [start, length + KEY_UP_MS, text]
            return
        length = {"press": KEY_DOWN_MS + KEY_UP_MS, "wheel": KEY_UP_MS}
        length["hold"] = LONG_PRESS_MS + KEY_UP_MS
        length.update(power=story.SETTLE_MS, language=story.SETTLE_MS, reload=story.SETTLE_MS)
        self.entries.append([now, length.get(verb, 0), line])

    def text(self):
        lines = list(self.head)
        cursor = 0
        for start, length, line in self.entries:
            if start - cursor >= 10:
                lines.append(f"wait {(start - cursor) / 1000:.2f}")
            cursor = max(cursor, start) + length
            lines.append(line)
        return "\n".join(lines) + "\n"

    def tail(self):
        return [line for _start, _length, line in self.entries[-_LOG_LINES_SHOWN:]]


class Rig:
    """One device and the hands on it. `folders` are a Device's, where they are not the project's.

    stale   files of the device have changed since its code was started
    """

    def __init__(self, board, lang=None, seed=0, nvm=None, folders=None):
        self.device = None
        self.folders = folders or {}
        self.start(board, lang, seed, nvm=nvm)

    def start(self, board, lang=None, seed=0, power=True, nvm=None):
        """Take a new board, with blank NVM or with these bytes in it, and power it on."""
        if board not in board_names():
            raise ValueError(f"no board {board!r}: there are {', '.join(board_names())}")
        if lang is not None and lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}: there are {', '.join(LANGUAGES)}")
        self.close()
        self.board = board
        self.lang = lang
        self.seed = seed
        self.device = Device(board, lang=lang, seed=seed, nvm=nvm, **self.folders)
        if lang and self.device.nvm is not None:
            records.set_language(self.device.nvm, lang)
        self.clock = 0.0
        self.hands = []  # [when it goes on, generator]
        self.trouble = ""
        self.stale = False
        self._files = self._look_at_files()
        self._down_since = {}  # when keys went down that are still held
        self._free_at = {}  # from when on a key that was let go may go down again
        head = [f"board {board}"] + [f"lang {lang}"] * bool(lang) + [f"seed {seed}"]
        self.log = Log(head)
        if power:
            self.do("power on")
            self.advance(0)

    def close(self):
        if self.device is not None:
            self.device.close()

    # Hands

    def do(self, line):
        """Begin what one line of a story says; ValueError when nobody can do it."""
        line = " ".join(line.split())
        verb, _, key = line.partition(" ")
        hand = story.hand_of(line)(self.device)
        begun = self.clock
        if verb in ("power", "reload", "language"):
            self._files = self._look_at_files()
            self.stale = False
        if verb == "language":
            # Whatever hands were doing, they were doing it to the scenes before.
            self.hands = []
            self.lang = key
        # A click can be shorter than the keypad's scan, and two can be closer: the key stays down,
        # and up, until that was seen.
        if verb == "up":
            begun = max(begun, self._down_since.pop(key, -KEY_DOWN_MS) + KEY_DOWN_MS)
            self._free_at[key] = begun + KEY_UP_MS
        elif verb == "down":
            if key in self._down_since:
                return
            begun = max(begun, self._free_at.get(key, 0))
            self._down_since[key] = begun
        self.trouble = ""
        if begun > self.clock:
            self.hands.append([begun, hand])
        else:
            self._go_on([begun, hand], first=True)
        self.log.add(begun, line)

    def play(self, text):
        """Replay a story in its own time on a new device."""
        told = story.Story(text, "log")
        self.start(told.board or self.board, told.lang or None, told.seed or 0, power=False)
        self.log = Log(text.splitlines())
        self.hands.append([self.clock, told.perform(self.device)])

    @property
    def key_is_down(self):
        return bool(self._down_since)

    def _go_on(self, entry, first=False):
        """Let one hand go on; it is done when it does not say when it goes on again."""
        try:
            wait = next(entry[1], None)
            if wait is not None:
                entry[0] += wait
                if first:
                    self.hands.append(entry)
                return
        except story.StoryError as error:
            self.trouble = str(error)
        except ValueError as error:
            if first:
                raise
            self.trouble = str(error)
        except (FirmwareCrashed, FirmwareStuck) as error:
            self.trouble = str(error).strip()
        if not first:
            self.hands.remove(entry)

    # The files that the device runs

    def _look_at_files(self):
        """When each of them was last written."""
        return {
            path: path.stat().st_mtime_ns
            for _place, folder in self.device.drive.mounts
            for path in Path(folder).rglob("*")
            if path.suffix in (".py", ".txt", ".toml") and "__pycache__" not in path.parts
        }

    def look_for_changes(self):
        """A board starts anew when a file is written to its drive; a simulated one waits until
        somebody wants it, and `stale` says so."""
        self.stale = self.stale or self._look_at_files() != self._files

    # Time

    def advance(self, ms):
        """Let time pass for the device and for every hand."""
        end = self.clock + ms
        while True:
            due = min(self.hands, key=lambda entry: entry[0], default=None)
            moment = end if due is None else min(end, due[0])
            self._run(moment - self.clock)
            self.clock = max(self.clock, moment)
            if due is None or due[0] > end:
                return
            self._go_on(due)

    def _run(self, ms):
        if ms <= 0:
            return
        try:
            self.device.advance(ms)
        except (FirmwareCrashed, FirmwareStuck) as error:
            self.trouble = str(error).strip()


class Watcher:
    """Says what changed since it was last asked, as plain data for pages."""

    def __init__(self, rig):
        self.rig = rig
        self.forget()

    def forget(self):
        """Everything is news again."""
        self._state = {}
        self._seen = None
        self._image = None
        self._tones = len(self.rig.device.sounds)
        self._open_tone = False
        self._memory = None
        self._numbers = self._told = None

    def everything(self):
        """What a page needs that has seen nothing yet; asking changes nothing."""
        device = self.rig.device
        whole = {"board": describe_board(self.rig), "boards": board_titles()}
        whole["languages"] = LANGUAGES
        whole.update(self._look())
        width, height = device.display.width, device.display.height
        whole["screen"] = [0, 0, width, height, _png(device.display.image(), device.display.colour)]
        return whole

    def _look(self):
        rig, device = self.rig, self.rig.device
        return {
            "power": device.powered,
            "lights": "".join(f"{r:02x}{g:02x}{b:02x}" for r, g, b in device.lights()),
            "shine": _shine(device),
            "text": device.describe(),
            "scene": device.scene(),
            "turned": device.turned(),
            "trouble": rig.trouble[-_CONSOLE_CHARACTERS:],
            "language": rig.lang,
            "stale": rig.stale,
        }

    def changes(self):
        """{} when nothing that can be seen or heard has changed."""
        look = self._look()
        news = {key: value for key, value in look.items() if self._state.get(key) != value}
        self._state = look
        screen = self._screen()
        if screen:
            news["screen"] = screen
        tones = self._new_tones()
        if tones:
            news["tones"] = tones
        return news

    def _screen(self):
        """[x, y, width, height, PNG] of the smallest area that holds all changed dots."""
        device = self.rig.device
        seen = (device.powered, device.display.bytes)
        if seen == self._seen:
            return None
        self._seen = seen
        image = device.display.image()
        last, self._image = self._image, image
        box = ImageChops.difference(image, last).getbbox() if last else (0, 0, *image.size)
        if box is None:
            return None
        left, top, right, bottom = box
        part = _png(image.crop(box), device.display.colour)
        return [left, top, right - left, bottom - top, part]

    def _new_tones(self):
        """[ms ago it began, Hz, length in ms or None while it sounds] of each tone with news."""
        device = self.rig.device
        sounds = device.sounds
        first = self._tones - self._open_tone
        news = sounds[first:]
        if self._open_tone and news and news[0][2] is None:
            news = news[1:]
        self._tones = len(sounds)
        self._open_tone = bool(sounds) and sounds[-1][2] is None
        now = device.now_ms if device.powered else 0
        return [[round(max(0, now - start)), hertz, length] for start, hertz, length in news]

    # The instruments

    def numbers(self):
        """Rates of the rig's time since they were last asked for, and counts."""
        device, rig = self.rig.device, self.rig
        stats = device.stats
        last, then = self._numbers or (stats, rig.clock)
        self._numbers = stats, rig.clock
        seconds = (rig.clock - then) / 1000
        grown = {name: max(0, stats[name] - last[name]) for name in stats}
        busy = 100 * grown["busy_loops"] / grown["loops"] if grown["loops"] else 0
        return {
            "seconds": round(rig.clock / 1000, 1),
            "bus": round(grown["bus_bytes"] / seconds) if seconds else 0,
            "refreshes": round(grown["refreshes"] / seconds, 1) if seconds else 0,
            "lights": round(grown["light_bytes"] / seconds) if seconds else 0,
            "busy": round(busy, 1),
            "erases": stats["erases"],
            "writes": stats["nvm_writes"],
            "programmed": stats["nvm_bytes"],
            "console": device.console[-_CONSOLE_CHARACTERS:],
            "log": rig.log.tail(),
        }

    def instrument_changes(self):
        """The panel's numbers that differ from those told last, and the NVM if it was written."""
        numbers = self.numbers()
        news = {}
        if numbers != self._told:
            told = self._told or {}
            news["instruments"] = {
                name: value for name, value in numbers.items() if told.get(name) != value
            }
            self._told = numbers
        chip = self.rig.device.nvm
        if chip is not None and chip.data != self._memory:
            self._memory = bytes(chip.data)
            news["memory"] = whole_memory(chip)
        return news


def whole_memory(chip):
    pages = []
    for base in range(0, chip.size, 4096):
        page = bytes(chip.data[base : base + 4096])
        used = len(page.rstrip(page[-1:] if page[-1] in (0, 255) else b""))
        pages.append([base, page[:used].hex()])
    return {
        "size": chip.size,
        "pages": pages,
        "records": records.name_records(chip),
    }


def _shine(device):
    """How bright the screen is, 0 to 1."""
    display = device.display
    if not device.powered:
        return 0
    if not display.colour:
        return round(display.contrast / 255, 2)
    return round(device.backlight, 2)


def _png(image, colour):
    file = io.BytesIO()
    (image if colour else image.convert("1")).save(file, "PNG", optimize=True)
    return base64.b64encode(file.getvalue()).decode()


def board_titles():
    """[[folder, what people call it]...]"""
    titles = []
    for name in board_names():
        values = {}
        exec((BOARDS / name / "girouette_board.py").read_text(encoding="utf-8"), values)
        titles.append([name, values["NAME"]])
    return titles


def describe_board(rig):
    """What a drawing has to know."""
    board = rig.device.board
    lights = board.get("LIGHTS")
    return {
        "name": rig.board,
        "title": board["NAME"],
        "size": [rig.device.display.width, rig.device.display.height],
        "colour": bool(rig.device.display.colour),
        "keys": list(board["KEY_NAMES"]),
        "wheel": bool(board.get("WHEEL")),
        "lights": [lights[1], lights[2]] if lights else [0, ""],
        "sound": bool(board.get("SOUND")),
        "longBack": board.get("LONG_PRESS_BACK"),
        "spareBack": board.get("SPARE_KEY_BACK"),
    }
