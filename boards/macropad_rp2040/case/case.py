# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A tilt stand for the MacroPad: a wedge with a tray on top, open in the middle.

The pad lies loose in the tray and is lifted out by a finger from below. Printed as it stands: the
slope looks up and the tray's walls lean by the tilt alone.
"""

from math import cos, radians, tan

from tools.solid import Part, box


def parts(size, board):
    pad, rim = size["pad"], size["rim"]
    across, along = pad["width"] + size["clearance"], pad["depth"] + size["clearance"]
    slope = radians(size["tilt"])
    width = across + 2 * rim
    # The tray is `along` measured on the slope; its far wall leans back by the tray's depth.
    depth = (along + 2 * rim) * cos(slope)
    high = size["front"] + depth * tan(slope)
    body = box(0, 0, 0, width, depth, high + pad["sunk"])
    body -= on_slope(box(-1, -depth, 0, width + 2, 4 * depth, 4 * high), size, 0)
    tray = box(rim, rim, 0, across, along, 4 * high)
    body -= on_slope(tray, size, -pad["sunk"])
    ledge = size["ledge"]
    front = (rim + ledge) * cos(slope)
    back = (rim + along - ledge) * cos(slope)
    body -= box(rim + ledge, front, -1, across - 2 * ledge, back - front, 4 * high)
    # The plug comes straight out of the pad: the far wall has a gap down to the tray.
    plug = size["usb"]["width"]
    gap = box(width / 2 - plug / 2, rim + along - 1, 0, plug, 4 * rim, 4 * high)
    body -= on_slope(gap, size, -pad["sunk"])
    return [Part("stand", body)]


def on_slope(solid, size, above):
    """A solid that lies on the plane z = 0, put onto the slope, so far above it."""
    lifted = solid.translate((0, 0, above)).rotate((size["tilt"], 0, 0))
    return lifted.translate((0, 0, size["front"]))


VARIANTS = {"": {}}
