# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Stories of Snow Time: set up in one line, a turn in one line."""

from girouette.games.snow_time.game import KINDS as KIND_WORDS
from tests.games.story import GameStory, Memory

KINDS = {word: kind for kind, word in enumerate(KIND_WORDS) if word}
COLOURS = ("red", "green", "yellow", "blue", "pink")


class Track(Memory):
    """A track that is known before the game: Track(length=30, bonus_count=0)."""

    def __init__(self, **facts):
        super().__init__()
        for name, value in facts.items():
            self.tell("tt." + name.replace("_", "."), value)


class Story(GameStory):
    """`players` and their referee at a track of `length` squares with `bonuses` as (place, kind,
    points)."""

    level = "referee"

    def __init__(self, players=4, length=30, bonuses=(), options=(), facts=None):
        self.colours = COLOURS[: 4 if players == 2 else players]
        super().__init__(
            "snow_time", players, *self.colours, self.level, *options, "go", facts=facts
        )
        if facts is None:
            self.do(length, len(bonuses))
            for place, kind, points in bonuses:
                self.do(place, KINDS[kind], points)

    def roll(self, *dice):
        return self.do(falls=[floor - 1 for floor in dice])

    def turn(self, dice, *answers):
        """Roll, enter the cards and whatever else is asked; the keys of what this turn told."""
        self.clear()
        self.roll(*dice)
        self.do(*[str(answer) for answer in answers])
        return self.keys

    def idle(self, dice):
        """A turn that moves nobody: everyone plays the healer with nothing to take back."""
        return self.turn(dice, *["healer"] * len(self.colours))

    def tell(self, key):
        """The data of the only Tell of this key since the turn began, and whom it is about."""
        (data,) = self.told(key)
        (who,) = self.tellers(key)
        return dict(data) if who is None else dict(data, who=who)

    def places(self):
        return [self.status["scores"][colour] for colour in self.colours]
