# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A scene as a sentence: for the simulator's page, the console and the tests. No board loads it."""


def describe(scene):
    """One sentence a screen reader can say; also the text form that tests compare."""
    parts = [scene.title + (" " + scene.corner if scene.corner else "")]
    parts.extend(in_picture(scene.picture))
    parts.extend(scene.lines)
    for index, text in enumerate(scene.options):
        parts.append("> " + text if index == scene.cursor else text)
    if scene.hint:
        parts.append(scene.hint)
    if scene.saved:
        parts.append("[" + scene.saved + "]")
    return ". ".join(parts)


def in_picture(picture):
    """The texts of a picture."""
    kind = picture[0] if picture else None
    if kind == "value":
        return [picture[2] + " " + picture[1]]
    if kind == "arrow":
        return [picture[2]] if picture[2] else []
    if kind == "dice":
        return [" + ".join([str(face) for face in picture[1]])]
    if kind == "panel":
        return list(picture[1])
    if kind == "bars":
        return [row[0] + " " + row[3] for row in picture[1]]
    return []


def as_data(scene):
    """A scene's words for a page, which makes a list with a cursor of them."""
    squares = []
    picture = scene.picture
    if picture and picture[0] == "grid":
        width = picture[2]
        squares = [[square // width + 1, square % width + 1] for square in picture[3]]
    return {
        "title": scene.title,
        "corner": scene.corner,
        "picture": [text.strip() for text in in_picture(picture)],
        "lines": list(scene.lines),
        "options": list(scene.options),
        "cursor": scene.cursor if scene.options else -1,
        "squares": squares,
        "hint": scene.hint,
        "saved": scene.saved,
        "cue": scene.cue,
    }
