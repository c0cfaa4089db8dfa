# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sound where no timer drives the speaker but a converter to analogue does, as on the PyBadge."""

from array import array

import audiocore
import audioio

from .sound import Sound


class ConverterSound(Sound):
    def __init__(self, pin, enable):
        Sound.__init__(self, audioio.AudioOut(pin), enable)
        self._waves = []
        for height in (2000, 12000):  # soft, loud
            wave = array("h", [height] * 8 + [-height] * 8)
            self._waves.append(audiocore.RawSample(wave, sample_rate=16 * 440))

    def tone(self, pitch):
        if not pitch:
            self._out.stop()
            return
        wave = self._waves[self.loudness - 1]
        wave.sample_rate = 16 * pitch
        self._out.play(wave, loop=True)
