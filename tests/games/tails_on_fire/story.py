# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Stories of Tails on Fire, from the first hunt on."""

from tests.games.story import GameStory

FOUR = ("green", "yellow", "red", "pink")


class Story(GameStory):
    """A game under way whose Brasiers and Iguanes are entered by hand; the setup is not heard."""

    def __init__(
        self, colours=FOUR, brasiers=(1, 2, 3, 6), first=0, iguana=4, options=(), facts=None
    ):
        seats = [len(colours), *colours]
        piles = [1, *[str(value) for value in brasiers]]
        super().__init__(
            "tails_on_fire", *seats, "brasiers", *options, "go", *piles, colours[first], facts=facts
        )
        self.clear()
        if self.question.key == "iguana":
            self.do(str(iguana))

    def pass_on(self):
        """Everybody passes until the hunt is over."""
        while self.question is not None and self.question.key == "turn":
            self.do("pass")
        return self

    def win_round(self, iguana, flames=3):
        """The first player plays and all others pass; then the next Iguane comes up."""
        self.do("play").pass_on()
        if self.question.key == "flames":
            self.do(flames)
        if self.question and self.question.key == "iguana":
            self.do(str(iguana))
        return self
