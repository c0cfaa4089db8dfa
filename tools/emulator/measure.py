# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# pyright: reportMissingImports=false
"""code.py of the drive that measures (figures.py): plays one game by presses handed straight to the
app, and prints at its end how long each took and what the heap held.

Nothing is printed before: sending it would be measured too. settings.toml says what to play:
MEASURE_GAME (its folder), MEASURE_REFEREE ("1" or "0"), MEASURE_PRESSES, MEASURE_SEED.
"""

import gc
import json
import os
import random
import time

import supervisor

_SETTLE_TURNS = 200
_LONG_LIST = 7  # options: more than a screen of 64 rows shows at once
_SCROLLS = 3

# Whoever reads the console must be there from the first word on.
while not supervisor.runtime.serial_connected:
    pass
time.sleep(0.4)

clock = time.monotonic_ns
presses = int(os.getenv("MEASURE_PRESSES"))
referee = os.getenv("MEASURE_REFEREE") == "1"
random.seed(int(os.getenv("MEASURE_SEED")))
game = os.getenv("MEASURE_GAME")

gc.collect()
all_free = gc.mem_free()
started = clock()
import girouette_board  # noqa: E402
from girouette_device import main  # noqa: E402

dev = main.Device(girouette_board)
from girouette.shell import App  # noqa: E402

main.app = app = App(dev.ports)
dev.turn()
first_screen = clock() - started


def settle():
    """What a person's pause gives the device: turns until it has nothing left to do."""
    for _ in range(_SETTLE_TURNS):
        if not dev.turn():
            return


def timed(act):
    """Nanoseconds from a key to its picture."""
    begun = clock()
    act(dev.clock.read())
    dev.turn()
    took = clock() - begun
    settle()
    return took


def press(key):
    return timed(lambda now: app.press(key, now))


def largest_block():
    """The largest piece that can be had, found by trying; to a KB."""
    low, high = 0, gc.mem_free() + 1024
    while high - low > 1024:
        middle = (low + high) // 2
        try:
            bytearray(middle)
            low = middle
        except MemoryError:
            high = middle
    gc.collect()
    return low


settle()
if app.question.key == "language":
    press(0)
gc.collect()
home = all_free - gc.mem_free()
press(0)
opens = press(dev.ports.games.index(game))

oks, moves, slow = [], [], []
used, block = 0, 0
has_level = False
for number in range(presses):
    question = app.question
    if question.key == "home":
        break
    if question.key == "level":
        has_level = True
        if referee:
            press(1)
            continue
    moving = question.kind in ("choose", "number", "square") and random.random() < 0.35
    took = press("NEXT" if moving else "OK")
    (moves if moving else oks).append(took)
    if took > 150000000:
        slow.append((took // 1000000, "NEXT" if moving else "OK", question.key, app.question.key))
    if number % 10 == 9:
        gc.collect()
        now_used = all_free - gc.mem_free()
        if now_used > used:
            used = now_used
            block = largest_block()

scrolls, undo, replay, answers = [], None, None, 0
if app.play is not None:
    session = app.play.session
    answers = len(session.log)
    if answers:
        from girouette.session import Session

        begun = clock()
        Session(session.game_class).restore(bytes(session.log))
        replay = clock() - begun
        del session
        gc.collect()
    timed(app.hold)
    options = app.question.options
    if len(options) >= _LONG_LIST:
        for _ in range(_SCROLLS):
            # From one end of the list to the other: what is seen must scroll.
            for key, place in (("PREV", len(options) - 1), ("NEXT", 0)):
                took = press(key)
                if app.cursor == place:
                    scrolls.append(took)
    if "undo" in options:
        for _ in range(list(options).index("undo")):
            press("NEXT")
        undo = press("OK")

result = {
    "first_screen": first_screen, "home": home, "opens": opens, "oks": oks, "moves": moves,
    "scrolls": scrolls, "undo": undo, "replay": replay, "answers": answers, "used": used,
    "block": block, "slow": slow, "has_level": has_level, "free": all_free,
}  # fmt: skip
print("MEASURED " + json.dumps(result))
print("END OF MEASURE")
