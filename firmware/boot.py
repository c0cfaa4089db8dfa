# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Before USB starts: play mode hides the drive, so that a computer used as a mere charger cannot
restart a running game by writing to it.

Nothing is hidden unless settings.toml says GIROUETTE_PLAY=1, and nothing while any key is held at
power-up. Hiding is the very last step: whatever fails before it leaves drive and console as they
are, so that the board can always be repaired. Where even the keys are broken, CircuitPython's safe
mode does not run this file: reset once more while the board is starting.
"""

import os
import time

import storage


def any_key_held():
    import girouette_board
    from girouette_device.hardware import open_keys

    keys, event = open_keys(girouette_board)
    # Lines with a capacitor against bouncing are slow to rise; until then their keys look held.
    time.sleep(0.05)
    # A key that was down from the start gives no event of its own: `reset` asks for one.
    keys.events.clear()
    keys.reset()
    held = False
    while keys.events.get_into(event):  # pyright: ignore[reportArgumentType]
        held = held or event.pressed
    keys.deinit()
    return held


# The setting is a number before CircuitPython 10.2 and a text since.
if str(os.getenv("GIROUETTE_PLAY")) == "1" and not any_key_held():
    storage.disable_usb_drive()
