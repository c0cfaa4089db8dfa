# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`audiocore`: a sample in memory."""


class RawSample:
    def __init__(self, buffer, *, channel_count=1, sample_rate=8000, single_buffer=True):
        view = memoryview(buffer)
        if view.format not in ("h", "H", "b", "B"):
            raise ValueError(
                "sample_source buffer must be a bytearray or array of type 'h', 'H', 'b', or 'B'"
            )
        self._values = list(view)[::channel_count]
        self._signed = view.format in "hb"
        self._middle = 0 if self._signed else (0x8000 if view.itemsize == 2 else 0x80)
        self.sample_rate = sample_rate

    def deinit(self):
        self._values = None

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.deinit()

    def _pitch(self):
        """The tone of the sample looped: how often it rises through its middle."""
        values, middle = self._values, self._middle
        rises = sum(values[i - 1] < middle <= values[i] for i in range(len(values)))
        return round(self.sample_rate * rises / len(self._values))

    def _length_us(self):
        return len(self._values) * 1_000_000 // self.sample_rate
