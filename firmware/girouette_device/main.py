# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The loop: keys to the app, the app's scene to display, lights and sound; sleep.

A turn in which nothing happens allocates nothing and sends nothing. After a while without keys the
screen dims, then goes dark, against burning in; a minute later the loop slows down. The key that
wakes it does nothing else: keys are counted in the background, so none is missed.
"""

import gc
import time
import traceback

import girouette_board
import supervisor
from micropython import const

from girouette import VERSION, parts
from girouette.scene import Scene

from . import keys, ports

_TICKS = const((1 << 29) - 1)
_BLINK_MS = const(350)
_LONG = const(9)  # places of a list, or of a dial: held keys go through more of them faster

_AWAKE = const(0)
_DIM = const(1)
_DARK = const(2)
_ASLEEP = const(3)
# Seconds between two turns of the loop in which nothing is left to do, by state.
_PAUSES = (0.01, 0.03, 0.03, 0.2)
_ASLEEP_AFTER = const(60)  # seconds of darkness
_HARDWARE = "girouette_device.hardware"

app = None  # the running App: the simulator describes its scene


class Clock:
    """Milliseconds that only grow, from the ticks that wrap."""

    def __init__(self):
        self._last = supervisor.ticks_ms()
        self.now = 0

    def read(self):
        ticks = supervisor.ticks_ms()
        self.now += (ticks - self._last) & _TICKS
        self._last = ticks
        return self.now


class Device:
    """All parts together."""

    def __init__(self, values):
        hardware = parts.load(_HARDWARE)
        self.values = values
        self.clock = Clock()
        pad, event = hardware.open_keys(values)
        self.keys = keys.Keys(values, pad, event, hardware.open_wheel(values))
        self.lights = self.sound = self.battery = None
        self.screen = hardware.open_screen(self)
        self.ports = ports.Ports(values, self.keys.direct, *hardware.packages())
        self._is_open = False
        self.state = _AWAKE
        self.changes = -1
        self.last_key = 0
        self._settings = self._brightness = -1
        self._follows = False  # lights and sound of the picture that is out
        self._cue = None
        self._next_blink = 0
        self._blink = False
        self._told_lost = False

    def turn(self):
        """One turn of the loop; True when there is more to do before it may sleep."""
        now = self.clock.read()
        deaf = self.battery and self.battery.is_empty(now, app)
        self._take_keys(now, deaf)
        if not deaf:
            app.tick(now)
        if app.changes != self.changes:
            self.changes = app.changes
            if app.settings.changes != self._settings:
                self._apply_settings(app.settings)
            self._show(now)
            return True  # a picture is what somebody waits for, and alone in its turn
        more = True
        if self._follows:
            self._follows = False
            if self.lights:
                self.lights.show(app.scene, now)
            if self.sound and self._cue:
                self.sound.play(self._cue, now)
            self._cue = None
        elif not self._is_open:
            # What nobody waits for at power-on, as they do for the first picture.
            self._is_open = True
            # The first picture leaves garbage behind: what stays must not lie above it, so that the
            # memory at the top stays in one piece.
            gc.collect()
            parts.load(_HARDWARE).open_the_rest(self)
            # A part like the core's: opening is done once.
            opening = ("hardware", "wired_displays", "wired_colour")
            parts.forget(opening, "girouette_device.")
            # The scene is shown once more: with lights, sound and battery.
            self.changes = self._settings = self._brightness = -1
        else:
            # Nobody waits: the app may tidy up, and do ahead what would take long later.
            more = not self.keys.touched and (self.screen.prepare() or app.rest())
        self._rest(now)
        if self.lights:
            self.lights.step(now)
        if self.sound:
            self.sound.step(now)
        if now >= self._next_blink:
            self._next_blink = now + _BLINK_MS
            self._blink = not self._blink
            self.screen.blink(self._blink)
        return more

    def _take_keys(self, now, deaf):
        device = self.keys
        device.touched = False
        while True:
            action = device.next_action(now, app.scene.keys)
            if device.touched:
                self.last_key = now
                if self.state != _AWAKE:
                    self._wake()
                    device.swallow()
                    device.touched = False
                    continue
            if action is None:
                return
            if deaf:
                continue
            if app.scene.options and app.scene.cursor < 0:
                # Keys that answer instead of moving a cursor must not go on answering.
                device.swallow()
            if action == "HOLD":
                app.hold(now)
            else:
                app.press(device.pad(action, app.question.width), now)

    def _show(self, now):
        scene = app.scene
        if self.battery:
            self.battery.mark(scene)
        self.screen.show(scene)
        self.keys.is_long = app.question.places > _LONG
        # A cursor that just moved is lit: whoever moved it is looking for it.
        self._blink = True
        self._next_blink = now + _BLINK_MS
        # The picture is what people wait for: lights and sound follow in the next turn, or after
        # the picture of a key that comes before it.
        self._follows = True
        self._cue = scene.cue or self._cue
        if self.screen.lost and not self._told_lost:
            self._told_lost = True
            print("display: lost; the game goes on")

    def _apply_settings(self, settings):
        self._settings = settings.changes
        turned = settings.rotation if settings.rotation in self.values.ROTATIONS else 0
        self.screen.turn(turned)
        self.screen.large = settings.large
        self.keys.turned = turned
        if self.lights:
            self.lights.turn(turned)
        if self.sound:
            self.sound.loudness = settings.sound
        if settings.brightness != self._brightness:
            self._brightness = settings.brightness
            if self.state == _AWAKE:
                self._shine()

    def _shine(self):
        self.screen.brightness(self._brightness)
        if self.lights:
            self.lights.set_level(self._brightness)

    # Rest and waking

    def _rest(self, now):
        idle = (now - self.last_key) // 1000
        settings = app.settings
        if self.state == _AWAKE and settings.dim_after and idle >= settings.dim_after:
            self.state = _DIM
            self.screen.brightness(0)
            if self.lights and self._brightness:
                self.lights.set_level(1)
        if self.state == _DARK and idle >= settings.blank_after + _ASLEEP_AFTER:
            self.state = _ASLEEP
        if self.state < _DARK and settings.blank_after and idle >= settings.blank_after:
            self.state = _DARK
            self.screen.brightness(0)
            self.screen.blank(True)
            if self.lights:
                self.lights.set_level(0)

    def _wake(self):
        self.state = _AWAKE
        self.screen.blank(False)
        self._shine()

    # Troubles

    def crash(self, error):
        """Shows a short code and waits for OK, then starts anew: the game is in the journal."""
        traceback.print_exception(error)
        gc.collect()
        try:
            self._show_crash(type(error).__name__ + " " + str(error))
        except Exception as another:  # no room left even for that: OK still starts anew
            traceback.print_exception(another)
        while True:
            action = self.keys.next_action(self.clock.read(), ())
            if action == "OK" or action == "HOLD":
                supervisor.reload()
            time.sleep(0.02)

    def _show_crash(self, text):
        if self.state != _AWAKE:
            self._wake()
        try:
            app.crashed(text)
            scene = app.scene
        except Exception:  # the app itself may be what is broken
            scene = Scene()
            scene.title = "Girouette"
            scene.lines = [text[:60], "OK: restart"]
        self.screen.show(scene)
        if self.lights:
            self.lights.show(scene, self.clock.now)


def run():
    """Never comes back, but to restart after a crash."""
    global app
    device = Device(girouette_board)
    started = False
    try:
        # The app is imported after the big buffers are made: memory then has its holes at the end.
        from girouette.shell import App

        app = App(device.ports)
        while True:
            if device.turn():
                continue
            if not started:
                started = True
                free = "free=%d" % device.ports.free_memory()
                print("girouette", VERSION, device.values.BOARD_ID, free)
            time.sleep(_PAUSES[device.state])
    except Exception as error:
        device.crash(error)
