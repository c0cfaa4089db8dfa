# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Damaged images of the NVM, a hundred thousand in a whole run: never a crash, never a silently
wrong game.

A verdict on each: the game that is offered is the true one or an earlier state of it. When it is
not the true one, that is said (`torn`, `damaged`, or a state other than "ok").
Counted apart: a journal whose end was blanked between two records, which nobody can tell from an
earlier one; and a game named as damaged or torn whose last press before that is not the true one,
as one bad record in 255 fits by chance.
"""

import random
import struct

import pytest

from girouette import reader, upkeep
from girouette.reader import unpack_result
from girouette.settings import name_of, set_name
from girouette.store import Store
from girouette.tables import set_setting
from tests import effort
from tests.games.common import GAMES, checks_of
from tests.store.flash import SIZE, Flash, Played

PARTS = 4
IMAGES = effort.DAMAGED_IMAGES // PARTS
BASES = 24


def base_image(number):
    """An NVM of some use: its games, the last one running, and where that one's presses ended."""
    rng = random.Random(f"base {number}")
    flash = Flash()
    store = Store(flash, "rp2040")
    for setting in range(rng.randrange(6)):
        set_setting(store, setting, rng.randrange(256))
    for slot in range(rng.randrange(5)):
        set_name(store, slot, slot, rng.choice(("Zoé", "Noël", "Max", "Anne-Lise")))
    games = []
    for _ in range(rng.randrange(3)):
        upkeep.begin(store, rng.randrange(1, 6), 1)
        store.append(bytes(rng.randrange(200) for _ in range(30)))
        games.append(store.running)
        upkeep.end(
            store, ((0, rng.randrange(-90, 200), 1), (3, rng.randrange(99), 2)), rng.randrange(2)
        )
    game = GAMES[number % len(GAMES)]
    case = rng.choice(checks_of(game).CASES)
    played = Played(game, case, number, flash, store, until=rng.randrange(2, 150))
    assert not flash.erases
    ends = sorted({press.after for press in played.presses} | {0})
    return bytes(flash.data), games + [store.running], ends


def flipped(image, used, rng):
    data = bytearray(image)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        data[rng.randrange(used + 8)] ^= 1 << rng.randrange(8)
    return data


def noisy(image, used, rng):
    data = bytearray(image)
    start = rng.randrange(used + 8)
    noise = rng.randbytes(rng.choice((1, 2, 3, 4, 16, 64)))
    data[start : start + len(noise)] = noise
    return data[:SIZE]


def stuck(image, used, rng):
    """A run of bytes that reads as zeros or as blank."""
    data = bytearray(image)
    start = rng.randrange(used)
    size = min(rng.choice((1, 2, 8, 256)), used - 2 - start)
    data[start : start + size] = rng.choice((b"\0", b"\xff")) * max(0, size)
    return data[:SIZE].ljust(SIZE, b"\xff")


def shifted(image, used, rng):
    """Bytes missing or doubled in the middle: some presses before the last one."""
    size = rng.randrange(1, 9)
    at = rng.randrange(size, max(size + 1, used - size - 16))
    rest = image[at + size :] if rng.random() < 0.5 else image[at - size :]
    return (image[:at] + rest)[:SIZE].ljust(SIZE, b"\xff")


def truncated(image, used, rng):
    return image[: rng.randrange(used)].ljust(SIZE, b"\xff")


def foreign(image, used, rng):
    """Other programs' data: nothing of ours may be found in it."""
    kind = rng.randrange(6)
    if kind == 0:
        return rng.randbytes(SIZE)
    if kind == 1:
        return bytes((rng.randrange(256),)).ljust(SIZE, b"\xff")
    if kind == 2:
        return b"\0" * SIZE
    if kind == 3:
        text = b'{"name": "Girouette", "high score": 12}'
        return text.ljust(SIZE, rng.choice((b"\0", b"\xff")))
    if kind == 4:
        return struct.pack("<IHHf", rng.randrange(1 << 32), 1, 2, rng.random()).ljust(SIZE, b"\xff")
    return b"GirX" + rng.randbytes(SIZE - 4)


DAMAGES = (flipped, noisy, stuck, shifted, truncated, foreign)


@pytest.mark.parametrize("part", range(PARTS))
def test_damaged_images(part):
    rng = random.Random(f"damage {part}")
    bases = [base_image(number) for number in range(part, BASES, PARTS)]
    whole = named = last = earlier = nothing = doubtful = more = 0
    for number in range(IMAGES):
        image, games, ends = bases[number % len(bases)]
        truth = games[-1]
        damage = DAMAGES[number // len(bases) % len(DAMAGES)]
        store = Store(Flash(damage(image, len(image.rstrip(b"\xff")), rng)), "rp2040")
        assert store.state in ("ok", "foreign")
        found = store.running
        reader.finished(store)
        for slot in range(8):
            name_of(store, slot)
        told = store.damaged or store.state != "ok"
        same_game = found and found[:2] == truth[:2] and truth[2].startswith(found[2])
        missing = sum(end > len(found[2]) for end in ends) if same_game else len(ends)
        if damage is foreign:
            assert found is None
            nothing += 1
            continue
        if found and not any(game[2].startswith(found[2]) for game in games):
            assert told or store.torn, f"{damage.__name__}: {found[2].hex()}, not {truth[2].hex()}"
            # One press, which may be an undo that keeps many outcomes.
            press = max(
                32, *(after - before for before, after in zip(ends, ends[1:], strict=False))
            )
            assert any(game[2].startswith(found[2][:-press]) for game in games)
            doubtful += 1
        elif same_game:
            assert len(found[2]) in ends, "half a press"
        if found == truth:
            whole += 1
        elif told:
            named += found is not None
            nothing += found is None
        elif store.torn and damage is not truncated:
            last += missing <= 1
            more += missing > 1
        elif missing <= 1:
            last += 1
        else:
            assert damage is truncated, f"{damage.__name__}: {missing} presses lost without a word"
            earlier += 1
    # A header gone bad fits by chance once in 255 times, and must stand near the end for this.
    assert more < IMAGES / 1000
    print(
        f"{IMAGES} images: {whole} whole, {last} without the last press, {more} without "
        f"more, told as one, {named} earlier "
        f"and named ({doubtful} with a doubtful last press), {earlier} blanked at the end, "
        f"{nothing} with no game"
    )


def test_a_game_of_another_rules_version_is_named_and_kept():
    flash = Flash()
    store = Store(flash, "rp2040")
    upkeep.begin(store, 3, 7)
    store.append(b"\x01\x02")
    again = Store(flash, "rp2040")
    assert again.running == (3, 7, b"\x01\x02")
    set_setting(again, 1, 1)
    again.flush()
    assert Store(flash, "rp2040").running == (3, 7, b"\x01\x02")


def test_results_of_any_bytes_do_not_crash():
    rng = random.Random("results")
    for _ in range(5000):
        unpack_result(rng.randbytes(rng.randrange(1, 30)))
