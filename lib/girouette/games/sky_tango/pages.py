# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pages of Sky Tango in the table menu: every row on the table, where all cards are, and what
cards do."""

from girouette.games.sky_tango.face import row_lines

COLUMNS = 21
_TYPES = ["card", "animal", "eclipse", "cover", "collect", "total"]


def view(name, game, texts):
    """Lines of a page of the table menu; of "types", what has a page each."""
    if name == "types":
        return _TYPES + (["teams"] if len(game.colours) == 4 else [])
    if name == "rows" and game.referee:
        return rows(game, texts)
    if name == "counts":
        return counts(game, texts)
    if name == "total" and len(game.colours) == 4:
        name = "total.teams"
    return [texts.get("c." + name)]


def counts(game, texts):
    """Hands and collected cards of each player, partners together; pile, discard and rows."""
    lines = [
        texts.pair(texts.get("o.pile"), game.draw),
        texts.pair(texts.get("o.discard"), game.discard),
    ]
    if not game.referee:
        lines.append(texts.pair(texts.get("o.rows"), game.level.on_table(game)))
    for seat, colour in enumerate(game.colours):
        told = {"hand": game.hands[seat], "taken": game.collected[seat]}
        lines.append(texts.word(colour))
        lines.append(" " + texts.get("s.counts", told))
    if len(game.colours) == 4:
        for seat in (0, 1):
            names = texts.word(game.colours[seat]) + "+" + texts.word(game.colours[seat + 2])
            lines.append(texts.pair(names, game.collected[seat] + game.collected[seat + 2]))
    return lines


def rows(game, texts):
    """All rows on the table, each under its owner's name."""
    lines = []
    for row, cards in enumerate(game.rows):
        if cards:
            lines.append(texts.word(game.colours[row // 2]))
            lines += row_lines(game, row, COLUMNS)
    return lines or [texts.word("none")]
