# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The two audio outputs, which differ only in their names and the hardware behind the pin."""

from ._resource import Resource
from .audiocore import RawSample


class AudioOutput(Resource):
    """Plays a sample; a looped sample is one tone until it is stopped."""

    def __init__(self, left_channel, *, right_channel=None, quiescent_value=0x8000):
        self._hold(*[pin for pin in (left_channel, right_channel) if pin is not None])
        self._ends_us = None
        self._paused = False

    def play(self, sample, *, loop=False):
        machine = self._check()
        if not isinstance(sample, RawSample):
            raise TypeError("sample must be an audio sample")
        self._heard(sample._pitch())
        self._paused = False
        self._ends_us = None if loop else machine.now_us + sample._length_us()
        self._playing = True

    def stop(self):
        self._playing = False
        self._heard(None)

    _playing = False

    @property
    def playing(self):
        machine = self._check()
        if self._playing and self._ends_us is not None and machine.now_us >= self._ends_us:
            self.stop()
        return self._playing

    def pause(self):
        if not self.playing:
            raise RuntimeError("Not playing")
        self._paused = True

    def resume(self):
        self._check()
        self._paused = False

    @property
    def paused(self):
        self._check()
        return self._playing and self._paused

    def deinit(self):
        if self._pins and self._playing:
            self.stop()
        super().deinit()

    def _heard(self, frequency):
        machine = self._check()
        machine.work()
        speaker = machine.wiring.speakers.get(self._pins[0].name)
        if speaker:
            speaker.tone(machine.now_us // 1000, frequency)
