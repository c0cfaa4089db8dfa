# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Names of a table as short as can be, for games that show all players on one line. A face
that needs them now and then loads them with the first: games must open quickly."""


def of(game, texts):
    """By seat, the shortest thing that tells the names apart: "B", or "Ru" beside "Rs"."""
    names = [texts.word(colour) for colour in game.colours]
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
