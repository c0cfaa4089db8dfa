# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What Snow Time shows: the tree while cards are chosen and entered, the race in the header.

A stopping Tell is shown when the script is already at the next question, so what a step did is
read from the Tell's own values. Only the fruits' Tell, the last before the cards, has a picture of
the state, and the dice have none of their own: it would come before the turn that they follow.
"""

from girouette import game as base

_TREE = 5  # rows beside a question and over the message line
_BESIDE_RACE = 55  # characters that fit there for sure
_HEADER = 20  # characters of the second font in a header, with one between its two texts


class Face(base.Face):
    def paint(self, scene, game, question, texts):
        key = question.key
        if not game.places:
            return
        length = game.length()
        race = [(game.colours[seat], -back * 255 // length) for back, seat in _race(game)]
        # The race is in the lights all the time, under whatever else they show.
        scene.lights = [("race", tuple(race))]
        if scene.who:
            scene.lights.append(("who", scene.who))
        if key in ("two_fruits", "double", "last_fruit", "no_fruit"):
            scene.picture = ("panel", tuple(race_rows(game, base.tags(game, texts))))
            scene.corner = "T" + str(game.round)
            scene.hint = ""
            scene.cue = "turn" if key == "no_fruit" else "roll"
        elif key[:6] == "result":
            rows = race_rows(game, base.tags(game, texts))
            if len(scene.lines[0]) > _BESIDE_RACE:
                # The squares, without how far it is from there.
                rows = [row.split(" −")[0] for row in rows]
            scene.picture = ("panel", tuple(rows))
            scene.hint = ""
            fallen = question.values["fallen"]
            if fallen:
                scene.lights = [("flash", tuple(fallen))]
                scene.cue = "theft"
        elif key in ("card", "lookout", "heal", "die", "eaten"):
            tags = base.tags(game, texts)
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
    return sorted([(-square, seat) for seat, square in enumerate(game.scores())])


def length_text(game):
    """The arrival's number, with a question mark while it is only assumed."""
    return str(game.length()) + ("?" if "tt.length" in game.assumed else "")


def _header(game, tags, room):
    """The arrival, and as much of the race as the header holds beside a name, the leaders first; a
    companion knows only the pawns that it was told of, and the turn comes first."""
    race = _race(game)
    line = "→" + length_text(game)
    if not game.referee:
        line = "T" + str(game.round)
        race = [pawn for pawn in race if pawn[0]]
    for back, seat in race:
        more = line + " " + tags[seat] + str(-back)
        if len(more) > room:
            break
        line = more
    return line


def race_rows(game, names):
    """The pawns in order: where each is and how far from the arrival."""
    rows = ["→ " + length_text(game)]
    for back, seat in _race(game):
        rows.append(names[seat] + " " + str(-back) + " −" + str(game.length() + back))
    return rows


def _tree(game, tags):
    """The floors of the tree where there is anything, from its top: fruits, who stands there."""
    rows = []
    for floor in range(len(game.fruits) - 1, 0, -1):
        fruits = game.fruits[floor]
        here = "".join([tags[seat] for seat in game.on_floor(floor)])
        if fruits or here:
            row = str(floor)
            if fruits:
                row += "●" * fruits if fruits < 3 else "●" + str(fruits)
            # Close together: the cards beside it are to be read from afar.
            rows.append((row + " " * (3 - len(row)) + here).rstrip(" "))
    while len(rows) > _TREE:
        # Two floors in a row: those that are shortest together.
        lengths = [len(rows[at] + rows[at + 1]) for at in range(len(rows) - 1)]
        at = lengths.index(min(lengths))
        rows[at : at + 2] = [rows[at] + " " + rows[at + 1]]
    return rows
