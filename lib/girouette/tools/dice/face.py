# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Dice as dice, a wind as its arrow; the lights run round while they fall."""

from girouette import game as base
from girouette.tools.dice.game import SIDES

_ROWS = 4


class Face(base.Face):
    def paint(self, scene, game, question, texts):
        if question.key != "dice" or not game.faces:
            return
        scene.corner = game.rolls[-1][0] if game.sum else ""
        faces = game.faces
        kind = game.rolls[-1][0]
        if game.sum:
            scene.lines = [texts.get("s.sum", {"sum": game.sum})]
            die = "d" + kind.split("d")[1].split("↑")[0].split("↓")[0]
            scene.picture = ("dice", faces, SIDES[die])
            if len(faces) == 1 and die != "d6":
                # No pips: what is read from across the table is its number.
                scene.lines = []
                scene.picture = ("value", str(game.sum), die)
            if game.dropped:
                scene.hint = _which(game, texts)
        elif len(faces) > 1:
            scene.lines = []
            scene.picture = ("panel", tuple(_fallen(faces, texts)))
        elif kind == "wind":
            # In words too: a little display has no room for a compass beside long options.
            scene.lines = [texts.word(faces[0])]
            scene.picture = ("arrow", faces[0], "")
        else:
            scene.lines = []
            word = texts.word(faces[0])
            scene.picture = ("value", word[0].upper(), word)
        if game.fresh:
            scene.cue = "roll"
            scene.lights = [("spin",)]


def _which(game, texts):
    """The dice that do not count, or those that do: the fewer, so that they fit a line."""
    which = "dropped"
    faces = list(game.dropped)
    if len(faces) * 2 > len(game.faces):
        which = "counted"
        faces = list(game.faces)
        for face in game.dropped:
            faces.remove(face)
    return texts.get("s." + which, {"faces": " ".join([str(face) for face in faces])})


def _fallen(faces, texts):
    """A row for each, or for each side that fell where they are many."""
    if len(faces) <= _ROWS:
        return [texts.word(face) for face in faces]
    return [str(faces.count(face)) + " " + texts.word(face) for face in sorted(set(faces))]
