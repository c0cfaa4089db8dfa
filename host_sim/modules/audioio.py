# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`audioio`: sound from a DAC pin."""

from ._audio import AudioOutput as _AudioOutput


class AudioOut(_AudioOutput):
    pass
