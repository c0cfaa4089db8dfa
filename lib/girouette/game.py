# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the games' scripts share: seats and colours, the setup questions, the final ranking.

A game's folder holds `game.py` with a class `Game` that extends this one:
    script()    the generator of questions; calls `rank` before it ends
    scores()    each seat's points as they stand
    status()    everything a scoreboard would show, language-free, as plain dicts and lists
Only the script writes the attributes; screens read them.
"""

# Every colour a player may have; a game offers its own choice of them. A list, because a compiled
# tuple holds a second copy of every name.
COLOURS = ["red", "green", "yellow", "blue", "pink", "black", "purple", "orange"]


class Game:
    def __init__(self):
        self.colours = []  # colour key of each seat, clockwise
        self.ranking = []  # [(seat, score, rank)] once the game is over
        self.shared = False
        self.round = 0
        self.phase = ""  # the rule reminder "r.<phase>" that fits the moment

    def take_colours(self, count, colours):
        """Each player's colour in seating order (clockwise)."""
        from girouette.seating import take_colours

        return take_colours(self, count, colours)

    def after(self, seat):
        """The next seat clockwise."""
        return (seat + 1) % len(self.colours)

    def by_colour(self, values):
        """A list kept by seat as a dict by colour key, for status()."""
        return dict(zip(self.colours, values))

    def rank(self, scores, ties=None):
        """Fill `ranking`, best first: by score, then by `ties` (a tuple a seat, more is better).
        Equals after that share their rank; `shared` says whether the victory is."""
        from girouette.seating import rank

        rank(self, scores, ties)

    def correct(self, name, value):
        """A learned fact was corrected in mid-game; games that keep facts override this."""

    def scores(self):
        return [0] * len(self.colours)

    def status(self):
        return {"scores": self.by_colour(self.scores()), "round": self.round}
