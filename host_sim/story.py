# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Stories on a whole simulated device; story_lines.py has their notation.

`Story.perform` is a generator of waits in ms, so that the same steps run at once in a test and in
their own time under a page.
"""

import colorsys

from . import records
from .device import KEY_DOWN_MS, KEY_UP_MS, LONG_PRESS_MS
from .languages import LANGUAGES
from .story_lines import HEAD, StoryError, read_line, read_story

SETTLE_MS = 2000
PATIENCE_MS = 1000
_LOOK_AGAIN_MS = 20
_FILM_MS = 40  # between two looks of a camera
_POSE_MS = 200  # before a picture is taken: what was pressed is on the screen
_MOST_MOVES = 300

# A faint light has few steps: the cold white of the wind is then 1, 2, 3.
_WHITE_BELOW = 0.7
# Where a NeoPixel's hue, in degrees, ends to be the colour before.
_HUES = (
    (6, "red"), (25, "orange"), (75, "yellow"), (155, "green"), (200, "cyan"), (255, "blue"),
    (310, "purple"), (352, "pink"), (361, "red"),
)  # fmt: skip


def colour_name(colour):
    """What a person would call a light of this (red, green, blue)."""
    red, green, blue = colour
    if not any(colour):
        return "off"
    hue, saturation, _ = colorsys.rgb_to_hsv(red / 255, green / 255, blue / 255)
    if saturation < _WHITE_BELOW:
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
    app = _app(device)
    scene = app.scene
    yield from _soon(
        lambda: _option(scene.options, text) >= 0 or _number_shown(app, text) is not None,
        lambda: f"no option {text!r}, on screen: {device.describe()!r}",
    )
    if scene.options:
        yield from _take_option(device, _option(scene.options, text), text)
        return
    for _ in range(_MOST_MOVES):
        shown = _number_shown(app, text)
        if shown == text:
            break
        smaller = shown and shown.isdigit() and text.isdigit() and int(text) < int(shown)
        yield from press(device, "PREV" if smaller else "NEXT")
    else:
        raise ValueError(f"{text!r} never came up: {device.describe()}")
    yield from _confirm(device)


def take(device, key):
    """Move the cursor to the option with this key, and take it."""
    app = _app(device)

    def options():
        return app.question.options if app.question.kind == "choose" else ()

    yield from _soon(
        lambda: key in options(),
        lambda: f"no option with the key {key!r}, on screen: {device.describe()!r}",
    )
    place = list(options()).index(key)
    question = app.question
    while app.thirds and app.question is question:
        # Of a long list the part that has it, until it is alone.
        (part,) = [at for at, part in enumerate(app.thirds.parts()) if place in part]
        yield from _take_option(device, part, key)
    if app.question is question:
        yield from _take_option(device, place, key)


def _take_option(device, wanted, name):
    """By the cursor, or by its own key where there is none."""
    app = device.app
    if app.by_key or app.thirds:
        yield from _confirm(device, app.scene.options[wanted].split(" ")[0])
        return
    away = wanted - app.cursor
    yield from press(device, "NEXT" if away > 0 else "PREV", abs(away))
    if app.cursor != wanted:
        raise ValueError(f"the cursor did not get to {name!r}: {device.describe()}")
    yield from _confirm(device)


def _app(device):
    if device.app is None:
        raise ValueError("nothing is on the screen")
    return device.app


def _confirm(device, key="OK"):
    app = device.app
    before = app.changes
    yield from press(device, key)
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
    # Said before anything begins: whoever sent the line waits for the reason.
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}: there are {', '.join(LANGUAGES)}")
    return speak(device, lang)


def speak(device, lang):
    device.pull_plug()
    device.wiring.settings["GIROUETTE_LANG"] = lang
    if device.nvm is not None:
        records.set_language(device.nvm, lang)
    yield from power_on(device)


def wait(_device, ms):
    yield ms


# --- what people expect: generators too, for they look for a moment ---------------------------


def _soon(holds, otherwise):
    """A person looks for a moment: a board that is still saving or drawing is given PATIENCE_MS."""
    for _ in range(0, PATIENCE_MS, _LOOK_AGAIN_MS):
        if holds():
            return
        yield _LOOK_AGAIN_MS
    if not holds():
        raise ValueError(otherwise())


def see(device, text, wanted):
    missing = "expected" if wanted else "did not expect"
    return _soon(
        lambda: (text in device.describe()) == wanted,
        lambda: f"{missing} {text!r}, on screen: {device.describe()!r}",
    )


def light(device, number, wanted):
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


def dark(device):
    return _soon(lambda: not any(map(any, device.lights())), lambda: f"lit: {device.lights()}")


def power(device, wanted):
    return _soon(
        lambda: device.powered == wanted,
        lambda: "the power is " + ("on" if device.powered else "off"),
    )


def erases(device, count):
    return _soon(
        lambda: device.nvm.erases == count,
        lambda: f"NVM was erased {device.nvm.erases} times, not {count}",
    )


# --- lines ------------------------------------------------------------------------------------

HANDS = {
    "down": down, "up": up, "hold": hold, "wheel": wheel, "press": press, "choose": choose,
    "take": take, "power_on": power_on, "unplug": unplug, "reload": reload, "language": language,
    "wait": wait,
}  # fmt: skip
EYES = {"see": see, "light": light, "dark": dark, "power": power, "erases": erases}


def hand_of(line):
    """The function of (device) that makes the generator of one hand's line, or ValueError."""
    verb, arguments = read_line(line)
    if verb not in HANDS:
        raise ValueError(f"no such step: {line.strip()!r}")
    return lambda device: HANDS[verb](device, *arguments)


class Story:
    """The steps of a text. `board`, `lang` and `seed` are None where it does not say."""

    def __init__(self, text, name="story"):
        self.name = name
        self.board = self.lang = self.seed = None
        self.steps = []  # (line number, function of (device) that makes a generator, the line)
        self.shots = []
        self.films = []
        self._heard = 0
        for number, verb, arguments, line in read_story(text, name):
            if verb in HEAD:
                setattr(self, verb, arguments[0])
            elif verb == "shot":
                self.shots.append(arguments[0])
                self.steps.append((number, None, arguments[0]))
            elif verb == "film":
                if arguments[0] != "end":
                    self.films.append(arguments[0])
                self.steps.append((number, None, line))
            else:
                self.steps.append((number, self._act(verb, arguments), line))
        if not self.steps or self.steps[0][2].split() != ["power", "on"]:
            self.steps.insert(0, (0, power_on, "power on"))

    def _act(self, verb, arguments):
        if verb in ("sound", "silence"):
            return self._sound if verb == "sound" else self._silence
        does = HANDS.get(verb) or EYES[verb]
        return lambda device: does(device, *arguments)

    def perform(self, device, shot=None, done=None, film=None):
        """Yields ms to let pass; calls shot(name), film(name) where one begins and film("end"), and
        done(line number, line) after each step; StoryError at the line that fails."""
        self._heard = len(device.sounds)
        for number, act, line in self.steps:
            if act is None:
                yield _POSE_MS
                if line.startswith("film "):
                    if film:
                        film(line.split()[1])
                elif shot:
                    shot(line)
            else:
                try:
                    yield from act(device)
                except ValueError as error:
                    raise StoryError(f"{self.name}:{number}: {error}") from None
            if done:
                done(number, line)

    def run(self, device, shot=None, camera=None):
        """Perform it as fast as it goes; `camera` is a recorder.Camera for its films. Gives how
        long it took on the device, in ms."""
        clock = 0
        for ms in self.perform(device, shot, film=camera and camera.turn):
            # A film sees what happens within a wait too.
            size = _FILM_MS if camera and camera.film else ms
            while ms > 0:
                device.advance(min(ms, size))
                clock += min(ms, size)
                ms -= size
                if camera:
                    camera.look(device, clock)
        return clock

    def _sound(self, device):
        yield from _soon(lambda: len(device.sounds) > self._heard, lambda: "nothing was heard")
        self._heard = len(device.sounds)

    def _silence(self, device):
        heard = device.sounds[self._heard :]
        self._heard = len(device.sounds)
        if heard:
            raise ValueError(f"heard: {heard}")
        yield 0
