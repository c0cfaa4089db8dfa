# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the store keeps, and what it says when it cannot."""

import random

import pytest

from girouette import mark_of, reader, upkeep
from girouette.codec import record
from girouette.settings import name_of, set_name
from girouette.store import Store
from girouette.tables import set_setting
from tests.games.common import GAMES, answer_at_random, checks_of, new_session
from tests.games.story import Memory
from tests.store.flash import SIZE, Flash


def power_cycle(store):
    return Store(store.nvm, "rp2040")


def test_settings_names_and_facts_come_back():
    store = Store(Flash(), "rp2040")
    assert (
        store.setting(4, 77) == 77 and name_of(store, 0) == "" and store.get("tof.campfire") is None
    )
    set_setting(store, 4, 200)
    set_setting(store, 4, 3)
    set_name(store, 7, 5, "Éléonore-Marie")
    set_name(store, 1, 2, "Zoé")
    set_name(store, 1, 2, "")
    store.tell("tof.campfire", 2)
    store.tell("tb.points.cage", -4)
    store.tell("gone", 1)
    store.forget("gone")
    again = power_cycle(store)
    assert again.setting(4, 77) == 3
    assert (name_of(again, 7), again.tables.names[7][0] & 15, name_of(again, 1)) == (
        "Éléonore-M",
        5,
        "",
    )
    facts = [again.get(name) for name in ("tof.campfire", "gone", "tb.points.cage")]
    assert facts == [2, None, -4]


def test_only_changes_are_written():
    store = Store(Flash(), "rp2040")
    set_setting(store, 1, 2)
    set_name(store, 0, 0, "A")
    store.tell("a", 1)
    written = bytes(store.nvm.data)
    set_setting(store, 1, 2)
    set_name(store, 0, 0, "A")
    store.tell("a", 1)
    store.forget("never told")
    assert store.nvm.data == written


def test_every_kind_of_log_comes_back():
    rng = random.Random("logs")
    store = Store(Flash(), "rp2040")
    for _ in range(400):
        upkeep.begin(store, rng.randrange(256), rng.randrange(256), 100)
        log = b""
        for _ in range(rng.randrange(12)):
            high = rng.choice((3, 7, 15, 16, 128, 251))
            step = bytes(
                rng.randrange(high) for _ in range(rng.choice((1, 1, 1, 2, 3, 17, 18, 40)))
            )
            amend = bytes((254, len(step))) + step
            kept = rng.randbytes(rng.choice((5, 8, 20, 245)))
            undo = bytes((251, len(step), len(kept))) + kept
            step = rng.choice(
                (step, b"\xfb\1\0", undo, b"\xfd" + step[:1], b"\xfc\xff\2" + step[:1], amend, step)
            )
            store.append(step)
            log += step
        assert power_cycle(store).running[2] == log
    assert store.saved == ""


def test_a_very_long_press_is_split_only_between_steps():
    store = Store(Flash(), "rp2040")
    upkeep.begin(store, 1, 1)
    log = b"\xfd\x05" * 300 + b"\xfc\x01\x02\x03" * 70 + (b"\xfe\x38" + bytes(56)) * 10
    log += (b"\xfb\x09\xf5" + bytes(245)) * 2
    store.append(log)
    assert power_cycle(store).running == (1, 1, log)


def test_the_last_twenty_games_are_listed():
    store = Store(Flash(), "rp2040")
    games = []
    for number in range(40):
        players = ((number % 8, 32000 - number, 1), (7, -32000, 2), (3, 0, 2), (5, -1, 4))
        extra = number * 1600
        upkeep.begin(store, number % 5 + 1, 1)
        store.append(b"\x01")
        upkeep.end(store, players, extra)
        games.append((number % 5 + 1, players, extra))
        assert reader.finished(store) == reader.finished(power_cycle(store)) == games[-20:]
    assert store.running is None


def test_a_game_is_closed_by_end_discard_or_the_next_one():
    store = Store(Flash(), "rp2040")
    upkeep.begin(store, 1, 1)
    store.append(b"\x01")
    upkeep.discard(store)
    assert store.running is None and power_cycle(store).running is None
    store.append(b"\x02")
    upkeep.begin(store, 2, 1)
    store.append(b"\x01")
    upkeep.begin(store, 3, 9)
    assert power_cycle(store).running == (3, 9, b"") and reader.finished(store) == []


def test_a_long_evening_erases_at_most_once_a_game_and_never_within():
    store = Store(Flash(), "rp2040")
    for fact in range(60):
        store.tell(f"fact {fact}", fact)
    erases = []
    for game in range(60):
        before = store.nvm.erases
        upkeep.begin(store, 1, 1)
        erases.append(store.nvm.erases - before)
        began = store.nvm.erases
        for _ in range(300):
            store.append(b"\x05")
        upkeep.end(store, ((0, game, 1), (1, 2, 2)))
        assert store.nvm.erases == began and store.saved == ""
    assert max(erases) == 1 and len(reader.finished(store)) == 20
    again = power_cycle(store)
    assert [again.get(f"fact {fact}") for fact in range(60)] == list(range(60))
    print(f"60 games of 300 answers: {sum(erases)} erases")


def test_a_game_longer_than_foreseen_makes_room_at_the_cost_of_old_results():
    rng = random.Random("long")
    store = Store(Flash(), "rp2040")
    for _ in range(20):
        upkeep.begin(store, 1, 1, 10)
        upkeep.end(store, tuple((seat, 1000, seat + 1) for seat in range(6)))
    upkeep.begin(store, 2, 3)
    log = b""
    while len(log) < 2500:
        log += bytes((rng.randrange(100),))
        store.append(log[-1:])
        assert store.saved == ""
    assert store.nvm.erases == 1
    again = power_cycle(store)
    assert again.running == (2, 3, log) and reader.finished(again)


def test_a_game_that_cannot_fit_goes_on_unsaved_after_room_ran_low():
    store = Store(Flash(size=1024), "rp2040")
    upkeep.begin(store, 2, 3)
    presses = 0
    room = []
    while store.saved == "":
        room.append(store.room())
        store.append(bytes((100, 101, 102, 103)))
        presses += 1
    assert room[-1] < 64 and store.reason == "store.full" and store.state == "ok"
    kept = power_cycle(store).running[2]
    assert len(kept) >= 4 * (presses - 8) and (b"defg" * presses).startswith(kept)
    store.append(b"\x01")
    upkeep.end(store, ((0, 1, 1),))
    upkeep.begin(store, 2, 3)
    store.append(b"\x01")
    assert store.saved == "" and power_cycle(store).running == (2, 3, b"\x01")


class Broken(Flash):
    """Raises at its write number `at`, once or from then on, after programming some bytes."""

    def __init__(self, at, once, programmed=0):
        Flash.__init__(self)
        self.left = at
        self.once = once
        self.programmed = programmed

    def __setitem__(self, index, value):
        self.left -= 1
        if self.left == 0 or self.left < 0 and not self.once:
            start = index.start
            if self.data[start : index.stop] == b"\xff" * (index.stop - start):
                part = value[: self.programmed]
                self.data[start : start + len(part)] = part
            raise OSError("flash")
        Flash.__setitem__(self, index, value)


@pytest.mark.parametrize("programmed", (0, 1, 2, 5))
@pytest.mark.parametrize("once", (True, False))
def test_a_write_that_raises_never_stops_the_game(once, programmed):
    for at in range(1, 40):
        store = Store(Broken(at, once, programmed), "rp2040")
        set_setting(store, 1, 9)
        upkeep.begin(store, 4, 2)
        log = b""
        for press in range(20):
            log += bytes((press,))
            store.append(log[-1:])
        store.tell("a", 3)
        assert store.setting(1, 0) == 9 and store.get("a") == 3
        if once:
            assert (store.saved, store.state, store.reason) == ("", "ok", "")
            again = power_cycle(store)
            assert again.running == (4, 2, log) and again.setting(1, 0) == 9 and not again.damaged
        elif at < 23:
            assert (store.saved, store.state, store.reason) == (
                "unsaved",
                "failing",
                "store.failing",
            )
            store.nvm.once = True
            store.flush()
            assert store.saved == "" and power_cycle(store).running == (4, 2, log)


class Unreadable(Flash):
    def __getitem__(self, index):
        raise OSError("flash")


@pytest.mark.parametrize(
    "nvm,state",
    (
        (None, "missing"),
        (Flash(size=256), "small"),
        (Unreadable(), "failing"),
        (Flash(b"\x01" + b"\xff" * (SIZE - 1)), "foreign"),
        (Flash(b"\0" * SIZE), "foreign"),
    ),
)
def test_play_goes_on_without_an_nvm_of_ours(nvm, state):
    before = nvm and bytes(nvm.data)
    store = Store(nvm, "rp2040")
    assert (store.state, store.reason, store.saved) == (state, "store." + state, "unsaved")
    set_setting(store, 1, 2)
    set_name(store, 0, 1, "Max")
    store.tell("a", 5)
    upkeep.begin(store, 1, 1)
    store.append(b"\x01\x02")
    store.tick(0)
    store.tick(5000)
    store.flush()
    assert (store.setting(1, 0), name_of(store, 0), store.get("a")) == (2, "Max", 5)
    assert store.running is None and store.room() == 0
    assert before is None or nvm.data == before
    if state == "foreign":
        upkeep.claim(store, b"\x01\x02")
        store.append(b"\x03")
        again = power_cycle(store)
        assert again.running == (1, 1, b"\x01\x02\x03") and again.get("a") == 5
        assert (again.setting(1, 0), name_of(again, 0)) == (2, "Max")
    upkeep.end(store, ((0, 3, 1),), 9)
    assert reader.finished(store) == [(1, ((0, 3, 1),), 9)]


def test_records_of_a_later_firmware_are_skipped_and_kept():
    store = Store(Flash(), "rp2040")
    set_setting(store, 1, 2)
    later = record(0xFB, b"something new")
    end = len(store.nvm.data.rstrip(b"\xff"))
    store.nvm.data[end : end + len(later)] = later
    store = power_cycle(store)
    upkeep.begin(store, 1, 1, 5000)
    assert store.nvm.erases == 0, "a page that would not get shorter is left alone"
    for _ in range(3):
        for _ in range(500):
            store.append(b"\x01")
        upkeep.end(store, ((0, 3, 1),))
        upkeep.begin(store, 1, 1)
    assert store.nvm.erases and later in bytes(store.nvm.data) and store.setting(1, 0) == 2


@pytest.mark.parametrize("byte", range(4))
def test_one_bad_byte_in_the_header_loses_nothing(byte):
    store = Store(Flash(), "rp2040")
    upkeep.begin(store, 1, 1)
    store.append(b"\x01")
    store.nvm.data[byte] ^= 0x55
    assert power_cycle(store).running == (1, 1, b"\x01")


class Asked(Memory):
    """Notes what it is asked for."""

    def get(self, name):
        self.values[name] = None


def test_no_two_facts_or_options_of_the_games_share_a_mark():
    names = set()
    for game in GAMES:
        for case in checks_of(game).CASES:
            for seed in range(6):
                rng = random.Random(seed)
                memory = Asked()
                session = new_session(game, seed, memory)
                session.start()
                while session.run.question is not None:
                    answer_at_random(session, checks_of(game), case, rng)
                names.update(memory.values)
    assert {name for name in names if name.startswith("option_")}
    assert len({mark_of(name.encode()) for name in names}) == len(names)
    print(f"{len(names)} facts and options")
