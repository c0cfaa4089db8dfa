# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages of Tricky Badger in the table menu: collections, points by reason, the cards to be won."""

from girouette.games.tricky_badger.game import TYPES, stack

# What points are for, as `reasons` gives them.
REASONS = ("badgers", "hamsters", "pairs", "food", "twigs", "other")
VIEWS = ("cards", "points", "dealt")


def view(name, game, texts):
    """Lines of a page of the table menu."""
    if name == "dealt":
        lines = [texts.word(TYPES[card >> 1]) + (" ↓" if card & 1 else " ↑") for card in game.dealt]
        lines.append(texts.get("s.face_up") + " " + str(game.face_up))
        lines.append(texts.get("s.deck") + " " + str(53 - 10 * game.round))
        return lines
    doubt = "?" if "tb.points." in "".join(game.assumed) else ""
    lines = []
    for seat, colour in enumerate(game.colours[: len(game.animals)]):
        reasons = game.reasons(seat)
        lines.append(texts.word(colour) + " " + str(sum(reasons)) + doubt)
        if name == "points":
            for reason, points in zip(REASONS, reasons):
                if points:
                    lines.append(" " + texts.word(reason) + " " + str(points))
            continue
        for animal in sorted(game.animals[seat]):
            lines.append(" " + "+".join([texts.word(TYPES[card]) for card in stack(animal)]))
        for card, count in zip(TYPES, game.loose[seat]):
            if count:
                lines.append(" " + texts.word(card) + " ×" + str(count))
    return lines
