# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The one who starts in big letters and in light; an order or teams as a list."""

from girouette import game as base

_UNDER_HEADER = 6  # rows


class Face(base.Face):
    def paint(self, scene, game, question, texts):
        if question.key != "draw" or not game.result:
            return
        order = game.order
        scene.lines = []
        if game.result == "first":
            name = texts.word(order[0])
            scene.picture = ("value", name[0], name)
            # The lights run through everybody and stay with the one who starts.
            scene.lights = [("flash", tuple(order + [c for c in game.colours if c not in order]))]
        elif game.result == "order":
            rows = [str(at + 1) + " " + texts.word(colour) for at, colour in enumerate(order)]
            show_list(scene, rows)
        else:
            rows = []
            for number in range(game.teams):
                for colour in game.team(number):
                    rows.append("ABCD"[number] + " " + texts.word(colour))
            show_list(scene, rows)
        scene.cue = "roll"


def show_list(scene, rows):
    scene.picture = ("panel", tuple(rows))
    scene.lights = [("spin",)]
    if len(rows) > _UNDER_HEADER:
        scene.title = ""  # eight names need its room
