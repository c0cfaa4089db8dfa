# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What Snow Time learns from the players' own board; see girouette/facts_menu.py and track.py."""

from girouette.games.snow_time.game import COUNT
from girouette.games.snow_time.track import FIGHT, MOST, limits

FACTS = [
    ("tt.length",) + limits("length") + (30, "length"),
    ("tt.bonus.count",) + limits("count") + (0, "count"),
]
# Bonus by bonus, as they stand on the board: "3-3" is a range of one, for its number's sake.
for _bonus in range(1, MOST + 1):
    _name = "tt.bonus." + str(_bonus) + "-" + str(_bonus) + "."
    FACTS.append((_name + "place",) + limits("place") + (1, "place"))
    FACTS.append((_name + "kind",) + limits("kind") + (FIGHT, "kind"))
    FACTS.append((_name + "points",) + limits("points") + (1, "points"))


def uses(name, told):
    """Only as many bonus squares as the board has."""
    part = name.split(".")
    return len(part) < 4 or int(part[2]) <= (told(COUNT) or 0)
