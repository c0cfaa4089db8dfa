# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Keys that bear numbers, 1 to 12: loaded on boards that have them, and then it stays.

A number is what it says. Where options are numbers, and on a dial, a key takes the one that reads
as the key does. What has two digits is typed: the first waits a second for the next where one may
follow, with the cursor on what it is so far; 10 is the digit 0 then. Other options have a key each,
in order, whose number the display shows; it takes an option that is in sight, and only goes to one
that is not.
"""

from girouette.questions import BadAnswer

_TYPING_MS = 1000


def assign(scene, count):
    """Fill `scene.keys`: the number of the key that takes each option, 0 where none does. Words
    among numbers have the keys from 10 on: one that is a digit is never a word there."""
    last = 0
    for text in scene.options:
        if text.isdigit() and int(text):
            last = max(last, 9, int(text))
    scene.keys = []
    for text in scene.options:
        if text.isdigit():
            number = int(text)
        else:
            last += 1
            number = last
        scene.keys.append(number if number <= count else 0)


def press(app, number):
    """A key was pressed while a list or a dial stands."""
    scene = app.scene
    typed = app.typed
    value = number
    if typed and number <= 10:
        value = typed * 10 + number % 10
    elif number == 10 and place_of(app, 10) < 0:
        value = 0
    place = place_of(app, value)
    longer = -1  # where the first number stands that goes on so
    for digit in range(10 if value else 0):
        if longer < 0:
            longer = place_of(app, value * 10 + digit)
    app.typed = app.deadline = 0
    if longer >= 0:
        app.go(longer if place < 0 else place)
        app.typed = value
        # What is no answer itself waits for its second digit as long as it takes.
        app.deadline = 0 if place < 0 else app.clock + _TYPING_MS
    elif place >= 0:
        app.cursor = place
        app.choose()
    elif not typed and number in scene.keys:
        place = scene.keys.index(number)
        seen = not scene.sight or scene.sight[0] <= place < scene.sight[1]
        if seen or place == app.cursor:
            app.cursor = place
            app.choose()
        else:
            app.go(place)


def place_of(app, value):
    """Where a number stands among the options or on the dial, -1 where it does not."""
    options = app.scene.options
    if options:
        text = str(value)
        return options.index(text) if text in options else -1
    try:
        return app.question.encode(value)
    except BadAnswer:
        return -1
