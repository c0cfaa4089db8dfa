# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Stories: small text files that tell what hands do to a device and what people must see.

A line is one step; empty lines and those that begin with # say nothing. The page's key log is a
story too, so what was played can be saved, replayed and turned into a test.

    board NAME            which board; lang fr|en, seed N: these three only before the first step
    power on              the first step powers on by itself unless it says so
    unplug                cut the power now
    unplug after N        cut it when N more bytes went into NVM; the next one is torn
    unplug in erase       cut it in the middle of the next erase
    language fr|en        as if chosen in the settings, then powered on again
    reload                code.py starts again, as after a file was saved over USB
    press KEY [TIMES]     KEY is a name of the board's, PREV NEXT OK BACK (on every board, the way
                          the board gives them), or a key's number from 0
    hold KEY [SECONDS]    0.7 unless told
    down KEY, up KEY      for hands that do two things at once
    wheel STEPS           clockwise when positive
    choose TEXT           go to the option that begins with TEXT (or the number) and take it
    wait SECONDS
    expect text TEXT      TEXT is in what the screen says; expect no text TEXT
    expect light N COLOUR N counts from 0; a colour's name, #rrggbb, on or off
    expect lights off     none is lit
    expect sound, expect silence       something was heard, or nothing, since the last such line
    expect power, expect no power
    expect erases N       of the NVM since the beginning
    shot NAME             a picture of screen and lights, NAME.png

Whoever expects or chooses looks for a second before giving up: a board may still be saving.

`Story.perform` is a generator of waits in ms, so that the same steps run at once in a test and in
their own time under a page.
"""

import colorsys
import re

from . import records
from .device import KEY_DOWN_MS, KEY_UP_MS, LONG_PRESS_MS

SETTLE_MS = 2000
PATIENCE_MS = 1000
_LOOK_AGAIN_MS = 20
_POSE_MS = 200  # before a picture is taken: what was pressed is on the screen
_MOST_MOVES = 300
_SAFE_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]*")

# Where a NeoPixel's hue, in degrees, ends to be the colour before.
_HUES = (
    (6, "red"), (25, "orange"), (75, "yellow"), (155, "green"), (200, "cyan"), (255, "blue"),
    (310, "purple"), (352, "pink"), (361, "red"),
)  # fmt: skip
COLOUR_NAMES = ("off", "on", "white") + tuple(sorted({name for _, name in _HUES}))


class StoryError(Exception):
    """A line that says nothing we know, or an expectation that did not hold: FILE:LINE: why."""


def colour_name(colour):
    """What a person would call a light of this (red, green, blue)."""
    red, green, blue = colour
    if not any(colour):
        return "off"
    hue, saturation, _ = colorsys.rgb_to_hsv(red / 255, green / 255, blue / 255)
    if saturation < 0.5:
        return "white"
    return next(name for end, name in _HUES if hue * 360 < end)


# --- hands: generators that yield how many ms to let pass -------------------------------------


def _key(device, name):
    """The key of that name or number, or ValueError."""
    if name.isdigit():
        if int(name) >= len(device.board["KEY_NAMES"]):
            raise ValueError(f"this board has only {len(device.board['KEY_NAMES'])} keys")
        return int(name)
    name = name.upper()
    if name not in device.keys:
        raise ValueError(f"this board has no key {name}: it has {', '.join(device.keys)}")
    return name


def down(device, name):
    device.press(_key(device, name))
    yield 0


def up(device, name):
    device.release(_key(device, name))
    yield 0


def hold(device, name, ms: float = LONG_PRESS_MS):
    key = _key(device, name)
    device.press(key)
    yield ms
    device.release(key)
    yield KEY_UP_MS


def wheel(device, steps):
    if not device.wiring.wheel_pins:
        raise ValueError("this board has no wheel")
    for _ in range(abs(steps)):
        device.wiring.turn_wheel(4 if steps > 0 else -4)
        yield KEY_UP_MS


def press(device, name, times=1):
    """Logical keys work on every board, the way that board gives them (see Device.tap)."""
    logical = name.upper()
    missing = not name.isdigit() and logical not in device.keys
    spare, long = device.board.get("SPARE_KEY_BACK"), device.board.get("LONG_PRESS_BACK")
    for _ in range(times):
        if missing and logical in ("PREV", "NEXT") and device.wiring.wheel_pins:
            yield from wheel(device, 1 if logical == "NEXT" else -1)
        elif missing and logical == "BACK" and spare:
            yield from hold(device, spare, KEY_DOWN_MS)
        elif missing and logical == "BACK" and long:
            yield from hold(device, long)
        elif missing and logical == "MENU":
            yield from hold(device, "OK")
        else:
            yield from hold(device, name, KEY_DOWN_MS)


def choose(device, text):
    """Move the cursor to an option, or a number to a value, and take it."""
    app = device.app
    if app is None:
        raise ValueError("nothing is on the screen")
    scene = app.scene
    yield from _soon(
        lambda: _option(scene.options, text) >= 0 or _number_shown(app, text) is not None,
        lambda: f"no option {text!r}, on screen: {device.describe()!r}",
    )
    if scene.options:
        wanted = _option(scene.options, text)
        away = wanted - scene.cursor
        yield from press(device, "NEXT" if away > 0 else "PREV", abs(away))
        if scene.cursor != wanted:
            raise ValueError(f"the cursor did not get to {text!r}: {device.describe()}")
    else:
        for _ in range(_MOST_MOVES):
            shown = _number_shown(app, text)
            if shown == text:
                break
            smaller = shown and shown.isdigit() and text.isdigit() and int(text) < int(shown)
            yield from press(device, "PREV" if smaller else "NEXT")
        else:
            raise ValueError(f"{text!r} never came up: {device.describe()}")
    before = app.changes
    yield from press(device, "OK")
    # Hands know that it was taken when the screen changes; some boards save first.
    for _ in range(0, PATIENCE_MS, _LOOK_AGAIN_MS):
        if app.changes != before:
            break
        yield _LOOK_AGAIN_MS


def _number_shown(app, text):
    """The number to be changed into `text`, or None when no number is asked. Some are shown as a
    word, such as yes for 1: stories that any language can tell count."""
    scene, question = app.scene, getattr(app, "question", None)
    if scene.options or not scene.picture or scene.picture[0] != "value":
        return None
    if text.isdigit() and question is not None and question.kind == "number":
        value = question.lo + app.cursor
        return str(value) if value <= question.hi else scene.picture[1]
    return scene.picture[1] if text.isdigit() or text == "?" else None


def _option(options, text):
    for fits in (str.__eq__, str.startswith, str.__contains__):
        for index, option in enumerate(options):
            if fits(option.casefold(), text.casefold()):
                return index
    return -1


def power_on(device):
    if device.powered:
        raise ValueError("the power is on already")
    device.power_on(settle_ms=0)
    yield SETTLE_MS


def unplug(device, after=None):
    """Now, after so many bytes, or "erase" for in the middle of the next one."""
    if after is None:
        device.pull_plug()
    elif device.nvm is None:
        raise ValueError("this board has no NVM")
    elif after == "erase":
        device.nvm.cut_power_in_erase()
    else:
        device.nvm.cut_power_after(after)
    yield 0


def reload(device):
    if not device.powered:
        raise ValueError("the power is off")
    device.reload()
    yield SETTLE_MS


def language(device, lang):
    device.pull_plug()
    device.wiring.settings["GIROUETTE_LANG"] = lang
    if device.nvm is not None:
        records.set_language(device.nvm, lang)
    yield from power_on(device)


def wait(_device, ms):
    yield ms


# --- lines ------------------------------------------------------------------------------------


def _number(text, low, high, what):
    try:
        value = float(text)
    except ValueError:
        raise ValueError(f"{text!r} is no {what}") from None
    if not low <= value <= high:
        raise ValueError(f"{what} {text} is not within {low} to {high}")
    return value


def _count(text, low, high, what):
    value = _number(text, low, high, what)
    if value != int(value):
        raise ValueError(f"{text!r} is no whole {what}")
    return int(value)


def hand_of(line):
    """The function of (device) that makes the generator of one hand's line, or ValueError."""
    verb, _, rest = line.strip().partition(" ")
    words = rest.split()
    if verb == "choose" and words:
        return lambda device: choose(device, rest.strip())
    if verb in ("down", "up") and len(words) == 1:
        return lambda device: {"down": down, "up": up}[verb](device, words[0])
    if verb == "press" and len(words) in (1, 2):
        times = _count(words[1], 1, 1000, "number of times") if words[1:] else 1
        return lambda device: press(device, words[0], times)
    if verb == "hold" and len(words) in (1, 2):
        ms = _number(words[1], 0, 3600, "seconds") * 1000 if words[1:] else LONG_PRESS_MS
        return lambda device: hold(device, words[0], ms)
    if verb == "wheel" and len(words) == 1:
        steps = _count(words[0], -100, 100, "number of steps")
        return lambda device: wheel(device, steps)
    if verb == "wait" and len(words) == 1:
        ms = _number(words[0], 0, 1_000_000, "seconds") * 1000
        return lambda device: wait(device, ms)
    if line.split() == ["power", "on"]:
        return power_on
    if verb == "unplug":
        if words == ["in", "erase"]:
            return lambda device: unplug(device, "erase")
        if len(words) >= 2 and words[0] == "after" and words[2:] in ([], ["bytes"]):
            after = _count(words[1], 0, 1_000_000, "number of bytes")
            return lambda device: unplug(device, after)
        if not words:
            return unplug
    if verb == "language" and len(words) == 1:
        if words[0] not in records.LANGUAGES:
            raise ValueError(f"no language {words[0]!r}: there are {', '.join(records.LANGUAGES)}")
        return lambda device: language(device, words[0])
    if verb == "reload" and not words:
        return reload
    raise ValueError(f"no such step: {line.strip()!r}")


class Story:
    """The steps of a text. `board`, `lang` and `seed` are None where it does not say."""

    def __init__(self, text, name="story"):
        self.name = name
        self.board = self.lang = self.seed = None
        self.steps = []  # (line number, function of (device) that makes a generator, the line)
        self.shots = []
        self._heard = 0
        for number, line in enumerate(text.splitlines(), 1):
            line = line.strip()
            if line and not line.startswith("#"):
                try:
                    self._read(number, line)
                except ValueError as error:
                    raise self._error(number, error) from None
        if not self.steps or self.steps[0][2].split() != ["power", "on"]:
            self.steps.insert(0, (0, power_on, "power on"))

    def _error(self, number, why):
        return StoryError(f"{self.name}:{number}: {why}")

    def _read(self, number, line):
        verb, _, rest = line.partition(" ")
        rest = rest.strip()
        if verb in ("board", "lang", "seed"):
            if self.steps:
                raise ValueError(f"{verb} has to stand before the first step")
            if not _SAFE_NAME.fullmatch(rest):
                raise ValueError(f"{rest!r} is no name")
            setattr(self, verb, _count(rest, 0, 2**31, "seed") if verb == "seed" else rest)
        elif verb == "shot":
            if not _SAFE_NAME.fullmatch(rest) or rest in self.shots:
                raise ValueError(f"{rest!r} is no name of a picture, or is taken")
            self.shots.append(rest)
            self.steps.append((number, None, rest))
        elif verb == "expect":
            self.steps.append((number, self._expectation(rest), line))
        else:
            self.steps.append((number, hand_of(line), line))

    def perform(self, device, shot=None):
        """Yields ms to let pass; calls shot(name); StoryError at the line that fails."""
        self._heard = len(device.sounds)
        for number, act, line in self.steps:
            if act is None:
                yield _POSE_MS
                if shot:
                    shot(line)
                continue
            try:
                yield from act(device)
            except ValueError as error:
                raise self._error(number, error) from None

    def run(self, device, shot=None):
        """Perform it as fast as it goes."""
        for ms in self.perform(device, shot):
            device.advance(ms)

    def _expectation(self, rest):
        words = rest.split()
        if words[:1] == ["text"] and words[1:]:
            return lambda device: _see(device, rest[4:].strip(), True)
        if words[:2] == ["no", "text"] and words[2:]:
            return lambda device: _see(device, rest[2:].strip()[4:].strip(), False)
        if words[:1] == ["light"] and len(words) == 3:
            number = _count(words[1], 0, 999, "light")
            if words[2] not in COLOUR_NAMES and not re.fullmatch("#[0-9a-f]{6}", words[2]):
                raise ValueError(f"{words[2]!r} is no colour: {', '.join(COLOUR_NAMES)}, #rrggbb")
            return lambda device: _light(device, number, words[2])
        if words == ["lights", "off"]:
            return lambda device: _soon(
                lambda: not any(map(any, device.lights())), lambda: f"lit: {device.lights()}"
            )
        if words == ["sound"]:
            return self._sound
        if words == ["silence"]:
            return self._silence
        if words in (["power"], ["no", "power"]):
            return lambda device: _soon(
                lambda: device.powered == (words == ["power"]),
                lambda: "the power is " + ("on" if device.powered else "off"),
            )
        if words[:1] == ["erases"] and len(words) == 2:
            count = _count(words[1], 0, 10**9, "number")
            return lambda device: _soon(
                lambda: device.nvm.erases == count,
                lambda: f"NVM was erased {device.nvm.erases} times, not {count}",
            )
        raise ValueError(f"nobody can expect {rest!r}")

    def _sound(self, device):
        yield from _soon(lambda: len(device.sounds) > self._heard, lambda: "nothing was heard")
        self._heard = len(device.sounds)

    def _silence(self, device):
        heard = device.sounds[self._heard :]
        self._heard = len(device.sounds)
        if heard:
            raise ValueError(f"heard: {heard}")
        yield 0


def _soon(holds, otherwise):
    """A person looks for a moment: a board that is still saving or drawing is given PATIENCE_MS."""
    for _ in range(0, PATIENCE_MS, _LOOK_AGAIN_MS):
        if holds():
            return
        yield _LOOK_AGAIN_MS
    if not holds():
        raise ValueError(otherwise())


def _see(device, text, wanted):
    missing = "expected" if wanted else "did not expect"
    return _soon(
        lambda: (text in device.describe()) == wanted,
        lambda: f"{missing} {text!r}, on screen: {device.describe()!r}",
    )


def _light(device, number, wanted):
    count = len(device.lights())
    if number >= count:
        raise ValueError(f"this board has only {count} lights")

    def shown():
        red, green, blue = device.lights()[number]
        return f"#{red:02x}{green:02x}{blue:02x}"

    def holds():
        name = colour_name(device.lights()[number])
        return wanted in (name, shown()) or (wanted == "on" and name != "off")

    def otherwise():
        name = colour_name(device.lights()[number])
        return f"expected light {number} {wanted}, it is {name} ({shown()})"

    return _soon(holds, otherwise)
