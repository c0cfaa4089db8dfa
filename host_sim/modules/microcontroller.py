# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`microcontroller`: the chip's NVM, its pins and its reset.

NVM is read and written by index or by slice without a step. A slice takes bytes, a bytearray, a
memoryview or an array of bytes of its own length, nothing else. It has a length, but cannot be
iterated. What a write does to the flash is in host_sim/chips/nvm.py.

Checked against CircuitPython 10.2.1: shared-bindings/nvm/ByteArray.c (nvm_bytearray_subscr),
shared-bindings/microcontroller/Pin.c, main.c (a reset runs boot.py again); the refusals also on
10.2.1 itself, on an emulated RP2040.
"""

from array import array as _array

from host_sim.machine import Pin  # noqa: F401
from host_sim.machine import Restart as _Restart
from host_sim.machine import current as _current


class _ByteArray:
    """`nvm.ByteArray`."""

    __iter__ = None
    __contains__ = None

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
            raise TypeError("indices must be integers")
        if not -size <= index < size:
            raise IndexError("index out of range")
        return index % size, index % size + 1

    def __getitem__(self, index):
        start, stop = self._range(index)
        data = _current().wiring.nvm.data
        return bytearray(data[start:stop]) if isinstance(index, slice) else data[start]

    def __setitem__(self, index, value):
        start, stop = self._range(index)
        if isinstance(index, slice):
            if not isinstance(value, (bytes, bytearray, memoryview, _array)):
                raise NotImplementedError("array/bytes required on right side")
            view = memoryview(value)
            if view.nbytes != stop - start:
                raise ValueError("Slice and value different lengths.")
            if view.itemsize != 1:
                raise ValueError("Array values should be single bytes.")
            values = bytes(view)
        else:
            if not 0 <= value <= 255:
                raise ValueError("bytes must be 0-255")
            values = bytes([value])
        _current().work()
        _current().wiring.nvm.write(start, values)


_nvm = _ByteArray()


def __getattr__(name):
    if name == "nvm":
        return _nvm if _current().wiring.nvm is not None else None
    raise AttributeError(f"module 'microcontroller' has no attribute '{name}'")


def reset():
    raise _Restart("STARTUP")
