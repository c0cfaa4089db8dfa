# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`microcontroller`: the chip itself, its NVM and its reset."""

from host_sim.machine import Pin  # noqa: F401
from host_sim.machine import Restart as _Restart
from host_sim.machine import current as _current


class ResetReason:
    POWER_ON = object()
    BROWNOUT = object()
    SOFTWARE = object()
    DEEP_SLEEP_ALARM = object()
    RESET_PIN = object()
    WATCHDOG = object()
    UNKNOWN = object()
    RESCUE_DEBUG = object()


class RunMode:
    NORMAL = object()
    SAFE_MODE = object()
    UF2 = object()
    BOOTLOADER = object()


class Processor:
    def __new__(cls):
        raise TypeError("cannot create 'Processor' instances")

    @property
    def frequency(self):
        return 125_000_000

    @property
    def reset_reason(self):
        return getattr(ResetReason, _current().reset_reason)

    @property
    def temperature(self):
        return 25.0

    @property
    def uid(self):
        return bytearray(_current().wiring.uid)

    @property
    def voltage(self):
        return None


cpu = object.__new__(Processor)


class _ByteArray:
    """`nvm.ByteArray`: reads and writes of slices, with the limits of the board's."""

    def __bool__(self):
        return True

    def __len__(self):
        return _current().wiring.nvm.size

    def _range(self, index):
        size = len(self)
        if isinstance(index, slice):
            start, stop, step = index.indices(size)
            if step != 1:
                raise NotImplementedError("only slices with step=1 (aka None) are supported")
            return start, max(start, stop)
        if not isinstance(index, int):
            raise TypeError("bytearray indices must be integers")
        if not -size <= index < size:
            raise IndexError("bytearray index out of range")
        return index % size, index % size + 1

    def __getitem__(self, index):
        start, stop = self._range(index)
        data = _current().wiring.nvm.data
        return bytearray(data[start:stop]) if isinstance(index, slice) else data[start]

    def __setitem__(self, index, value):
        start, stop = self._range(index)
        if isinstance(index, slice):
            values = bytes(value)
            if len(values) != stop - start:
                raise ValueError("Slice and value different lengths.")
        else:
            if not 0 <= value <= 255:
                raise ValueError("Bytes must be between 0 and 255.")
            values = bytes([value])
        _current().work()
        _current().wiring.nvm.write(start, values)


_nvm = _ByteArray()


def __getattr__(name):
    if name == "nvm":
        return _nvm if _current().wiring.nvm is not None else None
    if name == "watchdog":
        return None
    raise AttributeError(f"module 'microcontroller' has no attribute '{name}'")


def delay_us(delay):
    _current().spend_us(delay)


def disable_interrupts():
    _current()


def enable_interrupts():
    _current()


def on_next_reset(run_mode):
    _current()


def reset():
    raise _Restart("STARTUP")
