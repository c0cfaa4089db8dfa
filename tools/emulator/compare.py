# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Plays a story twice, in the simulator and on the emulated chip, and says where they part.

The simulator goes first, for only there can hands find an option by its name. What they did is kept
as keys, turns of the wheel, waits and power, and the chip is given just that. After each step hands
rest until the simulator's screen and lights are still; picture, lights and NVM at that moment are
what the chip has to show. It is slower and blinks in its own time, so it is looked at for a while:
each of the three has to be right at some moment of it.

Chance has to be the same: the chip's drive gets a code.py that puts the bytes which the simulator's
os.urandom gave in the place of the chip's own, then goes on as the firmware's code.py does. Nothing
else of the drive is touched. Sound is not compared.
"""

from host_sim import recorder, records
from host_sim.device import Device
from host_sim.story import SETTLE_MS, Story
from host_sim.story_lines import read_story
from tools.build import drive_files

from .device import CannotEmulate, ChipStopped

STILL_MS = 200
MOST_REST_MS = 4000
LOOK_MS = 20
PATIENCE_MS = 2500
# CircuitPython itself takes more than a second before it runs any code.
PATIENCE_AT_POWER_ON_MS = 8000

_SAME_CHANCE = """\
# What the simulator's os.urandom gave in the same story stands for the chip's own.
import os
import sys


class SameChance:
    def __init__(self, real, drawn):
        for name in dir(real):
            if name != "urandom":
                setattr(self, name, getattr(real, name))
        self.drawn = drawn

    def urandom(self, count):
        if len(self.drawn) < count:
            print("more chance than in the simulator")
            return bytes(count)
        first, self.drawn = self.drawn[:count], self.drawn[count:]
        return first


sys.modules["os"] = SameChance(os, bytes.fromhex("{drawn}"))
del os, sys
"""


class Look:
    """What can be compared at one moment: rows of dots, colours of lights, bytes of NVM."""

    def __init__(self, picture, lights, nvm):
        self.picture = picture
        self.lights = lights
        self.nvm = nvm


class Step:
    """A line of a story: what hands did, and what was to be seen then (None with the power off).

    actions   ("press", key) ("release", key) ("wheel", quarters) ("wait", ms) ("unplug",)
              ("power on", Boot)
    """

    def __init__(self, number, line, actions, look):
        self.number = number
        self.line = line
        self.actions = actions
        self.look = look


class Boot:
    """What a power-on finds. `settings` are lines before settings.toml's own; `nvm` is None where
    it holds what it held when the power went."""

    def __init__(self, settings, nvm):
        self.settings = settings
        self.nvm = nvm
        self.drawn = b""


class ObservedDevice(Device):
    """A simulated device that keeps what hands do to it."""

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, **options)
        self.actions = []
        self._boot = None
        self._nvm_at_unplug = None
        self._turn = self.wiring.turn_wheel
        self.wiring.turn_wheel = self._turn_observed

    def take_actions(self):
        taken, self.actions = self.actions, []
        return taken

    def _turn_observed(self, quarters):
        self.actions.append(("wheel", quarters))
        self._turn(quarters)

    def press(self, key):
        self.actions.append(("press", key))
        super().press(key)

    def release(self, key):
        self.actions.append(("release", key))
        super().release(key)

    def power_on(self, settle_ms=SETTLE_MS):
        held = bytes(self.nvm.data)
        changed = held if held != self._nvm_at_unplug else None
        own = self.drive.read("/settings.toml").decode()
        self._boot = Boot(self.wiring.settings_text().removesuffix(own), changed)
        self.actions.append(("power on", self._boot))
        super().power_on(settle_ms)

    def pull_plug(self):
        if self.powered:
            self.keep_chance()
            self.actions.append(("unplug",))
        super().pull_plug()
        self._nvm_at_unplug = bytes(self.nvm.data)

    def keep_chance(self):
        self._boot.drawn = bytes(self.machine.drawn)

    def advance(self, ms):
        if self.powered and ms > 0:
            self.actions.append(("wait", ms))
        super().advance(ms)

    def rest(self):
        """Let time pass until screen and lights have not been sent to for a while."""
        still = 0
        for _ in range(0, MOST_REST_MS, LOOK_MS):
            before = self._sent()
            self.advance(LOOK_MS)
            still = still + LOOK_MS if self._sent() == before else 0
            if still >= STILL_MS:
                return

    def _sent(self):
        return self.display.bytes, self.strip.bytes if self.strip else 0


def refuse_what_cannot_be_emulated(text, name, board):
    for number, verb, arguments, line in read_story(text, name):
        if verb == "reload" or (verb == "unplug" and arguments):
            raise CannotEmulate(f"{name}:{number}: {line!r} cannot be done to the emulated chip")
        if verb == "board" and arguments[0] != board:
            raise CannotEmulate(f"{name}:{number}: a story of {arguments[0]}, not of {board}")


def play_in_simulator(text, name, board, lang, **options):
    """A story and its steps as the simulator plays them; `lang` is for one that names none, the
    options are the device's."""
    refuse_what_cannot_be_emulated(text, name, board)
    story = Story(text, name)
    lang = story.lang or lang
    steps = []
    with ObservedDevice(board, lang=lang, seed=story.seed or 0, **options) as device:
        records.set_language(device.nvm, lang)

        def done(number, line):
            if not device.actions:
                return
            look = None
            if device.powered:
                device.rest()
                look = Look(device.picture(), device.lights(), bytes(device.nvm.data))
            steps.append(Step(number, line, _joined(device.take_actions()), look))

        for ms in story.perform(device, done=done):
            device.advance(ms)
        if device.powered:
            device.keep_chance()
    return story, steps


def _joined(actions):
    """Waits one after the other are one."""
    joined = []
    for action in actions:
        if action[0] == "wait" and joined and joined[-1][0] == "wait":
            joined[-1] = ("wait", joined[-1][1] + action[1])
        else:
            joined.append(action)
    return joined


def drive_for(board, boot):
    """The built drive, with the chance and the settings of a power-on of the simulator."""
    files = drive_files(board)
    code = _SAME_CHANCE.replace("{drawn}", boot.drawn.hex()).encode()
    files["code.py"] = code + files["code.py"]
    files["settings.toml"] = boot.settings.encode() + files["settings.toml"]
    return files


# --- the chip -----------------------------------------------------------------------------------


def play_on_chip(device, board, steps, shots=None, story_shots=()):
    """Where the chip parts from the steps of the simulator: sentences, none when it does not.
    Pictures named in `story_shots` go into the folder `shots`, and both sides of a parting."""
    nvm = None
    for step in steps:
        patience = PATIENCE_MS
        for verb, *arguments in step.actions:
            if verb == "power on":
                (boot,) = arguments
                device.power_on(drive_for(board, boot), boot.nvm or nvm)
                patience = PATIENCE_AT_POWER_ON_MS
            elif verb == "unplug":
                nvm = device.nvm()
                device.pull_plug()
            elif verb == "wait":
                device.advance(*arguments)
            elif verb == "wheel":
                device.turn_wheel(*arguments)
            elif verb == "press":
                device.press(*arguments)
            else:
                device.release(*arguments)
        if step.look is None:
            continue
        parted = look_until_equal(device, step.look, patience)
        if shots and step.line in story_shots:
            recorder.save(recorder.picture(device), shots / f"{step.line}.png")
        if parted:
            if shots:
                _save_parting(device, step, shots)
            return [f"line {step.number} ({step.line}): {sentence}" for sentence in parted]
    return []


def look_until_equal(device, wanted, patience_ms):
    """What never was as wanted, as sentences."""
    unequal = {"picture", "lights", "nvm"}
    waited = 0
    while True:
        seen = Look(device.picture(), device.lights(), device.nvm())
        parted = differences(wanted, seen)
        unequal &= set(parted)
        if not unequal or waited >= patience_ms:
            return [parted[what] for what in sorted(unequal)]
        device.advance(LOOK_MS)
        waited += LOOK_MS


def differences(wanted, seen):
    """{"picture", "lights" or "nvm": a sentence} of what differs."""
    found = {}
    dots = [
        (column, row)
        for row, (one, other) in enumerate(zip(wanted.picture, seen.picture, strict=True))
        for column, (dot, another) in enumerate(zip(one, other, strict=True))
        if dot != another
    ]
    if dots:
        columns, rows = zip(*dots, strict=True)
        area = f"columns {min(columns)} to {max(columns)}, rows {min(rows)} to {max(rows)}"
        found["picture"] = f"{len(dots)} dots of the picture differ ({area})"
    numbers = [
        number
        for number, (one, other) in enumerate(zip(wanted.lights, seen.lights, strict=True))
        if tuple(one) != tuple(other)
    ]
    if numbers:
        number = numbers[0]
        one, other = _colour(wanted.lights[number]), _colour(seen.lights[number])
        found["lights"] = (
            f"{len(numbers)} lights differ: light {number} is {other} on the chip, "
            f"{one} in the simulator"
        )
    places = [place for place in range(len(wanted.nvm)) if wanted.nvm[place] != seen.nvm[place]]
    if places:
        place = places[0]
        one, other = wanted.nvm[place : place + 8].hex(" "), seen.nvm[place : place + 8].hex(" ")
        found["nvm"] = (
            f"{len(places)} bytes of NVM differ, from {place} on: {other} on the chip, "
            f"{one} in the simulator"
        )
    return found


def _colour(light):
    return "#" + "".join(f"{channel:02x}" for channel in light)


class _Still:
    """A simulator's look as what recorder.picture draws."""

    def __init__(self, device, look):
        self.board = device.board
        self.display = type(device.display)(device.display.width, device.display.height)
        self.display.pixels = lambda: look.picture
        self.lights = lambda: look.lights


def _save_parting(device, step, shots):
    recorder.save(recorder.picture(device), shots / f"line_{step.number}_chip.png")
    still = recorder.picture(_Still(device, step.look))
    recorder.save(still, shots / f"line_{step.number}_simulator.png")


# --- play mode ------------------------------------------------------------------------------------


def play_mode_troubles(device, board):
    """What is wrong with hiding the drive: with GIROUETTE_PLAY a computer must not find it, unless
    the first key is held at power-up. Looked at as a computer does: by the USB descriptors."""
    files = drive_files(board)
    settings = files["settings.toml"]
    playing = files | {"settings.toml": b"GIROUETTE_PLAY = 1\n" + settings}
    cases = (
        (files, (), True, "the drive is not there outside play mode"),
        (playing, (), False, "play mode does not hide the drive"),
        (playing, (0,), True, "a key held at power-up does not bring the drive back"),
    )
    troubles = []
    for drive, held, wanted, trouble in cases:
        device.power_on(drive, held=held)
        for _ in range(0, PATIENCE_AT_POWER_ON_MS, 100):
            device.advance(100)
            if device.drive_shown is not None:
                break
        else:
            device.pull_plug()
            raise ChipStopped("no computer can talk to the chip over USB")
        if device.drive_shown != wanted:
            troubles.append(trouble)
        device.pull_plug()
    return troubles
