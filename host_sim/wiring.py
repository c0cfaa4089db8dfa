# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What outlives a power cut: the board, the chips wired to it, the keys, the NVM and the drive."""


class I2CWire:
    """A chip on two pins at an address. `plugged`: "yes", "dead" (its pull-ups still hold the lines
    but nothing answers) or "no" (the module is away, and its pull-up resistors with it)."""

    def __init__(self, scl, sda, address, chip):
        self.scl, self.sda, self.address, self.chip = scl, sda, address, chip
        self.plugged = "yes"


class SPIWire:
    """A chip on a clock and a data pin, with its select, data/command and reset pins."""

    def __init__(self, clock, data, select, command, reset, chip):
        self.clock, self.data, self.select = clock, data, select
        self.command, self.reset, self.chip = command, reset, chip


class Wiring:
    """Everything around the microcontroller; pins are named as the microcontroller names them.

    key_levels     pin name -> the level of a pressed key on it
    pressed        pin names and shift-register bits ("shift", n) that are held down now
    shift_pressed  the level that a pressed key has in the shift register
    leds           pin name -> the light of three colours on it
    volts          pin name -> the voltage that a circuit has there
    supply         the voltage of the chip itself
    wheel_pins     the two pins of the wheel, or None
    stick          the two pins of a stick, across and down, or None
    settings       lines of settings.toml that stand before the file's own
    """

    def __init__(self, definition, port, seed=0):
        self.definition = definition
        self.port = port
        self.uid = seed.to_bytes(8, "little", signed=True)
        self.i2c = []
        self.spi = []
        self.strips = {}
        self.speakers = {}
        self.leds = {}
        self.duty_cycles = {}
        self.key_levels = {}
        self.pressed = set()
        self.shift_pressed = True
        self.wheel_pins = None
        self.stick = None
        self.volts = {}
        self.supply = 3.3
        self.nvm = None
        self.drive = None
        self.settings = {}
        self.console = []
        self.usb_connected = False
        self.usb_names = (None, None)
        self._machine = None

    # The circuit

    def connect(self, machine):
        """Drive the pins of a machine that has just been reset as the circuit drives them."""
        self._machine = machine
        for speaker in self.speakers.values():
            speaker.tone(machine.now_us // 1000, None)
        if self.definition.strip_put_out in self.strips:
            self.strips[self.definition.strip_put_out].power_off()
        for name in self.key_levels:
            self.drive_key(name)
        self._lean()

    def drive_key(self, name):
        if name[0] == "stick":
            self._lean()
        if self._machine and name in self.key_levels:
            held = name in self.pressed
            self._machine.pins[name].outside = self.key_levels[name] if held else None

    def _lean(self):
        """A stick has half of the supply on both pins; leaning left or up, nothing, else all."""
        for axis, pin in enumerate(self.stick or ()):
            sides = [("stick", 2 * axis + end) in self.pressed for end in range(2)]
            self.volts[pin] = self.supply * (0.5 + 0.48 * (sides[1] - sides[0]))

    def pulse(self, pin, share):
        """A pin is high for that share of the time, of 65,535; None: nobody drives it any more."""
        if share is None:
            self.duty_cycles.pop(pin, None)
        else:
            self.duty_cycles[pin] = share
        if pin in self.leds:
            self.leds[pin].drive(pin, share)

    def turn_wheel(self, quarters):
        """Clockwise when positive; a detent is four quarters."""
        for _ in range(abs(quarters)):
            for encoder in self._machine.encoders if self._machine else ():
                encoder._turn(self.wheel_pins, 1 if quarters > 0 else -1)

    def shift_level(self, number):
        return self.shift_pressed == (("shift", number) in self.pressed)

    def pin_driven(self, name, level):
        """An output changed: chips see their select and reset pins."""
        for wire in self.spi:
            if name == wire.select:
                wire.chip.spi_select(not level)
            elif name == wire.reset and not level:
                wire.chip.reset()

    def spi_write(self, machine, clock, data_pin, data):
        for wire in self.spi:
            selected = not machine.pins[wire.select].output
            if selected and (wire.clock, wire.data) == (clock, data_pin):
                wire.chip.spi_write(data, machine.pins[wire.command].output)

    def power_off(self):
        for wire in self.i2c + self.spi:
            wire.chip.power_off()
        for lights in [*self.strips.values(), *self.leds.values()]:
            lights.power_off()
        if self._machine:
            for speaker in self.speakers.values():
                speaker.tone(self._machine.now_us // 1000, None)
        self.duty_cycles.clear()
        self._machine = None

    def settings_text(self):
        """The drive's settings.toml under the settings that a test gives: the first line counts."""
        text = ""
        for key, value in self.settings.items():
            if isinstance(value, str):
                value = '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
            text += f"{key} = {value}\n"
        if self.drive.has("/settings.toml"):
            text += self.drive.read("/settings.toml").decode()
        return text
