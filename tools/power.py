# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How long a board plays on a battery: computed, not measured, with the sum shown.

maker.toml's [power] has typical currents of the parts' data sheets, in milliamperes, and the
batteries that its page speaks of. Two sums are made: `quiet`, screen on and lights dark, and
`most`, with the lights at the firmware's own limit. Play is between them, nearer to the first.
"""

from tools.build import board_values
from tools.maker import maker_values

# Of what is printed on a power bank, at the 3.7 V of its cell: what comes out at 5 V. Of a cell on
# a board's own plug: what is left when it is taken as empty.
CELL_VOLTS, USB_VOLTS = 3.7, 5.0
CONVERTER = 0.85
CELL_SHARE = 0.85


def usable(supply):
    """Milliampere hours that reach the board."""
    if supply["kind"] == "bank":
        return supply["mAh"] * CELL_VOLTS / USB_VOLTS * CONVERTER
    return supply["mAh"] * CELL_SHARE


def usable_sum(supply):
    """The same as people would write it down."""
    share = f"{supply['mAh']} mAh"
    if supply["kind"] == "bank":
        return f"{share} × {CELL_VOLTS} / {USB_VOLTS:.0f} × {CONVERTER} = {usable(supply):.0f} mAh"
    return f"{share} × {CELL_SHARE} = {usable(supply):.0f} mAh"


def currents(board):
    """{"quiet": (sum as text, mA), "most": ...}"""
    power, values = maker_values(board)["power"], board_values(board)
    chip, display, dark = power["chip"], power["display"], power["dark_light"]
    count = values.LIGHTS[1] if values.LIGHTS else 0
    quiet = chip + display + count * dark
    most = chip + display + values.CURRENT_LIMIT_MA
    return {
        "quiet": (f"{chip} + {display} + {count} × {dark} = {quiet} mA", quiet),
        "most": (f"{chip} + {display} + {values.CURRENT_LIMIT_MA} = {most} mA", most),
    }


def hours(board, supply, case):
    """Whole hours: more would look measured."""
    return int(usable(supply) / currents(board)[case][1])


def statements(board):
    """Every figure that a board's page has to have, as text."""
    found = [text for text, _ in currents(board).values()]
    for supply in maker_values(board)["power"]["supplies"]:
        found.append(usable_sum(supply))
        found += [f"{hours(board, supply, case)} h" for case in ("quiet", "most")]
    return found
