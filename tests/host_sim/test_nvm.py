# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The NVM of each port: what a write costs, and what a cut leaves."""

import pytest

from host_sim.chips.nvm import NVM
from host_sim.device import FirmwareCrashed
from host_sim.machine import PowerCut

from .common import device, run

ERASING_PORTS = ("samd51", "nrf52840", "esp32s")
PROGRAMMING_PORTS = ("rp2040", "rp2350")
SIZES = {"rp2040": 4096, "rp2350": 4096, "samd51": 8192, "nrf52840": 8192, "esp32s": 8192}


@pytest.mark.parametrize("port", SIZES)
def test_size_and_blank(port):
    nvm = NVM(port)
    assert len(nvm.data) == SIZES[port]
    assert set(nvm.data) == ({0x00} if port == "esp32s" else {0xFF})


@pytest.mark.parametrize("port", PROGRAMMING_PORTS)
def test_blank_bytes_are_programmed_without_an_erase(port):
    nvm = NVM(port)
    nvm.write(100, b"abc")
    nvm.write(103, b"def")
    assert nvm.data[100:106] == b"abcdef"
    assert (nvm.erases, nvm.bytes_programmed) == (0, 6)


@pytest.mark.parametrize("port", PROGRAMMING_PORTS)
def test_one_written_byte_among_the_targets_erases_the_sector(port):
    nvm = NVM(port)
    nvm.write(0, b"keep")
    nvm.write(100, b"abc")
    nvm.write(102, b"xyz")
    assert (nvm.data[0:4], nvm.data[100:105]) == (b"keep", b"abxyz")
    assert (nvm.erases, nvm.bytes_programmed) == (1, 7 + 4096)


@pytest.mark.parametrize("port", ERASING_PORTS)
def test_other_ports_erase_on_every_write(port):
    nvm = NVM(port)
    nvm.write(0, b"a")
    nvm.write(10, b"b")
    nvm.write(20, b"")
    assert nvm.erases == 2
    assert (nvm.data[0], nvm.data[10]) == (ord("a"), ord("b"))
    assert nvm.bytes_programmed == 2 * nvm.block


def test_nrf_pages_are_safe_from_each_other():
    nvm = NVM("nrf52840")
    nvm.write(0, b"first page")
    nvm.write(4094, b"over the border")
    assert nvm.erases == 3
    nvm.cut_power_in_erase()
    with pytest.raises(PowerCut):
        nvm.write(5000, b"second page")
    assert nvm.data[:10] == b"first page"
    assert nvm.data[4096:] != b"\xff" * 4096


def test_a_cut_in_an_append_tears_one_byte_and_harms_nothing_older():
    torn = set()
    for seed in range(20):
        nvm = NVM("rp2040", seed=seed)
        nvm.write(0, b"older")
        nvm.cut_power_after(2)
        with pytest.raises(PowerCut):
            nvm.write(5, b"\x00\x00\x00\x00")
        assert nvm.data[:7] == b"older\x00\x00"
        assert nvm.data[8:] == b"\xff" * 4088
        torn.add(nvm.data[7])
    assert len(torn) > 5


def test_a_torn_byte_loses_only_ones_that_it_should_lose():
    for seed in range(20):
        nvm = NVM("rp2040", seed=seed)
        nvm.cut_power_after(0)
        with pytest.raises(PowerCut):
            nvm.write(0, b"\xf0")
        assert nvm.data[0] & 0xF0 == 0xF0


def test_a_cut_between_erase_and_program_loses_what_was_not_written_back():
    nvm = NVM("rp2040")
    nvm.write(0, bytes(200))
    nvm.cut_power_after(50)
    with pytest.raises(PowerCut):
        nvm.write(10, b"new")
    assert nvm.data[:50] == bytes(10) + b"new" + bytes(37)
    assert nvm.data[51:] == b"\xff" * (4096 - 51)


def test_the_esp32_keeps_the_whole_blob_or_none_of_it():
    """Its store erases the old blob before it writes the new one, and drops a half-written one."""
    for cut in (lambda nvm: nvm.cut_power_after(100), lambda nvm: nvm.cut_power_in_erase()):
        nvm = NVM("esp32s")
        nvm.write(0, b"\xffolder")
        assert nvm.data == b"\xffolder" + bytes(8192 - 6)
        cut(nvm)
        with pytest.raises(PowerCut):
            nvm.write(300, b"new")
        assert nvm.data in (bytes(8192), b"\xffolder" + bytes(8192 - 6))


def test_the_rp2040_programs_whole_pages():
    """Of 256 bytes, for a single byte too: time goes with the pages that a write touches."""
    nvm = NVM("rp2040")
    spent = []
    nvm.spend_us = spent.append
    nvm.write(0, b"a")
    nvm.write(250, b"abcdef")
    nvm.write(256, b"abcdef" * 20)
    nvm.write(1000, bytes(40))
    assert spent == [spent[0], spent[0], spent[0], 2 * spent[0]]


def test_power_comes_back_after_a_cut():
    nvm = NVM("rp2040")
    nvm.cut_power_after(0)
    with pytest.raises(PowerCut):
        nvm.write(0, b"\x00")
    nvm.write(1, b"\x00")
    assert nvm.data[1] == 0


def test_contents_must_fit():
    assert NVM("rp2040", b"abc").data[:4] == b"abc\xff"
    with pytest.raises(ValueError, match="do not fit"):
        NVM("rp2040", bytes(4097))


def test_the_firmwares_view():
    code = """
    import array, microcontroller
    nvm = microcontroller.nvm
    nvm[0:3] = b"abc"
    nvm[-1] = 7
    app = {"len": len(nvm), "slice": nvm[0:4], "last": nvm[4095]}
    for name, action in (
        ("length", lambda: nvm.__setitem__(slice(0, 2), b"abc")),
        ("index", lambda: nvm[4096]),
        ("step", lambda: nvm[0:10:2]),
        ("byte", lambda: nvm.__setitem__(0, 256)),
        ("list", lambda: nvm.__setitem__(slice(0, 2), [1, 2])),
        ("words", lambda: nvm.__setitem__(slice(0, 1), array.array("H", [1]))),
        ("each", lambda: list(nvm)),
        ("has", lambda: 255 in nvm),
    ):
        try:
            action()
        except Exception as error:
            app[name] = type(error).__name__
    """
    assert run(code) == {
        "len": 4096, "slice": bytearray(b"abc\xff"), "last": 7, "length": "ValueError",
        "index": "IndexError", "step": "NotImplementedError", "byte": "ValueError",
        "list": "NotImplementedError", "words": "ValueError", "each": "TypeError",
        "has": "TypeError",
    }  # fmt: skip


def test_a_board_without_nvm_and_one_that_fails():
    code = """
    import microcontroller
    app = [microcontroller.nvm]
    """
    assert run(code, nvm=False) == [None]
    with device() as simulated:
        simulated.nvm.fail_with(RuntimeError("Unable to write to nvm."))
        simulated.power_on()
        simulated.press("OK")
        with pytest.raises(FirmwareCrashed, match="Unable to write to nvm"):
            simulated.advance(100)
