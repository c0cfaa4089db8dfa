# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The plug is pulled at every byte that complete random games write, then the power comes back.

Each cut is tried three ways: clean after the byte before; the byte torn as flash tears it (ones
left that should be zeros); the byte full of random bits. At most the last press may be missing.
"""

import random

import pytest

from girouette import reader, replay, upkeep
from girouette.session import Session
from girouette.store import Store
from girouette.tables import set_setting
from tests import effort
from tests.games.common import GAMES, checks_of, game_class
from tests.store.flash import SIZE, Flash, Played

# A replay costs a hundred scans: every cut's log is compared as bytes, some are also replayed.
REPLAY_EVERY = 97
# What a cut left behind must not be completed by what is written after it.
GO_ON_EVERY = 4
CASES = [(game, case) for game in GAMES for case in checks_of(game).CASES]


def cut_images(image, programs, rng):
    """Every image that a cut in these writes can leave: (image, whether all was written)."""
    data = bytearray(image)
    for start, values in programs:
        for at, value in enumerate(values, start):
            old = data[at]
            yield data
            data[at] = value | (old & rng.randrange(256))
            yield data
            data[at] = rng.randrange(256)
            yield data
            data[at] = value
    yield data


@pytest.mark.parametrize("game,case", CASES)
def test_a_cut_at_every_byte_costs_at_most_the_last_press(game, case):
    cuts = replays = lost = 0
    for seed in range(effort.CUT_GAMES):
        rng = random.Random(f"cuts {seed}")
        played = Played(game, case, seed)
        head = (played.about.CODE, played.about.RULES_VERSION)
        assert not played.erases
        for press in played.presses:
            allowed = [played.log[: press.before], played.log[: press.after]]
            for image in cut_images(press.image, press.programs, rng):
                cuts += 1
                store = Store(Flash(image), "rp2040")
                assert store.state == "ok" and not store.damaged
                found = store.running
                assert found[:2] == head and found[2] in allowed
                lost += found[2] != allowed[1]
                if cuts % GO_ON_EVERY == 0:
                    store.append(b"\x03")
                    again = Store(store.nvm, "rp2040")
                    assert again.running[2] == found[2] + b"\x03" and not again.damaged
                if cuts % REPLAY_EVERY == 0:
                    store = Store(Flash(image), "rp2040")
                    replays += 1
                    go_on_after(store, found[2], played, rng)
        played.end()
        for image in cut_images(played.end_image, played.end_programs, rng):
            cuts += 1
            store = Store(Flash(image), "rp2040")
            done = reader.finished(store)
            assert not store.damaged
            if done:
                assert store.running is None
                assert done == [(head[0], played.result(), 0)]
            else:
                assert store.running == head + (played.log,)
    print(f"{game} {case}: {cuts} cuts, {lost} lost the last press, {replays} replayed")


def go_on_after(store, log, played, rng):
    """Power is back: the restored game is the one that was left, and is saved behind the tear."""
    session = Session(game_class(played.game), rng.randbytes, store)
    session.restore(log)
    assert bytes(session.log[: len(log)]) == log
    replay.undo(session)
    rest = bytes(session.log[len(log) :])
    store.append(rest)
    store.tell("a fact", 5)
    store.append(b"\x03")
    assert store.saved == "" and not store.nvm.erases
    again = Store(store.nvm, "rp2040")
    assert not again.damaged and again.get("a fact") == 5
    assert again.running[2] == log + rest + b"\x03"


@pytest.mark.parametrize("game", GAMES)
def test_a_cut_while_the_game_begins_or_is_discarded(game):
    rng = random.Random("begin")
    first = Played(game, checks_of(game).CASES[0], 0)
    first.end()
    store, flash = first.store, first.flash
    flash.programs.clear()
    image = bytes(flash.data)
    upkeep.begin(store, 9, 4)
    for cut in cut_images(image, flash.programs, rng):
        assert Store(Flash(cut), "rp2040").running in (None, (9, 4, b""))
    store.append(b"\x01")
    flash.programs.clear()
    image = bytes(flash.data)
    upkeep.discard(store)
    for cut in cut_images(image, flash.programs, rng):
        again = Store(Flash(cut), "rp2040")
        assert again.running in (None, (9, 4, b"\x01"))
        assert reader.finished(again) == reader.finished(first.store)


def test_the_first_write_of_all_may_be_cut_too():
    for port in ("rp2040", "rp2350"):
        flash = Flash()
        store = Store(flash, port)
        set_setting(store, 1, 2)
        ((start, values),) = flash.programs
        for cut in range(len(values) + 1):
            again = Store(Flash(values[:cut].ljust(SIZE, b"\xff")), port)
            # One lone byte may be any program's: that is asked, not assumed.
            assert again.state == ("foreign" if cut == 1 else "ok")
            upkeep.claim(again)
            set_setting(again, 1, 3)
            assert Store(again.nvm, port).setting(1, 0) == 3


@pytest.mark.parametrize("kind", ("erase", "program"))
def test_a_cut_while_the_page_is_rewritten_never_costs_a_running_game(kind):
    """Rewriting happens when a game begins; everything older may go with it, on this port."""
    rng = random.Random(kind)
    flash = Flash()
    store = Store(flash, "rp2040")
    for fact in range(40):
        store.tell(f"fact {fact}", fact)
    while True:
        flash.programs.clear()
        image = bytes(flash.data)
        upkeep.begin(store, 1, 1, 1500)
        if flash.erases:
            break
        for _ in range(150):
            store.append(bytes((rng.randrange(16), rng.randrange(16))))
        upkeep.end(store, ((0, 5, 1), (1, -5, 2)), 7)
    assert flash.erases == 1
    cuts = named = 0
    (start, page), *_ = flash.programs
    assert (start, len(page)) == (0, SIZE)
    written = len(page.rstrip(b"\xff"))
    for at in range(0, SIZE if kind == "erase" else written, effort.CUT_EVERY):
        cuts += 1
        if kind == "program":
            torn = bytes((page[at] | rng.randrange(256),))
            cut = (page[:at] + torn).ljust(SIZE, b"\xff")
        else:
            cut = bytes(rng.choice((old, 255, rng.randrange(256))) for old in image)
        again = Store(Flash(cut), "rp2040")
        assert again.state in ("ok", "foreign")
        reader.finished(again)
        game = again.running
        assert game is None or again.damaged
        named += game is not None
        upkeep.claim(again)
        upkeep.begin(again, 2, 2)
        again.append(b"\x04")
        assert Store(again.nvm, "rp2040").running == (2, 2, b"\x04")
    print(f"{cuts} cuts in {kind}; {named} showed an old game, named as damaged")


@pytest.mark.parametrize("count", (1, 2, 11, 12, 13, 55, 56))
def test_a_correction_that_is_cut_is_there_whole_or_not_at_all(count):
    rng = random.Random(count)
    flash = Flash()
    store = Store(flash, "rp2040")
    upkeep.begin(store, 1, 1)
    store.append(b"\x01\x02")
    image = bytes(flash.data)
    flash.programs.clear()
    step = bytes((254, count)) + bytes(rng.randrange(251) for _ in range(count))
    store.append(step)
    found = set()
    for cut in cut_images(image, flash.programs, rng):
        again = Store(Flash(cut), "rp2040")
        found.add(again.running[2])
        assert not again.damaged
        again.append(b"\x03")
        assert Store(again.nvm, "rp2040").running[2] in (b"\1\2\3", b"\1\2" + step + b"\3")
    assert found == {b"\1\2", b"\1\2" + step}


def test_a_second_cut_while_the_game_goes_on_after_the_first():
    """It may be named as damaged then, but what is offered is right to within the last press."""
    rng = random.Random("twice")
    flash = Flash()
    store = Store(flash, "rp2040")
    upkeep.begin(store, 1, 1)
    log = b""
    for _ in range(12):
        log += bytes((rng.randrange(128),))
        store.append(log[-1:])
    cuts = named = 0
    corrections = b"\xfe\x02\x00\x03", b"\xfe\x0d" + bytes(13), b"\xfe\x38" + bytes(56)
    undos = b"\xfb\x01\x00", b"\xfb\x02\x05\x00\x01\x07\xff\x05", b"\xfb\x09\x26" + bytes(38)
    presses = b"\x05", b"\x02\x03", b"\xfd\x04", b"\xc8", bytes(range(9))
    for press in presses + corrections + undos:
        before = Flash(flash.data)
        first = Store(before, "rp2040")
        image = bytes(before.data)
        first.append(press)
        for cut in list(map(bytes, cut_images(image, before.programs, rng))):
            second = Store(Flash(cut), "rp2040")
            left = second.running[2]
            second.append(b"\x07\x08")
            for again in cut_images(cut, second.nvm.programs, rng):
                cuts += 1
                third = Store(Flash(again), "rp2040")
                assert third.running[2] in (left, left + b"\x07\x08")
                named += third.damaged
                third.append(b"\x09")
                after = Store(third.nvm, "rp2040")
                assert after.running[2] == third.running[2] and not after.damaged
    print(f"{cuts} second cuts, {named} named as damaged")
