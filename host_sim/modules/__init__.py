# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's own modules, on the virtual machine, for what Blinka cannot give on a PC.

Each file is one module under its CircuitPython name. Its head says what the real one does that one
would not expect, and against which files of CircuitPython's source that was checked; where a thing
was also seen on the real interpreter, it says so. A stand-in that behaves more kindly than the
board hides a fault in the firmware, so odd cases belong here too.

They offer no name and no parameter that circuitpython-stubs does not show (a test compares them),
nothing that neither the firmware nor the libraries under it use, and refuse what the board refuses.
They keep no state: `host_sim.machine.current()` does.
"""
