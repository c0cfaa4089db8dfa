# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Who wins a trick of Tricky Badger: the page to check against the rulebook.

A leaf card is colour * 16 + value. Colour 0 is pink, the trumps, 1 to 7; other colours go from 1
to 11. A white paw is printed on the lowest and the highest card of each colour, with the number
that tramples it. There are four paws: 0 on a 1, 1 on an 11, 2 on the pink 1, 3 on the pink 7.
"""

PINK = 0


def top(colour):
    """The highest value of a colour (TB-01)."""
    return 7 if colour == PINK else 11


def paw(card):
    """Which white paw is on a card, -1 for none (TB-14)."""
    colour = card >> 4
    first = 2 if colour == PINK else 0
    value = card & 15
    return first if value == 1 else first + 1 if value == top(colour) else -1


def is_trampled(card, trick, tramplers):
    """TB-14: is the number of its paw, in its own colour, in the same trick?"""
    return paw(card) >= 0 and card & ~15 | tramplers[paw(card)] in trick


def judge(trick, highest_wins, tramplers):
    """The winning card and the trampled ones. `trick` is in playing order, so its first card led;
    `tramplers` holds the number of each paw, 0 where it is not known."""
    trampled = [card for card in trick if is_trampled(card, trick, tramplers)]
    # TB-15: what tramples still counts, so some card of the colour that decides is left.
    standing = [card for card in trick if card not in trampled]
    # TB-12, 13: trumps decide where there are any, else the colour that was led.
    trumps = [card for card in standing if card >> 4 == PINK]
    deciding = trumps or [card for card in standing if card >> 4 == trick[0] >> 4]
    # TB-11: the arrow of the prize.
    return (max if highest_wins else min)(deciding), trampled
