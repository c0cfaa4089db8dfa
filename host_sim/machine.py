# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The virtual microcontroller: its clock, its pins, and what is wired to them.

The fake CircuitPython modules in host_sim/modules/ hold no state of their own: each call asks
`current()` for the machine that is powered. So Blinka's displayio and the Adafruit libraries are
imported once a process and still serve one device after another.

Time is virtual, in whole microseconds. It passes only where it does on the board: in sleeps, on the
buses and in flash writes; Python itself takes none. A firmware that neither sleeps nor talks to a
chip would therefore wait for ever, so the machine counts how often the clock is read between two
moments and calls that a busy loop.
"""

import random

CIRCUITPYTHON = (10, 2, 1)
# CircuitPython's own clock: its keypads and its waits count in these.
TICKS_A_SECOND = 1024
TICKS_PERIOD = 1 << 29
# CircuitPython starts its counter so that it first wraps about 65 seconds after power-on.
TICKS_START = TICKS_PERIOD - 65_536
CLOCK_READS_AT_ONE_MOMENT = 50_000
FRAME_US = 1_000_000 // 60
AUTO_RELOAD_DELAY_US = 750_000


class PowerCut(BaseException):
    """The plug is out. Not an Exception: no firmware handler may live on without power."""


class Restart(BaseException):
    """The firmware stops here to start again, for a reason named as in supervisor.RunReason;
    STARTUP is a reset, which runs boot.py too."""

    def __init__(self, reason):
        super().__init__(reason)
        self.reason = reason
        self.hard = reason == "STARTUP"


class BusyLoop(BaseException):
    """The firmware polls the clock without ever sleeping."""


_machine = None


def current():
    """The machine that is running; PowerCut once it has none (firmware that outlives its power)."""
    if _machine is None or not _machine.powered:
        raise PowerCut()
    return _machine


def make_current(machine):
    global _machine
    _machine = machine


class Pin:
    """One pin of the microcontroller. `outside` is the level that the circuit drives, or None."""

    def __init__(self, name):
        self.name = name
        self.user = None
        self.outside = None
        self.output = None

    def __repr__(self):
        return f"<{self.name}>"


class Machine:
    """A powered microcontroller: made at each power-on, dropped at each power cut.

    wiring      what outlives a power cut: chips, keys and NVM (host_sim.wiring.Wiring)
    hand_over   called when virtual time reaches `deadline_us`: returns when there is a new one
    """

    def __init__(self, wiring, ticks_start=TICKS_START, seed="0", circuitpython=CIRCUITPYTHON):
        self.wiring = wiring
        self.circuitpython = circuitpython
        self.ticks_start = ticks_start
        self.random = random.Random(seed)
        self.drawn = bytearray()  # what os.urandom gave: the emulator gives a chip the same
        self.now_us = 0
        self.deadline_us = 0
        self.hand_over = None
        self.powered = True
        self.reload_at_us = None
        self.autoreload = True
        self.drive_writable = False
        self.usb_drive = True
        self.booting = True
        self.run_reason = "STARTUP"
        self.strips_free_us = 0
        self.loops = 0
        self.busy_loops = 0
        self.collections = 0  # of garbage
        self.imports = 0  # of modules that are files of the drive
        self.worked = False
        self.builtin_display = None
        self.background = None
        self._clock_reads = 0
        self._in_background = False
        self._next_frame_us = 0
        self.pins = {name: Pin(name) for name in wiring.definition.pin_names()}
        self.reset_hardware()

    def reset_hardware(self, keep=()):
        """What CircuitPython does between two runs of code: every pin and peripheral is free, but
        for the users to `keep` (displays live on until release_displays)."""
        for pin in self.pins.values():
            if not any(pin.user is user for user in keep):
                self.free(pin)
        self.scanners = []
        self.encoders = []
        self.board_buses = {}
        self.wiring.connect(self)

    # The clock

    def ticks_ms(self):
        self._count_clock_read()
        return (self.ticks_start + self.now_us // 1000) % TICKS_PERIOD

    def monotonic_ns(self):
        self._count_clock_read()
        return self.now_us * 1000

    def _count_clock_read(self):
        self._clock_reads += 1
        if self._clock_reads > CLOCK_READS_AT_ONE_MOMENT:
            raise BusyLoop(
                f"the clock was read {CLOCK_READS_AT_ONE_MOMENT} times with no time.sleep between: "
                "the loop must sleep, virtual time passes nowhere else"
            )

    def sleep_us(self, duration):
        """The firmware's time.sleep: the end of one turn of its loop."""
        self.loops += 1
        if self.worked:
            self.busy_loops += 1
        self.worked = False
        self._count_clock_read()  # sleeping for no time at all is a busy loop too
        self.spend_us(duration, in_python=True)

    def spend_us(self, duration, in_python=False):
        """Let time pass, handing over to whoever holds the other end when his time is reached.

        A write over USB stops the code, but only between two lines of Python: it never tears a
        write to a chip.
        """
        target = self.now_us + max(0, int(duration))
        if self.hand_over is None:
            self._advance_to(target)
            return
        while True:
            if in_python and self.reload_at_us is not None:
                raise Restart("AUTO_RELOAD")
            self._advance_to(max(self.now_us, min(target, self.deadline_us)))
            if self.now_us >= self.deadline_us:
                self.hand_over()
                if not self.powered:
                    raise PowerCut()
            if self.now_us >= target and not (in_python and self.reload_at_us is not None):
                return

    def _advance_to(self, moment):
        if moment > self.now_us:
            self._clock_reads = 0
        while True:
            due = [scanner for scanner in self.scanners if scanner._next_scan_us <= moment]
            first = min(due, key=lambda scanner: scanner._next_scan_us, default=None)
            frame = self._next_frame_us
            frame_due = self.background and not self._in_background and frame <= moment
            if frame_due and (first is None or frame < first._next_scan_us):
                self._frame(frame, moment)
                continue
            if first is None:
                break
            self.now_us = max(self.now_us, first._next_scan_us)
            first._scan()
        self.now_us = max(self.now_us, moment)

    def _frame(self, frame, moment):
        """The board's background work on its displays, which may itself take time on the wires.

        Without a display that refreshes by itself, the frames up to `moment` need no look.
        """
        self.now_us = max(self.now_us, frame)
        self._next_frame_us = moment + FRAME_US
        self._in_background = True
        try:
            if self.background():
                self._next_frame_us = self.now_us + FRAME_US
        finally:
            self._in_background = False

    def written_over_usb(self):
        """Someone saved a file on the drive: the code stops, and starts again a moment after the
        last write."""
        if self.autoreload:
            self.reload_at_us = self.now_us + AUTO_RELOAD_DELAY_US

    def wait_for_the_last_write(self):
        """Between two runs of the code, after the first of them was stopped by a write."""
        while self.reload_at_us is not None:
            wait = self.reload_at_us - self.now_us
            if wait <= 0:
                self.reload_at_us = None
            else:
                self.spend_us(wait)

    @property
    def seen_over_usb(self):
        """A computer has met the board's USB devices, which start when boot.py has ended."""
        return self.wiring.usb_connected and not self.booting

    @property
    def may_write(self):
        """Whether the code may write the drive."""
        return self.booting or self.drive_writable

    def work(self):
        """A chip was talked to or a key was taken: this turn of the loop did something."""
        self.worked = True

    # Pins

    def claim(self, pin, user):
        if not isinstance(pin, Pin):
            raise TypeError(f"pin must be of type Pin, not {type(pin).__name__}")
        pin = self.pins[pin.name]
        if pin.user is not None:
            raise ValueError(f"{self.wiring.definition.name_of(pin.name)} in use")
        pin.user = user
        return pin

    def free(self, pin):
        pin.user = None
        pin.output = None
        self.wiring.pulse(pin.name, None)
