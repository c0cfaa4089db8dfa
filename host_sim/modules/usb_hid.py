# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`usb_hid`: whether the board shows a keyboard; Girouette shows none."""

from host_sim.machine import current as _current

devices = ()


def disable():
    enable(())


def enable(devices, boot_device=0):
    if not _current().booting:
        raise RuntimeError("Cannot change USB devices now")
    if boot_device not in (0, 1, 2):
        raise ValueError("boot_device must be 0-2")


def get_boot_device():
    return 0


def set_interface_name(interface_name):
    _current()
