# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`board`: exactly the pins and members of the board that is simulated.

Two names of one pin are the same pin. A bus such as `board.I2C()` is one object for the whole run.
`board.DISPLAY` outlives a reload of the code with its rotation and brightness; its picture is the
terminal's again and it refreshes by itself (host_sim/builtin_display.py makes it).

Checked against CircuitPython 10.2.1: pins.c, mpconfigboard.h and board.c of
ports/raspberrypi/boards/adafruit_macropad_rp2040 and ports/atmel-samd/boards/pybadge,
shared-module/board/__init__.c, shared-module/busdisplay/BusDisplay.c (reset_busdisplay); the pins
of every board come from circuitpython-stubs.
"""

from host_sim.machine import current as _current


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    machine = _current()
    definition = machine.wiring.definition
    if name == "board_id":
        return definition.board_id
    if name in definition.pins:
        return machine.pins[definition.pins[name]]
    if name == "DISPLAY" and definition.has_display:
        return machine.builtin_display
    if name in definition.functions and name in _BUSES:
        return lambda: _bus(machine, name)
    raise AttributeError(f"module 'board' has no attribute '{name}'")


def __dir__():
    definition = _current().wiring.definition
    members = set(definition.pins) | (definition.functions & set(_BUSES)) | {"board_id"}
    return sorted(members | ({"DISPLAY"} if definition.has_display else set()))


_BUSES = ("I2C", "STEMMA_I2C", "SPI")


def _bus(machine, name):
    """The board's own bus, one object for the whole run."""
    import busio

    buses = machine.board_buses
    kind = "SPI" if name == "SPI" else "I2C"
    if kind not in buses:
        pin = {short: machine.pins[full] for short, full in machine.wiring.definition.pins.items()}
        if kind == "SPI":
            buses[kind] = busio.SPI(pin["SCK"], pin["MOSI"], pin["MISO"])
        elif "SCL" in pin:
            buses[kind] = busio.I2C(pin["SCL"], pin["SDA"])
        else:
            buses[kind] = busio.I2C(pin["GP5"], pin["GP4"])
    return buses[kind]
