# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the people chose, between the store and whoever asks; the menu is settings_menu.py."""

LANGUAGES = ("fr", "en")
# The store's numbers of the settings are their places here.
_NAMES = ("language", "brightness", "sound", "rotation", "dim")
# Minutes before the screen dims; it goes blank after twice that. 0 is never.
DIM_MINUTES = (0, 1, 3, 10)


class Settings:
    """`language` is "" until it was chosen, `brightness` 0..3, `sound` 0..2, `rotation` quarter
    turns; `dim_after` and `blank_after` seconds, 0 never."""

    def __init__(self, store, ports):
        self.store = store
        self.load()
        wanted = ports.setting("GIROUETTE_LANG")
        if wanted in LANGUAGES and not self.language:
            # A maker may answer the first question in settings.toml; what people choose stays.
            self.put("language", LANGUAGES.index(wanted) + 1)

    def load(self):
        """Values are clamped: the store may hold what a later version wrote."""
        setting = self.store.setting
        chosen = setting(0, 0)
        self.language = LANGUAGES[chosen - 1] if 0 < chosen <= len(LANGUAGES) else ""
        self.brightness = min(setting(1, 2), 3)
        self.sound = min(setting(2, 1), 2)
        self.rotation = setting(3, 0) & 3
        self.dim_after = DIM_MINUTES[min(setting(4, 2), 3)] * 60
        self.blank_after = self.dim_after * 2

    def put(self, name, value):
        """Choose, as the store's byte."""
        self.store.set_setting(_NAMES.index(name), value)
        self.load()
