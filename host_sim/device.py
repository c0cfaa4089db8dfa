# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A simulated device: the firmware, unchanged, on virtual chips and virtual time.

    with Device("pico_ring") as device:
        device.power_on()
        device.tap("NEXT")
        assert "Settings" in device.describe()
        device.pull_plug()
        device.power_on()

Device(board, lang=None, seed=0, nvm=None, ticks_start=..., usb=False, settings=None, files=None,
       boards=..., firmware=..., lib=..., games=None, circuitpython=(10, 2, 1))
    board       the folder in boards/ whose girouette_board.py says what is wired
    lang        given to the firmware as the setting GIROUETTE_LANG
    seed        of os.urandom, random, the chip's uid and the noise of torn NVM bytes
    nvm         bytes to start with, an NVM of chips.nvm, or False for a board without any
    usb         a computer is connected: then only boot.py can make the drive writable to the code
    settings    lines of settings.toml before the file's own: the first with a key counts
    files       {path on the drive: bytes} beside the firmware's own
    boards, firmware, lib   folders to take instead of the project's
    games       a folder of packages, to be /games/ of the drive
    circuitpython   the version that runs on it

Power       power_on(settle_ms=2000), pull_plug(), reload(), powered, close()
Time        advance(ms), run_until(condition, limit_ms), now_ms
Keys        press(key), release(key), hold(key, ms), tap(key, times=1), turn_wheel(steps)
            A key is a name of the board's KEY_NAMES (the first of that name) or a key number. On a
            board without a key of that name, tap("NEXT") and tap("PREV") turn the wheel, and
            tap("BACK") uses the board's SPARE_KEY_BACK or holds its LONG_PRESS_BACK.
See, hear   picture() rows of dots, picture_text(), png(path, scale), lights() [(r, g, b)...],
            sounds [(start ms, Hz, length ms)...], console, describe(), app, error
Power       set_battery(volts), on a board that measures its cell
Chips       display, strip, speaker, nvm, drive; unplug_display(pull_ups=False), plug_display()
Numbers     stats, clear_stats()

The firmware runs in a thread of its own, but never at the same time as the test: it runs inside
power_on, advance and what they call, and stops whenever virtual time reaches the moment asked for.
So everything repeats exactly. Time passes in the firmware's sleeps and on the wires, not in Python.

Only one device is open at a time, as displayio has one set of displays: opening one closes the one
before. Reading `describe()` uses the hook of the firmware: a module-level `app` in its main module
(or any of its modules) with `describe()`, or with a `scene`, described by girouette.describe.
"""

import ctypes
import threading
import traceback
from pathlib import Path

from girouette.describe import as_data, describe

from . import libraries
from .builtin_display import DISPLAYS
from .chips.nvm import NVM
from .chips.oled import I2C_CHIPS
from .chips.strip import Led, Speaker, Strip
from .chips.tft import SPI_CHIPS
from .definitions import BoardDefinition
from .loader import Program
from .machine import (
    CIRCUITPYTHON,
    TICKS_START,
    BusyLoop,
    Machine,
    PowerCut,
    Restart,
    make_current,
)
from .usb_drive import UsbDrive
from .wiring import I2CWire, SPIWire, Wiring

_PROJECT = Path(__file__).resolve().parent.parent
_STUCK_AFTER_SECONDS = 60
KEY_DOWN_MS = 60
KEY_UP_MS = 60
LONG_PRESS_MS = 700


class FirmwareCrashed(RuntimeError):
    """The firmware ended with an exception; the message is its traceback."""


class FirmwareStuck(RuntimeError):
    """The firmware did not come back: it loops without sleeping."""


class Device:
    """See the head of this module."""

    _open = None

    def __init__(
        self,
        board="pico_ring",
        lang=None,
        seed=0,
        nvm=None,
        ticks_start=TICKS_START,
        usb=False,
        settings=None,
        files=None,
        boards=None,
        firmware=None,
        lib=None,
        games=None,
        circuitpython=CIRCUITPYTHON,
    ):
        if Device._open is not None:
            Device._open.close()
        boards = Path(boards or _PROJECT / "boards")
        self.board = _board_values(boards / board / "girouette_board.py")
        self.seed = seed
        self.ticks_start = ticks_start
        self.circuitpython = circuitpython
        self.wiring = Wiring(BoardDefinition(self.board["BOARD_ID"]), self.board["PORT"], seed)
        self.wiring.usb_connected = usb
        self.wiring.settings = dict(settings or {})
        if lang is not None:
            self.wiring.settings["GIROUETTE_LANG"] = lang
        firmware = Path(firmware or _PROJECT / "firmware")
        mounts = [
            ("/", firmware),
            ("/", boards / board),
            # Where `build` puts it, and its own files are read from.
            ("/lib/girouette_device", firmware / "girouette_device"),
            ("/lib", Path(lib or _PROJECT / "lib")),
        ]
        if games:
            mounts.append(("/games", Path(games)))
        self.wiring.drive = UsbDrive(mounts)
        for path, data in (files or {}).items():
            self.wiring.drive.write(path, data)
        self._wire_display()
        self._wire_keys()
        self._wire_lights_and_sound()
        if self.board.get("BATTERY"):
            self.set_battery(4.1)
        if nvm is not False:
            self.wiring.nvm = nvm if isinstance(nvm, NVM) else NVM(self.board["PORT"], nvm, seed)
        self.error = None
        self.machine = None
        self._program = None
        self._thread = None
        self._stats_base = {}
        self._boots = 0
        libraries.install()
        Device._open = self

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.close()

    def close(self):
        """Cut the power and take the fake modules out of this process."""
        if Device._open is self:
            self.pull_plug()
            libraries.remove()
            make_current(None)
            Device._open = None

    # The circuit

    def _pin(self, name):
        pins = self.wiring.definition.pins
        if name not in pins:
            raise ValueError(f"{self.board['BOARD_ID']} has no pin {name}")
        return pins[name]

    def _wire_display(self):
        kind, *facts = self.board["DISPLAY"]
        self._builtin = self._light_pin = None
        if kind == "builtin":
            board_id = self.board["BOARD_ID"]
            if board_id not in DISPLAYS:
                raise ValueError(f"the display of {board_id} is not in host_sim/builtin_display.py")
            self._builtin = found = DISPLAYS[board_id]
            pins = (found.clock, found.data, found.select, found.command, found.reset)
            self._wire_spi(found.chip(), pins, found.light)
        elif kind in SPI_CHIPS:
            pins, (width, height, turned, first) = facts[0], facts[1:]
            chip = SPI_CHIPS[kind](width, height, turned, first)
            self._wire_spi(chip, pins[:5], pins[5])
        else:
            sda, scl, address, width, height = facts[:5]
            self.display = I2C_CHIPS[kind](width, height)
            wire = I2CWire(self._pin(scl), self._pin(sda), address, self.display)
            self.wiring.i2c.append(wire)

    def _wire_spi(self, chip, pins, light):
        self.display = chip
        clock, data, select, command, reset = [self._pin(name) if name else None for name in pins]
        self.wiring.spi.append(SPIWire(clock, data, select, command, reset, chip))
        self._light_pin = self._pin(light) if light else None

    @property
    def backlight(self):
        """How bright the light behind a colour display is, 0 to 1."""
        return self.wiring.duty_cycles.get(self._light_pin, 0xFFFF) / 0xFFFF

    def _wire_keys(self):
        kind, *facts = self.board["KEYS"]
        if kind == "pins":
            pins = [self._pin(name) for name in facts[0]]
            levels = facts[1] if isinstance(facts[1], tuple) else [facts[1]] * len(pins)
            self.wiring.key_levels = dict(zip(pins, map(bool, levels), strict=True))
            places = pins
        elif kind == "shift":
            self.wiring.shift_pressed = bool(facts[4])
            places = [("shift", number) for number in range(facts[3])]
        else:
            raise ValueError(f"keys of kind {kind!r}")
        if self.board.get("STICK"):
            self.wiring.stick = [self._pin(name) for name in self.board["STICK"]]
            places += [("stick", side) for side in range(4)]
        if len(self.board["KEY_NAMES"]) != len(places):
            raise ValueError(f"{len(places)} keys but {len(self.board['KEY_NAMES'])} KEY_NAMES")
        self._places = places
        self._keys = {}
        for name, place in zip(self.board["KEY_NAMES"], places, strict=True):
            self._keys.setdefault(name, place)
        if self.board.get("WHEEL"):
            self.wiring.wheel_pins = tuple(self._pin(name) for name in self.board["WHEEL"][:2])

    def _wire_lights_and_sound(self):
        self.strip = self.speaker = None
        lights = self.board.get("LIGHTS")
        if lights and isinstance(lights[0], tuple):
            pins = [self._pin(name) for name in lights[0]]
            self.strip = Led(pins)
            self.wiring.leds = dict.fromkeys(pins, self.strip)
        elif lights:
            powered = self._lights_powered if self.board.get("LIGHTS_POWER") else None
            self.strip = Strip(lights[1], powered)
            self.wiring.strips[self._pin(lights[0])] = self.strip
        if self.board.get("SOUND"):
            pin, enable = self.board["SOUND"][:2]
            self.speaker = Speaker(self._amplifier_on if enable else None)
            self.wiring.speakers[self._pin(pin)] = self.speaker

    def set_battery(self, volts):
        """What the cell has. The chip's supply cannot be more than the regulator leaves of it."""
        pin, divider = self.board["BATTERY"]
        self.wiring.volts[self._pin(pin)] = volts / divider
        self.wiring.supply = min(3.3, volts - 0.08)

    def _lights_powered(self):
        return bool(
            self.machine and self.machine.pins[self._pin(self.board["LIGHTS_POWER"])].output
        )

    def _amplifier_on(self):
        enable = self._pin(self.board["SOUND"][1])
        return bool(self.machine and self.machine.pins[enable].output)

    def unplug_display(self, pull_ups=False):
        """Take the I2C display off its bus; with `pull_ups` it only stops answering."""
        if not self.wiring.i2c:
            raise ValueError("the display of this board is not on an I2C bus")
        self.wiring.i2c[0].plugged = "dead" if pull_ups else "no"
        self.display.power_off()

    def plug_display(self):
        self.wiring.i2c[0].plugged = "yes"

    # Power

    @property
    def powered(self):
        return self._thread is not None

    def power_on(self, settle_ms=2000):
        """Apply power, run boot.py and code.py, and let `settle_ms` pass."""
        if self.powered:
            raise RuntimeError("the device is on already")
        self.error = None
        # A chip's random numbers are new at each power-on: nothing may rely on meeting them again.
        self._boots += 1
        seed = f"{self.seed}/{self._boots}"
        self.machine = Machine(self.wiring, self.ticks_start, seed, self.circuitpython)
        self.machine.hand_over = self._hand_over
        self.machine.background = libraries.refresh_in_background
        self._count_from_zero()
        if self.wiring.nvm is not None:
            self.wiring.nvm.spend_us = self.machine.spend_us
            self.wiring.nvm.power_lost = self._power_lost
        make_current(self.machine)
        self._go = threading.Semaphore(0)
        self._back = threading.Semaphore(0)
        self._finished = False
        self.code_done = False
        self._thread = threading.Thread(target=self._firmware_thread, daemon=True)
        self._thread.start()
        self.advance(settle_ms)

    def pull_plug(self):
        """Cut the power at this very moment. NVM and drive stay."""
        if not self.powered:
            return
        self.machine.powered = False
        if not self._finished:
            self._switch_to_firmware()
        self._off()

    def reload(self):
        """As a file saved over USB does it, but without the wait: code.py starts again at once."""
        self.machine.reload_at_us = self.machine.now_us
        self.advance(0)

    def write_file_over_usb(self, path, data):
        """Save a file from the computer: the code stops and starts again after 0.75 s, if it lets
        it."""
        self.drive.write(path, data)
        self.machine.written_over_usb()

    def _power_lost(self):
        self.machine.powered = False

    def _off(self):
        self._thread = None
        self.wiring.power_off()
        libraries.forget_displays()
        make_current(None)

    # The firmware's thread, and the baton

    def _firmware_thread(self):
        self._go.acquire()
        hard = True
        try:
            while True:
                while self._run_firmware(hard):
                    hard = self._hard
                self._rest()
                hard = False
        except PowerCut:
            pass
        except BaseException as error:
            self.error = error
        finally:
            self._finished = True
            self._back.release()

    def _rest(self):
        """The code has ended: pins and peripherals are free, displays are the terminal's. A write
        over USB starts it again."""
        self._clean_up()
        self.code_done = True
        while self.machine.reload_at_us is None:
            self.machine.spend_us(100_000)
            if not self.machine.powered:
                raise PowerCut()
        self.code_done = False
        self.machine.run_reason = "AUTO_RELOAD"

    def _run_firmware(self, hard):
        """One run of the code; True when it wants to be started again."""
        machine = self.machine
        try:
            if hard:
                libraries.forget_displays()
                machine.reset_hardware()
                machine.booting = True
                machine.usb_drive = True
                machine.drive_writable = False
                if self._builtin:
                    machine.builtin_display = self._builtin.make()
                self._run_boot()
                machine.booting = False
            self._clean_up()
            machine.wait_for_the_last_write()
            self._run_file("/code.py")
        except Restart as restart:
            self._hard = restart.hard
            machine.run_reason = restart.reason
            return True
        except SystemExit:
            pass
        return False

    def _clean_up(self):
        """What CircuitPython does whenever code has ended."""
        self.machine.reset_hardware(keep=libraries.display_resources())
        libraries.restart_displays()

    def _run_boot(self):
        """What fails in boot.py is reported, and the code is run all the same."""
        try:
            self._run_file("/boot.py")
        except (SystemExit, Exception) as error:
            self.wiring.console.append("".join(traceback.format_exception(error)))

    def _run_file(self, path):
        if not self.drive.has(path):
            return
        self._program = Program(self.machine)
        self._program.run(path)

    def _hand_over(self):
        self._back.release()
        self._go.acquire()

    def _switch_to_firmware(self):
        self._go.release()
        if not self._back.acquire(timeout=_STUCK_AFTER_SECONDS):
            ctypes.pythonapi.PyThreadState_SetAsyncExc(
                ctypes.c_ulong(self._thread.ident), ctypes.py_object(PowerCut)
            )
            self._back.acquire(timeout=_STUCK_AFTER_SECONDS)
            self._off()
            raise FirmwareStuck(
                f"no time.sleep and no chip was reached in {_STUCK_AFTER_SECONDS} real seconds"
            )
        if self._finished:
            self._thread.join()

    # Time

    @property
    def now_ms(self):
        return self.machine.now_us / 1000

    def advance(self, ms):
        """Let the firmware run until so much virtual time has passed, or the power is lost."""
        if not self.powered:
            return
        machine = self.machine
        machine.deadline_us = machine.now_us + round(ms * 1000)
        self._switch_to_firmware()
        if self._finished:
            self._off()
            if isinstance(self.error, BusyLoop):
                raise FirmwareStuck(str(self.error)) from self.error
            if self.error is not None:
                text = "".join(traceback.format_exception(self.error))
                self.wiring.console.append(text)
                raise FirmwareCrashed("\n" + text) from self.error

    def run_until(self, condition, limit_ms=10_000, step_ms=10):
        """Advance until `condition()` holds; AssertionError when it does not within the limit."""
        for _ in range(0, limit_ms, step_ms):
            if condition():
                return
            self.advance(step_ms)
        if not condition():
            raise AssertionError(f"not within {limit_ms} ms; on screen: {self.describe()}")

    # Keys

    @property
    def keys(self):
        """The names of the board's keys, each once, in the order of their numbers."""
        return tuple(self._keys)

    def _place(self, key):
        if isinstance(key, int):
            return self._places[key]
        if key not in self._keys:
            raise ValueError(f"this board has no key {key}: it has {', '.join(self._keys)}")
        return self._keys[key]

    def press(self, key):
        """Push a key down; no time passes."""
        place = self._place(key)
        self.wiring.pressed.add(place)
        self.wiring.drive_key(place)

    def release(self, key):
        place = self._place(key)
        self.wiring.pressed.discard(place)
        self.wiring.drive_key(place)

    def hold(self, key, ms):
        """Press, keep for so long, release, and leave time for the release to be seen."""
        self.press(key)
        self.advance(ms)
        self.release(key)
        self.advance(KEY_UP_MS)

    def tap(self, key, times=1):
        """Press and release; logical keys work on every board, the way that board gives them."""
        missing = key not in self._keys
        spare, long = self.board.get("SPARE_KEY_BACK"), self.board.get("LONG_PRESS_BACK")
        for _ in range(times):
            if missing and key in ("PREV", "NEXT") and self.wiring.wheel_pins:
                self.turn_wheel(1 if key == "NEXT" else -1)
            elif missing and key == "BACK" and spare:
                self.hold(spare, KEY_DOWN_MS)
            elif missing and key == "BACK" and long:
                self.hold(long, LONG_PRESS_MS)
            else:
                self.hold(key, KEY_DOWN_MS)

    def turn_wheel(self, steps):
        """Turn by detents, clockwise when positive, one after the other."""
        if not self.wiring.wheel_pins:
            raise ValueError("this board has no wheel")
        for _ in range(abs(steps)):
            self.wiring.turn_wheel(4 if steps > 0 else -4)
            self.advance(KEY_UP_MS)

    # What a person sees and hears

    def picture(self):
        """Rows of dots: 0 or 1, or (red, green, blue)."""
        return self.display.pixels()

    def picture_text(self):
        return self.display.text()

    def png(self, path, scale=4):
        self.display.png(path, scale)

    def lights(self):
        return list(self.strip.colours) if self.strip else []

    @property
    def sounds(self):
        """Tones so far; the length of one that still sounds is None."""
        return [tuple(tone) for tone in self.speaker.tones] if self.speaker else []

    @property
    def console(self):
        return "".join(self.wiring.console)

    @property
    def app(self):
        """The firmware's running app, or None before it has one."""
        return self._program.find_app() if self._program else None

    def describe(self):
        """The sentence of the scene on screen; "" while the firmware shows none."""
        app = self.app
        if app is None or not self.powered:
            return ""
        if hasattr(app, "describe"):
            return app.describe()
        return describe(app.scene)

    def scene(self):
        """The words of the scene on screen as plain data, or None while the firmware shows none."""
        app = self.app
        return as_data(app.scene) if app is not None and self.powered else None

    def turned(self):
        """By how many quarters the people have turned the picture."""
        settings = getattr(self.app, "settings", None)
        return getattr(settings, "rotation", 0) if self.powered else 0

    # Chips and numbers

    @property
    def nvm(self):
        return self.wiring.nvm

    @property
    def drive(self):
        return self.wiring.drive

    def _totals(self):
        display, strip, nvm, machine = self.display, self.strip, self.nvm, self.machine
        return {
            "bus_bytes": display.bytes,
            "bus_data_bytes": display.data_bytes,
            "bus_transactions": display.transactions,
            "refreshes": display.refreshes,
            "light_shows": strip.shows if strip else 0,
            "light_bytes": strip.bytes if strip else 0,
            "nvm_writes": nvm.writes if nvm else 0,
            "nvm_bytes": nvm.bytes_programmed if nvm else 0,
            "erases": nvm.erases if nvm else 0,
            "loops": machine.loops if machine else 0,
            "busy_loops": machine.busy_loops if machine else 0,
            "collections": machine.collections if machine else 0,
            "imports": machine.imports if machine else 0,
            "file_reads": self.drive.reads,
            "ms": machine.now_us // 1000 if machine else 0,
        }

    def _count_from_zero(self):
        """A new machine counts its loops and time from zero again."""
        for name in ("loops", "busy_loops", "collections", "imports", "ms"):
            self._stats_base[name] = 0

    def clear_stats(self):
        self._stats_base = self._totals()

    @property
    def stats(self):
        """Counts since the device was made or `clear_stats()` (loops, time, collections of garbage
        and imports: since power-on).

        Bytes are those of chips/picture.py. A loop is one turn that ended in time.sleep; it was
        busy when a bus, the lights, the speaker or NVM were used in it or a key event was taken.
        """
        base = self._stats_base
        counts = {name: count - base.get(name, 0) for name, count in self._totals().items()}
        loops = counts["loops"]
        counts["busy_share"] = counts["busy_loops"] / loops if loops else 0.0
        return counts


def _board_values(path):
    """The plain UPPERCASE values of a board's file."""
    values = {}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), values)
    return {name: value for name, value in values.items() if name.isupper()}
