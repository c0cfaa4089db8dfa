# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Each press of a key, until all were seen or nobody presses. KEYS and WHEEL come from the board's
file, PATIENCE_MS is how long a new one is waited for."""

import time

import board
import keypad
import supervisor

KEYS = ("pins", (), False, True)
WHEEL = None
PATIENCE_MS = 10000

if KEYS[0] == "pins":
    keys = keypad.Keys(
        tuple([getattr(board, pin) for pin in KEYS[1]]), value_when_pressed=KEYS[2], pull=KEYS[3]
    )
else:
    keys = keypad.ShiftRegisterKeys(
        clock=getattr(board, KEYS[1]),
        data=getattr(board, KEYS[2]),
        latch=getattr(board, KEYS[3]),
        key_count=KEYS[4],
        value_when_pressed=KEYS[5],
    )
wheel = None
if WHEEL:
    import rotaryio

    wheel = rotaryio.IncrementalEncoder(getattr(board, WHEEL[0]), getattr(board, WHEEL[1]))
# Lines with a capacitor against bouncing are slow to rise.
time.sleep(0.05)
keys.events.clear()
keys.reset()
missing = ["key %d" % number for number in range(keys.key_count)]
if wheel:
    missing += ["wheel -1", "wheel 1"]
event = keys.events.get()
while event:
    if event.pressed:
        print("held", event.key_number)
        missing.remove("key %d" % event.key_number)
    event = keys.events.get()
print("ready")
since = supervisor.ticks_ms()
while missing and (supervisor.ticks_ms() - since) & 0x1FFFFFFF < PATIENCE_MS:
    seen = None
    event = keys.events.get()
    if event and event.pressed:
        seen = "key %d" % event.key_number
    elif wheel and wheel.position:
        seen = "wheel 1" if wheel.position > 0 else "wheel -1"
        wheel.position = 0
    if seen:
        print(seen)
        if seen in missing:
            missing.remove(seen)
            since = supervisor.ticks_ms()
    time.sleep(0.01)
keys.deinit()
