# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`audiocore`: a sample in memory. It reads the buffer as it is when it is played, and its rate may
be set at any time: it counts from the next `play` on.

Checked against CircuitPython 10.2.1: shared-bindings/audiocore/RawSample.c,
shared-bindings/audiocore/__init__.c (sample_rate), shared-module/audiocore/RawSample.c.
"""


class RawSample:
    def __init__(self, buffer, *, channel_count=1, sample_rate=8000, single_buffer=True):
        view = memoryview(buffer)
        if view.format not in ("h", "H", "b", "B"):
            raise ValueError("buffer must be a bytearray or array of type 'h', 'H', 'b', or 'B'")
        if not single_buffer and view.nbytes % (view.itemsize * channel_count * 2):
            raise ValueError(
                "Length of buffer must be an even multiple of channel_count * type_size"
            )
        self._view = view
        self._channels = channel_count
        self._middle = 0 if view.format in "hb" else (0x8000 if view.itemsize == 2 else 0x80)
        self.sample_rate = sample_rate

    @property
    def sample_rate(self):
        self._values()
        return self._sample_rate

    @sample_rate.setter
    def sample_rate(self, value):
        self._values()
        if not isinstance(value, int):
            raise TypeError(f"can't convert {type(value).__name__} to int")
        self._sample_rate = value

    def deinit(self):
        self._view = None

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.deinit()

    def _values(self):
        if self._view is None:
            raise ValueError(
                "Object has been deinitialized and can no longer be used. Create a new object."
            )
        return list(self._view)[:: self._channels]

    def _pitch(self):
        """The tone of the sample looped: how often it rises through its middle."""
        values, middle = self._values(), self._middle
        rises = sum(values[i - 1] < middle <= values[i] for i in range(len(values)))
        return round(self._sample_rate * rises / len(values))

    def _length_us(self):
        return len(self._values()) * 1_000_000 // self._sample_rate
