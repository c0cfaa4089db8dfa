# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A game under way, for tests that read like stories: answers in, what the table is told out.

    story = GameStory("tails_on_fire", 4, "green", "yellow", "red", "pink", "go")
    story.do(1, falls=[8, 0, 0, 5])
    assert story.tellers("brasier") == ["green", "yellow", "red", "pink"]

Chance falls as the story says, never by itself. tests/games/<game>/story.py adds the game's own
words to these: a setup with its usual answers, a whole turn in a line, what lies on its table.
"""

import pytest

from girouette import amend, replay
from girouette.questions import BadAnswer
from girouette.session import Session
from girouette.status import status_of
from tests.games.common import game_class


def refuses_wrong_answers(session):
    """What no question can mean is refused, and changes nothing."""
    before = (bytes(session.log), session.run.question)
    for wrong in ("nonsense", -1, 255, None, [99, 99], True, {}, 3.5):
        with pytest.raises(BadAnswer):
            session.answer(wrong)
    assert (bytes(session.log), session.run.question) == before


def correct(story, *answers):
    """Put right what the device believes, as from the table menu; what was refused on the way, as
    (key, values)."""
    asking = amend.script(story.session)
    refused = []
    left = list(answers)
    value = None
    try:
        while True:
            question = asking.send(value)
            value = None
            if question.kind == "tell":
                refused.append((question.key, dict(question.values)))
            else:
                assert left, f"not answered: {question.key}"
                value = left.pop(0)
    except StopIteration:
        pass
    assert not left, f"never asked for: {left}"
    return refused


def offered(story):
    """What can be put right now."""
    asking = amend.script(story.session)
    options = next(asking).options
    asking.close()
    return options


class Memory:
    """Learned facts as a device remembers them, from game to game."""

    def __init__(self):
        self.values = {}

    def get(self, name):
        return self.values.get(name)

    def tell(self, name, value):
        self.values[name] = value

    def forget(self, name):
        self.values.pop(name, None)


class GameStory:
    """`game` after the answers `given`. `facts` is a Memory; without one every fact is asked."""

    def __init__(self, game, *given, falls=(), facts=None):
        self.heard = []  # every Tell since the beginning, or since the last `clear`
        self.session = Session(game_class(game), None, facts, self.hear).start()
        self.do(*given, falls=falls)

    def hear(self, question, outcome):
        if question is not None and question.kind == "tell":
            self.heard.append(question)

    # --- what people do

    def do(self, *answers, falls=()):
        """People's answers in order, and how chance falls whenever it is asked meanwhile."""
        falls = list(falls)
        for answer in answers:
            self.settle(falls)
            self.answer(answer)
        self.settle(falls)
        assert not falls, "chance that was never asked"
        return self

    def settle(self, falls):
        while falls and self.question is not None and self.question.kind == "chance":
            self.session.answer(falls.pop(0))

    def answer(self, answer):
        """One answer; a game whose stories leave some questions out answers those here. An option
        is given its next value, or "key=word"."""
        if self.question.key != "options":
            self.session.answer(answer)
            return
        key, _, word = answer.partition("=")
        self.session.answer(key)
        asked = self.question
        if asked is not None and asked.key == "option_" + key:
            after = asked.options[(asked.first + 1) % asked.places]
            self.session.answer(word or after)

    def undo(self):
        assert replay.undo(self.session), "nothing to undo"
        return self

    # --- what stands

    @property
    def game(self):
        return self.session.run.game

    @property
    def status(self):
        return status_of(self.game)

    @property
    def question(self):
        return self.session.run.question

    @property
    def options(self):
        return self.question.options

    @property
    def asked(self):
        """The question's key and the colour it is asked of."""
        return self.question.key, self.colour(self.question.seat)

    def colour(self, seat):
        return None if seat is None else self.game.colours[seat]

    # --- what was told

    def clear(self):
        """Only what is told from now on counts."""
        self.heard = []
        return self

    def tells(self, key):
        """The Tells of this key."""
        return [tell for tell in self.heard if tell.key == key]

    def told(self, key):
        """The values of each of them."""
        return [tell.values for tell in self.tells(key)]

    def tellers(self, key):
        """The colour that each of them is about."""
        return [self.colour(tell.seat) for tell in self.tells(key)]

    @property
    def keys(self):
        return [tell.key for tell in self.heard]

    @property
    def stops(self):
        """The keys of those that wait for a press."""
        return [tell.key for tell in self.heard if tell.stop]

    @property
    def said(self):
        """Everything that was told, as (key, colour or None, values)."""
        return [(tell.key, self.colour(tell.seat), tell.values) for tell in self.heard]
