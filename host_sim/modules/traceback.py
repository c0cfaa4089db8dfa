# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`traceback`: printed on the firmware's console."""

import traceback as _traceback

from host_sim.machine import current as _current


def print_exception(exc, /, value=None, tb=None, limit=None, file=None, chain=True):
    text = "".join(_traceback.format_exception(exc if value is None else value))
    if file is not None:
        file.write(text)
    else:
        _current().wiring.console.append(text)


def format_exception(exc, /, value=None, tb=None, limit=None, chain=True):
    return _traceback.format_exception(exc if value is None else value)
