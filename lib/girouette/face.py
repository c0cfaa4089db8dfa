# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What a game looks like: its face.py has a class `Face` that extends this one.

One is made when the game begins and stays to its end. The game is handed in each time: an undo
makes a new one. Nothing here writes the game.
"""


class Face:
    def paint(self, scene, game, question, texts):
        """Add to a scene, which has the question's own part already."""

    def roll(self, question, outcome, game, texts):
        """The picture of an outcome of chance as it falls, or None to show none."""
        return None

    def live(self, scene, game, texts, seconds):
        """Each turn of the loop, while the game's question has stood for so many seconds: True when
        it changed the scene. Nothing may be made in a turn that changes nothing."""
        return False

    def dial(self, scene, game, question, value, texts):
        """The cursor came to this value: change how it is shown."""
