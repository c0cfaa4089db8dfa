# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What stands between a press and its picture, counted on the virtual MacroPad.

A board's time for a press is made of these: a collection of garbage takes 6 to 17 ms there, loading
a module 5 to 25, looking for a text 0.3, or 0.7 when it is found, of which 0.2 are the read of a
file. The time itself is measured on the chip (`emulate --bench`); these counts hold it down on any
computer.
"""

import random

from host_sim.device import Device
from tools import indexes
from tools.drive import game_names

BOARD = "macropad_rp2040"
PRESSES = 80  # of each game and level
GAMES_KEY = 0  # of "Games" at home; the key of a game is its place in the list
REFEREE_KEY = 1
GO_KEY = 0


def press_cost():
    """Of each game and level, `most` in a press but the slowest twentieth, and `most_ever`: the
    game's opening and its setup are among the presses."""
    figures = {}
    for place, game in enumerate(game_names()):
        for as_referee in (False, True):
            presses = play(place, as_referee)
            if presses:
                name = game + "_referee" if as_referee else game
                figures[name] = {
                    kind: worst([press[kind] for press in presses]) for kind in presses[0]
                }
    return figures


def worst(counts):
    counts.sort()
    return {"most": counts[len(counts) * 95 // 100], "most_ever": counts[-1]}


def built_indexes():
    """What a drive has beside the tables of texts, and the simulated one has not."""
    root = indexes.LIB.parent
    tables = {
        "/" + path.relative_to(root).as_posix(): path.read_bytes()
        for path in indexes.LIB.rglob("*.txt")
    }
    return indexes.of_folders(tables)


def play(place, as_referee):
    """The counts of each press of a game; none where the game has no such level."""
    hand = random.Random(7)
    with Device(BOARD, lang="fr", files=built_indexes()) as device:
        device.power_on()
        counter = Counter(device)
        counter.tap(GAMES_KEY)
        counter.presses.clear()
        counter.tap(place)
        had_level = False
        while len(counter.presses) < PRESSES and device.app.play:
            question = device.app.question
            if question.key == "level" and as_referee:
                had_level = True
                counter.tap(REFEREE_KEY)
            elif question.key == "options" and question.first:
                # Back from an option: whoever goes on pressing OK would never leave the list.
                counter.tap(GO_KEY)
            elif question.places > 1 and not question.is_page and hand.random() < 0.35:
                counter.tap("NEXT")
            else:
                counter.tap("OK")
    return counter.presses if had_level or not as_referee else []


class Counter:
    """Counts on a powered device, from a press to its picture; `presses` has a dict for each."""

    def __init__(self, device):
        self.device = device
        self.presses = []
        self.searches = 0
        self.before = None  # as it stood at the press that is waited for
        self.turns = 0  # of the loop since then
        app = device.app
        press, tick, raw = app.press, app.tick, app.texts.raw

        def pressed(key, now):
            self.before = self.counts()
            self.turns = 0
            press(key, now)

        def ticked(now):
            # The first tick after a press is in the same turn, before its picture. With the second
            # begins what comes after it: lights, then what can wait.
            self.turns += 1
            if self.before and self.turns == 2:
                after = self.counts()
                self.presses.append({kind: after[kind] - self.before[kind] for kind in after})
                self.before = None
            tick(now)

        def searched(key):
            self.searches += 1
            return raw(key)

        app.press, app.tick, app.texts.raw = pressed, ticked, searched

    def counts(self):
        stats = self.device.stats
        counts = {kind: stats[kind] for kind in ("collections", "imports", "file_reads")}
        return counts | {"searches": self.searches}

    def tap(self, key):
        self.device.tap(key)
        self.device.run_until(lambda: self.before is None)
