# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The menus before a game, as a script of questions: home() returns what to play."""

from girouette.questions import Choose
from girouette.shell import BACK, LANGUAGES, Page


def home(app):
    """Power-on questions, then the home menu; returns (package, log) of the game to play."""
    if not app.settings.language:
        language = yield Choose("language", None, list(LANGUAGES))
        choose_language(app, LANGUAGES[0] if language is BACK else language)
    if app.store.state == "foreign":
        yield from foreign(app)
    while True:
        options = ["games", "tools", "settings"]
        if not app.ports.tools:
            options.remove("tools")
        if app.store.running:
            options.insert(0, "continue")
        choice = yield Choose("home", None, options, game=running_title(app))
        chosen = None
        if choice == "continue":
            chosen = yield from resume(app)
        elif choice == "settings":
            yield from settings(app)
        elif choice is not BACK:
            chosen = yield from pick_game(app, choice)
        if chosen:
            return chosen


def foreign(app):
    """Another program's bytes are in the NVM: keep them unless the people say otherwise."""
    choice = yield Choose("foreign", None, ["keep", "claim"])
    if choice == "claim":
        app.store.claim()


def about_of(app, code):
    """The package behind a journal's game code and what it says of itself, or (None, None)."""
    for group in ("games", "tools"):
        for name in getattr(app.ports, group):
            package = "girouette." + group + "." + name
            about = app.ports.import_module(package)
            if about.CODE == code:
                return package, about
    return None, None


def running_title(app):
    if not app.store.running:
        return ""
    about = about_of(app, app.store.running[0])[1]
    return app.texts.word(about.TITLE) if about else "?"


def resume(app):
    """The game that was running, if this version can replay it."""
    code, version, log = app.store.running
    package, about = about_of(app, code)
    if about is None or about.RULES_VERSION != version:
        options = ["keep", "discard"]
        choice = yield Choose("version", None, options)
    elif app.store.damaged:
        choice = yield Choose("damaged", None, ["go_on", "keep", "discard"])
    else:
        return package, log
    if choice == "go_on":
        return package, log
    if choice == "discard":
        yield from discard(app)


def discard(app):
    """Armed first, then confirmed."""
    sure = yield Choose("sure", None, ["no", "yes"])
    if sure == "yes":
        app.store.discard()
    return sure == "yes"


def pick_game(app, group):
    names = getattr(app.ports, group)
    prefix = "girouette." + group + "."
    titles = [app.texts.word(app.ports.import_module(prefix + name).TITLE) for name in names]
    choice = yield Choose("pick_" + group, None, titles)
    if choice is BACK:
        return None
    if app.store.running:
        again = yield Choose("replace", None, ["keep", "discard"], game=running_title(app))
        if again != "discard" or not (yield from discard(app)):
            return None
    return prefix + names[titles.index(choice)], None


def settings(app):
    """Everything within three levels; a value changes where it stands."""
    chosen = app.settings
    names = ["language", "brightness", "sound", "rotation", "dim", "about"]
    if not app.ports.has_sound:
        names.remove("sound")
    cursor = 0
    while True:
        choice = yield Choose(
            "settings",
            None,
            names,
            start=cursor,
            brightness=chosen.brightness,
            sound=chosen.sound,
            rotation=chosen.rotation * 90,
            dim=chosen.dim_after // 60,
        )
        if choice is BACK:
            return
        cursor = names.index(choice)
        if choice == "language":
            choose_language(app, LANGUAGES[LANGUAGES.index(app.texts.language) - 1])
        elif choice == "about":
            yield Page("", about_lines(app))
        else:
            size = 3 if choice == "sound" else 4
            chosen.put(choice, (chosen.get(choice) + 1) % size)


def about_lines(app):
    from girouette import VERSION

    return [
        "Girouette " + VERSION,
        app.ports.board_name,
        app.texts.get("s.free", {"n": app.ports.free_memory()}),
        app.texts.get("s.store_" + app.store.state),
    ]


def choose_language(app, language):
    app.settings.put("language", LANGUAGES.index(language) + 1)
    app.drop_menu_texts()
    app.speak(language)
    app.load_menu_texts()
