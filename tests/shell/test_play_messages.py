# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The message line: what was told since the last answer, in turn, until it rests."""

from girouette.texts import wrap
from tests.hand import Hand


def to_the_first_turn():
    hand = Hand()
    hand.tell("choose Jeux\nchoose Tails\nchoose 3")
    while hand.app.question.key != "turn":
        hand.press("OK")
    return hand


def lines_in_turn(hand, seconds):
    """What the message line shows, each once, while nobody presses."""
    shown = [hand.app.scene.hint]
    for _ in range(seconds):
        hand.wait(1)
        if hand.app.scene.hint != shown[-1]:
            shown.append(hand.app.scene.hint)
    return shown


def test_all_that_was_told_comes_in_turn_and_then_it_rests():
    hand = to_the_first_turn()
    hand.take("play")
    told = [tell for tell in hand.app.play.session.run.tells if not tell.stop and not tell.heading]
    said = " ".join(lines_in_turn(hand, 60))
    assert told
    for tell in told:
        assert hand.app.texts.say(tell) in said
    before = hand.app.changes
    hand.wait(60)
    assert hand.app.changes == before


def test_a_page_that_fills_the_display_has_no_hint_but_letters_of_that_size():
    hand = Hand()
    hand.tell("choose Jeux\nchoose Fire\nchoose 2")
    seen = set()
    while hand.app.question.key not in ("turn", "begin", "champion"):
        if hand.app.question.is_page and hand.app.question.key:
            full = len(wrap(hand.app.scene.lines[0], 21)) > 4
            assert (hand.app.scene.hint == "") == full
            seen.add(full)
        hand.press("OK")
    assert seen == {True, False}
