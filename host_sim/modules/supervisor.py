# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`supervisor`: the clock that wraps, reloads and why the code runs.

- `ticks_ms` counts from 2**29 - 65536 at power-on and goes on through reloads.
- A file written over USB stops the code at once, if `autoreload` allows, and starts it again 0.75 s
  after the last write, as AUTO_RELOAD; `reload` starts it again without a wait, as
  SUPERVISOR_RELOAD. The reason stays until the next one. `except Exception` catches neither.
- `autoreload` keeps its value through reloads.

On the board `reload` returns and the code stops at its next loop or sleep; here it never returns.

Checked against CircuitPython 10.2.1: shared-bindings/supervisor/__init__.c (supervisor_ticks_ms),
shared-bindings/supervisor/Runtime.c, supervisor/shared/reload.c, main.c (run_code_py). Not here:
`get_setting`, which 10.0 and 10.1 do not have.
"""

from host_sim.machine import Restart as _Restart
from host_sim.machine import current as _current


class RunReason:
    STARTUP = object()
    AUTO_RELOAD = object()
    SUPERVISOR_RELOAD = object()
    REPL_RELOAD = object()


class Runtime:
    def __new__(cls):
        raise TypeError("can't create 'Runtime' instances")

    @property
    def usb_connected(self):
        return _current().seen_over_usb

    @property
    def run_reason(self):
        return getattr(RunReason, _current().run_reason)

    @property
    def autoreload(self):
        return _current().autoreload

    @autoreload.setter
    def autoreload(self, value):
        _current().autoreload = bool(value)


runtime = object.__new__(Runtime)


def ticks_ms():
    return _current().ticks_ms()


def reload():
    raise _Restart("SUPERVISOR_RELOAD")
