# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The printed parts of the boards, for `case`: made from boards/<board>/case/, drawn, written.

case.py there gives `parts(size, board)`, a list of solid.Part, from the sizes of case.toml and the
board's own values, and VARIANTS: what sizes differ between the builds that people choose from.
"""

import importlib.util
import tomllib
from html import escape

from tools.build import ROOT, board_values
from tools.case import CaseError
from tools.solid import LEAST_WALL, render, save_picture, stl, thinnest

COLOURS = [(92, 148, 122), (222, 196, 140), (140, 150, 190)]
PLA = 1.24  # grams a cubic centimetre
ROUNDING = 0.05  # of circles made of straight lines


def case_module(board):
    path = ROOT / "boards" / board / "case" / "case.py"
    spec = importlib.util.spec_from_file_location("case_" + board, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def sizes(board, changes=()):
    """case.toml with sizes changed: {"oled.y": 48} or ("oled.y", 48) pairs."""
    path = ROOT / "boards" / board / "case" / "case.toml"
    values = tomllib.loads(path.read_text(encoding="utf-8"))
    for name, value in dict(changes).items():
        place = values
        *parents, last = name.split(".")
        for parent in parents:
            place = place.get(parent) if isinstance(place, dict) else None
        if not isinstance(place, dict) or last not in place:
            raise CaseError(f"{board} has no size {name}: see {path.relative_to(ROOT)}")
        place[last] = value
    return values


def make(board, changes=()):
    """The parts of a board's case."""
    return case_module(board).parts(sizes(board, changes), board_values(board))


def variants(board):
    """{what is different: sizes to change}, the first is the one shown."""
    return case_module(board).VARIANTS


def slug(text):
    """A variant's name as part of a file's."""
    kept = "".join(letter if letter.isalnum() or letter == "." else " " for letter in text.lower())
    return "-".join(kept.split())


def pieces(board, changes=()):
    """{file name: part} of all variants; a part that is the same in all of them is there once."""
    made = {}
    for variant, own in variants(board).items():
        for part in make(board, {**own, **dict(changes)}):
            made.setdefault(part.name, []).append((variant, part, stl(part.on_bed())))
    found = {}
    for name, alike in made.items():
        if len({data for _variant, _part, data in alike}) == 1:
            found[name] = alike[0][1]
        else:
            found |= {f"{name}-{slug(variant)}": part for variant, part, _data in alike}
    return found


# --- the sheet ----------------------------------------------------------------------------------


def outline(solid, above):
    """What a cut at this height shows, as an SVG path."""
    polygons = solid.slice(above).to_polygons()
    return "".join(
        "M" + " L".join(f"{x:.2f} {-y:.2f}" for x, y in polygon) + "Z" for polygon in polygons
    )


def sheet(board, found):
    """All parts from above, as they lie on the bed, with measures, in millimetres: printed at 100 %
    it is a template to lay the parts on."""
    x, rows, tallest = 14.0, [], 0.0
    for name, part in found.items():
        solid = part.on_bed()
        width, depth, height = solid.bounding_box()[3:]
        cuts = [(0.5, "#2f6b4f", 0.35), (height / 2, "#9db8ab", 0.2)]
        drawn = "".join(
            f'<path d="{outline(solid, above)}" fill="none" stroke="{colour}"'
            f' stroke-width="{thick}"/>'
            for above, colour, thick in reversed(cuts)
        )
        rows.append(
            f'<g transform="translate({x:.1f} {depth + 24:.1f})">{drawn}{measures(width, depth)}'
        )
        rows.append(
            f'<text x="0" y="{-depth - 12:.1f}" font-size="5">{escape(name)}</text>'
            f'<text x="0" y="{-depth - 6:.1f}" font-size="3.6">{width:.1f} × {depth:.1f} ×'
            f" {height:.1f} mm</text></g>"
        )
        x += width + 24
        tallest = max(tallest, depth)
    width, height = x, tallest + 44
    title = escape(f"{board_values(board).NAME}: {', '.join(found)}")
    return (
        "<!-- SPDX-FileCopyrightText: 2026 Girouette contributors -->\n"
        "<!-- SPDX-License-Identifier: MIT -->\n"
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.1f}mm" height="{height:.1f}mm"'
        f' viewBox="0 0 {width:.1f} {height:.1f}" font-family="sans-serif">\n'
        f"<title>{title}</title>\n"
        f'<rect width="{width:.1f}" height="{height:.1f}" fill="#ffffff"/>\n'
        + "\n".join(rows)
        + "\n</svg>\n"
    )


def measures(width, depth):
    """A line with ticks below and one on the right."""
    line = 'fill="none" stroke="#444" stroke-width="0.2"'
    return (
        f'<path d="M0 5 v4 M{width:.2f} 5 v4 M0 7 h{width:.2f}" {line}/>'
        f'<text x="{width / 2:.2f}" y="12" font-size="4" text-anchor="middle">{width:.1f}</text>'
        f'<path d="M{width + 3:.2f} 0 h4 M{width + 3:.2f} {-depth:.2f} h4'
        f' M{width + 5:.2f} 0 v{-depth:.2f}" {line}/>'
        f'<text x="{width + 8:.2f}" y="{-depth / 2:.2f}" font-size="4">{depth:.1f}</text>'
    )


# --- the pictures -------------------------------------------------------------------------------


def picture_files(board):
    """{file: picture} of the board's page: put together, and on the bed."""
    shown = make(board, next(iter(variants(board).values())))
    folder = ROOT / "boards" / board / "case"
    solids = [(part.solid, COLOURS[number % 3]) for number, part in enumerate(shown)]
    found = {folder / "case.png": render(solids)}
    if len(shown) > 1:
        laid, x = [], 0.0
        for number, part in enumerate(shown):
            solid = part.on_bed()
            laid.append((solid.translate((x, 0, 0)), COLOURS[number % 3]))
            x += solid.bounding_box()[3] + 12
        found[folder / "parts.png"] = render(laid, tilted=58, turned=-18)
    return found


# --- the files ----------------------------------------------------------------------------------


def build(board, out, changes, say=print):
    """Every part of a board as STL, and the sheet, into a folder of `out`."""
    folder = out / board
    folder.mkdir(parents=True, exist_ok=True)
    found = pieces(board, changes)
    for name, part in found.items():
        solid = part.on_bed()
        path = folder / f"{name}.stl"
        path.write_bytes(stl(solid))
        width, depth, height = solid.bounding_box()[3:]
        grams = solid.volume() / 1000 * PLA
        say(f"{path}: {width:.0f} x {depth:.0f} x {height:.0f} mm, {grams:.0f} g of PLA if solid")
        wall, place = thinnest(solid)
        if wall < LEAST_WALL - ROUNDING:
            say(f"  warning: a wall of {wall:.1f} mm at {place}; {LEAST_WALL} is the least")
    (folder / "sheet.svg").write_text(sheet(board, found), encoding="utf-8")
    say(f"{folder / 'sheet.svg'}")


def draw_pictures(board, say=print):
    for path, picture in picture_files(board).items():
        save_picture(picture, path)
        say(f"{path}")
