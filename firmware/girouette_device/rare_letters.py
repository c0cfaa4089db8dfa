# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The part of the code page that our French and English texts do not use: letters of other
languages, of names and of games from elsewhere. codepage.py, which has the rest, loads this.
"""

from .codepage import BOX, KEPT

EXTRA = (
    # letters
    "äöüÿœÂÄÎÖÙÛÜŸŒÆ"
    "áíóúãõåøßÁÍÓÚÑ"
    # more punctuation and reckoning
    "«’—‘“”•÷±≤≥≠½²€¿¡"
    # more arrows
    "↖↗↘↙↔↕↺↻"
    # shapes
    "▲▼◀▶△▽◁▷○◐◑◆◇■□◉"
    # things
    "☆✗♥♦♣♠♪♟♛⚀⚁⚂⚃⚄⚅⚑⚙🔥❄💧☂🌲🎲🔒☠☺"
    # bars, shades and frames
    "▁▂▃▄▅▆▇█░▒▓│┌┐└┘├┤┼"
    # of boards that measure their battery
    "🔋"
)

# Blank or look-alike characters that need no cell of their own.
_SAME = {
    "\u00a0": " ",
    "\u202f": " ",
    "\u2009": " ",
    "\u2011": "-",
    "\u2010": "-",
}


def cell(character):
    """The cell of one of these; BOX where there is none."""
    place = EXTRA.find(character)
    if place >= 0:
        return place + KEPT
    same = _SAME.get(character)
    return ord(same) - 32 if same else BOX
