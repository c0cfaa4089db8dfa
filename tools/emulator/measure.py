# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
# pyright: reportMissingImports=false
"""What the drive that measures runs (figures.py): plays one game by presses handed straight to the
app, and prints at its end how long each took and what the heap held.

Nothing is printed before, for sending it would be measured too; and what is noted has its room from
before the heap is first looked at. All of it is in a function, for the names of variables there are
none that a board keeps. settings.toml says what to play: MEASURE_GAME (its folder),
MEASURE_REFEREE ("1" or "0"), MEASURE_PRESSES, MEASURE_SEED.
"""

import gc
import json
import os
import random
import time
from array import array

import supervisor

_SETTLE_TURNS = 200
_LONG_LIST = 7  # options: more than a screen of 64 rows shows at once
_SCROLLS = 6
_COLLECT_EVERY = 10  # presses


def measure():
    clock = time.monotonic_ns
    game = os.getenv("MEASURE_GAME")
    referee = os.getenv("MEASURE_REFEREE") == "1"
    presses = int(os.getenv("MEASURE_PRESSES"))
    random.seed(int(os.getenv("MEASURE_SEED")))

    took = array("I", bytes(4 * presses))  # microseconds
    moved = bytearray(presses)  # 1 where the cursor moved, 2 where its list showed another page
    asked = [""] * presses
    scrolls = array("I", bytes(4 * _SCROLLS))

    # Whoever reads the console must be there from the first word on.
    while not supervisor.runtime.serial_connected:
        pass
    time.sleep(0.4)

    gc.collect()
    all_free = gc.mem_free()
    started = clock()
    import girouette_board
    from girouette_device import main

    dev = main.Device(girouette_board)
    from girouette.shell import App

    main.app = app = App(dev.ports)
    dev.turn()
    first_screen = (clock() - started) // 1000

    def timed(act, key=None):
        """Microseconds from a key to its picture. Then comes what a person's pause gives the
        device: turns until it has nothing left to do."""
        begun = clock()
        now = dev.clock.read()
        if key is None:
            act(now)
        else:
            act(key, now)
        dev.turn()
        spent = (clock() - begun) // 1000
        for _ in range(_SETTLE_TURNS):
            if not dev.turn():
                break
        return spent

    def press(key):
        return timed(app.press, key)

    def choose(place):
        """Take the option at a place: by its key, or where keys have no numbers by the cursor. Only
        the last press is timed."""
        if dev.ports.direct_keys:
            return press(place)
        step = place - app.cursor
        if not app.by_key:
            for _ in range(step):
                press("NEXT")
            step = 0
        return press(("PREV", "OK", "NEXT")[step + 1])

    def heap_used():
        gc.collect()
        return all_free - gc.mem_free()

    def largest_block():
        """The largest piece that can be had, found by trying; to a KB. Only once: a try that does
        not fit makes the interpreter's heap grow for good, and small things then fill what it grew
        by."""
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

    if app.question.key == "language":
        choose(0)
    home = heap_used()
    choose(0)
    opens = choose(dev.ports.games.index(game))

    used = count = 0
    has_level = False
    while count < presses and app.question.key != "home":
        question = app.question
        asked[count] = question.key
        if question.key == "level":
            has_level = True
            took[count] = choose(1 if referee else 0)
        elif question.key == "options" and question.first:
            # Back from an option: whoever goes on pressing OK would never leave the list.
            took[count] = choose(0)
        else:
            moving = question.kind in ("choose", "number", "square") and random.random() < 0.35
            sight = app.scene.sight
            took[count] = press("NEXT" if moving else "OK")
            if moving:
                moved[count] = 1 if app.scene.sight == sight else 2
        question = None
        count += 1
        if count % _COLLECT_EVERY == 0:
            used = max(used, heap_used())

    used_last = heap_used()
    block = largest_block()

    menu = undo = replay = None
    scrolled = answers = 0
    if app.play is not None:
        menu = timed(app.hold)
        options = list(app.question.options)
        if len(options) >= _LONG_LIST:
            # From one end of the list to the other and back: what is seen must scroll.
            for number in range(_SCROLLS):
                spent = press("NEXT" if number % 2 else "PREV")
                if app.cursor == (0 if number % 2 else len(options) - 1):
                    scrolls[scrolled] = spent
                    scrolled += 1
        if "undo" in options:
            for _ in range(options.index("undo") - app.cursor):
                press("NEXT")
            undo = press("OK")
        from girouette.session import Session

        session = app.play.session
        log = bytes(session.log)
        answers = len(log)
        # Twice, for the first time loads what replays: the second is the answers' own time.
        Session(session.game_class).restore(log)
        gc.collect()
        begun = clock()
        Session(session.game_class).restore(log)
        replay = (clock() - begun) // 1000

    # In the order of figures.py's NAMES.
    all_presses = [(took[n], moved[n], asked[n]) for n in range(count)]
    results = (
        first_screen, home, opens, has_level, all_presses, menu, list(scrolls)[:scrolled], undo,
        replay, answers, max(used, used_last), used_last, block,
    )  # fmt: skip
    print("MEASURED " + json.dumps(results))


measure()
