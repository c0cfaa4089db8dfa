# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Two or three options, a key for each, on boards whose keys bear no numbers.

OK takes the option that the cursor would start on, PREV and NEXT take the one that they would go
to: what was a step and an OK is one press. The options name their keys, and there is no cursor.
The shell does so where a question wants it (`by_key`), and everywhere where the owner does
(settings.py).
"""


def assign(scene, question):
    """Write the keys' names before the options. Of two options the other one has both PREV and
    NEXT: the one that points to it is named."""
    places = question.places
    named = [""] * places
    for key, step in (("NEXT", 1), ("PREV", -1), ("OK", 0)):
        place = question.first + step
        if places == 3 or 0 <= place < places:
            named[place % places] = key
    scene.options = [key + " " + text for key, text in zip(named, scene.options)]
