# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Two or three options, a key for each, on boards whose keys bear no numbers.

OK takes the option that the cursor would start on, PREV and NEXT take the one that they would go
to: what was a step and an OK is one press. The options name their keys, and there is no cursor.
The shell does so where a question wants it (`by_key`), and everywhere where the owner does
(settings.py).

A long list of a game (`in_thirds`) is asked by thirds, as letters of a name are: PREV, OK and NEXT
each take a part of it, then a part of that. No first press answers, and BACK gives a part back.
"""

_KEYS = ("PREV", "OK", "NEXT")
_HEADER = 21  # letters of 6x10 in the header of the narrowest display


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


class Thirds:
    """The parts of a question's options, while it stands. `stages` has the places that are left,
    and those that were before."""

    def __init__(self, app):
        scene = app.scene
        self.names = scene.options
        self.stages = [list(app.question.in_thirds)]
        # All three have to be in sight at once, and large: the question goes into the header where
        # the message line is in use.
        if scene.picture and scene.picture[0] in ("value", "panel"):
            scene.picture = None
        if scene.hint and scene.lines:
            asked = scene.lines.pop()
            title = app.texts.pair(scene.title, asked)
            if len(title) + len(scene.corner) < _HEADER:
                scene.title = title
            else:
                scene.corner = asked
        self.show(app)

    def parts(self):
        """What each key takes, up to three: the last ones are the larger."""
        places = self.stages[-1]
        count = len(places)
        ends = (0, count // 3, count // 3 + (count + 1) // 3, count)
        parts = [places[ends[at] : ends[at + 1]] for at in range(3)]
        return [part for part in parts if part]

    def show(self, app):
        scene, options = app.scene, app.question.options
        scene.options = []
        for key, part in zip(_KEYS, self.parts()):
            name = self.names[part[0]]
            if len(part) > 1:
                # What they have in common, or from where to where.
                name = app.texts.find("p." + options[part[0]]) or (
                    name + "–" + self.names[part[-1]]
                )
            scene.options.append(key + " " + name)
        scene.tints = [None] * len(scene.options)

    def press(self, app, key):
        """False for what is none of its keys."""
        parts = self.parts()
        if key == "BACK" and len(self.stages) > 1:
            self.stages.pop()
        elif key in _KEYS[: len(parts)]:
            part = parts[_KEYS.index(key)]
            if len(part) == 1:
                app.send(app.question.answer_at(part[0]))
                return True
            self.stages.append(part)
        else:
            return key in _KEYS
        self.show(app)
        app.scene.cue = None
        app.changes += 1
        return True
