# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Version, board, free heap, whose files are there, and what would start."""

import gc
import os
import sys

import board

gc.collect()
print("free", gc.mem_free())
print("version", ".".join([str(part) for part in sys.implementation.version[:3]]))
print("board", board.board_id)
try:
    import girouette_board  # pyright: ignore[reportMissingImports]

    print("build", girouette_board.NAME)
except ImportError:
    print("build -")
there = os.listdir("/")
for name in ("code.txt", "code.py", "main.py", "main.txt"):
    if name in there:
        print("starts", name)
