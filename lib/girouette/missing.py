# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What a language lacks, from the one that lends it: a translation is played before it is whole."""


def table(index, lent, log):
    """The lender's table, a file and its index, with only those texts in it whose keys are not in
    `index`; each is named to `log`. Indexes are as in texts.py: all marks, then all places."""
    file, whole = lent[:2]
    half = len(whole) >> 1
    marks = bytearray()
    places = bytearray()
    for at in range(0, half, 2):
        mark = whole[at : at + 2]
        found = index.find(mark, 0, len(index) >> 1)
        while found & 1 and found > 0:
            found = index.find(mark, found + 1, len(index) >> 1)
        if found < 0:
            marks.extend(mark)
            places.extend(whole[half + at : half + at + 2])
    if file and not marks:
        file.close()
        file = None
    # A table that is not there at all was named when it was not found.
    if index and marks:
        try:
            for at in range(0, len(places), 2):
                file.seek(places[at] << 8 | places[at + 1])
                log("texts: lent " + str(file.readline(100).split(b" ")[0], "utf-8"))
        except (OSError, ValueError) as error:
            log("texts: lent " + str(error))
    return file, bytes(marks + places)
