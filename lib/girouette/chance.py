# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A question that chance answers."""

from girouette import find, mark_of
from girouette.questions import BadAnswer, Question

_KEPT = 5  # bytes of an outcome that was taken back


class Chance(Question):
    """An outcome from 0 to n - 1, every one as likely."""

    kind = "chance"
    asks_people = False
    is_chance = True

    def __init__(self, key, n, **values):
        Question.__init__(self, key, None, values)
        self.n = n

    def encode(self, answer):
        if not isinstance(answer, int) or not 0 <= answer < self.n:
            raise BadAnswer("bad.chance")
        return answer

    def decode(self, byte):
        return self.encode(byte)

    def by_itself(self, session):
        """The outcome that it had before it was undone, or a new one. None where outcomes are
        entered by hand."""
        place = session.run.rolls.to_bytes(2, "big")
        at = find(session.kept, place + self.mark(), _KEPT)
        if at >= 0:
            return session.kept[at + _KEPT - 1]
        if session.random_bytes is None:
            return None
        # A remainder alone would favour small outcomes: bytes above the last full multiple of n are
        # drawn again, so that every outcome has exactly as many bytes as any other.
        byte = 256
        while byte >= 256 - 256 % self.n:
            byte = session.random_bytes(1)[0]
        return byte % self.n

    def mark(self):
        """Two bytes that tell it from another that may come at the same place of a game."""
        return mark_of(self.key.encode())[:1] + bytes((self.n,))
