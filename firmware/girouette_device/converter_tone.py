# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tones where no timer drives the speaker but a converter to analogue does, as on the PyBadge."""

from array import array

import audiocore
import audioio


class ConverterTone:
    """As sound.Tone; `loudness` is that of the setting, 1 or 2."""

    def __init__(self, pin):
        self._out = audioio.AudioOut(pin)
        self._waves = []
        for height in (2000, 12000):
            wave = array("h", [height] * 8 + [-height] * 8)
            self._waves.append(audiocore.RawSample(wave, sample_rate=16 * 440))

    def on(self, pitch, loudness):
        wave = self._waves[loudness - 1]
        wave.sample_rate = 16 * pitch
        self._out.play(wave, loop=True)

    def off(self):
        self._out.stop()
