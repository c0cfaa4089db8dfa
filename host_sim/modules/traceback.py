# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`traceback`: printed on the firmware's console. Exception, value and traceback need not all be
given: an exception alone brings its own.

Checked against CircuitPython 10.2.1: shared-bindings/traceback/__init__.c.
"""

import traceback as _traceback

from host_sim.machine import current as _current


def print_exception(exc, /, value=None, tb=None, limit=None, file=None, chain=True):
    text = "".join(_traceback.format_exception(exc if value is None else value))
    if file is not None:
        file.write(text)
    else:
        _current().wiring.console.append(text)
