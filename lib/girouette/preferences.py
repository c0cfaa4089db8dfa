# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the people chose under Settings, between the store and `app.settings`.

Loaded at power-on and when something is chosen, and dropped again.
"""

LANGUAGES = ("fr", "en")
# The store's numbers of the settings are their places here.
_NAMES = ("language", "brightness", "sound", "rotation", "dim")
# Minutes before the screen dims; it goes blank after twice that. 0 is never.
DIM_MINUTES = (0, 1, 3, 10)


def load(app):
    """Fill `app.settings`; the language to speak. Values are clamped: the store may hold what a
    later version wrote."""
    settings, setting = app.settings, app.store.setting
    chosen = setting(0, 0)
    settings.language = LANGUAGES[chosen - 1] if 0 < chosen <= len(LANGUAGES) else ""
    settings.brightness = min(setting(1, 2), 3)
    settings.sound = min(setting(2, 1), 2)
    settings.rotation = setting(3, 0) & 3
    settings.dim_after = DIM_MINUTES[min(setting(4, 2), 3)] * 60
    settings.blank_after = settings.dim_after * 2
    wanted = app.ports.setting("GIROUETTE_LANG")
    if wanted in LANGUAGES and not settings.language:
        # A maker may answer the first question in settings.toml; what people choose later stays.
        put(app, "language", LANGUAGES.index(wanted) + 1)
    return settings.language or LANGUAGES[0]


def put(app, name, value):
    app.store.set_setting(_NAMES.index(name), value)
    load(app)
