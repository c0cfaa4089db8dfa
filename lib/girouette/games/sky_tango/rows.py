# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango's rows: where a card fits, what may be collected.

A row is a list of stacks from left to right; a stack is bytes, its cards from bottom to top, the
last one visible. A card is its value, or ECLIPSE. All cards of a row are of one heavenly body, so
nothing need say which. A set of values is an int, bit v for value v.
"""

ECLIPSE = 0
BEYOND = 30  # one above the highest value: no card limits this side
ALL_VALUES = (1 << BEYOND) - 2
ENOUGH = 5  # stacks without a visible eclipse that may be collected

LEFT = -1  # the place left of the row; the one right of it is the row's length


def tops(row):
    """What is visible of a row."""
    return [stack[-1] for stack in row]


def places(row, past_eclipse):
    """Every place of a row that takes a card, as (place, low, high): a value strictly between.

    ST-08, 09: at both ends, never between cards. ST-16: on an eclipse, between its nearest visible
    neighbours. ST-18: of eclipses side by side only one that touches a visible card, or any when
    the whole row is dark. ST-19: `past_eclipse` opens an end where an eclipse lies.
    """
    visible = tops(row)
    values = [top for top in visible if top]
    first, last = (values[0], values[-1]) if values else (BEYOND, 0)
    found = []
    low = 0
    passed = 0
    for at, top in enumerate(visible):
        if top:
            low = top
            passed += 1
            continue
        beside = at and visible[at - 1] or at + 1 < len(visible) and visible[at + 1]
        if beside or not values:
            found.append((at, low, values[passed] if passed < len(values) else BEYOND))
    if not row or visible[-1] or past_eclipse:
        found.append((len(row), last, BEYOND))
    if row and (visible[0] or past_eclipse):
        found.append((LEFT, 0, first))
    return found


def fitting(row, past_eclipse):
    """The values that fit somewhere in a row, as a set."""
    mask = 0
    for _, low, high in places(row, past_eclipse):
        mask |= (1 << high) - (2 << low)
    return mask


def put(row, place, card):
    """Lay a card at a place, on what lies there."""
    if place == LEFT:
        row.insert(0, bytes((card,)))
    elif place == len(row):
        row.append(bytes((card,)))
    else:
        row[place] += bytes((card,))


def runs(row):
    """ST-20, 21: the longest stretches that may be collected, as (start, end)."""
    found = []
    start = 0
    visible = tops(row) + [ECLIPSE]
    for at, top in enumerate(visible):
        if not top:
            if at - start >= ENOUGH:
                found.append((start, at))
            start = at + 1
    return found


def starts(row):
    """ST-21: where a stretch to collect may begin; those that allow a whole run come first."""
    found = runs(row)
    whole = [start for start, _ in found]
    return whole + [at for start, end in found for at in range(start + 1, end - ENOUGH + 1)]


def ends(row, start):
    """ST-21: where a stretch that begins at `start` may end, the longest first."""
    end = [end for begin, end in runs(row) if begin <= start < end][0]
    return list(range(end, start + ENOUGH - 1, -1))


def count(stacks):
    """How many cards with a value, and how many eclipses, lie in these stacks."""
    cards = b"".join(stacks)
    eclipses = cards.count(b"\0")
    return len(cards) - eclipses, eclipses


def values_of(mask):
    """The values of a set, in order."""
    return [value for value in range(1, BEYOND) if mask >> value & 1]
