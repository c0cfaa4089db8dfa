# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The NVM of simulated devices in a file, so that stopping the simulator loses no game.

The file is JSON: {"board": the one used last, "nvm": {board: bytes as hex}}. It is written whenever
the NVM has changed, to a file beside it first: a cut while writing leaves the one before.
"""

import json
import os
from pathlib import Path


class KeepError(Exception):
    """A file that is there and is not ours, in one line for people."""


class Keep:
    """`board` is the one used last, or None."""

    def __init__(self, path):
        self.path = Path(path)
        self.board = None
        self._nvm = {}
        self._held = None
        if self.path.exists():
            self._load()

    def _load(self):
        try:
            data = json.loads(self.path.read_text(encoding="utf-8"))
            self.board = str(data["board"])
            self._nvm = {name: bytes.fromhex(held) for name, held in data["nvm"].items()}
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            raise KeepError(f"{self.path} is there and keeps no device") from None

    def nvm(self, board):
        """What is kept of a board, or None."""
        return self._nvm.get(board)

    def look(self, board, chip):
        """Write what the chip holds, if it holds anything new."""
        if chip is None:
            return
        now = (board, bytes(chip.data))
        if now == self._held:
            return
        self._held = now
        self.board = board
        self._nvm[board] = now[1]
        text = json.dumps({"board": board, "nvm": {k: v.hex() for k, v in self._nvm.items()}})
        beside = self.path.with_name(self.path.name + ".new")
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, self.path)
