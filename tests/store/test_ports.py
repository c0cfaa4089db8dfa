# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The store over the simulator's NVM of every port: coalesced writes, cuts, blank memory."""

import random

import pytest

from girouette import reader, upkeep
from girouette.store import Store
from girouette.tables import set_setting
from host_sim.chips.nvm import NVM
from host_sim.machine import PowerCut

PORTS = ("rp2040", "rp2350", "samd51", "nrf52840", "esp32s")
ERASING = PORTS[2:]
GAMES, PRESSES = 8, 100
# A cut in a rewrite of the only erase block takes all with it: these keep the page before.
SAFE = ("rp2040", "rp2350", "nrf52840")


class Memory:
    """The chip as `microcontroller.nvm` shows it."""

    def __init__(self, port, contents=None, seed=0):
        self.chip = NVM(port, contents, seed)

    def __len__(self):
        return self.chip.size

    def __getitem__(self, index):
        return bytearray(self.chip.data[index])

    def __setitem__(self, index, value):
        self.chip.write(index.start, bytes(value))


def reboot(memory, port):
    return Store(Memory(port, bytes(memory.chip.data)), port)


@pytest.mark.parametrize("port", PORTS)
def test_blank_memory_is_taken_silently_and_an_evening_comes_back(port):
    memory = Memory(port)
    store = Store(memory, port)
    assert store.state == "ok" and memory.chip.writes == 0, "looking must not write"
    set_setting(store, 1, 5)
    for game in range(GAMES):
        upkeep.begin(store, 1, 1)
        log = b""
        for press in range(PRESSES):
            log += bytes((press % 100,))
            store.append(log[-1:])
            if press % 50 == 0:
                again = reboot(memory, port)
                assert again.running == (1, 1, log) and again.setting(1, 0) == 5
        upkeep.end(store, ((0, game, 1),))
        assert reader.finished(reboot(memory, port)) == reader.finished(store)
    erases, writes = memory.chip.erases, memory.chip.writes
    print(f"{port}: {erases} erases and {writes} writes for {GAMES} games of {PRESSES} presses")


@pytest.mark.parametrize("port", ERASING)
def test_writes_wait_for_the_turn_or_three_seconds(port):
    memory = Memory(port)
    store = Store(memory, port)
    now = 2**29 - 1500  # the clock wraps in between
    set_setting(store, 1, 5)
    store.tell("a", 3)
    upkeep.begin(store, 1, 1)
    assert (memory.chip.writes, store.saved) == (0, "pending")
    store.append(b"\x01")
    assert (memory.chip.writes, store.saved) == (1, ""), "what waited goes with the first turn"
    set_setting(store, 1, 6)
    store.append(b"\x02", turn=False)
    assert (memory.chip.writes, store.saved) == (1, "pending")
    for wait in (0, 1000, 2990):
        store.tick((now + wait) % 2**29)
    assert memory.chip.writes == 1
    store.append(b"\x03", turn=False)
    store.tick((now + 2999) % 2**29)
    store.tick((now + 5900) % 2**29)
    assert memory.chip.writes == 1, "a press starts the wait anew"
    store.tick((now + 6000) % 2**29)
    assert (memory.chip.writes, store.saved) == (2, "")
    store.tick((now + 60000) % 2**29)
    assert memory.chip.writes == 2
    store.append(b"\x04", turn=False)
    store.append(b"\x05")
    assert (memory.chip.writes, store.saved) == (3, "")
    again = reboot(memory, port)
    assert again.running == (1, 1, b"\1\2\3\4\5") and again.setting(1, 0) == 6


@pytest.mark.parametrize("port", PORTS)
def test_cuts_in_mid_game(port):
    """Anywhere in a write of a running game, or in the erase it needs on some ports."""
    rng = random.Random(port)
    lost = told = 0
    cuts = 150
    for cut in range(cuts):
        memory = Memory(port, seed=cut)
        store = Store(memory, port)
        set_setting(store, 1, 5)
        upkeep.begin(store, 3, 2)
        log = b""
        for _ in range(rng.randrange(1, 12)):
            log += bytes((rng.randrange(200),))
            store.append(log[-1:])
        if cut % 3 == 0 and port in ERASING:
            memory.chip.cut_power_in_erase()
        else:
            memory.chip.cut_power_after(
                rng.randrange(memory.chip.block) if port in ERASING else rng.randrange(3)
            )
        try:
            for _ in range(3):
                before = log
                log += b"\x07"
                store.append(b"\x07")
        except PowerCut:
            pass
        again = reboot(memory, port)
        found = again.running
        if found not in ((3, 2, before), (3, 2, log)):
            assert port not in SAFE, "more than the last press is lost"
            assert again.damaged or again.state == "foreign" or found is None
            assert found is None or log.startswith(found[2])
            lost += 1
            told += again.damaged or again.state == "foreign"
        upkeep.claim(again)
        upkeep.begin(again, 4, 1)
        again.append(b"\x01")
        assert reboot(again.nvm, port).running == (4, 1, b"\x01")
    print(f"{port}: {cuts} cuts, {lost} lost more than the last press")
    assert port in SAFE or lost < cuts


@pytest.mark.parametrize("port", PORTS)
def test_foreign_bytes_stay_until_claimed(port):
    contents = b"another program's bytes" * 50
    memory = Memory(port, contents)
    store = Store(memory, port)
    upkeep.begin(store, 1, 1)
    store.append(b"\x01")
    store.flush()
    assert store.state == "foreign" and memory.chip.data.startswith(contents)
    assert memory.chip.writes == 0
    upkeep.claim(store, b"\x01")
    assert store.saved == "" and reboot(memory, port).running == (1, 1, b"\x01")


def test_all_zeros_is_blank_only_where_blank_is_zero():
    assert Store(Memory("esp32s", bytes(8192)), "esp32s").state == "ok"
    for port in PORTS[:4]:
        memory = Memory(port, bytes(8192 if port in ERASING else 4096))
        assert Store(memory, port).state == "foreign"


@pytest.mark.parametrize("port", PORTS)
def test_an_nvm_that_works_again_is_written_without_a_press(port):
    memory = Memory(port)
    store = Store(memory, port)
    upkeep.begin(store, 1, 1)
    store.append(b"\x01")
    memory.chip.fail_with(OSError(5))
    store.append(b"\x02")
    store.flush()
    assert store.saved == "unsaved"
    tries = count_tries(memory)
    now = 2**29 - 30_000  # the clock wraps in between
    for wait in range(0, 60_000, 100):
        store.tick((now + wait) % 2**29)
    assert store.saved == "unsaved" and 2 <= len(tries) <= 60, "now and then, not in every turn"
    memory.chip.fail_with(None)
    for wait in range(60_000, 120_000, 100):
        store.tick((now + wait) % 2**29)
    assert store.saved == ""
    assert reboot(memory, port).running == (1, 1, b"\x01\x02")


def count_tries(memory):
    tries = []
    write = memory.chip.write

    def counted(start, values):
        tries.append(start)
        write(start, values)

    memory.chip.write = counted
    return tries
