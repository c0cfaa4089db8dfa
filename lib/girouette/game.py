# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the games' scripts share: seats and colours, the setup questions, the final ranking.

A game's folder holds `game.py` with a class `Game` that extends this one:
    script()    the generator of questions; calls `rank` before it ends
    scores()    each seat's points as they stand
    status()    everything a scoreboard would show, language-free, as plain dicts and lists
Only the script writes the attributes; screens read them.
"""

from girouette.questions import Choose

# Every colour a player may have; a game offers its own choice of them.
COLOURS = ("red", "green", "yellow", "blue", "pink", "black", "purple", "orange")


class Game:
    def __init__(self):
        self.colours = []  # colour key of each seat, clockwise
        self.ranking = []  # [(seat, score, rank)] once the game is over
        self.shared = False
        self.round = 0
        self.phase = ""  # the rule reminder "r.<phase>" that fits the moment

    def take_colours(self, count, colours):
        """Each player's colour in seating order (clockwise)."""
        for seat in range(count):
            free = [colour for colour in colours if colour not in self.colours]
            self.colours.append((yield Choose("colour", None, free, seat=seat + 1)))

    def after(self, seat):
        """The next seat clockwise."""
        return (seat + 1) % len(self.colours)

    def by_colour(self, values):
        """A list kept by seat as a dict by colour key, for status()."""
        return dict(zip(self.colours, values))

    def rank(self, scores, tie_breaks=None):
        """Fill `ranking`, best first: by score, then by `tie_breaks` (a tuple a seat, more is
        better). Equals after that share their rank; `shared` says whether the victory is."""
        keys = []
        for seat, score in enumerate(scores):
            more = tuple(tie_breaks[seat]) if tie_breaks else ()
            # The seat makes all keys differ: sort is not stable on the device.
            keys.append(((score,) + more, -seat))
        keys.sort(reverse=True)
        self.ranking = []
        for place, (key, seat) in enumerate(keys):
            tied = place and key == keys[place - 1][0]
            rank = self.ranking[-1][2] if tied else place + 1
            self.ranking.append((-seat, key[0], rank))
        self.shared = len(keys) > 1 and keys[0][0] == keys[1][0]

    def correct(self, name, value):
        """A learned fact was corrected in mid-game; games that keep facts override this."""

    def scores(self):
        return [0] * len(self.colours)

    def status(self):
        return {"scores": self.by_colour(self.scores()), "round": self.round}
