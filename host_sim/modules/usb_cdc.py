# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`usb_cdc`: whether the board shows a serial console."""

from host_sim.machine import current as _current

console = None
data = None


def disable():
    enable(console=False, data=False)


def enable(*, console=True, data=False):
    if not _current().booting:
        raise RuntimeError("Cannot change USB devices now")
