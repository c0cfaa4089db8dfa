# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Every board folder: plain values, real pins, a README that says how to build and rescue it."""

import ast
import pathlib
import re

import pytest

from host_sim.definitions import BoardDefinition
from tools import power

BOARDS = pathlib.Path(__file__).parents[2] / "boards"
FOLDERS = sorted(path for path in BOARDS.iterdir() if path.is_dir())
NAMES = {
    "NAME", "BOARD_ID", "PORT", "DISPLAY", "DISPLAY_SIZE", "COLOUR_DISPLAY", "ROTATIONS", "KEYS",
    "KEY_NAMES", "WHEEL", "LONG_PRESS_BACK", "SPARE_KEY_BACK", "LIGHTS", "SOUND",
    "CURRENT_LIMIT_MA",
}  # fmt: skip
OPTIONAL = {"BATTERY", "BOARD_IDS", "LIGHTS_POWER", "STICK"}
LOGICAL = {"PREV", "NEXT", "UP", "DOWN", "OK", "BACK", "MENU"} | {f"K{n}" for n in range(1, 13)}


def values(folder):
    found = {}
    exec((folder / "girouette_board.py").read_text("utf-8"), found)
    return {name: value for name, value in found.items() if name.isupper()}


def on_spi(board):
    """A colour display on wires: its pins stand together."""
    return len(board["DISPLAY"]) > 1 and isinstance(board["DISPLAY"][1], tuple)


def has_led(board):
    """One light of three colours, on pins of its own."""
    return bool(board["LIGHTS"]) and isinstance(board["LIGHTS"][0], tuple)


def pins(board):
    """Every pin name that a board's values mention."""
    named = []
    if on_spi(board):
        named += [pin for pin in board["DISPLAY"][1] if pin]
    elif board["DISPLAY"][0] != "builtin":
        named += board["DISPLAY"][1:3]
    named += board["KEYS"][1] if board["KEYS"][0] == "pins" else board["KEYS"][1:4]
    named += board["WHEEL"] or ()
    if board["LIGHTS"]:
        named += board["LIGHTS"][0] if has_led(board) else board["LIGHTS"][:1]
    named += [pin for pin in board["SOUND"] or () if pin]
    named += board["BATTERY"][:1] if board.get("BATTERY") else ()
    named += board.get("STICK", ())
    named += [board["LIGHTS_POWER"]] if "LIGHTS_POWER" in board else []
    return list(named)


def test_our_boards_and_the_template_are_there():
    assert {*OURS, "template"} <= {folder.name for folder in FOLDERS}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
class TestBoard:
    def test_is_data_without_logic(self, folder):
        tree = ast.parse((folder / "girouette_board.py").read_text("utf-8"))
        for node in tree.body[1:]:
            assert isinstance(node, ast.Assign), ast.dump(node)
            for part in ast.walk(node.value):
                assert not isinstance(part, (ast.Call, ast.Name, ast.Lambda)), ast.dump(part)

    def test_says_everything_and_nothing_else(self, folder):
        assert set(values(folder)) - OPTIONAL == NAMES

    def test_pins_are_pins_of_that_board_and_each_used_once(self, folder):
        board = values(folder)
        for board_id in (board["BOARD_ID"], *board.get("BOARD_IDS", ())):
            definition = BoardDefinition(board_id)
            for pin in pins(board):
                assert pin in definition.pins, f"{board_id} has no {pin}"
            behind = [definition.pins[pin] for pin in pins(board)]
        assert len(behind) == len(set(behind)), "one pin has two duties"
        assert board["DISPLAY"][0] != "builtin" or definition.has_display

    def test_its_build_has_the_modules_that_the_firmware_needs(self, folder):
        board = values(folder)
        need = {"bitmaptools", "displayio", "keypad", "microcontroller", "storage", "supervisor"}
        if on_spi(board):
            need |= {"busdisplay", "busio", "fourwire"}
        elif board["DISPLAY"][0] != "builtin":
            need |= {"i2cdisplaybus", "busio"}
        if board["LIGHTS"]:
            need |= {"pwmio"} if has_led(board) else {"neopixel_write"}
        if board["WHEEL"]:
            need |= {"rotaryio"}
        if "BATTERY" in board or "STICK" in board:
            need |= {"analogio"}
        assert need <= BoardDefinition(board["BOARD_ID"]).modules

    def test_keys_have_known_names_and_every_action_has_a_way(self, folder):
        board = values(folder)
        names = set(board["KEY_NAMES"])
        assert names <= LOGICAL
        count = len(board["KEYS"][1]) if board["KEYS"][0] == "pins" else board["KEYS"][4]
        assert len(board["KEY_NAMES"]) == count + (4 if "STICK" in board else 0)
        levels = board["KEYS"][2] if board["KEYS"][0] == "pins" else None
        assert not isinstance(levels, tuple) or (len(levels) == count and len(set(levels)) == 2)
        assert "OK" in names
        assert board["WHEEL"] or {"PREV", "NEXT"} <= names
        assert "BACK" in names or board["LONG_PRESS_BACK"] or board["SPARE_KEY_BACK"]
        direct = [name for name in board["KEY_NAMES"] if name.startswith("K")]
        assert direct == [f"K{n + 1}" for n in range(len(direct))]

    def test_values_make_sense_together(self, folder):
        board = values(folder)
        assert board["PORT"] in ("rp2040", "rp2350", "samd51", "nrf52840", "esp32s")
        assert board["ROTATIONS"][0] == 0 and set(board["ROTATIONS"]) <= {0, 1, 2, 3}
        if on_spi(board):
            assert tuple(board["DISPLAY"][2:4]) == board["DISPLAY_SIZE"]
        elif board["DISPLAY"][0] != "builtin":
            assert tuple(board["DISPLAY"][4:6]) == board["DISPLAY_SIZE"]
        if board["LIGHTS"]:
            pin, count, shape = board["LIGHTS"]
            assert shape in ("ring", "grid", "strip") and 0 < count <= 64
            assert not has_led(board) or (len(pin), count) == (3, 1)
            # Each colour of a pixel in light takes up to 20 mA: the limit must allow some light.
            assert count < board["CURRENT_LIMIT_MA"] <= 500

    def test_readme_names_every_wire_and_the_way_back(self, folder):
        text = (folder / "README.md").read_text("utf-8")
        board = values(folder)
        for heading in ("Parts", "Wiring", "First flash", "Rescue"):
            assert re.search(rf"^## {heading}", text, re.M), heading
        if board["DISPLAY"][0] != "builtin":
            for pin in pins(board):
                assert re.search(rf"\b{pin}\b", text), pin


# --- pages in both languages ----------------------------------------------------------------------

PAGES = {
    "README.md": ("Parts", "Wiring", "Power", "First flash", "Rescue"),
    "README.fr.md": ("Pièces", "Câblage", "Alimentation", "Première installation", "Secours"),
}
OURS = (
    "feather_oled", "feather_reverse_tft", "macropad_rp2040", "pico_display", "pico_ring",
    "pybadge", "pygamer",
)  # fmt: skip


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("board", OURS)
class TestPage:
    def test_has_all_headings_and_leads_to_the_other_language(self, board, page):
        text = (BOARDS / board / page).read_text("utf-8")
        for heading in PAGES[page]:
            assert re.search(rf"^## {heading}$", text, re.M), heading
        (other,) = set(PAGES) - {page}
        assert f"]({other})" in text

    def test_says_what_to_look_for_and_what_not_to_buy(self, board, page):
        text = (BOARDS / board / page).read_text("utf-8")
        (head,) = re.findall(r"^\| (?:number|nombre) \|.*$", text, re.M)
        columns = [cell.strip() for cell in head.strip("|").split("|")]
        french = page.endswith(".fr.md")
        wanted = ["nombre", "pièce", "à chercher", "à ne pas acheter", "prix"]
        assert columns == (wanted if french else
                           ["number", "part", "look for", "do not buy", "price"])  # fmt: skip
        rows = re.findall(r"^\| \d+ \|.*$", text, re.M)
        assert rows and all(row.split("|")[-2].strip().startswith("€") for row in rows)

    def test_has_the_sums_of_its_power(self, board, page):
        text = (BOARDS / board / page).read_text("utf-8")
        for figure in power.statements(board):
            told = figure.replace(".", ",") if page.endswith(".fr.md") else figure
            assert told in text, told

    def test_names_where_circuitpython_for_it_is_published(self, board, page):
        text = (BOARDS / board / page).read_text("utf-8")
        board_values = values(BOARDS / board)
        for board_id in (board_values["BOARD_ID"], *board_values.get("BOARD_IDS", ())):
            assert f"https://circuitpython.org/board/{board_id}/" in text

    def test_has_the_same_links_and_pictures_in_both_languages(self, board, page):
        def targets(name):
            found = re.findall(r"\]\(([^)#\s]+)", (BOARDS / board / name).read_text("utf-8"))
            plain = [target.replace(".fr.md", ".md") for target in found]
            return sorted(target for target in plain if target != "README.md")

        assert targets("README.md") == targets("README.fr.md")


def test_power_is_a_sum_that_can_be_followed():
    bank = {"kind": "bank", "mAh": 1000}
    assert power.usable(bank) == pytest.approx(1000 * 3.7 / 5 * 0.85)
    assert power.usable({"kind": "cell", "mAh": 1000}) == pytest.approx(850)
    text, current = power.currents("pico_ring")["most"]
    assert text.endswith(f"= {current} mA")
    assert sum(int(part) for part in re.findall(r"\d+", text.partition("=")[0])) == current
