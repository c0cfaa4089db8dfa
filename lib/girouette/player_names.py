# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The regular players: a name for a colour, spelled on the device or read from the drive.

A letter is found by thirds: PREV, OK and NEXT each take a third of the alphabet, then a third of
that, so every letter is three presses and none has to be looked for with a cursor. Keys that bear
numbers take ninths: two presses.

names.txt on the drive holds a name a line, for the colours in their order; # begins a comment. It
is taken as a whole or not at all, and every line that cannot be taken is named on the screen.
"""

from girouette.questions import BACK, Choose, Page
from girouette.scene import COLOURS
from girouette.settings import load_names, name_of, set_name
from girouette.text_tables import add, drop

NAME_LENGTH = 8
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ…"
MORE = "ÉÈËÏÔÇ-'"  # behind "…"
CAPITALS = ALPHABET[:-1] + MORE
# Beside them: the boards know small letters of ASCII only.
SMALL = "abcdefghijklmnopqrstuvwxyzéèëïôç-'"
# Of a list from the drive; whoever writes one has a whole keyboard.
WRITTEN = CAPITALS + SMALL + "àâäáãåæêîíñóõöøœùûüúÿßÀÂÄÁÆÊÎÍÑÓÖŒÙÛÜÚŸ. "


class Thirds(Choose):
    """Up to three parts of the alphabet, a key for each."""

    by_key = True

    def fill(self, scene, texts):
        Choose.fill(self, scene, texts)
        # The name on top: all parts have to be in sight at once, and large.
        scene.title = scene.lines.pop()
        if "".join(self.options) == ALPHABET:
            scene.hint = texts.get("s.letter")


def script(app):
    """Slots of the store and colours go together."""
    cursor = 0
    while True:
        labels = []
        tints = {}
        for number, colour in enumerate(COLOURS):
            name = name_of(app.store, number) or "–"
            label = app.texts.pair(app.texts.get("w." + colour), name)
            labels.append(label)
            tints[label] = colour
        if app.ports.read_file("names.txt") is not None:
            labels.append("read")
        choice = yield Choose("names", None, labels, tints, cursor)
        if choice is BACK:
            return
        cursor = labels.index(choice)
        if choice == "read":
            yield from read(app)
        else:
            yield from edit_player(app, cursor)
        load_names(app)


def edit_player(app, number):
    store = app.store
    name = name_of(store, number)
    action = "rename"
    if name:
        action = yield Choose("player", None, ["rename", "recolour", "clear"], name=name)
    if action == "rename":
        name = yield from spell(app, name)
        if name is not BACK:
            set_name(store, number, number, name)
    elif action == "clear":
        set_name(store, number, number, "")
    elif action == "recolour":
        free = [colour for at, colour in enumerate(COLOURS) if not name_of(store, at)]
        if free:
            colour = yield Choose("recolour", None, free, name=name)
            if colour is not BACK:
                other = COLOURS.index(colour)
                set_name(store, number, number, "")
                set_name(store, other, other, name)


# --- spelling ---------------------------------------------------------------------------------


def spell(app, name):
    """The name, or BACK. BACK instead of a letter asks what is to be done with it, and so does a
    name that is full."""
    while True:
        more = ""
        if len(name) < NAME_LENGTH:
            more = yield from letter(app, name)
        if more:
            # A capital at the beginning and behind a hyphen: Anne-Lou.
            first = not name or name[-1] == "-"
            name += more if first else SMALL[CAPITALS.index(more)]
            continue
        if not name:
            return BACK
        choice = yield Thirds("name", None, ["keep", "clear", "discard"], name=name)
        if choice == "keep":
            return name
        if choice != "clear":
            return BACK
        name = name[:-1]


def letter(app, name):
    """One more letter of a name, by smaller and smaller parts of the alphabet; BACK goes to the
    part before, and from the whole of it leaves: ""."""
    share = 9 if app.ports.direct_keys >= 9 else 3
    found = [ALPHABET]
    while found and len(found[-1]) > 1:
        letters = found[-1]
        size = (len(letters) + share - 1) // share
        parts = [letters[at : at + size] for at in range(0, len(letters), size)]
        start = len(parts) // 2 if share == 3 else 0
        choice = yield Thirds("letter", None, parts, start=start, name=name + "_")
        if choice is BACK:
            found.pop()
        else:
            found.append(MORE if choice == "…" else choice)
    return found[-1] if found else ""


# --- names.txt --------------------------------------------------------------------------------


def read(app):
    """Take the drive's list, if there is one, or say what is wrong with it and take nothing. Its
    names stand for the colours that come first; the other colours keep theirs."""
    text = app.ports.read_file("names.txt")
    if text is None:
        return
    add(app.texts, "girouette.menus")
    names, errors = parse(text)
    lines = [app.texts.get("s.line", {"n": number, "why": why}) for number, why in errors]
    if not errors:
        for number, name in enumerate(names):
            set_name(app.store, number, number, name)
        load_names(app)
        lines = [app.texts.get("s.read", {"n": len(names)})]
    yield Page("names.txt", lines)
    drop(app.texts)


def parse(text):
    """The names, and [(line number, what is wrong)]."""
    names = []
    errors = []
    for number, line in enumerate(text.replace("\r", "").split("\n"), 1):
        name = line.split("#")[0].strip("\ufeff ")
        if not name:
            continue
        if len(name) > NAME_LENGTH:
            errors.append((number, "too_long"))
        elif [one for one in name if one not in WRITTEN]:
            errors.append((number, "strange"))
        elif name in names:
            errors.append((number, "twice"))
        elif len(names) == len(COLOURS):
            errors.append((number, "too_many"))
        else:
            names.append(name)
    return names, errors
