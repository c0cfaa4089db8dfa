# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Before USB starts: play mode hides the drive, so that a computer used as a mere charger cannot
restart a running game by writing to it.

Nothing is hidden unless settings.toml says GIROUETTE_PLAY=1, and nothing while any key is held at
power-up. Hiding is the very last step: whatever fails before it leaves drive and console as they
are, so that the board can always be repaired.
"""

import os
import time

import storage


def any_key_held():
    import girouette_board
    from girouette_device.keys import open_keys

    keys = open_keys(girouette_board)
    # Keys count as released until the first two scans are through.
    time.sleep(0.1)
    event = keys.events.get()
    keys.deinit()
    return event is not None and event.pressed


if os.getenv("GIROUETTE_PLAY") == 1 and not any_key_held():
    storage.disable_usb_drive()
