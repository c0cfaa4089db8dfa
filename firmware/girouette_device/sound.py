# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Short tones for a scene's cue, started and stopped by the loop: nothing here waits.

The tunes are lines of tunes.txt: a cue, then pairs of pitch (Hz, 0 for a rest) and length (ms).
They are read when they sound, after the picture, and take no memory before.
"""

_DUTY = (0, 1500, 0x8000)  # by the sound setting: off, soft, loud


def _tune(cue):
    """A cue's pitches and lengths; those of the first line for a cue that has none."""
    words = []
    try:
        with open("/lib/girouette_device/tunes.txt") as file:
            for line in file:
                if not words or line.startswith(cue + " "):
                    words = line.split()
        return list(map(int, words[1:]))
    except (OSError, ValueError) as error:
        print("no tune:", error)
        return ()


class Sound:
    """By a pin with a timer behind it, `out`; the pin `enable`, if there is one, is high while it
    sounds."""

    def __init__(self, out, enable):
        self._out = out
        self._enable = enable
        self.loudness = 1
        self._tune = ()
        self._at = 0
        self._until = 0

    def play(self, cue, now):
        """Starts a cue; an unknown one sounds as "ok"."""
        if not self.loudness:
            return
        self._tune = _tune(cue)
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
        if self._at + 1 >= len(self._tune) or not self.loudness:
            self._tune = ()
            self.tone(0)
            if self._enable:
                self._enable.value = False
            return
        pitch = self._tune[self._at]
        self._until = now + self._tune[self._at + 1]
        self.tone(pitch)

    def tone(self, pitch):
        """From now on; 0 is silence."""
        if pitch:
            self._out.frequency = pitch
        self._out.duty_cycle = _DUTY[self.loudness] if pitch else 0
