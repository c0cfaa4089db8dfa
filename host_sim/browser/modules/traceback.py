# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`traceback`: to the console."""

import sys as _sys


def print_exception(error):
    _sys.print_exception(error)
