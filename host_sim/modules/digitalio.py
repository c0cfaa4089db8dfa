# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`digitalio`: pins read and driven one at a time.

Checked against CircuitPython 10.2.1: shared-bindings/digitalio/DigitalInOut.c,
ports/raspberrypi/common-hal/digitalio/DigitalInOut.c.
"""

from ._resource import Resource as _Resource


class _Choice:
    """One value of an enumeration."""

    def __init__(self, name):
        self._name = name

    def __repr__(self):
        return self._name


class DriveMode:
    PUSH_PULL = _Choice("digitalio.DriveMode.PUSH_PULL")
    OPEN_DRAIN = _Choice("digitalio.DriveMode.OPEN_DRAIN")


class Direction:
    INPUT = _Choice("digitalio.Direction.INPUT")
    OUTPUT = _Choice("digitalio.Direction.OUTPUT")


class Pull:
    UP = _Choice("digitalio.Pull.UP")
    DOWN = _Choice("digitalio.Pull.DOWN")


class DigitalInOut(_Resource):
    """A pin; an input with neither a pull nor a driver reads low, as a floating pin may."""

    def __init__(self, pin):
        self._hold(pin)
        self._direction = Direction.INPUT
        self._pull = None
        self._drive_mode = DriveMode.PUSH_PULL

    def switch_to_output(self, value=False, drive_mode=DriveMode.PUSH_PULL):
        self._check()
        self._direction = Direction.OUTPUT
        self._pull = None
        self._drive_mode = drive_mode
        self._drive(bool(value))

    def switch_to_input(self, pull=None):
        self._check()
        if pull not in (None, Pull.UP, Pull.DOWN):
            raise ValueError("Invalid pull")
        self._direction = Direction.INPUT
        self._pull = pull
        self._pins[0].output = None

    @property
    def direction(self):
        self._check()
        return self._direction

    @direction.setter
    def direction(self, value):
        self._check()
        if value is Direction.INPUT:
            self.switch_to_input()
        elif value is Direction.OUTPUT:
            self.switch_to_output()
        else:
            raise ValueError("Invalid direction")

    @property
    def value(self):
        self._check()
        pin = self._pins[0]
        released = self._drive_mode is DriveMode.OPEN_DRAIN and pin.output
        if self._direction is Direction.OUTPUT and not released:
            return pin.output
        if pin.outside is not None:
            return pin.outside
        return self._pull is Pull.UP

    @value.setter
    def value(self, value):
        self._check()
        if self._direction is not Direction.OUTPUT:
            raise AttributeError("Cannot set value when direction is input.")
        self._drive(bool(value))

    def _drive(self, level):
        pin = self._pins[0]
        changed = pin.output is not level
        pin.output = level
        if changed:
            self._check().wiring.pin_driven(pin.name, level)

    @property
    def drive_mode(self):
        self._check()
        if self._direction is not Direction.OUTPUT:
            raise AttributeError("Drive mode not used when direction is input.")
        return self._drive_mode

    @drive_mode.setter
    def drive_mode(self, value):
        self._check()
        if self._direction is not Direction.OUTPUT:
            raise AttributeError("Drive mode not used when direction is input.")
        self._drive_mode = value

    @property
    def pull(self):
        self._check()
        if self._direction is not Direction.INPUT:
            raise AttributeError("Pull not used when direction is output.")
        return self._pull

    @pull.setter
    def pull(self, value):
        self._check()
        if self._direction is not Direction.INPUT:
            raise AttributeError("Pull not used when direction is output.")
        self.switch_to_input(value)
