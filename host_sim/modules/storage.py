# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`storage`: who may write the drive, the host computer or the code; never both.

boot.py may always write. After it the drive is the computer's, connected or not, until code takes
it: by hiding it from USB, which works as long as no computer has seen the board's USB devices, or
by `remount`, which works as long as no computer has taken hold of the drive.

Checked against CircuitPython 10.2.1: shared-module/storage/__init__.c (usb_drive_set_enabled,
common_hal_storage_remount), supervisor/shared/filesystem.c, supervisor/shared/usb/usb_msc_flash.c,
main.c (run_boot_py). A computer that is connected counts as having the drive mounted.
"""

from host_sim.machine import current as _current


def remount(mount_path, readonly=False, *, disable_concurrent_write_protection=False):
    machine = _current()
    if mount_path != "/":
        raise OSError(22, "Invalid argument")
    if machine.usb_drive and machine.seen_over_usb:
        raise RuntimeError("Cannot remount path when visible via USB.")
    machine.drive_writable = not readonly or disable_concurrent_write_protection


def disable_usb_drive():
    _set_usb_drive(False)


def enable_usb_drive():
    _set_usb_drive(True)


def _set_usb_drive(enabled):
    machine = _current()
    if machine.seen_over_usb:
        raise RuntimeError("Cannot change USB devices now")
    # What the board shows over USB is settled when boot.py ends; who may write is not.
    if machine.booting:
        machine.usb_drive = enabled
    machine.drive_writable = not enabled
