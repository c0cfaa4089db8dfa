# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower on the display and the lights: the wind is in sight on every screen."""

from girouette.games.fire_tower.fires import DIRECTIONS
from girouette.scene import CELL_CHOSEN, CELL_EMPTY, CELL_LEGAL, CELL_ROOF, CELL_TOWER


def paint(scene, game, question, texts):
    """The board where squares are chosen or laid out, the arrow everywhere else."""
    if game.wind < 0:
        if question.kind == "square":
            scene.picture = grid(game, question, scene.cursor)
        return
    wind = game.wind_key()
    # A letter, not an arrow: it stays true when the display is turned.
    scene.corner = str(game.round) + " " + texts.word(wind)[0].upper()
    key = question.key
    if key in ("begin", "turn"):
        scene.cue = "turn"
    elif key in ("burnt", "storm", "storm_gems"):
        scene.cue = "alarm"
    if question.kind == "square" or key == "storm_gems":
        scene.picture = grid(game, question, scene.cursor)
        # Beside the board there is room for the question only.
        scene.hint = ""
    else:
        scene.picture = ("arrow", wind, texts.word(wind))
    if scene.who:
        scene.lights = [("who", scene.who), ("wind", wind)]
    else:
        towers = [
            (colour, 0 if game.burnt_at[seat] else 255) for seat, colour in enumerate(game.colours)
        ]
        scene.lights = [("race", tuple(towers)), ("wind", wind)]


def grid(game, question, index):
    """The board's cells with towers, what was chosen, what may be, and the cursor."""
    from girouette.games.fire_tower.board import area, listed, roof

    cells = bytearray(game.board.cells().encode())
    for square in range(256):
        cells[square] -= 48  # from digit to number, without a list of 256
    for tower in game.towers:
        for square in listed(area(tower)):
            if cells[square] == CELL_EMPTY:
                cells[square] = CELL_TOWER
        square = listed(roof(tower))[0]
        if cells[square] == CELL_TOWER:
            cells[square] = CELL_ROOF
    cursor = -1
    if question.kind == "square":
        for square in question.squares:
            if cells[square] in (CELL_EMPTY, CELL_TOWER):
                cells[square] = CELL_LEGAL
        cursor = question.squares[question.start if index < 0 else index]
    for square in listed(game.board.marked):
        cells[square] = CELL_CHOSEN
    return ("grid", cells, 16, cursor)


def roll(question, outcome, game, texts):
    """The wind die as it falls."""
    wind = DIRECTIONS[outcome % 4]
    return ("arrow", wind, texts.word(wind))
