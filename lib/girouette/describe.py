# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A scene as a sentence: for the simulator's page, the console and the tests. No board loads it."""


def describe(scene):
    """One sentence a screen reader can say; also the text form that tests compare."""
    parts = [scene.title + (" " + scene.corner if scene.corner else "")]
    picture = scene.picture
    if picture:
        kind = picture[0]
        if kind == "value" or kind == "arrow":
            parts.append(picture[2] + " " + picture[1] if kind == "value" else picture[2])
        elif kind == "dice":
            parts.append(" + ".join([str(face) for face in picture[1]]))
        elif kind == "panel":
            parts.extend(picture[1])
        elif kind == "bars":
            parts.extend([row[0] + " " + row[3] for row in picture[1]])
    parts.extend(scene.lines)
    for index, text in enumerate(scene.options):
        parts.append("> " + text if index == scene.cursor else text)
    if scene.hint:
        parts.append(scene.hint)
    if scene.saved:
        parts.append("[" + scene.saved + "]")
    return ". ".join(parts)
