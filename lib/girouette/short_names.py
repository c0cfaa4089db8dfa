# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Names of a table as short as can be, for games that show all players on one line. A face
that needs them now and then loads them with the first: games must open quickly."""

# What they were last made for, and what they were: a game asks for the same on every screen, and
# making them takes an RP2040 6 ms.
_table = None
_made = ()


def of(game, texts):
    """By seat, the shortest thing that tells the names apart: "B", or "Ru" beside "Rs"."""
    global _table, _made
    table = [texts.language] + game.colours + list(texts.names.values())  # any order
    if table != _table:
        _made = _shortened([texts.word(colour) for colour in game.colours])
        _table = table
    return _made


def _shortened(names):
    made = []
    for seat, name in enumerate(names):
        first = name[:1]
        tag = ""
        for at in range(len(name)):
            taken = ""  # what the others that begin so have in this place
            for other in names[:seat] + names[seat + 1 :]:
                if other[:1] == first:
                    taken += other[at : at + 1]
            here = name[at : at + 1]
            if here not in taken:
                tag = first + here if at else first
                break
        if not tag or tag in made:
            tag = first + str(seat + 1)
        made.append(tag)
    return made
