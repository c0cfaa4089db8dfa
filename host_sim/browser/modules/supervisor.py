# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`supervisor`: ticks, and starting anew."""

import chips as _machine


class RunReason:
    STARTUP = 0
    AUTO_RELOAD = 1


class _Runtime:
    run_reason = RunReason.STARTUP


runtime = _Runtime()


def ticks_ms():
    return _machine.ticks()


def reload():
    _machine.reload()
