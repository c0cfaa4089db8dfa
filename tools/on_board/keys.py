# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Each press of a key, until all were seen or nobody presses. KEYS, WHEEL and STICK come from the
board's file, PATIENCE_MS is how long a new one is waited for."""

import time

import board
import keypad
import supervisor

KEYS = ("pins", (), False, True)
WHEEL = None
STICK = None
PATIENCE_MS = 10000

# Each keypad with the numbers of its keys: keys that are high when pressed need another than those
# that are low.
if KEYS[0] == "pins":
    pads = []
    levels = KEYS[2] if isinstance(KEYS[2], tuple) else (KEYS[2],) * len(KEYS[1])
    for level in (True, False):
        numbers = [number for number in range(len(levels)) if levels[number] == level]
        if numbers:
            pins = tuple([getattr(board, KEYS[1][number]) for number in numbers])
            pads.append((keypad.Keys(pins, value_when_pressed=level, pull=KEYS[3]), numbers))
else:
    keys = keypad.ShiftRegisterKeys(
        clock=getattr(board, KEYS[1]),
        data=getattr(board, KEYS[2]),
        latch=getattr(board, KEYS[3]),
        key_count=KEYS[4],
        value_when_pressed=KEYS[5],
    )
    pads = [(keys, range(KEYS[4]))]


axes = []
if STICK:
    import analogio

    axes = [analogio.AnalogIn(getattr(board, name)) for name in STICK]
first = sum([len(numbers) for _keys, numbers in pads])  # number of the stick's left
leaning = None


def leans():
    """The number of the side that the stick leans to, or None."""
    for axis in range(len(axes)):
        lean = axes[axis].value - 32768
        if abs(lean) > 16000:
            return first + 2 * axis + (lean > 0)
    return None


def pressed():
    """The number of a key that was pressed, or None when there is no news."""
    global leaning
    side = leans()
    if side != leaning:
        leaning = side
        if side is not None:
            return side
    for keys, numbers in pads:
        event = keys.events.get()
        while event:
            if event.pressed:
                return numbers[event.key_number]
            event = keys.events.get()
    return None


wheel = None
if WHEEL:
    import rotaryio

    wheel = rotaryio.IncrementalEncoder(getattr(board, WHEEL[0]), getattr(board, WHEEL[1]))
# Lines with a capacitor against bouncing are slow to rise.
time.sleep(0.05)
missing = []
for keys, numbers in pads:
    keys.events.clear()
    keys.reset()
    missing += ["key %d" % number for number in numbers]
if axes:
    missing += ["key %d" % (first + side) for side in range(4)]
if wheel:
    missing += ["wheel -1", "wheel 1"]
number = pressed()
while number is not None:
    print("held", number)
    missing.remove("key %d" % number)
    number = pressed()
print("ready")
since = supervisor.ticks_ms()
while missing and (supervisor.ticks_ms() - since) & 0x1FFFFFFF < PATIENCE_MS:
    seen = None
    number = pressed()
    if number is not None:
        seen = "key %d" % number
    elif wheel and wheel.position:
        seen = "wheel 1" if wheel.position > 0 else "wheel -1"
        wheel.position = 0
    if seen:
        print(seen)
        if seen in missing:
            missing.remove(seen)
            since = supervisor.ticks_ms()
    time.sleep(0.01)
for keys, _numbers in pads:
    keys.deinit()
for axis in axes:
    axis.deinit()
