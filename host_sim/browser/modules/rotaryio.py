# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`rotaryio`: the wheel."""

import chips as _machine


class IncrementalEncoder:
    def __init__(self, pin_a, pin_b):
        pass

    @property
    def position(self):
        return _machine.wheel()
