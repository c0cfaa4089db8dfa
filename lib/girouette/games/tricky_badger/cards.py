# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tricky Badger's Collection cards as small numbers.

A card is its place in TYPES. An animal and what lies on it are one byte:
    bits 0-1    BADGER, FEMALE or MALE
    bits 2-3    0, or the bone (1), wheat (2) or weevil (3) that it was given
    bit 4       LOCKED: a badger in a cage, a hamster in a trap
Loose cards are counted: four bytes a seat, for bone, wheat, weevil and twig.
"""

TYPES = ("badger", "female", "male", "bone", "wheat", "weevil", "twig", "magpie", "cage", "trap")
BADGER, FEMALE, MALE, BONE, WHEAT, WEEVIL, TWIG, MAGPIE, CAGE, TRAP = range(10)
DECK = 53
GIVEN = 12
LOCKED = 16


def stack(animal):
    """The cards of an animal's stack, the animal first."""
    cards = [animal & 3]
    if animal & GIVEN:
        cards.append(MALE + (animal >> 2 & 3))
    if animal & LOCKED:
        cards.append(TRAP if animal & 3 else CAGE)
    return cards


def names(cards):
    return [TYPES[card] for card in cards]
