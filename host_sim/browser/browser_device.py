# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The firmware in a page: what code.py and main.run do, one turn of the loop at a time.

A page cannot wait in a loop. So the page's clock calls `turn`, which gives how long the loop would
sleep; everything else is the board's own code. `touch` is what only a screen under a finger has.
"""

import json
import sys

import girouette_board
from girouette_device import layout, main

from girouette.describe import as_data, describe
from girouette.shell import App
from girouette.squares import bit

_FINGER = 9  # squares in square: how far beside the board's squares a touch still means one

_device = None
_crash = None  # the text of the error that ended the loop
_told = -1


def start():
    global _device
    _device = main.Device(girouette_board)
    main.app = App(_device.ports)


def turn():
    """One turn of the loop: how many ms it may sleep. After a crash it waits for OK."""
    global _crash
    if _crash is not None:
        action = _device.keys.next_action(_device.clock.read(), 0)
        if action == "OK" or action == "HOLD":
            import supervisor

            supervisor.reload()
        return 20
    try:
        more = _device.turn()
    except Exception as error:
        sys.print_exception(error)
        _crash = type(error).__name__ + " " + str(error)
        _device._show_crash(_crash)
        return 20
    if more:
        return 0
    return 30 if _device.state else 10


# --- what the page asks ----------------------------------------------------------------------


def has_news():
    """Whether the scene differs from the one that `look` gave last."""
    return main.app.changes != _told


def look():
    """The scene and what else the page shows of the app, as JSON."""
    global _told
    app = main.app
    _told = app.changes
    return json.dumps(
        {
            "text": describe(app.scene),
            "scene": as_data(app.scene),
            "turned": app.settings.rotation,
            "playing": app.play is not None,
            "language": app.settings.language,
        }
    )


def turn_around():
    """The picture to the other side of the table, as the table menu does it."""
    app = main.app
    app.part("settings").put(app, "rotation", (app.settings.rotation + 2) % 4)
    app.changes += 1


def speak(language):
    """Change the language, as the settings do it. Only outside a game: its texts are loaded."""
    main.app.part("settings").speak(main.app, language)


def touch(x, y):
    """A finger on a dot of the picture as people see it: the number of the option there, -1 for OK
    (a page, the square at the cursor), -2 for nothing. A finger on another square moves there."""
    app = main.app
    # A screen that is not awake has a state other than 0: any key only wakes it.
    if _crash is not None or _device.state:
        return -1
    screen = _device.screen
    scene = app.scene
    picture = scene.picture
    plan = layout.plan(scene, screen.width, screen.height, screen.large)
    # Questions about squares have sets of them: what may be chosen, or what each option covers.
    if picture and picture[0] == "grid" and plan.box and hasattr(app.question, "legal"):
        return _touch_square(picture, plan.box, x, y)
    if scene.options:
        return _touched_option(plan, x, y)
    return -1 if app.question.is_page else -2


def take(option):
    """Take an option, wherever the cursor is. False where it is no moment for that: a screen that
    sleeps only wakes."""
    app = main.app
    if _crash is not None or _device.state or not 0 <= option < len(app.scene.options):
        return False
    app.clock = _device.last_key = _device.clock.read()
    app.cursor = option
    app.choose()
    return True


def _touched_option(plan, x, y):
    """The option whose column and line are under the finger, or nearly."""
    column = -1
    for _option, left, _middle in plan.marks:
        if left - 2 <= x:
            column = max(column, left)
    best = -2
    nearest = 25
    for option, left, middle in plan.marks:
        away = abs(y - middle)
        if left == column and away < nearest:
            nearest = away
            best = option
    return best


def _touch_square(picture, box, x, y):
    """The first touch moves the cursor there; one on what blinks already takes it."""
    app = main.app
    columns, blinking = picture[2:4]
    size = layout.square_size(_device.screen.width, _device.screen.height)
    row = (y - box[1]) // size
    column = (x - box[0]) // size
    if not (0 <= row < columns and 0 <= column < columns):
        return -2
    # A board lies as the table does, whichever side reads it (pictures.standing).
    for _ in range(_device.screen.turned):
        row, column = column, columns - 1 - row
    if app.question.kind == "square":
        place = _nearest(app.question.squares, row, column)
        if place < 0:
            return -2
        if blinking == app.question.squares[place : place + 1]:
            return -1
        # Behind the places of rows: the square itself.
        place += app.question.places
    else:
        if bytes((row * columns + column,)) in blinking:
            return -1
        place = _next_over(app.question.legal, app.cursor, row * columns + column)
        if place < 0:
            return -2
    app.clock = _device.last_key = _device.clock.read()
    app.go(place)
    return -2


def _nearest(squares, row, column):
    """Fingers are wider than squares: the nearest that may be chosen is meant. -1: none is near."""
    best = -1
    nearest = _FINGER
    for place, square in enumerate(squares):
        away = (square // 16 - row) ** 2 + (square % 16 - column) ** 2
        if away < nearest:
            nearest = away
            best = place
    return best


def _next_over(covers, cursor, square):
    """Of ways to lay a card, the next that covers a square; -1: none does."""
    for step in range(1, len(covers) + 1):
        place = (cursor + step) % len(covers)
        if covers[place] & bit(square):
            return place
    return -1
