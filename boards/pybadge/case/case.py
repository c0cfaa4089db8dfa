# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A foot for the PyBadge: it leans back in a slot that holds its two lower corners.

The middle is open, so that no plug and no part of the badge meets the foot. Printed as it stands:
the slot leans by the badge's own lean.
"""

from tools.solid import Part, box, rounded


def parts(size, board):
    slot = size["slot"]
    across = size["badge"]["width"] + size["clearance"]
    width = across + 2 * size["side"]
    body = rounded(0, 0, 0, width, size["depth"], size["height"], size["corner"])
    cut = box(size["side"], 0, -slot["depth"], across, slot["width"], slot["depth"] + 40)
    cut = cut.rotate((-size["lean"], 0, 0))
    body -= cut.translate((0, size["front"], size["height"]))
    # From the front to behind the slot, between the two corners.
    inner = size["side"] + slot["reach"]
    behind = size["front"] + slot["width"] + 8
    return [
        Part(
            "foot",
            body - box(inner, 8, 3, width - 2 * inner, behind - 8, size["height"]),
        )
    ]


VARIANTS = {"": {}}
