# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What can be put right in it: how many lie in the pile, and what was taken."""

from girouette.questions import Choose, Number, Tell


def script(game):
    if game.pile == 1:
        yield Tell("cannot_correct_now", stop=True)
        return
    what = yield Choose("correct", None, ["pile", "taken"])
    while True:
        value = yield Number("correct_" + what, None, 0, 60, getattr(game, what))
        if value:
            break
        yield Tell("cannot_correct_none", stop=True)
    setattr(game, what, value)
    yield Tell("corrected_" + what, value=value)
