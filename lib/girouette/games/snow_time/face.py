# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What Snow Time shows: the tree while cards are chosen and entered, the race in the header.

A stopping Tell is shown when the script is already at the next question, so what a step did is
read from the Tell's own values. Only the fruits' Tell, the last before the cards, has a picture of
the state, and the dice have none of their own: it would come before the turn that they follow.
"""

from girouette import game as base


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
        elif key in ("card", "lookout", "heal", "die"):
            tags = base.tags(game, texts)
            scene.picture = ("panel", tuple(_tree(game, tags)))
            scene.title = "→" + length_text(game)
            scene.corner = _header(game, tags)
            scene.hint = ""
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


def _header(game, tags):
    """As much of the race as a header holds beside the arrival, the leaders first."""
    line = ""
    for back, seat in _race(game):
        more = line + " " + tags[seat] + str(-back)
        if len(more) > 20:
            break
        line = more
    return line[1:]


def race_rows(game, names):
    """The pawns in order: where each is and how far from the arrival."""
    rows = ["→ " + length_text(game)]
    for back, seat in _race(game):
        rows.append(names[seat] + " " + str(-back) + " −" + str(game.length() + back))
    return rows


def _tree(game, tags):
    """The tree from its top: floor, fruits, who stands there."""
    rows = []
    for floor in range(len(game.fruits) - 1, 0, -1):
        row = str(floor)
        fruits = game.fruits[floor]
        if fruits:
            row += " " + ("●" * fruits if fruits < 4 else "●" + str(fruits))
        here = "".join([tags[seat] for seat in game.on_floor(floor)])
        rows.append(row + " " + here if here else row)
    return rows
