# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What Snow Time learns from the players' own board; see girouette/facts_menu.py and track.py."""

from girouette.games.snow_time.game import COUNT, KINDS, LENGTH
from girouette.games.snow_time.track import FIGHT, MOST, limits, number_of


class Facts:
    """One after the other, bonus by bonus as they stand on the track: all entries at once are more
    than a board's memory should hold."""

    def __iter__(self):
        yield (LENGTH,) + limits("length") + (30, "length")
        yield (COUNT,) + limits("count") + (0, "count")
        for bonus in range(1, MOST + 1):
            number = str(number_of(bonus))
            # "3-3" is a range of one, for its number's sake.
            name = "tt.bonus." + number + "-" + number + "."
            yield (name + "place",) + limits("place") + (1, "place")
            yield (name + "kind",) + limits("kind") + (FIGHT, "kind", KINDS[1:])
            yield (name + "points",) + limits("points") + (1, "points")


FACTS = Facts()


def uses(name, told):
    """Only as many bonus squares as the board has; None: nor does it use any that follows."""
    part = name.split(".")
    count = told(COUNT) or 0
    return len(part) < 4 or (count > 0 and int(part[2]) <= number_of(count)) or None
