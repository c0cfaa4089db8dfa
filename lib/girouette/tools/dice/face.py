# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Dice as dice, a wind as its arrow; the lights run round while they fall."""

from girouette import game as base
from girouette.tools.dice.game import SIDES


class Face(base.Face):
    def paint(self, scene, game, question, texts):
        if question.key != "dice" or not game.faces:
            return
        scene.corner = game.rolls[-1][0] if game.sum else ""
        faces = game.faces
        kind = game.rolls[-1][0]
        if game.sum:
            scene.lines = [texts.get("s.sum", {"sum": game.sum})]
            sides = kind.split("d")[1].split("↑")[0].split("↓")[0]
            scene.picture = ("dice", faces, SIDES["d" + sides])
            if game.dropped:
                scene.hint = texts.get("s.dropped", {"faces": game.dropped})
        elif len(faces) > 1:
            scene.lines = [texts.word(kind)]
            scene.picture = ("panel", tuple([texts.word(face) for face in faces]))
        elif kind == "wind":
            scene.lines = [texts.word(kind)]
            scene.picture = ("arrow", faces[0], texts.word(faces[0]))
        else:
            scene.lines = [texts.word(kind)]
            word = texts.word(faces[0])
            scene.picture = ("value", word[0].upper(), word)
        if game.fresh:
            scene.cue = "roll"
            scene.lights = [("spin",)]
