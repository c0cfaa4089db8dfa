# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages of Snow Time in the table menu: the race, everybody's cards, the track, a turn's rules."""

from girouette.games.snow_time.face import length_text, race_rows
from girouette.games.snow_time.game import CARDS, KINDS, cards_of
from girouette.games.snow_time.track import number_of

VIEWS = ("race", "hands", "track", "turn")


def view(name, game, texts):
    if name == "race":
        return race_rows(game, [texts.word(colour) for colour in game.colours])
    if name == "hands":
        return _hands(game, texts)
    if name == "track":
        return _track(game, texts)
    # A turn is resolved without a question, so its reminders are read here, all in their order.
    phases = ("fruits", "cards", "specials", "floors", "bonus")
    return [texts.get("r." + phase) for phase in phases]


def _hands(game, texts):
    """Per colour, the number cards it has and a dot for each discarded; then what is used once.

    The healer is always there. A companion is not told the cards."""
    if not game.referee:
        return [texts.word("none")]
    once = 1 << CARDS.index("lookout") | 1 << CARDS.index("storm")
    lines = []
    for seat, colour in enumerate(game.colours):
        mask = game.discards[seat]
        numbers = ["·" if mask >> card & 1 else str(card) for card in range(1, len(game.fruits))]
        lines.append(texts.word(colour) + " " + "".join(numbers))
        lines.append("  " + texts.word(cards_of(once & ~mask)))
    return lines


def _track(game, texts):
    """The board as it was told; a question mark where it is only assumed."""
    lines = ["→ " + length_text(game)]
    for number, (place, kind, points) in enumerate(game.squares()):
        name = "tt.bonus." + str(number_of(number + 1))
        unsure = [fact for fact in game.assumed if fact.startswith(name + ".")]
        bonus = texts.pair(place, KINDS[kind])
        lines.append(bonus + " +" + str(points) + "?" * bool(unsure))
    if "tt.bonus.count" in game.assumed:
        lines.append(texts.get("s.no_bonus") + " ?")
    return lines
