# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the display and the lights show of Tricky Badger. Reads the game, writes the scene."""

from girouette import game as base
from girouette import parts

_LINE = 25  # characters of the message line


class Face(base.Face):
    def paint(self, scene, game, question, texts):
        """The arrow big while a trick is played, round and trick above, all points below."""
        if not game.round:
            return
        if question.kind == "tell":
            # The script may be a trick further by now: only what the tell itself says is shown.
            if "winners" in question.values:
                scene.lights = [("flash", question.values["winners"])]
                scene.cue = "win"
            elif "victim" in question.values:
                scene.lights = [("flash", (question.values["victim"], scene.who))]
                scene.cue = "theft"
            elif scene.who:
                scene.lights = [("who", scene.who)]
            return
        scene.corner = "%d/5 %d/9" % (game.round, game.trick)  # TB-04
        marks = []
        tags = parts.core("short_names").of(game, texts)
        for seat, score in enumerate(game.scores()):
            star = "★" if seat == game.first else ""  # the First Player card
            marks.append(star + tags[seat] + str(score))
        if "tb.points." in "".join(game.assumed):
            marks[-1] += "?"  # they rest on a number that nobody told
        scene.hint = " ".join(marks)
        scene.lights = [("who", scene.who or game.colours[game.first])]
        key = question.key
        leaf = key in ("lead", "follow", "free", "best", "value", "beside")
        # Keeping company there is an arrow where the device deals the cards.
        if leaf or key == "winner" and game.arrow:
            if key == "follow" or key == "free":
                # With the name before it: "Vert", "suit rose". The question says that it is a leaf.
                scene.corner = texts.get("s." + key, question.values)
            if leaf and game.table:
                scene.hint = _played(game, tags[game.first], texts)
            up = game.arrow == "up"
            scene.picture = ("value", "↑" if up else "↓", texts.word(game.prize))
            scene.lights.append(("side", "n" if up else "s"))
        elif key == "winner":
            scene.picture = ("value", str(game.trick), texts.word(game.prize))
        elif key == "prize":
            scene.picture = ("value", str(game.trick), texts.get("s.trick"))
            scene.cue = "turn"


def _played(game, tag, texts):
    """The leaf colours of a trick in playing order, whole or as three letters each."""
    line = short = "★" + tag
    for colour in game.table:
        word = texts.word(game.leaves[colour])
        line += " " + word
        short += " " + word[:3]
    return line if len(line) <= _LINE else short
