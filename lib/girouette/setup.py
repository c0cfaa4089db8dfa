# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Questions that the games ask before they start: who sits where, the level, the options."""

from girouette import parts
from girouette.questions import BadAnswer, Choose, Number, Question

OFF_ON = ((False, "off"), (True, "on"))


def players(game, first):
    """How many play, of those that the package is for; the cursor starts on `first`."""
    fewest, most = parts.load(game.package).PLAYERS
    return (yield Number("players", None, fewest, most, first))


def take_colours(game, count, colours):
    """Each player's colour in seating order (clockwise)."""
    free = list(colours)
    for seat in range(count):
        colour = yield Choose("colour", None, list(free), number=seat + 1)
        free.remove(colour)
        game.colours.append(colour)


def choose_level(game):
    """Whether the device is the referee, who knows every card, or a companion; the cursor starts on
    what it was in the last game of this kind."""
    name = game.package.split(".")[-1] + "." + "level"
    levels = parts.load(game.package).LEVELS
    place = yield Option(name, 2, 0)
    level = yield Choose("level", None, list(levels), start=place)
    yield Option(name, 2, 0, levels.index(level))
    return level == "referee"


def choose_options(game, offered, own=None):
    """The options, until people say "go". A press on one explains it, "q.option_<key>", and offers
    its values. Each begins as it was in the last game of this kind.

    `offered()` lists (key, attribute of the game, ((value, word), ...)): what is offered may depend
    on what was chosen. An option is remembered by the place of its value: new ones go to the end.
    `own` has a generator function for each key that the game sees to itself; these are not
    remembered, and may have no values."""
    own = own or {}
    package = game.package.split(".")[-1] + "."
    usual = {}  # the place of each option's value, where nothing is remembered
    choice = "go"
    while True:
        options = offered()
        new = _first_new(options, own, usual)
        if new:
            # One at a time: what is offered next may depend on it.
            key, name, values = new
            usual[key] = index(game, new)
            place = yield Option(package + key, len(values), usual[key])
            if place != usual[key]:
                # Only then: what stands at the class takes no room in a game.
                setattr(game, name, values[place][0])
            continue
        words = {}
        keys = ["go"]
        for option in options:
            key, _, values = option
            keys.append(key)
            if values:
                words[key] = values[index(game, option)][1]
        start = keys.index(choice) if choice in keys else 0
        choice = yield Choose("options", None, keys, start=start, **words)
        if choice == "go":
            break
        if choice in own:
            yield from own[choice]()
            continue
        option = options[keys.index(choice) - 1]
        key, name, values = option
        words = [str(word) for _, word in values]
        word = yield Choose("option_" + key, None, words, start=index(game, option))
        setattr(game, name, values[words.index(word)][0])
    # Only now: until here everything can be undone.
    for option in options:
        key = option[0]
        if key not in own:
            yield Option(package + key, len(option[2]), usual[key], index(game, option))


def _first_new(options, own, usual):
    """The first option that memory was not asked for yet, or None."""
    for option in options:
        if option[0] not in usual and option[0] not in own:
            return option
    return None


def index(game, option):
    """Which of an option's values is in force."""
    in_force = getattr(game, option[1])
    place = 0
    while option[2][place][0] != in_force:
        place += 1
    return place


class Option(Question):
    """The place of an option's value, asked of memory and never of people: `first` where it knows
    none that there is. With a place `kept` it is memory that hears it, unless that goes without
    saying."""

    kind = "option"
    asks_people = False

    def __init__(self, key, places, first, kept=None):
        Question.__init__(self, key, None, {})
        self.places = places
        self.first = first
        self.kept = kept

    def encode(self, answer):
        if not 0 <= answer < self.places:
            raise BadAnswer("bad.option")
        return answer

    def decode(self, byte):
        return self.encode(byte)

    def by_itself(self, session):
        facts = session.facts
        name = "option_" + self.key
        place = facts.get(name) if facts else None
        if self.kept is None:
            return self.first if place is None or not 0 <= place < self.places else place
        if facts and (place is not None or self.kept != self.first):
            facts.tell(name, self.kept)
        return self.kept
