# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Short tones for a scene's cue, started and stopped by the loop: nothing here waits.

A tune is pairs of pitch (Hz, 0 for a rest) and length (ms).
"""

import board
import digitalio
import pwmio

TUNES = {
    "ok": (1568, 25),
    "turn": (784, 70, 1175, 90),
    "roll": (1047, 30, 0, 40, 1319, 30, 0, 50, 1047, 30, 0, 70, 1568, 60),
    "wind": (523, 60, 659, 60, 784, 60, 659, 90),
    "score": (1047, 60, 1319, 80),
    "win": (784, 110, 1047, 110, 1319, 110, 1568, 260),
    "theft": (1175, 80, 880, 80, 622, 160),
    "lose": (622, 140, 466, 260),
    "error": (220, 160),
    "alarm": (880, 120, 0, 60, 880, 120, 0, 60, 880, 200),
}
_DUTY = (0, 1500, 0x8000)  # by the sound setting: off, soft, loud


class Tone:
    """A pin with a timer behind it."""

    def __init__(self, pin):
        self._pwm = pwmio.PWMOut(pin, frequency=440, duty_cycle=0, variable_frequency=True)

    def on(self, pitch, loudness):
        self._pwm.frequency = pitch
        self._pwm.duty_cycle = _DUTY[loudness]

    def off(self):
        self._pwm.duty_cycle = 0


class Sound:
    """`place` is a board file's SOUND."""

    def __init__(self, place):
        pin = getattr(board, place[0])
        self._enable = None
        if place[1]:
            self._enable = digitalio.DigitalInOut(getattr(board, place[1]))
            self._enable.switch_to_output(False)
        try:
            self._tone = Tone(pin)
        except ValueError:
            from .converter_tone import ConverterTone

            self._tone = ConverterTone(pin)
        self.loudness = 1
        self._tune = ()
        self._at = 0
        self._until = 0

    def play(self, cue, now):
        """Starts a cue; an unknown one sounds as "ok"."""
        if not self.loudness:
            return
        self._tune = TUNES.get(cue, TUNES["ok"])
        self._at = 0
        if self._enable:
            self._enable.value = True
        self._note(now)

    def step(self, now):
        """Called in every turn of the loop."""
        if self._tune and now >= self._until:
            self._at += 2
            self._note(now)

    def _note(self, now):
        if self._at >= len(self._tune) or not self.loudness:
            self._tune = ()
            self._tone.off()
            if self._enable:
                self._enable.value = False
            return
        pitch = self._tune[self._at]
        self._until = now + self._tune[self._at + 1]
        if pitch:
            self._tone.on(pitch, self.loudness)
        else:
            self._tone.off()
