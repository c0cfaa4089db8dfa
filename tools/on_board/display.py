# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Who answers on the display's wires. DISPLAY comes from the board's file."""

import board
import displayio

DISPLAY = ("builtin",)

if DISPLAY[0] == "builtin":
    shown = getattr(board, "DISPLAY", None)
    print("size", shown.width, shown.height) if shown else print("none")
else:
    import busio

    # The display of the run before still holds its pins.
    displayio.release_displays()
    try:
        bus = busio.I2C(getattr(board, DISPLAY[2]), getattr(board, DISPLAY[1]))
    except RuntimeError:
        print("no pull-ups")
    else:
        while not bus.try_lock():
            pass
        for address in bus.scan():
            print("answers", address)
        bus.unlock()
        bus.deinit()
