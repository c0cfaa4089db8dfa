# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the people chose, between the store and whoever asks: settings, language, names. A part; the
menu is settings_menu.py."""

from girouette.codec import NAME, SETTINGS
from girouette.questions import Choose
from girouette.scene import COLOURS
from girouette.tables import set_setting
from girouette.text_tables import add, drop

# The store's numbers for the two letters of the language's code.
_FIRST_LETTER = 0
_SECOND_LETTER = 14
# Before all others the languages that every game speaks, the one of the games' own rulebooks first.
_FIRST = ("fr", "en")
# Minutes before the screen dims; it goes blank after twice that. 0 is never.
DIM_MINUTES = (0, 1, 3, 10)
_NAME_LENGTH = 10


def load(app):
    """Fill `app.settings`; the language to speak. Values are clamped: the store may hold what a
    later version wrote."""
    settings, store = app.settings, app.store
    settings.changes += 1
    first, second = store.setting(_FIRST_LETTER, 0), store.setting(_SECOND_LETTER, 0)
    # 0.1.0 had two languages and counted them.
    code = ("", "fr", "en")[first] if first < 3 else chr(first) + chr(second)
    settings.language = code if code.isalpha() and is_there(app.ports, code) else ""
    settings.brightness = min(store.setting(1, 2), 3)
    settings.sound = min(store.setting(2, 1), 2)
    settings.rotation = store.setting(3, 0) & 3
    settings.dim_after = DIM_MINUTES[min(store.setting(4, 2), 3)] * 60
    settings.blank_after = settings.dim_after * 2
    settings.large = store.setting(5, 0) & 1
    # The owner's, in settings.toml: one_key_each.py.
    settings.by_key = app.ports.setting("GIROUETTE_ONE_KEY_EACH") == "1"
    settings.thirds = app.ports.setting("GIROUETTE_THIRDS") != "0"
    if not settings.language:
        # A maker may answer the first question in settings.toml; what people choose later stays.
        wanted = app.ports.setting("GIROUETTE_LANG")
        if wanted and is_there(app.ports, wanted):
            put(app, "language", wanted)
    if settings.language or is_there(app.ports, _FIRST[0]):
        return settings.language or _FIRST[0]
    return all_languages(app.ports)[0]


def is_there(ports, language):
    """Whether the drive has its texts. Opening one table is quicker than listing all; one that is
    there and fails must not change the language."""
    table = ports.open_text("girouette/text_" + language + ".txt")
    if table:
        table.close()
    return table is not None or language in ports.languages()


def put(app, name, value):
    """Choose, as the store's byte; a language by its code."""
    if name == "language":
        first, second = value.encode()
        # In one record: a power cut must not leave letters of two languages.
        if value != app.settings.language:
            app.store.keep(SETTINGS, bytes((_FIRST_LETTER, first, _SECOND_LETTER, second)))
    else:
        # The store's numbers of the settings are their places here.
        names = ["language", "brightness", "sound", "rotation", "dim", "large"]
        set_setting(app.store, names.index(name), value)
    load(app)


# --- the language -------------------------------------------------------------------------------


def all_languages(ports):
    """The codes of those on the drive."""
    codes = ports.languages()
    first = [code for code in _FIRST if code in codes]
    return first + [code for code in codes if code not in first]


def ask(app):
    """The first question of a new device."""
    languages = all_languages(app.ports)
    app.texts.names.update(names(app.ports, languages))
    question = Choose("language", None, languages, start=languages.index(app.texts.language))
    question.may_leave = False  # there is no way back but an answer
    speak(app, (yield question))
    load_names(app)


def names(ports, languages):
    """What each language calls itself, by its code: the "l.name" at the head of its texts."""
    found = {}
    for language in languages:
        found[language] = language
        try:
            file = ports.open_text("girouette/text_" + language + ".txt")
            line = b"#"
            while line.startswith(b"#"):
                line = file.readline(200)
            file.close()
            if line.startswith(b"l.name "):
                found[language] = str(line[7:].strip(), "utf-8")
        except (AttributeError, OSError, ValueError):
            pass  # its code will do
    return found


def speak(app, language):
    """Change the language, for good."""
    put(app, "language", language)
    texts = app.texts
    while texts.tables:
        drop(texts)
    texts.language = language
    add(texts, "girouette.text")


# --- names of the regular players: eight slots, each with a colour ------------------------------


def name_of(store, number):
    """The regular player's name, "" when there is none."""
    return store.tables.names[number][1:].decode()


def set_name(store, number, colour, text):
    """Up to 10 characters; "" clears the name."""
    entry = bytes((number * 16 + colour,)) + text[:_NAME_LENGTH].encode()
    if entry != store.tables.names[number]:
        store.keep(NAME, entry)


def load_names(app):
    """The names, in the place of their colours wherever these are said."""
    names = app.texts.names
    names.clear()
    for number, entry in enumerate(app.store.tables.names):
        if entry:
            colour = COLOURS[(entry[0] & 15) % len(COLOURS)]
            names[colour] = name_of(app.store, number)
