# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Stories of Sky Tango: what the player whose turn it is does, said in few words."""

from tests.games.story import GameStory

COLOURS = ["red", "green", "yellow", "blue"]
RED, GREEN, YELLOW, BLUE = range(4)


class Story(GameStory):
    """A game from its setup on. That the pile is empty as the device believes is said by itself,
    unless it `asks`."""

    def __init__(self, players=2, level="referee", options=(), first="red", facts=None, asks=False):
        self.asks = asks
        setup = [players, *COLOURS[:players], level, *options, "go"]
        super().__init__("sky_tango", *setup, first, facts=facts)

    def answer(self, answer):
        super().answer(answer)
        if self.question is not None and self.question.key == "empty" and not self.asks:
            super().answer("yes")

    def place(self, row, value, animal=0, at=None):
        """A Sun or Moon card; `at` says where when there are several places."""
        self.do(row, str(value))
        if at is not None:
            self.do(at)
        assert self.question.key == "animal", self.question.key
        return self.do(animal)

    def build(self, row, *values):
        """These cards into one row, by whoever's turn it is."""
        for value in values:
            self.place(row, value)
        return self

    def eclipse(self, row, value):
        self.do("eclipse")
        if self.question.key == "eclipse":
            self.do(row)
        return self.do(str(value))

    def row(self, name):
        """A row's stacks, each as a list from bottom to top; 0 is an eclipse."""
        return stacks_of(self.game.rows[2 * (int(name[-1]) - 1) + name.startswith("moon")])

    def seen(self, name):
        return [stack[-1] for stack in self.row(name)]

    def table(self):
        """The companion's count of cards in rows."""
        return self.game.level.on_table(self.game)

    def values(self, row):
        """The values offered for a row, without choosing one."""
        self.do(row)
        offered = [int(option) for option in self.options]
        self.undo()
        return offered


def stacks_of(row):
    """The game's own row (see rows.py), taken apart: a list of cards for each stack."""
    stacks = [[]]
    for card in row:
        stacks[-1].append(card % 32)
        if card < 32:
            stacks.append([])
    assert not stacks.pop(), "a card is covered by nothing"
    return stacks


def lay(story, acts, animal=None):
    """Lay cards in order, by whoever's turn it is: (row, value), or (row, value, 0) to eclipse it.

    `animal(story)` says whether the card shows one: then the same player lays the next.
    """
    for act in acts:
        if len(act) == 3:
            story.eclipse(*act[:2])
        else:
            story.place(*act, animal=int(bool(animal and animal(story))))
    return story


def one_owner():
    """All 68 cards into Red's rows; a run of 24 suns and one of 24 moons stay whole."""
    acts = []
    for row in ("sun1", "moon1"):
        acts += [(row, value) for value in range(1, 11)]
        acts += [(row, value, 0) for value in range(1, 6)]
        acts += [(row, value) for value in range(11, 30)]
    return acts


def nothing_to_collect():
    """All 68 cards into the rows of Red and Green, eclipses after every fourth."""
    acts = []
    for body in ("sun", "moon"):
        for row, values in ((body + "1", range(1, 15)), (body + "2", range(15, 30))):
            acts += [(row, value) for value in values]
            acts += [(row, value, 0) for value in values[4::5]]
    return acts
