# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`i2cdisplaybus`: displayio's way to an I2C display; what is drawn goes by the bus itself."""

import chips as _machine
import girouette_board as _values


class I2CDisplayBus:
    def __init__(self, bus, *, device_address):
        _machine.attach(_values.DISPLAY_SIZE[0], _values.DISPLAY_SIZE[1])
