# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The wiring pictures say what the boards' data say, wire by wire; so do the tables beside them.

After a change that is meant: `python3 tools/dev.py shots wiring`, then look at the pictures.
"""

import re
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

from tests.boards.test_boards import BOARDS, values
from tools import wiring_picture as wiring
from tools.maker import maker_values

SVG = "{http://www.w3.org/2000/svg}"
PICTURED = wiring.boards_with_wires()


def picture(board):
    return ElementTree.fromstring(wiring.picture_file(board).read_text("utf-8"))


def wires(board):
    """[(part, leg, pin, number, corners)] as the kept picture has them."""
    found = []
    for group in picture(board).iter(SVG + "g"):
        if group.get("class") == "wire":
            path = group.find(SVG + "path").get("d")
            corners = [tuple(map(float, point)) for point in re.findall(r"([\d.]+) ([\d.]+)", path)]
            names = [group.get("data-" + name) for name in ("part", "leg", "pin", "number")]
            found.append((*names, corners))
    return found


def told_by_the_board(board):
    """{(part, leg): pin} from girouette_board.py and maker.toml, without the drawing's help."""
    data = values(BOARDS / board)
    told = {("display", "SDA"): data["DISPLAY"][1], ("display", "SCL"): data["DISPLAY"][2]}
    for name, pin in zip(data["KEY_NAMES"], data["KEYS"][1], strict=True):
        told["keys", name] = pin
    if data["LIGHTS"]:
        told["lights", "DIN"] = data["LIGHTS"][0]
    if data["SOUND"]:
        told["sound", "+"] = data["SOUND"][0]
    for part, legs in maker_values(board)["supply"].items():
        for leg, pin in legs.items():
            told[part, leg] = pin
    return told


def test_the_boards_that_wire_something_have_a_picture():
    assert {"pico_ring", "feather_oled", "template"} <= set(PICTURED)


@pytest.mark.parametrize("board", PICTURED)
class TestPicture:
    def test_is_what_the_data_draw(self, board):
        kept = wiring.picture_file(board).read_text("utf-8")
        assert kept == wiring.draw(board), "draw it anew: python3 tools/dev.py shots wiring"

    def test_has_every_wire_of_the_board_and_no_other(self, board):
        shown = {
            (part, leg): (pin, int(number) if number.isdigit() else number)
            for part, leg, pin, number, _corners in wires(board)
        }
        told = told_by_the_board(board)
        assert shown.keys() == told.keys()
        for wire, pin in told.items():
            assert pin in shown[wire], wire

    def test_each_wire_ends_at_its_pin_and_at_its_leg(self, board):
        texts = {}
        for text in picture(board).iter(SVG + "text"):
            texts.setdefault(float(text.get("y")) - 4, []).append(text.text)
        dots = {
            (float(dot.get("cx")), float(dot.get("cy")))
            for dot in picture(board).iter(SVG + "circle")
        }
        for _part, leg, pin, number, corners in wires(board):
            assert corners[0] in dots and corners[-1] in dots
            short = number.replace("GPIO", "IO")
            beside_pin = texts[corners[0][1]]
            assert {f"{short} {pin}".strip(), f"{pin} {short}".strip()} & set(beside_pin)
            beside_leg = texts[corners[-1][1]]
            assert (f"{pin} · {short}" if short else pin) in beside_leg
            assert any(text.split()[-1] == leg for text in beside_leg)

    def test_no_wire_lies_on_another(self, board):
        pieces = []
        for part, leg, pin, _number, corners in wires(board):
            for (x, y), (u, v) in zip(corners, corners[1:], strict=False):
                assert x == u or y == v, "wires go straight"
                along, across = ("h", y) if y == v else ("v", x)
                span = sorted((x, u) if along == "h" else (y, v))
                pieces.append((along, across, *span, (part, leg), pin))
        for one in pieces:
            for two in pieces:
                if one[4] < two[4] and one[:2] == two[:2] and one[5] != two[5]:
                    assert one[3] <= two[2] or two[3] <= one[2], (one, two)

    def test_the_pages_tables_name_every_wire(self, board):
        for page in sorted((BOARDS / board).glob("README*.md")):
            rows = [line.split("|") for line in page.read_text("utf-8").splitlines()]
            rows = [row for row in rows if len(row) > 3]
            for part, leg, pin, number, _corners in wires(board):
                if part == "display" and "wing" in maker_values(board).get("extra", {}):
                    continue  # plugged, not soldered: one row for all
                name = {"sound": "piezo"}.get(part, leg)
                numbered = rf"\b{pin}\b.*\({'broche' if '.fr.' in page.name else 'pin'} {number}\)"
                wanted = numbered if number.isdigit() else rf"\b{pin}\b"
                hits = [
                    row
                    for row in rows
                    if re.search(rf"\b{name}\b", row[1]) and re.search(wanted, row[2] + row[3])
                ]
                # All keys share one ground, which stands in the note of each.
                if part in ("keys", "sound") and leg == "GND":
                    hits = [row for row in rows if re.search(wanted, row[3])]
                assert hits, f"{page.name}: {part} {leg} at {pin} {number}"


def test_another_pin_makes_another_picture(monkeypatch):
    data = values(BOARDS / "pico_ring")
    before = wiring.draw("pico_ring")
    data["LIGHTS"] = ("GP3", *data["LIGHTS"][1:])
    monkeypatch.setattr(wiring, "board_values", lambda board: SimpleNamespace(**data))
    after = wiring.draw("pico_ring")
    assert after != before
    assert 'data-leg="DIN" data-pin="GP3" data-number="5"' in after


def test_a_pin_that_the_module_does_not_have_is_named(monkeypatch):
    data = values(BOARDS / "pico_ring")
    data["LIGHTS"] = ("GP99", *data["LIGHTS"][1:])
    monkeypatch.setattr(wiring, "board_values", lambda board: SimpleNamespace(**data))
    with pytest.raises(ValueError, match="no GP99"):
        wiring.draw("pico_ring")


@pytest.mark.parametrize("board", PICTURED)
def test_the_pinout_is_that_of_circuitpythons_board(board):
    """Every name of a pin that CircuitPython knows, once; supplies besides."""
    pinout = wiring.Pinout(board)
    named = [name for name, _number in pinout.rows.values()]
    supplies = {"GND", "AGND", "3V3", "3V3_EN", "VBUS", "VSYS", "ADC_VREF", "RUN"}
    supplies |= {"RST", "BAT", "EN", "USB"}
    pins = [name for name in named if name not in supplies]
    assert len(pins) == len(set(pins))
    assert set(pins) <= set(pinout.chip)
