# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango on the display and lights: rows as they lie, ends still open, runs underlined.

☀←3 5 ● 9 12→     a Sun row: an eclipse after the 5, both ends take cards
"""

from girouette import game as base
from girouette.games.sky_tango.rows import LEFT, places, runs, tops

_PANEL_COLUMNS = 11
_PANEL_LINES = 7
_HINT_COLUMNS = 25
_HEADER = 20  # characters of the second font in a header, with one between its two texts


class Face(base.Face):
    def paint(self, scene, game, question, texts):
        seat = game.active
        if seat < 0:
            return
        cards = {"hand": game.hands[seat], "draw": game.draw}
        scene.corner = texts.get("s.cards", cards)
        if len(scene.title) + len(scene.corner) > _HEADER:
            scene.corner = texts.get("s.cards_short", cards)
        lights = scene.lights
        lights.append(("who", game.colours[seat]))
        if not game.referee:
            return
        for row, cards in enumerate(game.rows):
            if runs(cards):
                lights.append(("pulse", game.colours[row // 2]))
        rows = game.own_rows(seat)
        if game.row >= 0:
            rows = (game.row,)
            tint = "blue" if game.row & 1 else "yellow"
            lights.append(("bar", min(len(tops(game.rows[game.row])), 5), 5, tint))
            scene.tints = [tint] * len(scene.options)
        if question.key in ("value", "place", "target", "from", "to"):
            scene.picture = panel(game, rows)
        elif question.key in ("turn", "again"):
            # Names are offered, which need the room beside them; the table menu has all rows.
            scene.hint = hint(game, seat)


def row_lines(game, row, columns):
    """A row as lines of text; a line under each that holds part of a run to collect."""
    cards = game.rows[row]
    opened = []
    for place, low, high in places(cards, game.past_eclipse):
        if game.unseen[row & 1] & ((1 << high) - (2 << low)):
            opened.append(place)
    marked = b"".join(runs(cards))
    visible = tops(cards)
    last = len(visible) - 1
    lines = []
    line = "☀☾"[row & 1] + ("←" if LEFT in opened else " ")
    margin = under = " " * len(line)
    for at, top in enumerate(visible):
        text = str(top) if top else "●"
        if at == last and len(cards) in opened:
            text += "→"
        if len(line) + len(text) > columns:
            lines += [line[:columns], under[:columns]]
            line = under = margin
        mark = "─" if top in marked else " "
        line += text + " "
        under += mark * len(text) + (mark if at < last else " ")
    lines += [line[:columns], under[:columns]]
    return [text for text in lines if text.strip()]


def hint(game, seat):
    """One's own rows in a line, in teams the partner's too (ST-39); only their ends where they are
    long."""
    rows = game.own_rows(seat)
    if len(game.hands) == 4:
        rows += game.own_rows((seat + 2) % 4)
    lines = []
    for row in rows:
        if game.rows[row]:
            lines.append(row_lines(game, row, 99)[0].rstrip(" "))
    if len(" ".join(lines)) > _HINT_COLUMNS:
        for at, line in enumerate(lines):
            cards = line[2:].split(" ")
            if len(cards) > 2:
                lines[at] = line[:2] + cards[0] + "–" + cards[-1]
    return " ".join(lines)


def panel(game, rows):
    """The rows beside a question's options; the underlines go first when it gets tight."""
    lines = []
    for row in rows:
        if game.rows[row]:
            lines += row_lines(game, row, _PANEL_COLUMNS)
    if len(lines) > _PANEL_LINES:
        lines = [line for line in lines if "─" not in line]
    return ("panel", tuple(lines[:_PANEL_LINES])) if lines else None
