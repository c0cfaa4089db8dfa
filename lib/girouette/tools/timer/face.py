# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The time left, big, and as a bar of lights in the colour of whose time it is, which breathe when
it is over; a sound where it gets short."""

from girouette import game as base

SOON = 3  # a sound in the last third
LAST = 10  # and one in the last seconds; in the last sixth of a short time


class Face(base.Face):
    shown = 0  # the second that stands on the screen

    def paint(self, scene, game, question, texts):
        if question.key != "turn" and question.key != "paused":
            return
        self.shown = 0
        left = game.left()[0]
        # A checkpoint may fall on the very second that has a sound.
        show(scene, game, 0, left + 1 if game.spent else left)
        if question.key == "paused":
            scene.lights = [("who", scene.who)]
            scene.cue = None
            return
        scene.lines = []  # the header says whose time it is
        if not game.spent:
            scene.cue = "turn"

    def live(self, scene, game, texts, seconds):
        """Each turn of the loop; nothing is made before the second changes."""
        if seconds == self.shown or not game.running:
            return False
        before = game.left(self.shown)[0]
        self.shown = seconds
        show(scene, game, seconds, before)
        return True


def show(scene, game, seconds, before):
    """`before` is what was left when it was shown last: a late loop must not miss a sound."""
    left, total = game.left(seconds)
    away = abs(left)
    rest = away % 60
    caption = ("-" if left < 0 else "") + str(away // 60) + (":0" if rest < 10 else ":") + str(rest)
    # Three characters are read from across the table: seconds, or minutes.
    value = str(left) if -10 < left < 100 else str(left // 60) + "'" if left > 0 else "!"
    scene.picture = ("value", value, caption)
    last = min(LAST, total // 6)
    if left > 0:
        scene.lights = [("bar", left, total, scene.who)]
    else:
        scene.lights = [("pulse", scene.who)]
    scene.cue = None
    if left <= 0 < before:
        scene.cue = "alarm"
    elif left <= last < before or left > before:
        # Also when a turn's own time is over and the player's reserve begins to run.
        scene.cue = "score"
    elif left * SOON <= total < before * SOON:
        scene.cue = "ok"
