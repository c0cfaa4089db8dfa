# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The one-bit controllers against byte sequences written from their datasheets."""

import pytest

from host_sim.chips.oled import I2C_CHIPS, SH1106, SH1107, SSD1306, SSD1309


def command(chip, *bytes_sent):
    chip.i2c_write(bytes([0x00, *bytes_sent]))


def data(chip, *bytes_sent):
    chip.i2c_write(bytes([0x40, *bytes_sent]))


def lit(chip):
    """The lit dots as (x, y)."""
    return {(x, y) for y, row in enumerate(chip.pixels()) for x, dot in enumerate(row) if dot}


def upright_ssd1306():
    chip = SSD1306()
    command(chip, 0x8D, 0x14, 0xA1, 0xC8, 0x20, 0x00, 0xAF)
    return chip


def upright_sh1106():
    chip = SH1106()
    command(chip, 0xA1, 0xC8, 0xAF)
    return chip


def featherwing_sh1107():
    chip = SH1107()
    command(chip, 0xA8, 0x3F, 0xD3, 0x60, 0xDC, 0x00, 0xA0, 0xC0, 0x20, 0xAF)
    return chip


def test_ssd1306_fills_its_window_row_of_pages_by_row_of_pages():
    chip = upright_ssd1306()
    command(chip, 0x21, 10, 11, 0x22, 2, 3)
    data(chip, 0x01, 0x80, 0x03, 0x00)
    assert lit(chip) == {(10, 16), (11, 23), (10, 24), (10, 25)}


def test_ssd1306_window_wraps_to_its_own_start():
    chip = upright_ssd1306()
    command(chip, 0x21, 126, 127, 0x22, 7, 7)
    data(chip, 0xFF, 0xFF, 0x01, 0x01)
    assert lit(chip) == {(126, 56), (127, 56)}


def test_ssd1306_vertical_mode_goes_down_the_pages_first():
    chip = upright_ssd1306()
    command(chip, 0x20, 0x01, 0x21, 0, 127, 0x22, 0, 1)
    data(chip, 0x01, 0x02, 0x04)
    assert lit(chip) == {(0, 0), (0, 9), (1, 2)}


def test_ssd1306_page_mode_stays_on_its_page():
    chip = upright_ssd1306()
    command(chip, 0x20, 0x02, 0xB1, 0x0F, 0x17)
    data(chip, 0x01, 0x01)
    assert lit(chip) == {(127, 8), (0, 8)}


def test_ssd1306_remap_changes_only_what_is_written_later():
    chip = upright_ssd1306()
    command(chip, 0x21, 0, 127, 0x22, 0, 7)
    data(chip, 0x01)
    command(chip, 0xA0)
    assert lit(chip) == {(0, 0)}
    command(chip, 0x21, 0, 127)
    data(chip, 0x02)
    assert lit(chip) == {(0, 0), (127, 1)}


def test_ssd1306_is_dark_without_its_charge_pump():
    chip = upright_ssd1306()
    command(chip, 0xA5)
    assert len(lit(chip)) == 128 * 64
    command(chip, 0x8D, 0x10)
    assert not lit(chip)


@pytest.mark.parametrize("make", [upright_ssd1306, upright_sh1106, featherwing_sh1107])
def test_whole_screen_commands(make):
    chip = make()
    dots = 128 * 64
    assert not lit(chip)
    command(chip, 0xA7)
    assert len(lit(chip)) == dots
    command(chip, 0xA6, 0xA5)
    assert len(lit(chip)) == dots
    command(chip, 0xAE)
    assert not lit(chip)
    command(chip, 0x81, 0x42)
    assert chip.contrast == 0x42
    assert chip.unknown_commands == []


@pytest.mark.parametrize("make", [upright_ssd1306, upright_sh1106])
def test_scan_direction_and_start_line(make):
    chip = make()
    command(chip, 0xB0, 0x10, 0x05)
    data(chip, 0x01)
    ((column, _),) = lit(chip)
    command(chip, 0xC0)
    assert lit(chip) == {(column, 63)}
    command(chip, 0xC8, 0x43)
    assert lit(chip) == {(column, 61)}


def test_sh1106_shows_132_columns_through_128():
    chip = upright_sh1106()
    command(chip, 0xB0, 0x10, 0x00)
    data(chip, 0xFF, 0xFF, 0x01)
    assert lit(chip) == {(0, 0)}
    command(chip, 0xA0)
    assert lit(chip) == {(127, 0)}


def test_sh1106_never_leaves_its_page():
    chip = upright_sh1106()
    command(chip, 0xB3, 0x18, 0x01)
    data(chip, 0x01, 0x01, 0x01, 0x01)
    assert lit(chip) == {(127, 24)}
    assert not any(chip.memory[4])


def test_sh1107_columns_are_the_lines_of_the_level_picture():
    chip = featherwing_sh1107()
    command(chip, 0xB0, 0x10, 0x00)
    data(chip, 0x01)
    assert lit(chip) == {(0, 63)}
    command(chip, 0xBF, 0x13, 0x0F)
    data(chip, 0x80)
    assert lit(chip) == {(0, 63), (127, 0)}
    command(chip, 0xA1)
    assert lit(chip) == {(127, 63), (0, 0)}
    command(chip, 0xA0, 0xC8)
    assert lit(chip) == {(0, 0), (127, 63)}


def test_sh1107_page_mode_walks_along_the_columns_and_wraps():
    chip = featherwing_sh1107()
    command(chip, 0xB0, 0x17, 0x0F)
    data(chip, 0x01, 0x02)
    assert (chip.page, chip.column) == (0, 1)
    assert lit(chip) == {(1, 63)}


@pytest.mark.parametrize("kind", I2C_CHIPS.values())
def test_control_bytes(kind):
    chip = kind()
    chip.i2c_write(bytes([0x80, 0x81, 0x80, 0x11]))
    assert chip.contrast == 0x11
    chip.i2c_write(bytes([0x80, 0xB1, 0xC0, 0x55, 0x40, 0x66, 0x77]))
    assert bytes(chip.memory[1][:3]) == b"\x55\x66\x77"
    with pytest.raises(ValueError, match="control byte"):
        chip.i2c_write(bytes([0x01, 0x00]))


def test_counts():
    chip = upright_ssd1306()
    chip.clear_counts()
    command(chip, 0x21, 0, 127, 0x22, 0, 7)
    data(chip, *bytes(1024))
    assert (chip.bytes, chip.data_bytes) == (7 + 1025, 1024)
    assert (chip.transactions, chip.refreshes) == (2, 1)


def test_memory_and_settings_are_gone_without_power():
    chip = upright_ssd1306()
    command(chip, 0x21, 0, 127, 0x22, 0, 7)
    data(chip, 0xFF)
    chip.power_off()
    assert not chip.on
    assert not any(map(any, chip.memory))


def test_ssd1309_needs_no_charge_pump_and_has_none():
    chip = SSD1309()
    command(chip, 0xA1, 0xC8, 0x20, 0x00, 0xAF)
    command(chip, 0x21, 3, 3, 0x22, 1, 1)
    data(chip, 0x01)
    assert lit(chip) == {(3, 8)} and chip.unknown_commands == []
    command(chip, 0x8D)
    assert chip.unknown_commands == [0x8D]
