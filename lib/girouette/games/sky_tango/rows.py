# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango's rows: where a card fits, what may be collected.

A row is bytes, a card each: from left to right, and each stack from bottom to top. A card is its
value, or 0 for an eclipse, and has COVERED added while another one lies on it: so a value is found
in a row only where it is visible. All cards of a row are of one heavenly body, so nothing need say
which. A set of cards is an int, bit v for value v and bit 0 for an eclipse.
"""

# Lists, for a compiled tuple has its strings as objects, at twice the heap of interned ones.
BODIES = ["sun", "moon"]
# A row's number: twice its owner's seat, plus 1 for the Moon.
ROWS = ["sun1", "moon1", "sun2", "moon2", "sun3", "moon3", "sun4", "moon4"]
ENOUGH = 5  # stacks without a visible eclipse that may be collected
LEFT = -1  # the place left of a row; the one right of it is the row's length
COVERED = 32  # added to a card under another one
_BEYOND = 30  # one above the highest value: no card limits this side


def tops(row):
    """What is visible of a row, stack by stack."""
    if not row or max(row) < COVERED:
        return row  # as most are: nothing is covered
    visible = bytearray()
    for card in row:
        if card < COVERED:
            visible.append(card)
    return bytes(visible)


def places(row, past_eclipse):
    """Every place of a row that takes a card, as (place, low, high): a value strictly between.

    ST-08, 09: at both ends, never between cards. ST-16: on an eclipse, between its nearest visible
    neighbours. ST-18: of eclipses side by side only one that touches a visible card, or any when
    the whole row is dark. ST-19: `past_eclipse` opens an end where an eclipse lies.
    """
    visible = tops(row)
    values = visible.replace(b"\0", b"")
    found = []
    if 0 in row:
        ahead = values + bytes((_BEYOND,))  # values still to come
        low = stack = 0
        for at, card in enumerate(row):
            if card >= COVERED:
                continue
            if card:
                low = card
                ahead = ahead[1:]
            elif not values or any(visible[max(0, stack - 1) : stack + 2]):
                found.append((at, low, ahead[0]))
            stack += 1
    if past_eclipse or not row or visible[-1]:
        found.append((len(row), values[-1] if values else 0, _BEYOND))
    if row and (past_eclipse or visible[0]):
        found.append((LEFT, 0, values[0] if values else _BEYOND))
    return found


def fitting(row, past_eclipse):
    """The cards that may be laid somewhere in a row, as a set."""
    cards = 1 if any(tops(row)) else 0  # ST-14: an eclipse needs a visible card
    for _, low, high in places(row, past_eclipse):
        cards |= (1 << high) - (2 << low)
    return cards


def put(row, place, card):
    """The row with a card laid at a place, on what lies there."""
    if LEFT < place < len(row):
        return row[:place] + bytes((row[place] + COVERED, card)) + row[place + 1 :]
    if place == LEFT:
        return bytes((card,)) + row
    return row + bytes((card,))


def runs(row):
    """ST-20, 21: the longest stretches that may be collected, as their visible values."""
    found = []
    if len(row) >= ENOUGH:
        for run in tops(row).split(b"\0"):
            if len(run) >= ENOUGH:
                found.append(run)
    return found


def count(cards):
    """ST-35: how many of these cards have a value; the others are eclipses."""
    return len(cards) - cards.count(b"\0") - cards.count(bytes((COVERED,)))


def values_of(cards):
    """The values of a set, in order."""
    values = bytearray()
    for value in range(1, _BEYOND):
        if cards >> value & 1:
            values.append(value)
    return values
