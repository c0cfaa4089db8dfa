# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""One press instead of the setup's first questions: the same people as last time."""

from girouette.game import COLOURS
from girouette.play import TABLE_SETTING
from girouette.questions import Choose


def same_table(app, session):
    """Answers "players" and "colour" for the people, as far as this game asks and offers them."""
    store = app.store
    asked = session.question
    count = store.setting(TABLE_SETTING, 0)
    if asked is None or asked.key != "players" or not asked.lo <= count <= asked.hi:
        return
    table = []
    for seat in range(count):
        # Clamped: the store may hold what a later version wrote.
        table.append(COLOURS[store.setting(TABLE_SETTING + 1 + seat, 0) % len(COLOURS)])
    choice = yield Choose("same_table", None, ["yes", "no"], table=table)
    if choice != "yes":
        return
    session.answer(count)
    for colour in table:
        asked = session.question
        if asked is None or asked.key != "colour" or colour not in asked.options:
            return
        session.answer(colour)
