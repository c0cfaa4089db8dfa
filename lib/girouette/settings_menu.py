# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The menu of the settings; its texts are in menus_fr.txt.

A value changes where it stands: one press, the next value. The rest is one level further: names of
the regular players (player_names.py), learned facts (facts_menu.py), the test of keys and lights,
about, reset.
"""

from girouette import VERSION
from girouette.questions import BACK, Choose, Page
from girouette.settings import DIM_MINUTES, all_languages, load, load_names, put, speak
from girouette.text_tables import add, drop

KEYS = ("PREV", "NEXT", "OK", "BACK", "HOLD")
TEST_MS = 30000
TEST_STEP_MS = 150
TEST_STEP = 4  # of 256, the way round: no board has more than 64 lights
TEST_COLOURS = ("red", "green", "blue")


def script(app):
    """Returns when the people leave, or after everything was reset."""
    add(app.texts, "girouette.menus")
    cursor = 0
    while app.settings.language:
        chosen = app.settings
        names = ["language", "names", "brightness", "large", "sound", "rotation", "dim"]
        names += ["facts", "keys", "about", "reset"]
        if not app.ports.has_sound:
            names.remove("sound")
        minutes = chosen.dim_after // 60
        choice = yield Choose(
            "settings",
            None,
            names,
            start=cursor,
            brightness=chosen.brightness,
            sound=chosen.sound,
            rotation=chosen.rotation * 90,
            dim=str(minutes) + " min" if minutes else "never",
            large="yes" if chosen.large else "no",
        )
        if choice is BACK:
            break
        cursor = names.index(choice)
        if choice == "language":
            drop(app.texts)
            languages = all_languages(app.ports)
            languages.append(languages[0])
            speak(app, languages[languages.index(app.texts.language) + 1])
            add(app.texts, "girouette.menus")
        elif choice == "names":
            yield from app.part("player_names").script(app)
        elif choice == "facts":
            # They open the same table, for a running game opens them too.
            drop(app.texts)
            yield from app.part("facts_menu").script(app)
            add(app.texts, "girouette.menus")
        elif choice == "keys":
            yield from hardware_test(app)
        elif choice == "about":
            yield Page("", about_lines(app))
        elif choice == "reset":
            yield from reset(app)
        elif choice == "rotation":
            turns = app.ports.rotations
            now = turns.index(chosen.rotation) if chosen.rotation in turns else 0
            put(app, choice, turns[(now + 1) % len(turns)])
        elif choice == "large":
            put(app, choice, 1 - chosen.large)
        elif choice == "sound":
            put(app, choice, (chosen.sound + 1) % 3)
        elif choice == "brightness":
            put(app, choice, (chosen.brightness + 1) % 4)
        else:
            put(app, choice, (DIM_MINUTES.index(minutes) + 1) % len(DIM_MINUTES))
    drop(app.texts)


# --- keys and lights, about, reset -----------------------------------------------------------


class TestPage(Page):
    """Gets the names of the keys instead of what they mean, and lights one light."""

    raw = True

    def __init__(self, lines, colour, place):
        Page.__init__(self, "", (), ("panel", tuple(lines)), TEST_STEP_MS)
        self.light = (colour, place)

    def fill(self, scene, texts):
        Page.fill(self, scene, texts)
        scene.lights = [("race", (self.light,))]


def hardware_test(app):
    """Every key once, while a light goes through all places, in one colour after the other. BACK
    twice in a row, or no key for a while, ends it."""
    seen = []
    last = None
    steps = 0
    since = app.clock
    while True:
        lines = [app.texts.get("s.keys")]
        for key in KEYS:
            sign = " ✓" if key in seen else " –"
            lines.append(app.texts.word(key) + sign + ("  ←" * (key == last)))
        direct = [str(key + 1) for key in seen if isinstance(key, int)]
        if app.ports.direct_keys:
            numbers = "  1-" + str(app.ports.direct_keys)
            lines[-1] += app.texts.pair(numbers, " ".join(direct))
        place = steps * TEST_STEP
        colour = TEST_COLOURS[place // 256 % 3]
        lines.append(app.texts.get("s.lights", {"colour": app.texts.get("w." + colour)}))
        key = yield TestPage(lines, colour, place % 256)
        if key is None and app.clock - since < TEST_MS:
            steps += 1
            continue
        if key is None or key == last == "BACK":
            return
        since = app.clock
        last = key
        if key not in seen:
            seen.append(key)


def about_lines(app):
    texts, store = app.texts, app.store
    return [
        "Girouette " + VERSION,
        app.ports.board_name,
        texts.get("s.free", {"n": app.ports.free_memory()}),
        texts.get(store.reason or "s.store_ok"),
        texts.get("s.saves", {"games": len(store.tables.results), "n": store.room()}),
    ]


def reset(app):
    """Armed by choosing what, then confirmed."""
    choice = yield Choose("reset", None, ["no", "all"])
    if choice != "all":
        return
    sure = yield Choose("sure", None, ["no", "yes"])
    if sure == "yes":
        app.part("upkeep").erase(app.store)
        load(app)
        load_names(app)
