# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Everybody's total beside their name; a change with the total that it would give."""

from girouette import game as base


class Face(base.Face):
    def paint(self, scene, game, question, texts):
        if game.round:
            scene.corner = texts.get("s.round", {"round": game.round})
        if question.key == "score":
            for seat, total in enumerate(game.totals):
                scene.options[seat] += " " + str(total)
            scene.lights = [("race", race(game))]
        elif question.key == "change":
            scene.lights = [("who", scene.who)]
            scene.hint = texts.get("s.settle")
            scene.cue = "ok"
        elif question.key == "reached":
            scene.lights = [("flash", (scene.who,))]
            scene.cue = "win"

    def dial(self, scene, game, question, value, texts):
        """A press changed the number: what it comes to."""
        if question.key == "change":
            total = game.totals[question.seat]
            caption = str(total) + " → " + str(total + value)
            scene.picture = ("value", "+" + str(value) if value > 0 else str(value), caption)


def race(game):
    """How far everybody is on the way to the target, or to the leader's total."""
    goal = max([game.target, 1] + game.totals)
    return tuple(
        [
            (colour, max(0, game.totals[seat]) * 255 // goal)
            for seat, colour in enumerate(game.colours)
        ]
    )
