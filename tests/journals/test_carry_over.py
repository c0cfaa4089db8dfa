# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A game of format 1 is carried over once, when people go on with it. The plug is pulled at every
byte of that: the game is there before and after, in one format or the other, and nothing else is
lost."""

import contextlib
import random
import sys
from binascii import crc32

import pytest

from girouette import carry_over, reader, replay, upkeep
from girouette.codec import pack, record
from girouette.questions import BadAnswer
from girouette.sealed_page import SealedPage
from girouette.session import Session
from girouette.store import HEADER, Page, Store
from girouette.tables import set_setting
from host_sim.machine import PowerCut
from tests import effort
from tests.hand import LOOP_MS, Hand
from tests.journals.pinned import Pinned, paths, state_lines
from tests.shell_ports import HostPorts
from tests.store.flash import SIZE, Flash
from tests.store.test_cuts import cut_images
from tests.store.test_ports import PORTS, SAFE, Memory, reboot

PAGES = [pinned for pinned in map(Pinned, paths()) if pinned.page]
CARRIED = {pinned.path.stem: pinned for pinned in PAGES if pinned.result == "replays"}
REFUSED = {pinned.path.stem: pinned for pinned in PAGES if pinned.result == "refused"}
# It plays the game over again for each undo, which takes a hundred times as long as reading a page.
CARRY_AGAIN_EVERY = 37
# A tool, because its rules change least, and one that rolls.
DICE = CARRIED["dice_rules_1_of_0.1.0"]


def opened(pinned):
    return Store(Flash(pinned.page.ljust(SIZE, b"\xff")), "rp2040")


def tables(store):
    kept = store.tables
    return kept.settings, kept.facts, kept.names, kept.results, kept.others


@pytest.mark.parametrize("name", [*CARRIED, *REFUSED])
def test_a_page_of_format_1_is_read_as_it_was_written(name):
    pinned = {**CARRIED, **REFUSED}[name]
    store = opened(pinned)
    assert (store.state, store.damaged, store.torn, store.format) == ("ok", False, False, 1)
    assert store.running == (pinned.about.CODE, pinned.rules, pinned.log)
    assert (store.setting(0, 0), store.setting(1, 0), store.get("tof.campfire")) == (2, 3, 2)
    assert reader.finished(store) == [(1, ((0, 12, 1), (3, -4, 2)), 0)]
    assert not store.nvm.programs, "looking writes nothing"


@pytest.mark.parametrize("name", CARRIED)
def test_carried_over_once_without_an_erase(name):
    pinned = CARRIED[name]
    store = opened(pinned)
    before = tables(store)
    log = carry_over.script(store, pinned.game_class)
    assert (store.format, store.saved, store.nvm.erases) == (2, "", 0)
    assert len(store.nvm.programs) == 1, "one write: a cut leaves a beginning of it"
    again = Store(store.nvm, "rp2040")
    assert (again.format, again.damaged, again.torn, again.gap) == (2, False, False, False)
    assert again.running == (pinned.about.CODE, pinned.rules, log) and tables(again) == before
    session = Session(pinned.game_class).restore(log)
    assert state_lines(session, pinned.keys) == pinned.state
    replay.undo(session)
    again.append(bytes(session.log[len(log) :]))
    assert Store(store.nvm, "rp2040").running[2] == session.log


@pytest.mark.parametrize("name", CARRIED)
def test_a_cut_at_every_byte_of_the_carrying_over(name):
    pinned = CARRIED[name]
    rng = random.Random(name)
    store = opened(pinned)
    image, before = bytes(store.nvm.data), tables(store)
    log = carry_over.script(store, pinned.game_class)
    versions = {1: pinned.log, 2: log}
    cuts = found = 0
    for cut in cut_images(image, store.nvm.programs, rng):
        cuts += 1
        again = Store(Flash(cut), "rp2040")
        assert again.state == "ok" and not again.damaged and tables(again) == before
        assert again.running == (pinned.about.CODE, pinned.rules, versions[again.format])
        found += again.format == 2
        if again.format == 1:
            if cuts % CARRY_AGAIN_EVERY == 0:
                assert carry_over.script(again, pinned.game_class) == log
            elif cuts % 2:
                # The game waits, in format 1, while a setting is changed.
                set_setting(again, 4, 1)
                later = Store(again.nvm, "rp2040")
                assert later.running == again.running and later.format == 1
                assert later.setting(4, 0) == 1 and not later.damaged
                continue
            else:
                # Another one is begun instead.
                upkeep.begin(again, 3, 4)
                again.append(b"\x07")
                assert Store(again.nvm, "rp2040").running == (3, 4, b"\x07")
                continue
        again.append(b"\x03")
        last = Store(again.nvm, "rp2040")
        assert last.running[2] == log + b"\x03" and last.format == 2 and not last.damaged
        assert not again.nvm.erases
    print(f"{name}: {cuts} cuts, {found} found it carried over")
    assert 0 < found < cuts


def test_a_second_cut_in_the_second_try():
    pinned = CARRIED["counter_rules_1_format_1"]
    rng = random.Random("twice")
    store = opened(pinned)
    image = bytes(store.nvm.data)
    log = carry_over.script(store, pinned.game_class)
    whole = len(store.nvm.programs[0][1])
    cuts = 0
    for first in map(bytes, cut_images(image, store.nvm.programs, rng)):
        if rng.randrange(whole) > 5:
            continue
        second = Store(Flash(first), "rp2040")
        if second.format == 2:
            continue
        carry_over.script(second, pinned.game_class)
        for cut in cut_images(first, second.nvm.programs, rng):
            cuts += 1
            third = Store(Flash(cut), "rp2040")
            assert third.running[2] == (log if third.format == 2 else pinned.log)
            if cuts % CARRY_AGAIN_EVERY == 0:
                if third.format == 1:
                    carry_over.script(third, pinned.game_class)
                third.append(b"\x03")
                last = Store(third.nvm, "rp2040")
                assert last.running[2] == log + b"\x03" and not last.damaged
    assert cuts > 200


@pytest.mark.parametrize("presses", range(3))
def test_damage_after_the_carrying_over_is_told(presses):
    """A byte gone bad in what was written: the game of format 1 is still there, and the presses
    since are told as missing. Before it, nothing of the game is in use any more."""
    rng = random.Random("damage")
    store = opened(DICE)
    log = carry_over.script(store, DICE.game_class)
    carried_to = store.page.at
    for _ in range(presses):
        store.append(b"\x03")
    for at in range(4, carried_to):
        image = bytearray(store.nvm.data)
        image[at] ^= 1 << rng.randrange(8)
        again = Store(Flash(image), "rp2040")
        if at < len(DICE.page):
            assert (again.format, again.running[2]) == (2, log + b"\x03" * presses)
        else:
            assert (again.format, again.running[2]) == (1, DICE.log)
            assert again.damaged or not presses


def on_port(pinned, port, seed=0):
    """The same bytes as a store of format 1 left them on this port."""
    memory = Memory(port, seed=seed)
    page = (Page if port[:2] == "rp" else SealedPage)(memory)
    assert page.put(0, pinned.page)
    return Memory(port, bytes(memory.chip.data), seed)


@pytest.mark.parametrize("port", PORTS)
def test_a_cut_at_every_byte_on_every_port(port):
    memory = on_port(DICE, port)
    store = Store(memory, port)
    assert (store.format, store.damaged, store.running[2]) == (1, False, DICE.log)
    before, at = tables(store), store.page.at
    log = carry_over.script(store, DICE.game_class)
    assert reboot(memory, port).running[2] == log and reboot(memory, port).format == 2
    places = range(0, memory.chip.block, effort.CUT_EVERY)
    if memory.chip.programs_blank:
        places = range(store.page.at - at)
    cuts = lost = 0
    for cut in [None, *places]:
        memory = on_port(DICE, port, cut or 0)
        store = Store(memory, port)
        if cut is not None:
            memory.chip.cut_power_after(cut)
        elif memory.chip.programs_blank:
            continue  # nothing is erased there
        else:
            memory.chip.cut_power_in_erase()
        with contextlib.suppress(PowerCut):
            carry_over.script(store, DICE.game_class)
        cuts += 1
        again = reboot(memory, port)
        found = again.running
        if found and found[2] in (DICE.log, log):
            assert found[2] == (DICE.log if again.format == 1 else log)
            assert tables(again) == before or again.damaged
        else:
            assert port not in SAFE, "the game is lost"
            assert again.damaged or again.state == "foreign" or found is None
            lost += 1
    print(f"{port}: {cuts} cuts, {lost} lost the game")
    assert cuts >= len(places) and (port not in SAFE or not lost)


def test_a_page_without_room_is_rewritten():
    page = bytearray(DICE.page.ljust(SIZE, b"\xff"))
    store = Store(Flash(page), "rp2040")
    while store.room() > 100:
        set_setting(store, 200, store.room() & 1)
        set_setting(store, 201, store.room() >> 1 & 255)
    assert not store.nvm.erases
    store = Store(store.nvm, "rp2040")
    log = carry_over.script(store, DICE.game_class)
    assert store.nvm.erases == 1 and store.saved == ""
    again = Store(store.nvm, "rp2040")
    assert (again.format, again.running[2]) == (2, log)


@pytest.mark.parametrize("name", [*CARRIED, *REFUSED])
def test_a_game_that_is_not_gone_on_with_stays_as_it_is(name):
    """Refused by its rules, or left alone: it outlives a page that is written anew."""
    pinned = {**CARRIED, **REFUSED}[name]
    store = opened(pinned)
    upkeep.rewrite(store)
    assert store.nvm.erases == 1
    again = Store(store.nvm, "rp2040")
    assert (again.format, again.damaged) == (1, False)
    assert again.running == (pinned.about.CODE, pinned.rules, pinned.log)
    if pinned.result == "replays":
        log = carry_over.script(again, pinned.game_class)
        assert Store(store.nvm, "rp2040").running[2] == log


def test_a_log_that_the_game_cannot_have_written_changes_nothing():
    for bad in (b"\xfb", b"\x01\xfc\x00\x00", b"\xfd", b"\xc8", b"\x01\xfb\xfb"):
        with pytest.raises(BadAnswer, match=r"journal\.answer"):
            carry_over.carried(DICE.game_class, bad)
    begin = record(0xF0, bytes((DICE.about.CODE, DICE.rules)))
    page = HEADER + begin + bytes(pack(b"\xc8", crc32(begin))[0])
    store = Store(Flash(page.ljust(SIZE, b"\xff")), "rp2040")
    assert store.running[2] == b"\xc8"
    image = bytes(store.nvm.data)
    with pytest.raises(BadAnswer):
        carry_over.script(store, DICE.game_class)
    assert store.nvm.data == image and store.format == 1


def test_on_the_device_continue_is_all_it_takes():
    ports = HostPorts()
    ports.nvm.chip.write(0, DICE.page)
    sys.modules.pop("girouette.carry_over", None)
    hand = Hand(ports)
    assert "girouette.carry_over" not in sys.modules
    hand.press("OK").let_pass(LOOP_MS)
    session = hand.app.play.session
    assert state_lines(session, DICE.keys) == DICE.state
    assert hand.app.store.format == 2
    hand.app.rest()
    assert "girouette.carry_over" not in sys.modules, "a part, for its time"
    log = bytes(session.log)
    hand.press("OK").start()
    assert "girouette.carry_over" not in sys.modules
    hand.press("OK").let_pass(LOOP_MS)
    assert bytes(hand.app.play.session.log).startswith(log)
    assert "girouette.carry_over" not in sys.modules, "once"
    assert not ports.nvm.chip.erases
