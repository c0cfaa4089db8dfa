# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages of Fire Tower in the table menu: the towers, and the cards played so far."""

from girouette.games.fire_tower.fires import CARDS, COUNTS

VIEWS = ("towers", "cards")


def view(name, game, texts):
    """Pages of the table menu."""
    if name == "towers":
        lines = []
        for seat, colour in enumerate(game.colours):
            state = texts.get("s.burnt" if game.burnt_at[seat] else "s.stands")
            lines.append(texts.get("s.tower", {"who": colour, "state": state}))
            if game.has_bucket(seat):
                lines.append(texts.get("s.bucket_left", {"who": colour}))
        return lines
    lines = [texts.get("s.pile", {"pile": game.pile})]
    for at, card in enumerate(CARDS):
        if at < len(game.seen) and game.seen[at]:
            lines.append(texts.word(card) + " " + str(game.seen[at]) + "/" + str(COUNTS[at]))
    return lines
