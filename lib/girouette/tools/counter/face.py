# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The counter, big, with the round in the corner."""

from girouette import game as base


class Face(base.Face):
    def paint(self, scene, game, question, texts):
        if not game.round:
            return
        scene.corner = texts.get("s.round", {"round": game.round})
        if game.rounds:
            scene.corner += "/" + str(game.rounds)
            scene.lights = [("bar", min(game.round, game.rounds), game.rounds, "blue")]
        if question.key == "counter":
            scene.picture = ("value", str(game.value), "")
        elif question.key == "change":
            scene.hint = texts.get("s.settle")
        elif question.kind == "tell":
            scene.cue = "alarm"

    def dial(self, scene, game, question, value, texts):
        """A press changed the number: what it comes to."""
        if question.key == "change":
            caption = str(game.value) + " → " + str(game.value + value)
            scene.picture = ("value", "+" + str(value) if value > 0 else str(value), caption)
