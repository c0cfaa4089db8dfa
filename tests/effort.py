# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How much the random tests do, in one place. GIROUETTE_EFFORT chooses the column:

quick   `python3 tools/dev.py test --quick`, before a commit
whole   `python3 tools/dev.py test`, which is CI's: at most 12 minutes on two idle cores
long    `python3 tools/dev.py release --check`

Every seed is fixed, and none depends on the effort: the games of a smaller one are the first games
of a larger one.
"""

import os

from tools.environment import EFFORT

EFFORTS = ("quick", "whole", "long")
_chosen = os.environ.get(EFFORT, "whole")
if _chosen not in EFFORTS:
    raise ValueError(f"{EFFORT} is {_chosen!r}: it takes one of {', '.join(EFFORTS)}")


def _by_effort(quick, whole, long):
    return (quick, whole, long)[EFFORTS.index(_chosen)]


def examples(count):
    """How many cases hypothesis makes up where a whole run wants `count`."""
    return _by_effort(count // 4, count, count)


# Random games of each case (a number of players, and a level where the game has them), in so many
# parts that the cores share them.
RANDOM_GAMES = _by_effort(1, 300, 2000)
RANDOM_GAME_PARTS = _by_effort(1, 4, 4)
# Of each case: games with a correction every few answers, enough for every kind of them.
CORRECTED_GAMES = _by_effort(6, 20, 40)
# Of each case: walks with undo and redo, and games whose every text is looked at.
WANDERINGS = _by_effort(1, 12, 12)
GAMES_READ = _by_effort(1, 40, 40)
# Of each case and language: games whose every screen is laid out.
GAMES_AUDITED = _by_effort(1, 1, 3)

# Presses on the whole firmware of each board. A part must be long enough to lead everywhere.
DEVICE_PRESSES = _by_effort(20_000, 150_000, 1_000_000)
DEVICE_PRESS_PARTS = _by_effort(1, 1, 4)

# Times that memory runs out, over all boards.
FAULTS = _by_effort(2_500, 2_500, 10_000)

# Of each case: games whose every written byte is a cut of the power.
CUT_GAMES = _by_effort(1, 3, 3)
# Of the one page that is rewritten: every how manieth byte is a cut.
CUT_EVERY = _by_effort(16, 3, 1)
DAMAGED_IMAGES = _by_effort(4_800, 50_000, 100_000)
# Times that all tables of texts on the drive are damaged.
DAMAGED_DRIVES = _by_effort(1, 12, 12)
