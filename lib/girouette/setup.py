# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Questions that the games ask before they start: who sits where, the level, the options."""

from girouette.questions import Choose

OFF_ON = ((False, "off"), (True, "on"))
NO_YES = ((False, "no"), (True, "yes"))


def take_colours(game, count, colours):
    """Each player's colour in seating order (clockwise)."""
    for seat in range(count):
        free = [colour for colour in colours if colour not in game.colours]
        game.colours.append((yield Choose("colour", None, free, number=seat + 1)))


def choose_level():
    """Whether the device is the referee, who knows every card, or a companion."""
    return (yield Choose("level", None, ["companion", "referee"])) == "referee"


def choose_options(game, offered, own=()):
    """The options, until people say "go": a press on one takes its next value.

    `offered()` lists (key, attribute of the game, ((value, word), ...)): what is offered may depend
    on what was chosen. A key in `own` is returned instead of "go": the game sees to it itself, and
    comes back; it may have no values."""
    while True:
        options = offered()
        words = {}
        for key, attribute, values in options:
            if values:
                words[key] = values[_place(game, attribute, values)][1]
        choice = yield Choose("options", None, ["go"] + [key for key, _, _ in options], **words)
        if choice == "go" or choice in own:
            return choice
        for key, attribute, values in options:
            if key == choice:
                place = _place(game, attribute, values) + 1
                setattr(game, attribute, values[place % len(values)][0])


def _place(game, attribute, values):
    """Which of the values the attribute has."""
    return [value for value, _ in values].index(getattr(game, attribute))
