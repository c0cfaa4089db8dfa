# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`busio`: I2C and SPI with the locks, the pull-up check and the errors of the board.

Time on the wires counts: nine clock pulses for each byte on I2C, its address byte included; eight
on SPI. The order of refusals is the board's: pins in use, pins that do not fit, a controller that
is busy with other pins, a frequency beyond 1 MHz, lines that nothing pulls up. Nothing that the
firmware drives can be read, so a read finds nobody.

Checked against CircuitPython 10.2.1: ports/raspberrypi/common-hal/busio/I2C.c and SPI.c,
shared-bindings/busio/I2C.c and SPI.c. The SAMD51's fixed table of pins is not here.
"""

import sys as _sys

from ._resource import Resource as _Resource


class _Bus(_Resource):
    """A bus that one user at a time may hold."""

    _locked = False

    def try_lock(self):
        self._check()
        if self._locked:
            return False
        self._locked = True
        return True

    def unlock(self):
        self._check()
        self._locked = False

    def _check_lock(self):
        machine = self._check()
        if not self._locked:
            raise RuntimeError("Function requires lock")
        return machine


class I2C(_Bus):
    def __init__(self, scl, sda, *, frequency=100000, timeout=255):
        self._hold(scl, sda)
        refused = self._refusal(frequency)
        if refused:
            self.deinit()
            raise ValueError(refused)
        self._frequency = frequency
        wires = self._wires()
        if all(wire.plugged == "no" for wire in wires):
            self.deinit()
            raise RuntimeError("No pull up found on SDA or SCL; check your wiring")

    def _refusal(self, frequency):
        machine = self._check()
        port, names = machine.wiring.port, [pin.name for pin in self._pins]
        if not _i2c_pins_fit(port, *names):
            return "Invalid pins"
        others = [pin for pin in machine.pins.values() if isinstance(pin.user, I2C)]
        busy = {_i2c_controller(port, pin.name) for pin in others if pin.user is not self}
        if _i2c_controller(port, names[0]) in busy - {None}:
            return "I2C peripheral in use"
        if not 1 <= frequency <= 1_000_000:
            return "frequency must be <= 1000000"
        return None

    def _wires(self):
        scl, sda = self._pins
        every = self._check().wiring.i2c
        return [wire for wire in every if (wire.scl, wire.sda) == (scl.name, sda.name)]

    def _answering(self, address):
        for wire in self._wires():
            if wire.address == address and wire.plugged == "yes":
                return wire.chip
        return None

    def _spend(self, length):
        machine = self._check()
        machine.work()
        machine.spend_us((length + 1) * 9_000_000 // self._frequency)

    def probe(self, address):
        self._check_lock()
        return self._answering(address) is not None

    def scan(self):
        self._check_lock()
        return [address for address in range(0x08, 0x78) if self._answering(address)]

    def readfrom_into(self, address, buffer, *, start=0, end=_sys.maxsize):
        self._check_lock()
        self._spend(len(memoryview(buffer)[start:end]))
        raise OSError(19, "No such device")

    def writeto(self, address, buffer, *, start=0, end=_sys.maxsize):
        self._check_lock()
        data = bytes(memoryview(buffer)[start:end])
        chip = self._answering(address)
        self._spend(len(data) if chip else 0)
        if chip is None:
            raise OSError(19, "No such device")
        if data:
            chip.i2c_write(data)

    def writeto_then_readfrom(
        self,
        address,
        out_buffer,
        in_buffer,
        *,
        out_start=0,
        out_end=_sys.maxsize,
        in_start=0,
        in_end=_sys.maxsize,
    ):
        self.writeto(address, out_buffer, start=out_start, end=out_end)
        self.readfrom_into(address, in_buffer, start=in_start, end=in_end)


class SPI(_Bus):
    def __init__(self, clock, MOSI=None, MISO=None, half_duplex=False):
        if half_duplex:
            raise NotImplementedError("half_duplex")
        if MOSI is None and MISO is None:
            raise ValueError("Must provide MISO or MOSI pin")
        self._hold(*[pin for pin in (clock, MOSI, MISO) if pin is not None])
        if not _spi_pins_fit(self._check().wiring.port, clock, MOSI, MISO):
            self.deinit()
            raise ValueError("Invalid pins")
        self._output = MOSI.name if MOSI is not None else None
        self._baudrate = 250_000

    def configure(self, *, baudrate=100000, polarity=0, phase=0, bits=8):
        self._check_lock()
        if polarity not in (0, 1) or phase not in (0, 1) or bits != 8:
            raise ValueError("polarity, phase or bits out of range")
        self._baudrate = baudrate

    @property
    def frequency(self):
        self._check()
        return self._baudrate

    def write(self, buffer, *, start=0, end=_sys.maxsize):
        machine = self._check_lock()
        data = bytes(memoryview(buffer)[start:end])
        if data:
            machine.work()
            machine.wiring.spi_write(machine, self._pins[0].name, self._output, data)
            machine.spend_us(len(data) * 8_000_000 // self._baudrate)

    def readinto(self, buffer, *, start=0, end=_sys.maxsize, write_value=0):
        self.write(bytes([write_value]) * len(memoryview(buffer)[start:end]))

    def write_readinto(
        self,
        out_buffer,
        in_buffer,
        *,
        out_start=0,
        out_end=_sys.maxsize,
        in_start=0,
        in_end=_sys.maxsize,
    ):
        out = memoryview(out_buffer)[out_start:out_end]
        if len(out) != len(memoryview(in_buffer)[in_start:in_end]):
            raise ValueError("buffer slices must be of equal length")
        self.write(out)


def _gpio(port, name):
    """The number of an RP2 chip's pin, whose peripherals follow from it; None elsewhere."""
    return int(name[4:]) if port.startswith("rp2") and name.startswith("GPIO") else None


def _i2c_pins_fit(port, scl, sda):
    """On RP2 chips even pins are SDA and odd ones SCL, of two controllers in turn."""
    scl, sda = _gpio(port, scl), _gpio(port, sda)
    return (
        scl is None
        or sda is None
        or (scl % 2 == 1 and sda % 2 == 0 and scl // 2 % 2 == sda // 2 % 2)
    )


def _i2c_controller(port, pin):
    """Which of an RP2 chip's two controllers a pin belongs to; None elsewhere."""
    number = _gpio(port, pin)
    return None if number is None else number // 2 % 2


def _spi_pins_fit(port, clock, mosi, miso):
    """On RP2 chips a pin's number modulo four is its role, its eight the controller."""
    roles = ((clock, 2), (mosi, 3), (miso, 0))
    numbers = [(_gpio(port, pin.name), role) for pin, role in roles if pin is not None]
    if any(number is None for number, role in numbers):
        return True
    return (
        all(number % 4 == role for number, role in numbers)
        and len({number // 8 % 2 for number, role in numbers}) == 1
    )
