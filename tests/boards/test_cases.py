# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The printed cases: fit to be printed, and holes where the boards and their parts want them."""

import re
from math import cos, pi, radians, sin
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image

from tests.boards.test_boards import BOARDS
from tests.boards.test_boards import values as board_data
from tools import case, case_parts, solid
from tools.case import CaseError, case_boards

# Circles are made of straight lines: their walls lose this much.
ROUNDING = 0.05
KEYS = [
    ("macropad_rp2040", "stand"),
    ("pico_ring", "base"),
    ("pico_ring", "shell-oled-0.96"),
    ("pico_ring", "shell-oled-1.3"),
    ("pybadge", "foot"),
]


@pytest.fixture(scope="module")
def made():
    """Every part, by board and file name."""
    return {
        (board, name): part
        for board in case_boards()
        for name, part in case_parts.pieces(board).items()
    }


@pytest.fixture(scope="module")
def pico():
    """The Pico's shell and base as they are used, with the larger OLED."""
    return {part.name: part.solid for part in case_parts.make("pico_ring")}


def test_the_three_boards_have_one(made):
    assert {"pico_ring", "macropad_rp2040", "pybadge"} <= set(case_boards())
    assert sorted(made) == KEYS, "all of them are looked at below"


# --- printing ------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS, ids=" ".join)
class TestPiece:
    def test_the_file_is_closed_and_inside_is_inside(self, made, key):
        data = solid.stl(made[key].on_bed())
        corners = solid.read_stl(data)
        assert len(data) == 84 + 50 * len(corners)
        assert solid.open_edges(corners) == 0
        # The volume by its surface: negative if the triangles looked inwards.
        volume = np.einsum("ij,ij->i", corners[:, 0], np.cross(corners[:, 1], corners[:, 2]))
        assert volume.sum() / 6 == pytest.approx(made[key].solid.volume(), rel=1e-3)

    def test_no_wall_is_too_thin(self, made, key):
        wall, place = solid.thinnest(made[key].on_bed())
        assert wall >= solid.LEAST_WALL - ROUNDING, f"{wall:.2f} mm at {place}"

    def test_nothing_is_printed_upon_air(self, made, key):
        assert solid.overhang(solid.triangles(made[key].on_bed())) < 0.01

    def test_it_fits_the_bed_and_lies_on_it(self, made, key):
        x, y, z, width, depth, height = made[key].on_bed().bounding_box()
        assert (x, y, z) == pytest.approx((0, 0, 0), abs=1e-6)
        assert max(width, depth, height) <= solid.BED - 10, "a margin for brim and clips"
        lying = solid.triangles(made[key].on_bed())
        crossed, doubled = solid.normals(lying)
        touching = (lying[:, :, 2].max(axis=1) < 1e-3) & (crossed[:, 2] < 0)
        assert doubled[touching].sum() / 2 > 400, "enough of it sticks to the bed"

    def test_it_is_one_piece(self, made, key):
        assert len(made[key].solid.decompose()) == 1


# --- the checks find what they are for -----------------------------------------------------------


def test_a_thin_wall_is_found():
    tray = solid.box(0, 0, 0, 30, 30, 10) - solid.box(1.2, 2, 2, 26.8, 26, 10)
    wall, place = solid.thinnest(tray)
    assert wall == pytest.approx(1.2, abs=0.01) and place[0] < 2
    wedge = solid.prism([(0, 0), (30, 0), (30, 8)], 0, 20)
    assert solid.thinnest(wedge)[0] < 0.6, "a sharp edge is thin"
    assert solid.thinnest(solid.box(0, 0, 0, 30, 30, 10))[0] == pytest.approx(10, abs=0.01)


def test_an_overhang_is_found():
    table = solid.box(8, 8, 0, 4, 4, 10) + solid.box(0, 0, 10, 20, 20, 2)
    assert solid.overhang(solid.triangles(table)) == pytest.approx(400 - 16, rel=1e-3)
    assert solid.overhang(solid.triangles(table.rotate((180, 0, 0)).translate((0, 20, 12)))) == 0


def test_an_open_edge_is_found():
    corners = solid.triangles(solid.box(0, 0, 0, 5, 5, 5))
    assert solid.open_edges(corners) == 0
    assert solid.open_edges(corners[1:]) == 3


# --- holes: through the face, where the data say -------------------------------------------------


def through(shell, x, y):
    """Whether one can look straight down into the case there."""
    return solid.is_free(shell, (x, y, 60.0), (x, y, 10.0))


def test_a_hole_for_each_key_in_the_order_of_the_board(pico):
    size = case_parts.sizes("pico_ring")
    names = board_data(BOARDS / "pico_ring")["KEY_NAMES"]
    radius = size["keys"]["diameter"] / 2
    for number, _name in enumerate(names):
        x = size["width"] / 2 + (number - (len(names) - 1) / 2) * size["keys"]["pitch"]
        y = size["keys"]["y"]
        for angle in range(0, 360, 45):
            step = (cos(radians(angle)), sin(radians(angle)))
            near, far = radius - 0.2, radius + 0.4
            assert through(pico["shell"], x + near * step[0], y + near * step[1])
            assert not through(pico["shell"], x + far * step[0], y + far * step[1])


def test_a_hole_for_each_pixel_and_north_above_the_first(pico):
    size = case_parts.sizes("pico_ring")
    _pin, count, shape = board_data(BOARDS / "pico_ring")["LIGHTS"]
    assert shape == "ring"
    middle, radius = (size["width"] / 2, size["ring"]["y"]), size["ring"]["pixels"] / 2
    for number in range(2 * count):
        angle = pi * number / count
        x, y = middle[0] + radius * sin(angle), middle[1] + radius * cos(angle)
        assert through(pico["shell"], x, y) == (number % 2 == 0)
    # The mark: straight away from the reader, behind the ring, pointing north.
    start = middle[1] + size["ring"]["outside"] / 2
    open_at = [
        y for y in np.arange(start, size["depth"], 0.25) if through(pico["shell"], middle[0], y)
    ]
    assert open_at and max(open_at) - min(open_at) == pytest.approx(size["north"]["length"], abs=1)
    wide = [
        sum(through(pico["shell"], middle[0] + dx, y) for dx in np.arange(-6, 6, 0.25))
        for y in (min(open_at), max(open_at))
    ]
    assert wide[0] > wide[1] > 0, "it gets narrower towards north"


@pytest.mark.parametrize("inches", ["0.96", "1.3"])
def test_a_window_for_the_oled_of_either_size(inches):
    shell = case_parts.make("pico_ring", {"oled.size": inches})[0].solid
    size = case_parts.sizes("pico_ring")
    across, high = size["oled_sizes"][inches]["window"]
    x, y = size["width"] / 2, size["oled"]["y"]
    for dx, dy in ((-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)):
        assert through(shell, x + dx * (across / 2 - 0.3), y + dy * (high / 2 - 0.3))
        if dx:
            assert not through(shell, x + dx * (across / 2 + 0.3), y)
            assert not through(shell, x, y + dy * (high / 2 + 0.3))
    # The module lies in its fence: nothing is in its place, and it cannot slip.
    wide, deep = size["oled_sizes"][inches]["board"]
    under = size["height"] - size["wall"] - 1
    corner = (x - wide / 2, y - deep / 2, under)
    assert solid.is_free(shell, corner, (x + wide / 2, y - deep / 2, under))
    assert not solid.is_free(shell, (x, y, under), (x + wide / 2 + 1.5, y, under))


def test_the_piezo_is_heard_and_the_plug_goes_in(pico):
    size = case_parts.sizes("pico_ring")
    assert through(pico["shell"], size["piezo"]["x"], size["oled"]["y"])
    # The Pico's plug is in the middle of the back wall, above base, posts and board.
    high = size["wall"] + size["posts"]["height"] + size["pico"]["board"] + 1.3
    inside, outside = size["depth"] - 10, size["depth"] + 10
    for dx in (-5.5, 0, 5.5):
        x = size["width"] / 2 + dx
        assert solid.is_free(pico["shell"], (x, inside, high), (x, outside, high))
    assert not solid.is_free(pico["shell"], (20, inside, high), (20, outside, high))


def test_the_picos_posts_have_its_holes(pico):
    size = case_parts.sizes("pico_ring")
    across, along = size["pico"]["holes"]
    end = size["depth"] - size["wall"] - size["pico"]["plug"] - size["pico"]["end"]
    top = size["wall"] + size["posts"]["height"]
    for x in (size["width"] / 2 - across / 2, size["width"] / 2 + across / 2):
        for y in (end, end - along):
            assert solid.is_free(pico["base"], (x, y, top + 5), (x, y, size["wall"] + 0.1))
            beside = x + size["posts"]["hole"] / 2 + 0.5
            hit = pico["base"].ray_cast((beside, y, top + 5), (beside, y, -5))[0]
            assert hit.position[2] == pytest.approx(top)


def test_screws_go_through_the_base_into_the_shell(pico):
    size = case_parts.sizes("pico_ring")
    inset = size["screws"]["inset"]
    for x in (inset, size["width"] - inset):
        for y in (inset, size["depth"] - inset):
            assert solid.is_free(pico["base"], (x, y, -5), (x, y, 10))
            deep = size["wall"] + size["screws"]["depth"] - 0.1
            assert solid.is_free(pico["shell"], (x, y, -5), (x, y, deep))
            assert not through(pico["shell"], x, y), "no screw comes out at the top"


def test_parts_inside_do_not_meet(pico):
    assert (pico["shell"] ^ pico["base"]).volume() == pytest.approx(0, abs=1e-3)


# --- stand and foot ------------------------------------------------------------------------------


def test_the_macropad_lies_in_its_tray_at_the_tilt_and_its_plug_is_free():
    size = case_parts.sizes("macropad_rp2040")
    stand = case_parts.make("macropad_rp2040")[0].solid
    pad, slope = size["pad"], radians(size["tilt"])
    room = size["clearance"] / 2
    body = solid.box(0, 0, 0.01, pad["width"], pad["depth"], 9)
    body = body.translate((size["rim"] + room, size["rim"] + room, -pad["sunk"]))
    body = body.rotate((size["tilt"], 0, 0)).translate((0, 0, size["front"]))
    assert (stand ^ body).volume() == pytest.approx(0, abs=1e-3), "there is room for it"
    sunk = body.translate((0, 0, -0.5))
    assert (stand ^ sunk).volume() > 50, "and it rests on something"
    # Straight out of the far end, in the middle.
    middle = size["rim"] + pad["width"] / 2 + room
    start = np.array(
        [middle, (pad["depth"]) * cos(slope), size["front"] + pad["depth"] * sin(slope)]
    )
    out = np.array([0, cos(slope), sin(slope)]) * 30
    assert solid.is_free(stand, start.tolist(), (start + out).tolist())
    aside = start - [pad["width"] / 3, 0, 0.5]
    assert not solid.is_free(stand, aside.tolist(), (aside + out).tolist())


def test_the_pybadge_stands_in_its_slot_and_does_not_tip():
    size = case_parts.sizes("pybadge")
    foot = case_parts.make("pybadge")[0].solid
    slot, lean = size["slot"], radians(size["lean"])
    tall, thick = 60.0, slot["width"] - 0.4
    badge = solid.box(0, 0.2, 0.01 - slot["depth"], size["badge"]["width"], thick, tall)
    badge = badge.translate((size["side"] + size["clearance"] / 2, 0, 0))
    badge = badge.rotate((-size["lean"], 0, 0)).translate((0, size["front"], size["height"]))
    assert (foot ^ badge).volume() == pytest.approx(0, abs=1e-3)
    assert (foot ^ badge.translate((0, 3, 0))).volume() > 10, "it is held"
    # Its middle is above the foot's ground, well before the far edge.
    middle = size["front"] + (tall / 2 - slot["depth"]) * sin(lean)
    assert 5 < middle < size["depth"] - 10


# --- sizes, files, pictures ----------------------------------------------------------------------


def test_a_size_can_be_changed_and_an_unknown_one_is_named():
    parts = case_parts.make("pico_ring", {"width": 110.0})
    assert parts[0].solid.bounding_box()[3] == pytest.approx(110)
    with pytest.raises(CaseError, match="no size ring.colour"):
        case_parts.sizes("pico_ring", {"ring.colour": 1})
    assert case.changed(["oled.size=0.96", "wall=3", "x=[1, 2]"]) == {
        "oled.size": "0.96", "wall": 3, "x": [1, 2],
    }  # fmt: skip


def test_the_command_writes_files_and_a_sheet(made, tmp_path, capsys):
    assert case.main(["--board", "pybadge", "--out", str(tmp_path)]) == 0
    assert solid.open_edges(solid.read_stl((tmp_path / "pybadge" / "foot.stl").read_bytes())) == 0
    sheet = ElementTree.fromstring((tmp_path / "pybadge" / "sheet.svg").read_text("utf-8"))
    texts = [text.text for text in sheet.iter("{http://www.w3.org/2000/svg}text")]
    width, depth = made["pybadge", "foot"].on_bed().bounding_box()[3:5]
    assert {"foot", f"{width:.1f}", f"{depth:.1f}"} <= set(texts)
    assert re.fullmatch(r"[\d.]+mm", sheet.get("width") or ""), "drawn at its true size"
    assert "warning" not in capsys.readouterr().out
    assert case.main(["--board", "pybadge", "--set", "side=1", "--out", str(tmp_path)]) == 0
    assert "warning: a wall of 1.0 mm" in capsys.readouterr().out
    assert case.main(["--board", "pybadge", "--set", "size=1", "--out", str(tmp_path)]) == 1


@pytest.mark.parametrize("board", case_boards())
def test_the_pages_pictures_show_the_case_of_today(board):
    for path, drawn in case_parts.picture_files(board).items():
        assert path.exists(), "draw it: python3 tools/dev.py case --pictures"
        assert path.stat().st_size < 20_000
        with Image.open(path) as kept:
            difference = np.abs(np.asarray(kept.convert("RGB"), int) - np.asarray(drawn, int))
        # Few colours are kept, and a processor may round an edge otherwise.
        assert (difference.max(axis=2) > 60).mean() < 0.002, f"{path}: case --pictures"
