# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What Pig shows: the pot, big, and whose turn it is in lights."""

from girouette.game import Face as BaseFace


class Face(BaseFace):
    def paint(self, scene, game, question, texts):
        if game.points:
            scene.corner = str(max(game.points)) + "/" + str(game.goal)
        if question.key == "turn":
            if game.last:
                scene.picture = ("dice", (game.last,), 6)
            scene.lights = [("who", scene.who)]
            scene.cue = None if game.pot else "turn"

    def roll(self, question, outcome, game, texts):
        return ("dice", (outcome + 1,), 6)
