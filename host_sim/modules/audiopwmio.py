# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`audiopwmio`: sound from fast pulses on a pin."""

from ._audio import AudioOutput as _AudioOutput


class PWMAudioOut(_AudioOutput):
    pass
