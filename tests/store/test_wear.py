# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What random games cost the chip: bytes an answer, erases a game."""

import pytest

from girouette.store import Store
from tests.games.common import GAMES, checks_of
from tests.store.flash import Flash, Played

GAMES_PER_CASE = 6


def costs(game):
    """(answers, bytes of their records, bytes with begin and end, erases within, before) of each
    random game of an evening on one NVM."""
    rows = []
    flash = Flash()
    store = Store(flash, "rp2040")
    for case in checks_of(game).CASES:
        for seed in range(GAMES_PER_CASE):
            before = flash.erases
            played = Played(game, case, f"wear {seed}", flash, store)
            within = played.erases
            rewritten = flash.erases - before - within
            if rewritten:
                played.begin_programs = played.begin_programs[-1:]
            rows.append((played.answers, played.answer_bytes, played.end(), within, rewritten))
    return rows


@pytest.mark.parametrize("game", GAMES)
def test_two_bytes_an_answer_and_no_erase_within_a_game(game):
    rows = costs(game)
    answers, records, everything, within, before = (
        sum(column) for column in zip(*rows, strict=True)
    )
    print(
        f"{game}: {len(rows)} games, {answers / len(rows):.0f} answers a game, "
        f"{records / answers:.3f} bytes an answer ({everything / answers:.3f} with the game's begin"
        f" and end), {before} erases between games, {within} within"
    )
    assert within == 0
    assert all(row[4] <= 1 for row in rows)
    assert records <= 2 * answers
    # Begin and end cost what a dozen presses do: that is all that comes on top.
    assert everything - records < 45 * len(rows)
