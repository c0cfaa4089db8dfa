# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The colour controller against byte sequences written from its datasheet."""

import pytest

from host_sim.chips.tft import ILI9341, ST7735R, ST7789

RED, GREEN, BLUE = b"\xf8\x00", b"\x07\xe0", b"\x00\x1f"


def send(chip, command, *parameters):
    chip.spi_write(bytes([command]), False)
    if parameters:
        chip.spi_write(bytes(parameters), True)


def portrait(order=0xC8):
    chip = ST7735R(128, 160)
    send(chip, 0x11)
    send(chip, 0x3A, 0x05)
    send(chip, 0x36, order)
    send(chip, 0x29)
    return chip


def write(chip, columns, rows, pixels):
    send(chip, 0x2A, 0, columns[0], 0, columns[1])
    send(chip, 0x2B, 0, rows[0], 0, rows[1])
    send(chip, 0x2C)
    chip.spi_write(pixels, True)


def coloured(chip):
    return {
        (x, y): dot
        for y, row in enumerate(chip.pixels())
        for x, dot in enumerate(row)
        if dot != (0, 0, 0)
    }


def test_window_fills_row_by_row():
    chip = portrait()
    write(chip, (3, 4), (7, 8), RED + GREEN + BLUE + RED)
    assert coloured(chip) == {
        (3, 7): (255, 0, 0), (4, 7): (0, 255, 0), (3, 8): (0, 0, 255), (4, 8): (255, 0, 0),
    }  # fmt: skip


def test_a_pixel_may_come_in_two_transfers_and_the_window_wraps():
    chip = portrait()
    write(chip, (0, 0), (0, 1), RED[:1])
    chip.spi_write(RED[1:] + GREEN + BLUE, True)
    assert coloured(chip) == {(0, 0): (0, 0, 255), (0, 1): (0, 255, 0)}


@pytest.mark.parametrize(
    ("order", "place"),
    [(0xC8, (2, 5)), (0x88, (125, 5)), (0x48, (2, 154)), (0x08, (125, 154)), (0xE8, (5, 2))],
)
def test_madctl_turns_and_mirrors(order, place):
    chip = portrait(order)
    write(chip, (2, 2), (5, 5), GREEN)
    assert coloured(chip) == {place: (0, 255, 0)}


def test_colour_order_must_match_the_glass():
    chip = portrait(0xC0)
    write(chip, (0, 0), (0, 0), RED)
    assert coloured(chip) == {(0, 0): (0, 0, 255)}


def woken(chip, order):
    send(chip, 0x11)
    send(chip, 0x3A, 0x05)
    send(chip, 0x36, order)
    send(chip, 0x29)
    return chip


def test_an_st7789_on_its_side_shows_a_window_of_its_memory_and_is_negative():
    chip = woken(ST7789(240, 135, 90, (40, 53)), 0x60)
    assert chip.pixels()[0][0] == (255, 255, 255)
    send(chip, 0x21)
    write(chip, (40, 40), (53, 53), RED)
    # Beyond the glass: in memory, but not to be seen.
    write(chip, (39, 39), (53, 53), GREEN)
    assert coloured(chip) == {(0, 0): (255, 0, 0)}
    # The same place of the glass, with memory addressed upright.
    send(chip, 0x36, 0x00)
    write(chip, (186, 186), (40, 40), BLUE)
    assert coloured(chip) == {(0, 0): (0, 0, 255)}


def test_an_ili9341_on_its_side_shows_all_of_its_memory_with_blue_first():
    chip = woken(ILI9341(), 0x28)
    write(chip, (0, 0), (0, 0), RED)
    send(chip, 0x2A, 1, 63, 1, 63)
    send(chip, 0x2B, 0, 239, 0, 239)
    send(chip, 0x2C)
    chip.spi_write(GREEN, True)
    assert coloured(chip) == {(0, 0): (255, 0, 0), (319, 239): (0, 255, 0)}
    send(chip, 0x36, 0x20)
    assert coloured(chip)[0, 0] == (0, 0, 255)


def test_inversion_sleep_and_off():
    chip = portrait()
    send(chip, 0x21)
    assert chip.pixels()[0][0] == (255, 255, 255)
    send(chip, 0x10)
    assert coloured(chip) == {}
    send(chip, 0x11)
    send(chip, 0x28)
    assert coloured(chip) == {}


def test_eighteen_bit_pixels_take_three_bytes():
    chip = portrait()
    send(chip, 0x3A, 0x06)
    write(chip, (0, 1), (0, 0), b"\xfc\x00\x00\x00\xfc\x00")
    assert coloured(chip) == {(0, 0): (255, 0, 0), (1, 0): (0, 255, 0)}


def test_reset_forgets_settings_but_not_memory():
    chip = portrait()
    write(chip, (0, 0), (0, 0), RED)
    send(chip, 0x01)
    assert (chip.on, chip.awake, chip.order, chip.bytes_a_pixel) == (False, False, 0, 3)
    assert chip.unknown_commands == []
    send(chip, 0x11)
    send(chip, 0x29)
    assert len(coloured(chip)) == 1
