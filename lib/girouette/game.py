# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the games' scripts share: seats and colours, parts, learned facts, the final ranking.

A game's folder holds `game.py` with a class `Game` that extends this one:
    package     the folder as a module's name, such as "girouette.games.fire_tower"
    script()    the generator of questions; calls `rank` before it ends
    scores()    each seat's points as they stand
and `status.py`, for programs that drive the game. Only the script writes the attributes; screens
read them. Its `face.py` has a class `Face` that extends the one here: what it looks like.
docs/contracts.md has all that a game must have.
"""

from girouette import parts


class Game:
    # What is so until the script says otherwise stands at the class: a game is in memory twice, for
    # a quick undo, and one that does not say otherwise takes no room for it.
    package = ""
    ranking = ()  # [(seat, score, rank)] once the game is over
    shared = False
    round = 0
    phase = "setup"  # the rule reminder "r.<phase>" that fits the moment
    assumed = ()  # names of facts that nobody has told
    keepsake = 0  # a number that the next game of this kind wants to know

    def __init__(self):
        self.colours = []  # colour key of each seat, clockwise
        self.learned = {}  # values of facts by name, told or assumed

    def part(self, name, *arguments):
        """Play a module of the game's folder by its `script(game, ...)`: `yield from
        self.part("setup")`. It is loaded for that; one that is named in PARTS is dropped again."""
        return parts.of(self.package, name).script(self, *arguments)

    def after(self, seat):
        """The next seat clockwise."""
        return (seat + 1) % len(self.colours)

    def correct(self, name, value):
        """A learned fact was corrected in mid-game; it is in `assumed` no longer."""
        self.learned[name] = value

    # --- what the state says ----------------------------------------------------------------

    def scores(self):
        return [0] * len(self.colours)


class Face:
    """What a game looks like. One is made when the game begins and stays to its end. The game is
    handed in each time: an undo makes a new one. Nothing here writes the game."""

    # Methods that not every face has: it takes no room for those.
    # roll(question, outcome, game, texts): the picture of an outcome of chance as it falls, or None
    # to show none.
    roll = None
    # live(scene, game, texts, seconds): each turn of the loop, while the game's question has stood
    # for so many seconds; True when it changed the scene. Nothing may be made in a turn that
    # changes nothing.
    live = None
    # dial(scene, game, question, value, texts): the cursor came to this value: change how it is
    # shown.
    dial = None

    def paint(self, scene, game, question, texts):
        """Add to a scene, which has the question's own part already."""
