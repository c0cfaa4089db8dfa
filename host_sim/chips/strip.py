# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A strip, ring or grid of NeoPixels, a light of three colours, and a speaker: what is lit and what
is heard."""


class Strip:
    """Lights that take the bytes as the wire brings them: green, red, blue for each light.

    Bytes beyond the last light leave the strip's end unseen; too few leave the later lights as they
    were. `shows` counts writes, `bytes` what was clocked out. Lights behind a switch are dark and
    deaf until it is on: `powered` asks it.
    """

    def __init__(self, count, powered=None):
        self.count = count
        self.powered = powered or (lambda: True)
        self.shows = 0
        self.bytes = 0
        self.power_off()

    def power_off(self):
        self.colours = [(0, 0, 0)] * self.count

    def write(self, data):
        self.shows += 1
        self.bytes += len(data)
        if not self.powered():
            return
        for index in range(min(self.count, len(data) // 3)):
            green, red, blue = data[index * 3 : index * 3 + 3]
            self.colours[index] = (red, green, blue)


class Led:
    """One light of three colours between the supply and three pins: red, green, blue. A colour is
    lit while its pin is low; a pin that nobody drives leaves it dark.

    `shows` counts changes of a pin; no bytes go over a wire.
    """

    count = 1
    bytes = 0

    def __init__(self, pins):
        self._pins = pins
        self.shows = 0
        self.power_off()

    def power_off(self):
        self.colours = [(0, 0, 0)]

    def drive(self, pin, share):
        """How much of the time a pin is high, of 65,535; None: it is let go."""
        lit = list(self.colours[0])
        lit[self._pins.index(pin)] = 0 if share is None else 255 - round(share / 257)
        if lit != list(self.colours[0]):
            self.shows += 1
            self.colours = [tuple(lit)]


class Speaker:
    """Remembers tones as [start in ms, frequency in Hz, length in ms or None while it sounds].

    A speaker behind an amplifier is silent until its enable pin is high: `enabled` asks that pin.
    """

    def __init__(self, enabled=None):
        self.tones = []
        self.enabled = enabled or (lambda: True)

    def tone(self, now_ms, frequency):
        """From now on this frequency is heard; None is silence."""
        if self.tones and self.tones[-1][2] is None:
            if self.tones[-1][1] == frequency:
                return
            self.tones[-1][2] = now_ms - self.tones[-1][0]
        if frequency is not None and self.enabled():
            self.tones.append([now_ms, frequency, None])
