# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages of Fire Tower in the table menu: the towers, and the cards played so far."""

from girouette.games.fire_tower.game import CARDS

VIEWS = ("towers", "cards")
COUNTS = b"\4\4\4\4\4\4\3\3\4\4\4\3\3\4"  # how many there are of each of CARDS: 52


def view(name, game, texts):
    """Pages of the table menu."""
    if name == "towers":
        lines = []
        for seat, colour in enumerate(game.colours):
            state = texts.get("s.burnt" if game.burnt_at[seat] else "s.stands")
            lines.append(texts.get("s.tower", {"who": colour, "state": state}))
            if not game.buckets >> seat & 1:
                lines.append(texts.get("s.bucket_left", {"who": colour}))
        return lines
    lines = [texts.get("s.pile", {"pile": game.pile})]
    for card, count, most in played(game):
        lines.append(texts.word(card) + " " + str(count) + "/" + str(most))
    return lines


def played(game):
    """[(card, how many were played since the last shuffle, how many there are)]"""
    # People may name the wrong card: never more than there are.
    cards = zip(CARDS, game.seen, COUNTS)
    return [(card, min(count, most), most) for card, count, most in cards if count]
