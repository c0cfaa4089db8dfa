# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Milliseconds and heap of the emulated chip, game by game, beside their budgets (budgets.toml).

The chip's cycles are counted, misses of its flash cache are not: a real board is slower by some
tens of percent. Figures of two versions compare all the same.
"""

import json
import tempfile
import tomllib
from pathlib import Path

from tools.build import compiled, drive_files
from tools.drive import game_names

from .device import ChipStopped, EmulatedDevice

MEASURE = Path(__file__).with_name("measure.py")
BUDGETS = Path(__file__).with_name("budgets.toml")
# What measure.py tells, in this order.
NAMES = (
    "first_screen", "home", "opens", "has_level", "presses", "menu", "scrolls", "undo", "replay",
    "answers", "used", "used_last", "block",
)  # fmt: skip
PRESSES = 80
SEED = 7
LIMIT_MS = 300_000
SETTLE_MS = 200
_RESULT, _END = "MEASURED ", "END OF MEASURE"
# It says that it is over whatever happened, so that nobody waits for a measure that failed.
_CODE = f"""\
try:
    import measure
finally:
    print("{_END}")
"""
_MS = 1000  # microseconds
_SLOWEST_SHOWN = 3


def measure(device, board, game, referee):
    """What measure.py found out of one game."""
    files = drive_files(board)
    settings = (
        f'MEASURE_GAME = "{game}"\nMEASURE_REFEREE = "{int(referee)}"\n'
        f'MEASURE_PRESSES = "{PRESSES}"\nMEASURE_SEED = "{SEED}"\n'
    )
    files["settings.toml"] = settings.encode() + files["settings.toml"]
    # Compiled here: compiling it on the chip would leave holes in the heap.
    with tempfile.TemporaryDirectory() as folder:
        files["lib/measure.mpy"] = compiled(MEASURE, "measure.py", folder)
    files["code.py"] = _CODE.encode()
    device.power_on(files)
    try:
        device.advance(LIMIT_MS, until=_END)
        device.advance(SETTLE_MS)  # what failed is told after that
        line = next(line for line in device.console.splitlines() if line.startswith(_RESULT))
    except StopIteration:
        raise ChipStopped(f"{game} was not measured: {device.console.strip()}") from None
    finally:
        device.pull_plug()
    return dict(zip(NAMES, json.loads(line.removeprefix(_RESULT)), strict=True))


def part_of(values, share):
    """The value that so great a share of them does not pass."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def figures_of(result):
    """{name as in budgets.toml: figure} of one result; what was not met is left out."""
    oks = [took for took, moved, _ in result["presses"] if not moved]
    moves = [took for took, moved, _ in result["presses"] if moved == 1]
    scrolls = result["scrolls"] + [took for took, moved, _ in result["presses"] if moved == 2]
    once = {name: result[name] for name in ("opens", "menu", "undo") if result[name] is not None}
    every = [*oks, *moves, *scrolls, *once.values()]
    figures = {
        "first_screen_ms": result["first_screen"] / _MS,
        "game_opens_ms": result["opens"] / _MS,
        "heap_at_home": result["home"],
        "slowest_press_ms": max(every) / _MS,
    }
    if oks:
        figures["ok_median_ms"] = part_of(oks, 0.5) / _MS
        figures["ok_95_percent_ms"] = part_of(oks, 0.95) / _MS
    if moves:
        figures["cursor_move_median_ms"] = part_of(moves, 0.5) / _MS
    if scrolls:
        figures["list_scrolls_median_ms"] = part_of(scrolls, 0.5) / _MS
    if result["undo"] is not None:
        figures["undo_ms"] = result["undo"] / _MS
    if result["answers"]:
        figures["replay_ms_an_answer"] = result["replay"] / _MS / result["answers"]
    if result["used"]:
        figures["heap_in_game"] = result["used"]
        figures["largest_free_block"] = result["block"]
    return figures


def slowest(result):
    """The presses that took longest, as a line."""
    first = sorted(result["presses"], reverse=True)[:_SLOWEST_SHOWN]
    shown = [
        f"{took / _MS:.0f} ms {'NEXT' if moved else 'OK'} at {asked}"
        for took, moved, asked in first
    ]
    return "  slowest: " + ", ".join(shown)


def budgets(board):
    """({name: most allowed}, {name: least allowed}) on a board."""
    table = tomllib.loads(BUDGETS.read_text(encoding="utf-8"))
    at_least, boards = table.pop("at_least"), table.pop("boards")
    own = boards.get(board, {})
    at_least |= own.pop("at_least", {})
    return table | own, at_least


def table(figures, board):
    """Lines for people, and how many figures are past their budget."""
    most, least = budgets(board)
    lines, passed = [], 0
    for name in (*most, *least):
        if name not in figures:
            lines.append(f"  {name:24} not met")
            continue
        figure = figures[name]
        over = figure > most[name] if name in most else figure < least[name]
        shown = f"{figure:,.1f}" if name.endswith(("_ms", "_answer")) else f"{figure:,}"
        bound = f"of {most[name]:,}" if name in most else f"at least {least[name]:,}"
        lines.append(f"  {name:24} {shown:>10}  {bound}" + ("   over budget" if over else ""))
        passed += over
    return lines, passed


def bench(board, image, bootrom):
    """Print the figures of each game, as a companion and as a referee where it can be both."""
    passed = 0
    for game in game_names():
        for referee in (False, True):
            with EmulatedDevice(board, image, bootrom) as device:
                result = measure(device, board, game, referee)
            lines, over = table(figures_of(result), board)
            level = (" (referee)" if referee else " (companion)") if result["has_level"] else ""
            presses = len(result["presses"])
            print(f"{game}{level} on {board}, {presses} presses, {result['answers']} answers")
            print("\n".join([*lines, slowest(result)]))
            print(f"  the free block was looked for at {result['used_last']:,} bytes", flush=True)
            passed += over
            if not result["has_level"]:
                break
    print(f"{passed} figures over budget" if passed else "all within budget")
    return 1 if passed else 0
