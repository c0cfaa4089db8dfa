# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What a maker's computer knows of a board beyond girouette_board.py: boards/<board>/maker.toml.

girouette_board.py goes onto the board, so it holds only what the firmware reads. maker.toml stays
here: its boot loader, where its pins are, what is soldered to them, what it draws. Every table in
it may be missing.

    [boot_loader]        "Board-ID of INFO_UF2.TXT" = ["CircuitPython's board id", ...]
    [pins], [[part]]     the wiring picture (tools/wiring_picture.py)
    [power]              what it draws and from what (tools/power.py)
"""

import tomllib

from tools.build import ROOT


def maker_values(board):
    """maker.toml of a folder of boards/ as a dict; empty where there is none."""
    path = ROOT / "boards" / board / "maker.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
