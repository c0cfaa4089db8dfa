# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Sky Tango judged by trying: an act is done on a copy of the row, then the result is looked at.

Shares nothing with the game's own rows.py, which reckons with bounds. A row is a list of stacks,
a stack a list of cards from bottom to top, 0 an eclipse.
"""


def ascending(row):
    """Do the visible values rise strictly from left to right?"""
    visible = [stack[-1] for stack in row if stack[-1] != 0]
    return all(left < right for left, right in zip(visible, visible[1:], strict=False))


def ways(row, value, past_eclipse=True):
    """Every row that may result from placing `value`, by how: "left", "right" or a stack."""
    results = {}
    if not row:
        return {"right": [[value]]}
    for side, neighbour in (("left", row[0]), ("right", row[-1])):
        longer = [[value], *row] if side == "left" else [*row, [value]]
        if ascending(longer) and (past_eclipse or neighbour[-1] != 0):
            results[side] = longer
    all_dark = all(stack[-1] == 0 for stack in row)
    for at, stack in enumerate(row):
        if stack[-1] != 0:
            continue
        neighbours = row[max(0, at - 1) : at] + row[at + 1 : at + 2]
        lit = any(other[-1] != 0 for other in neighbours)
        covered = [*row[:at], [*stack, value], *row[at + 1 :]]
        if (lit or all_dark) and ascending(covered):
            results[at] = covered
    return results


def stretches(row):
    """Every (start, end) that may be collected."""
    size = len(row)
    return {
        (start, end)
        for start in range(size)
        for end in range(start + 5, size + 1)
        if all(stack[-1] != 0 for stack in row[start:end])
    }


def random_row(rng):
    """A row as play could leave it: ascending, with eclipses and covered cards."""
    values = sorted(rng.sample(range(1, 30), rng.randint(0, 12)))
    spare = [value for value in range(1, 30) if value not in values]
    rng.shuffle(spare)
    row = []
    for value in values:
        stack = [value]
        while rng.random() < 0.15 and spare:
            stack = [spare.pop(), 0, *stack]
        if rng.random() < 0.35:
            stack.append(0)
        row.append(stack)
    return row
