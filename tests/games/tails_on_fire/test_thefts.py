# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Every theft of random games, worked out a second time from what lies on the table."""

import random

import pytest

from girouette.status import status_of
from tests.effort import examples
from tests.games.common import answer_at_random, checks_of, new_session, play_at_random

GAME = "tails_on_fire"


def robbed(status, winner, by_value):
    """Who loses how many cards: all opponents' piles that match the card on top of the hunt. By
    value a +1 counts as what it was worth, by its sign it is a +1."""
    won = status["last_value"] if by_value else status["last_card"]
    return [
        (colour, pile["cards"])
        for colour in status["played"]
        if colour != winner
        for pile in status["brasiers"][colour]
        if won == (pile["value"] if by_value else pile["top"])
    ]


class Witness:
    """Hears a game, and holds every theft against what should be stolen."""

    def __init__(self, session):
        self.session = session
        self.due = []
        self.thefts = self.by_filous = 0

    def hear(self, question, outcome):
        if question is None or question.kind != "tell":
            return
        game = self.session.run.game
        if question.key in ("wins", "chapardeur_wins"):
            status = status_of(game)
            self.due = robbed(status, status["owner"], game.filou_keeps_value)
            self.thefts += len(self.due)
            self.by_filous += len(self.due) if status["last_card"] == "+1" else 0
        elif question.key in ("steals", "boxed"):
            victim, cards = self.due.pop(0)
            assert question.values["victim"] == victim
            assert question.values.get("cards", cards) == cards
        elif question.key == "prepared":
            assert self.due == [], "a pile that matches was left"


@pytest.mark.parametrize("word", ("by_value", "by_sign"))
def test_tof_29_every_theft_of_random_games(word):
    thefts = by_filous = 0
    for players in checks_of(GAME).CASES:
        for number in range(examples(40)):
            rng = random.Random(f"{players} {number}")
            session = new_session(GAME, number)
            witness = Witness(session)
            session.listen = witness.hear
            session.start()
            while session.run.question.key != "options":
                answer_at_random(session, checks_of(GAME), players, rng)
            session.answer("filou")
            session.answer(word)
            session.answer("go")
            while session.run.question is not None:
                play_at_random(session, checks_of(GAME), players, rng)
            thefts += witness.thefts
            by_filous += witness.by_filous
    assert thefts > by_filous > 0, "random games that show nothing"
