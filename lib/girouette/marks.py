# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The bytes of a game's log: an answer is 0 to 250, and these marks stand above.

    UNDO                  back to before the last answer a person gave
    CORRECT fact value    a learned fact is corrected: its number in this game, its new byte
    TOLD byte             a fact that a person told just now (others come from memory)
255 is never written: it is what blank flash reads as.
"""

LAST_ANSWER = 250
UNDO = 251
CORRECT = 252
TOLD = 253


def step_size(first):
    """How many bytes the step of a log takes that begins with this byte."""
    if first == CORRECT:
        return 3
    return 2 if first == TOLD else 1
