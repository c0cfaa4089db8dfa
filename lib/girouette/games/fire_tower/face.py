# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower on the display and the lights: the wind is in sight on every screen."""

from girouette.games.fire_tower.game import CARDS

# The squares of a grid picture, as scene.py numbers them.
_EMPTY = 0
_GEM = 1
_BREAK = 2
_FLAME = 3
_TOWER = 4
_ROOF = 5
_LEGAL = 6
_CHOSEN = 7


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
    if key == "begin" or key == "turn":
        scene.cue = "turn"
    elif key == "burnt" or key == "storm" or key == "storm_gems":
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
        towers = []
        for seat, colour in enumerate(game.colours):
            towers.append((colour, 0 if game.burnt_at[seat] else 255))
        scene.lights = [("race", tuple(towers)), ("wind", wind)]


def grid(game, question, index):
    """The board's cells with towers, what was chosen, what may be, and the cursor."""
    from .board import ROOFS, listed

    board = game.board
    cells = bytearray(256)
    for kind, squares in (
        (_TOWER, board.areas),
        (_GEM, board.gems),
        (_BREAK, board.breaks),
        (_FLAME, board.flame),
    ):
        for square in listed(squares):
            cells[square] = kind
    for tower in game.towers:
        if cells[ROOFS[tower]] == _TOWER:
            cells[ROOFS[tower]] = _ROOF
    cursor = -1
    if question.kind == "square":
        for square in question.squares:
            if cells[square] in (_EMPTY, _TOWER):
                cells[square] = _LEGAL
        cursor = question.squares[question.start if index < 0 else index]
    for square in listed(board.marked):
        cells[square] = _CHOSEN
    return ("grid", cells, 16, cursor)


def roll(question, outcome, game, texts):
    """The wind die as it falls."""
    wind = CARDS[outcome % 4]
    return ("arrow", wind, texts.word(wind))
