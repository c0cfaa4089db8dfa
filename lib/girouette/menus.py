# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The menus before and beside the games, as scripts of questions for the shell."""

from girouette.questions import Choose
from girouette.shell import BACK, LANGUAGES, Page


def main(app):
    """Power-on, then the home menu for ever."""
    if not app.settings.language:
        language = yield Choose("language", None, list(LANGUAGES))
        _choose_language(app, language if language is not BACK else "fr")
    if app.store.state == "foreign":
        yield from foreign(app)
    while True:
        app.title = "Girouette"
        app.in_game = False
        options = ["games", "tools", "settings"]
        if not app.ports.tools:
            options.remove("tools")
        if app.store.running:
            options.insert(0, "continue")
        choice = yield Choose("home", None, options, game=running_title(app))
        if choice == "continue":
            yield from resume(app)
        elif choice == "games":
            yield from pick_game(app, "games")
        elif choice == "tools":
            yield from pick_game(app, "tools")
        elif choice == "settings":
            yield from settings(app)


def foreign(app):
    """Another program's bytes are in the NVM: keep them unless the people say otherwise."""
    choice = yield Choose("foreign", None, ["keep", "claim"])
    if choice == "claim":
        app.store.claim()


def about_of(app, code):
    """The package and the title behind a journal's game code, or (None, None)."""
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
    """The game that was running: replayed to the question where it stood."""
    code, version, log = app.store.running
    package, about = about_of(app, code)
    if about is None or about.RULES_VERSION != version:
        choice = yield Choose("version", None, ["keep", "discard"])
        if choice == "discard":
            yield from discard(app)
        return
    if app.store.damaged:
        choice = yield Choose("damaged", None, ["go_on", "keep", "discard"])
        if choice == "discard":
            yield from discard(app)
        if choice != "go_on":
            return
    yield from _play(app, package, log)


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
        return
    if app.store.running:
        again = yield Choose("replace", None, ["keep", "discard"], game=running_title(app))
        if again != "discard":
            return
        if not (yield from discard(app)):
            return
    yield from _play(app, prefix + names[titles.index(choice)], None)


def _play(app, package, log):
    play = app.ports.import_module("girouette.play")
    yield from play.play(app, package, log)
    # One game module at a time: the next one needs the room.
    app.painter = None
    app.hint = ""
    app.speak(app.texts.language)
    app.ports.forget_modules(package + ".")


def settings(app):
    """Everything within three levels; a value changes where it stands."""
    chosen = app.settings
    cursor = 0
    while True:
        names = ["language", "brightness", "sound", "rotation", "dim", "about"]
        if not app.ports.has_sound:
            names.remove("sound")
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
            other = LANGUAGES[LANGUAGES.index(app.texts.language) - 1]
            _choose_language(app, other)
        elif choice == "about":
            yield Page("", about_lines(app))
        else:
            size = 3 if choice == "sound" else 4
            chosen.put(choice, (chosen.get(choice) + 1) % size)


def about_lines(app):
    from girouette import VERSION

    ports = app.ports
    return [
        "Girouette " + VERSION,
        ports.board_name,
        app.texts.get("s.free", {"n": ports.free_memory()}),
        app.texts.get("s.store_" + app.store.state),
    ]


def _choose_language(app, language):
    app.settings.put("language", LANGUAGES.index(language) + 1)
    app.ports.forget_modules("girouette.text_")
    app.speak(language)
