# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The one who starts in big letters and in light; an order or teams as a list."""

from girouette import game as base


class Face(base.Face):
    def paint(self, scene, game, question, texts):
        if question.key != "draw" or not game.result:
            return
        order = game.order
        if game.result == "first":
            name = texts.word(order[0])
            scene.picture = ("value", name[0], name)
            # The lights run through everybody and stay with the one who starts.
            scene.lights = [("flash", tuple(order + [c for c in game.colours if c not in order]))]
        elif game.result == "order":
            rows = [str(at + 1) + " " + texts.word(colour) for at, colour in enumerate(order)]
            scene.picture = ("panel", tuple(rows))
            scene.lights = [("spin",)]
        else:
            rows = []
            for number in range(game.teams):
                for colour in game.team(number):
                    rows.append("ABCD"[number] + " " + texts.word(colour))
            scene.picture = ("panel", tuple(rows))
            scene.lights = [("spin",)]
        scene.cue = "roll"
