# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages of Tricky Badger in the table menu: the trick, collections, points by reason, the cards to
be won and those already out, and what each card does."""

from girouette.games.tricky_badger.game import TYPES, stack

# What points are for, as `reasons` gives them.
REASONS = ("badgers", "hamsters", "pairs", "food", "twigs", "other")
# The cards with a white paw: value, whether the leaf is pink, and the fact or the number that
# tramples it.
_PAWS = ((1, False, 5), (11, False, "tb.paw.11"), (1, True, "tb.paw.pink1"), (7, True, 5))
_DECK = 53


def view(name, game, texts):
    """Lines of a page of the table menu; of "types", the cards that have a page each."""
    if name == "types":
        return list(TYPES)
    if name == "trick":
        return trick(game, texts)
    if name == "dealt":
        return dealt(game, texts)
    if name in TYPES:
        return card_type(name, game, texts)
    doubt = "?" if "tb.points." in "".join(game.assumed) else ""
    lines = []
    for seat, colour in enumerate(game.colours[: len(game.animals)]):
        reasons = game.reasons(seat)
        lines.append(texts.word(colour) + " " + str(sum(reasons)) + doubt)
        if name == "points":
            for reason, points in zip(REASONS, reasons):
                if points:
                    lines.append(" " + texts.word(reason) + " " + str(points))
        else:
            lines += collection(game, seat, texts)
    return lines


def collection(game, seat, texts):
    """A player's cards, alike ones together."""
    animals = game.animals[seat]
    lines = []
    for animal in sorted(set(animals)):
        name = "+".join([texts.word(TYPES[card]) for card in stack(animal)])
        lines.append(times(animals.count(animal), name))
    for card, count in zip(TYPES, game.loose[seat]):
        if count:
            lines.append(times(count, texts.word(card)))
    return lines


def times(count, name):
    return " " + (str(count) + " × " if count > 1 else "") + name


def trick(game, texts):
    """TB-08, 11, 14: what is at stake and which way, the leaf colours so far, and what tramples."""
    line = str(game.trick) + "/9"
    if game.prize:
        arrow = " " + texts.word("way." + game.arrow) if game.arrow else ""
        line = texts.pair(line, texts.word(game.prize) + arrow)
    lines = [line]
    if game.table:
        lines.append(texts.get("s.leaves"))
    seat = game.first
    for colour in game.table:
        lines.append(" " + texts.pair(game.colours[seat], game.leaves[colour]))
        seat = game.after(seat)
    lines.append(texts.get("s.trampled"))
    for value, pink, by in _PAWS:
        doubt = "?" if by in game.assumed else ""
        by = str(by if by == 5 else game.learned.get(by, "?")) + doubt
        told = {"value": value, "leaf": game.leaves[0], "by": by}
        lines.append(" " + texts.get("s.by_pink" if pink else "s.by", told))
    return lines


def dealt(game, texts):
    """TB-06, 07: the cards face up, how many are left, and those that were put up before."""
    lines = []
    for card in sorted(set(game.dealt)):
        arrow = " ↓" if card & 1 else " ↑"
        lines.append(times(game.dealt.count(card), texts.word(TYPES[card >> 1]) + arrow))
    lines.append(texts.get("s.face_up") + " " + str(game.face_up))
    lines.append(texts.get("s.deck") + " " + str(_DECK - 10 * game.round))
    if sum(game.seen):
        lines.append(texts.get("s.out"))
    for card, count in zip(TYPES, game.seen):
        if count:
            lines.append(times(count, texts.word(card)))
    return lines


def card_type(card, game, texts):
    """What a card does, and the points printed on it, once they are told."""
    key = "c." + card
    if card == "weevil" and game.weevils:
        key = "c.weevil.all"
    elif game.discard and card in ("cage", "trap"):
        key += ".free"
    lines = [texts.get(key)]
    name = "tb.points." + card
    if name in game.learned:
        points = str(game.learned[name]) + ("?" if name in game.assumed else "")
        lines.append(texts.pair(texts.get("v.points"), points))
    return lines
