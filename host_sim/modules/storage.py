# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`storage`: who may write the drive, the host computer or the code; never both."""

from host_sim.machine import current as _current


def remount(mount_path, readonly=False, *, disable_concurrent_write_protection=False):
    machine = _current()
    if mount_path != "/":
        raise OSError(19, "No such device")
    host_may_write = machine.usb_drive and not machine.booting and machine.wiring.usb_connected
    if not readonly and host_may_write and not disable_concurrent_write_protection:
        raise RuntimeError("Cannot remount path when visible via USB.")
    machine.drive_writable = not readonly


def disable_usb_drive():
    machine = _current()
    if not machine.booting:
        raise RuntimeError("Cannot change USB devices now")
    machine.usb_drive = False
    machine.drive_writable = True


def enable_usb_drive():
    machine = _current()
    if not machine.booting:
        raise RuntimeError("Cannot change USB devices now")
    machine.usb_drive = True
    machine.drive_writable = False


class VfsFat:
    def __new__(cls, *_arguments):
        raise NotImplementedError("no other file system is simulated")

    @property
    def readonly(self):
        return not _current().drive_writable

    @property
    def label(self):
        return "CIRCUITPY"


def getmount(mount_path):
    if mount_path != "/":
        raise OSError(19, "No such device")
    return object.__new__(VfsFat)
