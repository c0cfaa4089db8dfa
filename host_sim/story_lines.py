# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The lines of stories: small texts that tell what hands do to a device and what people must see.

A line is one step; empty lines and those that begin with # say nothing. The page's key log is a
story too, so what was played can be saved, replayed and turned into a test.

    board NAME            which board; lang CODE, seed N: these three only before the first step
    power on              the first step powers on by itself unless it says so
    unplug                cut the power now
    unplug after N        cut it when N more bytes went into NVM; the next one is torn
    unplug in erase       cut it in the middle of the next erase
    language CODE         as if chosen in the settings, then powered on again
    reload                code.py starts again, as after a file was saved over USB
    press KEY [TIMES]     KEY is a name of the board's, PREV NEXT OK BACK (on every board, the way
                          the board gives them), or a key's number from 0
    hold KEY [SECONDS]    0.7 unless told
    down KEY, up KEY      for hands that do two things at once
    wheel STEPS           clockwise when positive
    choose TEXT           go to the option that begins with TEXT (or the number) and take it
    take KEY              go to the option with this key and take it: the same in every language
    wait SECONDS
    expect text TEXT      TEXT is in what the screen says; expect no text TEXT
    expect light N COLOUR N counts from 0; a colour's name, #rrggbb, on or off
    expect lights off     none is lit
    expect sound, expect silence       something was heard, or nothing, since the last such line
    expect power, expect no power
    expect erases N       of the NVM since the beginning
    shot NAME             a picture of screen and lights, NAME.png
    film NAME             from here on a film of them, NAME.gif; film end

Whoever expects or chooses looks for a second before giving up: a board may still be saving.

Two readers of this module do what the lines say: host_sim/story.py on a whole simulated device, and
tests/hand.py on the app alone, which cannot do what needs a device around it (wheel, down, lights,
shots...). The latter does it in a MicroPython VM too, so this module keeps to the boards' dialect.
"""

COLOUR_NAMES = (
    "off", "on", "white", "blue", "cyan", "green", "orange", "pink", "purple", "red", "yellow",
)  # fmt: skip
HEAD = ("board", "lang", "seed")
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"


class StoryError(Exception):
    """A line that says nothing we know, or an expectation that did not hold: FILE:LINE: why."""


def read_story(text, name="story"):
    """The steps of a text: [(line number, verb, arguments, line)], as read_line has them."""
    steps, shots, begun = [], [], False
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        try:
            verb, arguments = read_line(line)
            if verb in HEAD and begun:
                raise ValueError(f"{verb} has to stand before the first step")
            if verb in ("shot", "film") and arguments in shots:
                raise ValueError("that picture is taken already")
        except ValueError as error:
            raise StoryError(f"{name}:{number}: {error}") from None
        if verb in ("shot", "film") and arguments != ("end",):
            shots.append(arguments)
        begun = begun or verb not in HEAD
        steps.append((number, verb, arguments, line))
    return steps


def read_line(line):
    """What a line says, as (verb, arguments), or ValueError. Times are in ms; `expect` is "see",
    "light", "dark", "sound", "silence", "power" or "erases"."""
    verb, _, rest = line.strip().partition(" ")
    rest = rest.strip()
    words = rest.split()
    if verb == "expect":
        return _expectation(rest, words)
    if verb in ("choose", "take") and words:
        return verb, (rest,)
    if verb in ("down", "up") and len(words) == 1:
        return verb, (rest,)
    if verb == "press" and len(words) in (1, 2):
        return verb, (words[0], _count(words[1], 1, 1000, "number of times") if words[1:] else 1)
    if verb == "hold" and len(words) in (1, 2):
        return verb, (words[0],) + tuple(_milliseconds(word, 3600) for word in words[1:])
    if verb == "wheel" and len(words) == 1:
        return verb, (_count(rest, -100, 100, "number of steps"),)
    if verb == "wait" and len(words) == 1:
        return verb, (_milliseconds(rest, 1_000_000),)
    if verb == "power" and words == ["on"]:
        return "power_on", ()
    if verb == "unplug":
        if not words:
            return verb, ()
        if words == ["in", "erase"]:
            return verb, ("erase",)
        if len(words) >= 2 and words[0] == "after" and words[2:] in ([], ["bytes"]):
            return verb, (_count(words[1], 0, 1_000_000, "number of bytes"),)
    if verb == "language" and len(words) == 1:
        return verb, (rest,)
    if verb == "reload" and not words:
        return verb, ()
    if verb == "seed":
        return verb, (_count(rest, 0, 2**31, "seed"),)
    if verb in ("board", "lang", "shot", "film"):
        if not _is_name(rest):
            raise ValueError(f"{rest!r} is no name" + ("" if verb in HEAD else " of a picture"))
        return verb, (rest,)
    raise ValueError(f"no such step: {line.strip()!r}")


def _expectation(rest, words):
    if words[:1] == ["text"] and words[1:]:
        return "see", (rest[len("text") :].strip(), True)
    if words[:2] == ["no", "text"] and words[2:]:
        return "see", (rest[len("no") :].strip()[len("text") :].strip(), False)
    if words[:1] == ["light"] and len(words) == 3:
        number, colour = _count(words[1], 0, 999, "light"), words[2]
        if colour not in COLOUR_NAMES and not _is_rgb(colour):
            raise ValueError(f"{colour!r} is no colour: {', '.join(COLOUR_NAMES)}, #rrggbb")
        return "light", (number, colour)
    if words == ["lights", "off"]:
        return "dark", ()
    if words in (["sound"], ["silence"]):
        return words[0], ()
    if words in (["power"], ["no", "power"]):
        return "power", (words == ["power"],)
    if words[:1] == ["erases"] and len(words) == 2:
        return "erases", (_count(words[1], 0, 10**9, "number"),)
    raise ValueError(f"nobody can expect {rest!r}")


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


def _milliseconds(text, most):
    return _number(text, 0, most, "seconds") * 1000


def _is_name(text):
    """Letters, digits, and after the first of them also _ . and -: safe as a file's name."""
    return text != "" and text[0] in _LETTERS and all(one in _LETTERS + "_.-" for one in text)


def _is_rgb(text):
    return len(text) == 7 and text[0] == "#" and all(one in "0123456789abcdef" for one in text[1:])
