# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango on the display and lights: rows as they lie, ends still open, runs underlined.

☀←3 5 ● 9 12→     a Sun row: an eclipse after the 5, both ends take cards
"""

from girouette.games.sky_tango.game import ROWS
from girouette.games.sky_tango.rows import LEFT, places, runs, tops

SIGNS = "☀☾"
TINTS = ("yellow", "blue")  # of Sun and Moon
PANEL_COLUMNS = 12
PANEL_LINES = 7


def row_lines(game, row, columns, label=""):
    """A row as lines of text; a line under each that holds part of a run to collect."""
    stacks = game.rows[row]
    opened = [
        place
        for place, low, high in places(stacks, game.past_eclipse)
        if game.unseen[row & 1] & ((1 << high) - (2 << low))
    ]
    found = runs(stacks)
    lines = []
    line = label + SIGNS[row & 1] + ("←" if LEFT in opened else " ")
    margin = under = " " * len(line)
    for at, top in enumerate(tops(stacks)):
        text = str(top) if top else "●"
        if at + 1 == len(stacks) and len(stacks) in opened:
            text += "→"
        if len(line) + len(text) > columns:
            lines += [line[:columns], under[:columns]]
            line = under = margin
        mark = " "
        for start, end in found:
            if start <= at < end:
                mark = "─"
        line += text + " "
        under += mark * len(text) + (mark if at + 1 < len(stacks) else " ")
    lines += [line[:columns], under[:columns]]
    return [text for text in lines if text.strip()]


def panel(game, rows, texts=None):
    """The rows beside a question's options; the underlines go first when it gets tight. With
    `texts` each row bears its owner's initial."""
    lines = []
    for row in rows:
        if game.rows[row]:
            label = texts.word(game.colours[row // 2])[0] if texts else ""
            lines += row_lines(game, row, PANEL_COLUMNS, label)
    if len(lines) > PANEL_LINES:
        lines = [line for line in lines if "─" not in line]
    return ("panel", tuple(lines[:PANEL_LINES])) if lines else None


def paint(scene, game, question, texts):
    if game.active < 0:
        return
    seat = game.active
    scene.corner = texts.get("s.cards", {"hand": game.hands[seat], "draw": game.draw})
    lights = scene.lights
    lights.append(("who", game.colours[seat]))
    if not game.referee:
        return
    for row, stacks in enumerate(game.rows):
        if runs(stacks):
            lights.append(("pulse", game.colours[row // 2]))
    if game.row >= 0:
        tint = TINTS[game.row & 1]
        lights.append(("bar", min(len(game.rows[game.row]), 5), 5, tint))
        scene.tints = [tint] * len(scene.options)
    if question.key == "eclipse":
        scene.picture = panel(game, [ROWS.index(option) for option in question.options], texts)
    elif question.kind == "choose":
        scene.picture = panel(game, (game.row,) if game.row >= 0 else game.own_rows(seat))
