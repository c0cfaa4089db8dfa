# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Stands for girouette.shell on a simulated device: shows what it is told, notes every call."""

from girouette.scene import Scene


class Settings:
    brightness = 2
    sound = 2
    rotation = 0
    large = 0
    dim_after = 0
    blank_after = 0
    language = "fr"
    changes = 0


class Question:
    """As far as the firmware asks: a list, not squares."""

    width = 0
    places = 4


class App:
    def __init__(self, ports):
        self.ports = ports
        self.scene = Scene()
        self.settings = Settings()
        self.changes = 0
        self.calls = []
        self.question = Question()
        self.ticks = 0
        self.fail = None

    def press(self, key, now):
        self.calls.append(key)
        if key in ("PREV", "NEXT") and self.scene.options:
            step = 1 if key == "NEXT" else -1
            self.scene.cursor = (self.scene.cursor + step) % len(self.scene.options)
            self.changes += 1

    def hold(self, now):
        self.calls.append("HOLD")

    def tick(self, now):
        self.ticks += 1
        if self.fail:
            raise self.fail

    def rest(self):
        return False

    def crashed(self, code):
        self.scene.clear()
        self.scene.title = "Crash"
        self.scene.lines = [code, "OK: redémarrer"]
        self.changes += 1
