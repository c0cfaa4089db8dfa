# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Stories of the ways that save presses, with the keys of each board: squares by two axes, patterns
laid whole and undone whole, long lists by thirds or by number, dice from the table menu, and a game
as last time."""

import pytest

from host_sim.device import Device
from host_sim.story import hand_of
from tests.boards.test_boards import OURS

pytestmark = pytest.mark.slow

# To the next row, to the next square in it, what is pressed between the two, and what takes it.
BY_AXES = ("NEXT", "NEXT", ["OK"], "OK")
KEYS = {
    "feather_oled": BY_AXES,
    "feather_reverse_tft": BY_AXES,
    "pico_display": BY_AXES,
    "pico_ring": BY_AXES,
    "pybadge": ("DOWN", "NEXT", [], "OK"),
    "pygamer": ("DOWN", "NEXT", [], "OK"),
    "macropad_rp2040": ("K8", "K6", [], "K5"),
}


class Table:
    """Hands at a simulated board."""

    def __init__(self, device, board):
        self.device = device
        self.board = board
        self.presses = 0
        device.power_on()
        device.advance(3000)

    def do(self, *lines):
        for line in lines:
            for ms in hand_of(line)(self.device):
                self.device.advance(ms)
            self.device.advance(300)
        return self

    def press(self, *keys):
        self.presses += len(keys)
        return self.do(*["press " + key for key in keys])

    @property
    def question(self):
        return self.device.app.question

    @property
    def game(self):
        return self.device.app.play.session.run.game

    @property
    def blinking(self):
        return list(self.device.app.scene.picture[3])

    def until(self, *keys):
        """On by OK to one of these questions."""
        for _ in range(30):
            if self.question.key in keys:
                return self
            if self.question.timeout_ms:
                self.do("wait 1")  # a roll goes on by itself
            else:
                self.press("OK")
        raise AssertionError(self.device.describe())

    def open(self, title, players, level):
        self.do("take games", "choose " + title, f"choose {players}")
        return self.until("level").do("take " + level)


@pytest.fixture(params=OURS)
def table(request):
    with Device(request.param, lang="en") as device:
        yield Table(device, request.param)


def squares_of(squares):
    return [at for at, digit in enumerate(f"{squares:0256b}") if digit == "1"]


def test_a_pattern_is_laid_by_row_column_and_turn_and_undone_whole(table):
    down, right, between, ok = KEYS[table.board]
    table.open("Fire Tower", 4, "referee").until("spread").until("action")
    table.do("take card", "take snag")
    squares = list(table.question.squares)
    assert table.question.key == "first" and len(squares) > 6
    rows = {square >> 4 for square in squares}
    start = table.blinking[0] >> 4
    table.press(down)
    (row,) = {square >> 4 for square in table.blinking}
    assert row in rows and row != start, "only rows that have a legal square"
    if between:
        assert table.blinking == [square for square in squares if square >> 4 == row]
        table.press(*between)
    assert len(table.blinking) == 1
    before = table.blinking[0]
    table.press(right)
    (anchor,) = table.blinking
    assert anchor in squares and anchor != before and anchor >> 4 == row
    gems = table.game.board.gems
    table.press(ok)
    assert table.question.key == "lay"
    first = table.blinking
    assert len(first) > 1 and anchor in first, "the whole of it is seen before it lies"
    table.press("NEXT")
    turned = table.blinking
    assert turned != first and anchor in turned and table.game.board.gems == gems
    table.press("OK")
    assert squares_of(table.game.board.gems & ~gems) == sorted(turned)
    table.do("press BACK", "take undo")
    assert table.game.board.gems == gems and table.question.key == "lay", "all of it, at once"


def test_a_long_list_is_two_presses(table):
    table.open("Tricky Badger", 3, "companion").until("prize")
    if table.device.app.ports.direct_keys:
        table.press("K1")
    else:
        table.press("PREV")
        assert table.question.key == "prize" and "badger" in table.device.describe()
        table.press("PREV")
    assert (table.question.key, table.game.prize) == ("winner", "badger")


def test_dice_are_two_presses_from_the_table_menu_and_one_leads_back(table):
    table.open("Tricky Badger", 3, "companion").until("prize").do("press BACK")
    assert table.question.key == "menu"
    table.press("PREV", "OK")
    assert table.device.app.scene.picture[0] == "dice"
    table.press("BACK")
    assert table.question.key == "prize"


@pytest.mark.parametrize("title,players", [("Fire Tower", 4), ("Sky Tango", 2)])
def test_as_last_time_is_four_presses_from_power_on(table, title, players):
    table.open(title, players, "referee").until("spread", "turn")
    before = [table.game.colours, table.game.referee]
    table.do("press BACK", "take end").until("sure")
    table.do("take yes", "wait 5")  # some boards save a little later
    table.device.pull_plug()
    table.device.power_on()
    table.device.advance(3000)
    table.presses = 0
    table.until("spread", "turn")
    assert table.presses <= 4
    assert [table.game.colours, table.game.referee] == before
