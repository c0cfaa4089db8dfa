# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower on the display and the lights: the wind is in sight on every screen."""

from girouette import game as base
from girouette.games.fire_tower.game import CARDS


class Face(base.Face):
    def paint(self, scene, game, question, texts):
        """The board where squares are chosen or laid out, the arrow everywhere else."""
        key = question.key
        on_board = (
            question.kind == "square" or key == "lay" or key == "storm_gems" or key == "square"
        )
        if on_board:
            # The question itself moves what blinks, but for the square that is set right.
            blinking = bytes((question.values["at"],)) if key == "square" else b""
            scene.picture = ("grid", game.board.cells(question), 16, blinking)
        if game.wind < 0:
            return
        wind = game.wind_key()
        # A letter, not an arrow: it stays true when the display is turned.
        letter = texts.word(wind)[0].upper()
        # Beside the board there is no room for more than whose turn it is, and the wind.
        scene.corner = letter
        if not on_board:
            scene.corner = texts.get("s.corner", {"round": game.round, "wind": letter})
        if key == "begin" or key == "turn":
            scene.cue = "turn"
        elif key == "burnt" or key == "storm" or key == "storm_gems":
            scene.cue = "alarm"
        if not on_board:
            scene.picture = ("arrow", wind, texts.word(wind))
        if scene.who:
            scene.lights = [("who", scene.who), ("wind", wind)]
        else:
            towers = []
            for seat, colour in enumerate(game.colours):
                towers.append((colour, 0 if game.burnt_at[seat] else 255))
            scene.lights = [("race", tuple(towers)), ("wind", wind)]

    def roll(self, question, outcome, game, texts):
        """The wind die as it falls."""
        wind = CARDS[outcome % 4]
        return ("arrow", wind, texts.word(wind))
