# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Which characters the glyph sheets have, and in which order: with rare_letters.py the one
definition of our code page.

    0..94       ASCII from the space on
    95          the box shown for a character that no sheet has
    96..        EXTRA
    139..       EXTRA of rare_letters.py

A sheet has its first KEPT glyphs in memory: all that our texts use. The others stay on the drive
and are read when somebody's game shows one, and so is their list. Texts are Unicode: `cell` gives a
character's place. tools/glyphs.py draws the sheets in this very order; tests refuse texts that
would show a box.
"""

from micropython import const

from girouette.parts import load

BOX = const(95)
SPACE = const(0)

EXTRA = (
    # letters of French
    "àâçéèêëîïôùûæÀÇÉÈÊËÏÔ"
    # punctuation, reckoning and signs that the texts use
    "»…–·°×−←↑→↓●☀☾♂♀★✓⚠⌛─"
    # of a language's own name: all of them stand in one menu
    "ñ"
)
KEPT = const(139)


def cell(character):
    """The cell of one character; BOX where there is none."""
    code = ord(character)
    if 32 <= code < 127:
        return code - 32
    place = EXTRA.find(character)
    if place >= 0:
        return place + 96
    if character in "‹›":  # around what can be turned; they need no cells of their own
        return ord("<" if character == "‹" else ">") - 32
    # Loaded with the first of them; then it stays.
    return load("girouette_device.rare_letters").cell(character)
