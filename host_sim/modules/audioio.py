# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`audioio`: sound from a DAC pin; a looped sample is one tone until it is stopped.

Only the DAC's two pins will do. `play` ends what was playing; `stop` never refuses.

Checked against CircuitPython 10.2.1: shared-bindings/audioio/AudioOut.c,
ports/atmel-samd/common-hal/audioio/AudioOut.c (construct, play, stop). Not here: pausing, which the
firmware does not use.
"""

from ._resource import Resource as _Resource
from .audiocore import RawSample as _RawSample

_DAC_PINS = ("PA02", "PA05")
_MOST_HERTZ = 1_000_000


class AudioOut(_Resource):
    def __init__(self, left_channel, *, right_channel=None, quiescent_value=0x8000):
        if left_channel is right_channel:
            raise ValueError("left_channel and right_channel must be different")
        self._playing = False
        self._ends_us = None
        self._hold(*[pin for pin in (left_channel, right_channel) if pin is not None])
        if not all(pin.name in _DAC_PINS for pin in self._pins):
            self.deinit()
            raise ValueError("Invalid left_channel pin")

    def play(self, sample, *, loop=False):
        machine = self._check()
        if not isinstance(sample, _RawSample):
            raise TypeError("sample must be an audio sample")
        if sample.sample_rate > _MOST_HERTZ:
            raise ValueError(f"sample_rate must be <= {_MOST_HERTZ}")
        self._heard(sample._pitch())
        self._ends_us = None if loop else machine.now_us + sample._length_us()
        self._playing = True

    def stop(self):
        self._heard(None)
        self._playing = False

    @property
    def playing(self):
        machine = self._check()
        if self._playing and self._ends_us is not None and machine.now_us >= self._ends_us:
            self.stop()
        return self._playing

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
