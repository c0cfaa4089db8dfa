# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Somebody whose device runs out of memory in a press, and who looks after the restart."""

from tests.robust.common import Fidget


class Patient(Fidget):
    def __init__(self, ports, seed):
        self.struck = {}
        self.crashes = 0
        Fidget.__init__(self, ports, seed)

    def press_in(self, starved):
        """One press with that fault in it: all that was there before must be there after."""
        store = self.app.store
        before = store.running if not store.saved else None
        try:
            with starved:
                self.fidget(1)
        except MemoryError:
            self.crashes += 1
            self.come_back(before)
        if starved.struck:
            self.struck[starved.struck] = self.struck.get(starved.struck, 0) + 1

    def come_back(self, before):
        self.app.crashed("MemoryError")
        assert "MemoryError" in self.sees()
        ended = not self.app.store.running
        self.restart()
        store = self.app.store
        assert not store.damaged
        if before and not ended:
            assert store.running[:2] == before[:2] and store.running[2].startswith(before[2])
        if store.running:
            self.press("OK")
            # Where the last answer was saved and the end was not, going on is the end.
            assert self.app.title != "Girouette" or not store.running, self.sees()
