# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What Snow Time shows: the tree while cards are chosen and entered, the race in the header.

A stopping Tell is shown when the script is already at the next question, so what a step did is
read from the Tell's own values. Only the fruits' Tell, the last before the cards, has a picture of
the state, and the dice have none of their own: it would come before the turn that they follow.
"""

from girouette import game as base
from girouette import short_names

_TREE = 5  # rows beside a question and over the message line
_BESIDE_RACE = 55  # characters that fit there for sure
_HEADER = 20  # characters of the second font in a header, with one between its two texts


class Face(base.Face):
    def paint(self, scene, game, question, texts):
        key = question.key
        if not game.places:
            return
        length = game.length()
        race = []
        for back, seat in _race(game):
            race.append((game.colours[seat], -back * 255 // length))
        # The race is in the lights all the time, under whatever else they show.
        scene.lights = [("race", tuple(race))]
        if scene.who:
            scene.lights.append(("who", scene.who))
        if key in ("two_fruits", "double", "last_fruit", "no_fruit"):
            scene.picture = _race_panel(game, texts, True)
            scene.corner = "T" + str(game.round)
            scene.hint = ""
            scene.cue = "turn" if key == "no_fruit" else "roll"
        elif key[:6] == "result":
            # Where there is little room the squares, without how far it is from there.
            whole = len(scene.lines[0]) <= _BESIDE_RACE
            scene.picture = _race_panel(game, texts, whole)
            scene.hint = ""
            fallen = question.values["fallen"]
            if fallen:
                scene.lights = [("flash", tuple(fallen))]
                scene.cue = "theft"
        elif key in ("card", "lookout", "heal", "die", "eaten"):
            tags = short_names.of(game, texts)
            scene.picture = ("panel", tuple(_tree(game, tags)))
            scene.corner = _header(game, tags, _HEADER - len(scene.title))
        elif "fallen" in question.values and key != "eats":
            colours = list(question.values["fallen"])
            if scene.who:
                colours.append(scene.who)
            scene.lights = [("flash", tuple(colours))]
            scene.cue = "theft"


def _race(game):
    """(squares from the start, as a negative number; seat), the leader first."""
    race = []
    for seat, square in enumerate(game.scores()):
        race.append((-square, seat))
    return sorted(race)


def length_text(game):
    """The arrival's number, with a question mark while it is only assumed."""
    return str(game.length()) + ("?" if "tt.length" in game.assumed else "")


def _header(game, tags, room):
    """The arrival, and as much of the race as the header holds beside a name, the leaders first; a
    companion knows only the pawns that it was told of, and the turn comes first."""
    line = "→" + length_text(game) if game.referee else "T" + str(game.round)
    for back, seat in _race(game):
        if game.referee or back:
            more = line + " " + tags[seat] + str(-back)
            if len(more) > room:
                break
            line = more
    return line


def _race_panel(game, texts, whole):
    names = short_names.of(game, texts)
    return ("panel", tuple(race_rows(game, names, whole)))


def race_rows(game, names, whole=True):
    """The pawns in order: where each is and, if it is `whole`, how far from the arrival."""
    rows = ["→ " + length_text(game)]
    for back, seat in _race(game):
        row = names[seat] + " " + str(-back)
        rows.append(row + " −" + str(game.length() + back) if whole else row)
    return rows


def _tree(game, tags):
    """The floors of the tree where there is anything, from its top: fruits, who stands there."""
    rows = []
    for floor in range(len(game.fruits) - 1, 0, -1):
        fruits = game.fruits[floor]
        here = ""
        for seat in game.on_floor(floor):
            here += tags[seat]
        if fruits or here:
            row = str(floor)
            if fruits:
                row += "●" * fruits if fruits < 3 else "●" + str(fruits)
            # Close together: the cards beside it are to be read from afar.
            rows.append((row + " " * (3 - len(row)) + here).rstrip(" "))
    while len(rows) > _TREE:
        # Two floors in a row: those that are shortest together.
        least = 0
        for at in range(1, len(rows) - 1):
            if len(rows[at] + rows[at + 1]) < len(rows[least] + rows[least + 1]):
                least = at
        rows[least] += " " + rows.pop(least + 1)
    return rows
