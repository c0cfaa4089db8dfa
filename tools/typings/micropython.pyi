# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the core uses of the `micropython` module, which circuitpython-stubs do not describe."""

from typing import TypeVar

_Value = TypeVar("_Value")

def const(value: _Value) -> _Value: ...
