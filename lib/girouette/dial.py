# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Numbers that take themselves when they have been left alone (settle_ms): how tools count."""

# A held key repeats every 200 ms: people press more slowly and turn a wheel faster.
_HELD_FROM_MS = 150
_HELD_TO_MS = 250


def turned(app, question, step):
    """How far this step really turns it: a held key gets faster."""
    now = app.clock
    app.pace = app.pace + 1 if _HELD_FROM_MS <= now - app.moved <= _HELD_TO_MS else 0
    app.moved = now
    app.deadline = now + question.settle_ms
    if app.pace > 3:
        step *= 5
    # It stops at its ends: a turn too far must not come out at the other one.
    return max(-app.cursor, min(step, question.hi - question.lo - app.cursor))
