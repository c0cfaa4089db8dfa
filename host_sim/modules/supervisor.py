# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`supervisor`: the clock that wraps, reloads and the run's own facts."""

from host_sim.machine import Restart as _Restart
from host_sim.machine import current as _current


class RunReason:
    STARTUP = object()
    AUTO_RELOAD = object()
    SUPERVISOR_RELOAD = object()
    REPL_RELOAD = object()


class Runtime:
    def __new__(cls):
        raise TypeError("cannot create 'Runtime' instances")

    @property
    def usb_connected(self):
        return _current().wiring.usb_connected

    @property
    def serial_connected(self):
        return _current().wiring.usb_connected

    @property
    def serial_bytes_available(self):
        return 0

    @property
    def run_reason(self):
        return getattr(RunReason, _current().run_reason)

    @property
    def autoreload(self):
        return _current().autoreload

    @autoreload.setter
    def autoreload(self, value):
        _current().autoreload = bool(value)

    @property
    def display(self):
        import displayio

        return displayio.displays[0] if displayio.displays else None

    @property
    def rgb_status_brightness(self):
        return _current().status_brightness

    @rgb_status_brightness.setter
    def rgb_status_brightness(self, value):
        if not 0 <= value <= 255:
            raise ValueError("brightness must be 0-255")
        _current().status_brightness = value


class StatusBar:
    def __new__(cls):
        raise TypeError("cannot create 'StatusBar' instances")

    @property
    def console(self):
        return _current().status_bar["console"]

    @console.setter
    def console(self, value):
        _current().status_bar["console"] = bool(value)

    @property
    def display(self):
        return _current().status_bar["display"]

    @display.setter
    def display(self, value):
        _current().status_bar["display"] = bool(value)


runtime = object.__new__(Runtime)
status_bar = object.__new__(StatusBar)


def ticks_ms():
    return _current().ticks_ms()


def reload():
    raise _Restart("SUPERVISOR_RELOAD")


def set_next_code_file(
    filename,
    *,
    working_directory=None,
    reload_on_success=False,
    reload_on_error=False,
    sticky_on_success=False,
    sticky_on_error=False,
    sticky_on_reload=False,
):
    _current().next_code_file = filename


def get_previous_traceback():
    return _current().previous_traceback


def reset_terminal(x_pixels, y_pixels):
    _current()


def set_usb_identification(manufacturer=None, product=None, vid=-1, pid=-1):
    for text in (manufacturer, product):
        if text is not None and (len(text) > 126 or not text.isascii()):
            raise ValueError("at most 126 ASCII characters")
    machine = _current()
    if machine.booting:
        machine.wiring.usb_names = (manufacturer, product)


def get_setting(key, default=None):
    return _current().wiring.setting(key, default)
