# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What can be put right in Tails on Fire."""

import pytest

from girouette.questions import BadAnswer
from tests.games.tails_on_fire.story import Story


def between_rounds():
    """The first player has won, and the next Iguane is not read yet."""
    return Story().do("play").pass_on().do(3)


def test_correct_who_is_first():
    story = between_rounds()
    assert story.question.key == "iguana" and story.status["first_player"] == "green"
    story.session.amend_with(["first", "red"])
    assert story.status["first_player"] == "red" and story.tellers("corrected_first") == ["red"]
    story.do("5")
    assert story.asked == ("turn", "red")
    story.undo().undo()
    assert story.status["first_player"] == "green"
    story.do("5")
    assert story.asked == ("turn", "green")


def test_correct_who_is_first_only_between_two_rounds():
    story = Story()
    (page,) = story.session.amend()
    assert (page.key, page.stop) == ("cannot_correct", True)
    with pytest.raises(BadAnswer):
        story.session.amend_with(["first", "red"])
    assert story.status["first_player"] == "green" and story.asked == ("turn", "green")
