# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's own modules, on the virtual machine, for what Blinka cannot give on a PC.

Each file is one module under its CircuitPython name. They offer no name and no parameter that
circuitpython-stubs does not show (a test compares them), and refuse what the board refuses. They
keep no state: `host_sim.machine.current()` does.
"""
