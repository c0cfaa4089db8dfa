# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Names for the bytes of the journal in NVM, by the byte map at the head of girouette.codec.

A reader of its own, as a second opinion on what the store wrote; the tests hold it to the store's
bytes on every board. `Access` lets a Store work on the chip while the power is off.
"""

from binascii import crc32

from girouette.store import Store

_PAGE = 4096
_SEAL = 5
_BEGIN_1, _END, _SETTINGS, _NAME, _FACTS, _FORGET, _GAP, _BEGIN, _CARRIED = range(0xF0, 0xF9)
_GUEST_FACT = 0xFE
_SETTING_NAMES = dict(enumerate(("language", "brightness", "sound", "rotation", "dim", "large")))
_LETTERS = (0, 14)  # the settings that the two letters of the language's code are


class Access:
    """An NVM chip as the firmware sees it: its length, and slices."""

    def __init__(self, chip):
        self._chip = chip

    def __len__(self):
        return self._chip.size

    def __getitem__(self, part):
        return bytes(self._chip.data[part])

    def __setitem__(self, part, values):
        self._chip.write(part.start or 0, bytes(values))


def set_language(chip, language):
    """What Settings > Language writes; the device must be off."""
    chip.spend_us = lambda _duration: None
    kept = Store(Access(chip), chip.port)
    first, second = language.encode()
    kept.keep(_SETTINGS, bytes((_LETTERS[0], first, _LETTERS[1], second)))
    kept.flush()


def name_records(chip):
    """[(start, size, name)] of everything in the NVM that is not blank, in order."""
    found = []
    sealed = not chip.programs_blank
    for base in range(0, chip.size, _PAGE):
        page = bytes(chip.data[base : base + _PAGE])
        blank = b"\0" if chip.port.startswith("esp32") else b"\xff"
        if not page.strip(blank):
            continue
        if page[:4] != b"Girj":
            found.append((base, len(page.rstrip(b"\xff")), "foreign"))
            continue
        found.append((base, 4, "header"))
        body = page[:-_SEAL] if sealed else page
        found += [(base + at, size, name) for at, size, name in _page_records(body)]
        if sealed:
            found.append((base + _PAGE - _SEAL, 1, f"write {page[-_SEAL]}"))
            found.append((base + _PAGE - _SEAL + 1, 4, "seal"))
    return found


def _page_records(page):
    end = len(page.rstrip(b"\xff"))
    at, state, playing, carried = 4, 0, False, b""
    while at < end:
        size, name, state, playing = _read(page, at, end, state, playing, carried)
        if not size:
            # Only a record that stands for itself can be found again behind bytes nobody can read.
            size = 1
            while at + size < end and (
                page[at + size] < _BEGIN_1
                or not _read(page, at + size, end, state, False, carried)[0]
            ):
                size += 1
            name = "torn or unreadable"
        elif page[at] == _CARRIED:
            carried = carried[: int.from_bytes(page[at + 3 : at + 5], "big")]
            carried += page[at + 5 : at + size - 2]
        elif page[at] in (_BEGIN, _BEGIN_1, _GAP):
            carried = b""
        yield at, size, name
        at += size


def _read(page, at, end, state, playing, carried):
    """(size or 0, name, the running check, whether a game runs) of the record that begins here;
    `carried` is the log that a game begins with."""
    nothing = 0, "", state, playing
    tag = page[at]
    seed = state if tag < _BEGIN_1 or tag == _GAP else 0
    if tag in (_BEGIN, _BEGIN_1):
        seed = crc32(carried)
    size = _size(page, at, seed)
    stop = at + size
    if not size or stop > end:
        return nothing
    if tag < _BEGIN_1:
        after = crc32(page[at : stop - 1], state)
        if not playing or page[stop - 1] != _check(after):
            return nothing
        return size, _answers(page, at, stop - 1), after, True
    entry = page[at + 3 : stop - 2]
    if page[at:stop] != _record(tag, entry, seed):
        return nothing
    if tag in (_BEGIN, _BEGIN_1):
        whose = entry[2:].decode("utf-8", "replace") or entry[0]
        name = f"game {whose} begins (rules {entry[1]})"
        return size, name, crc32(page[at:stop]), True
    if tag == _END:
        return size, "game ends" if entry else "game discarded", state, False
    return size, _standing(tag, entry), state, playing


def _check(state):
    high = state >> 24
    return high if high < 255 else state >> 16 & 127


def _record(tag, entry, seed):
    head = bytes((tag, len(entry)))
    body = head + bytes((_check(crc32(head, seed)),)) + entry
    state = crc32(body, seed)
    return body + bytes((state >> 16 & 255, _check(state)))


def _size(page, at, seed):
    """The size that a record's first bytes tell, or 0 when their own check does not fit."""
    tag = page[at]
    if tag < 0xD0 or tag == 0xE0:
        return 2
    lead = at + (1 if tag < 0xEF else 2)
    if tag == 0xFF or lead >= len(page) or page[lead] != _check(crc32(page[at:lead], seed)):
        return 0
    if tag < 0xE0:
        answers = tag - 0xCE
        return 3 + (answers + 1) // 2
    if tag < 0xEF:
        return 3 + tag - 0xE0
    return page[at + 1] + (4 if tag == 0xEF else 5)


def _answers(page, at, check_at):
    """What a record of the running game says, in words."""
    tag = page[at]
    if tag < 0x80:
        return f"answer {tag}"
    if tag < 0xB1:
        return f"answers {(tag - 0x80) // 7} {(tag - 0x80) % 7}"
    if tag < 0xD0:
        return f"fact told {tag - 0xB1}"
    if tag == 0xE0:
        return "undo"
    if tag < 0xE0:
        halves = [half for byte in page[at + 2 : check_at] for half in (byte >> 4, byte & 15)]
        log = [253 if half == 15 else half for half in halves[: tag - 0xCE]]
    else:
        log = list(page[at + (2 if tag < 0xEF else 3) : check_at])
    if log[0] == 251:
        return f"undo {log[1]}"
    if log[0] == 254:
        return "correction " + " ".join(map(str, log[2:]))
    if log[0] == 253:
        return "fact told " + " ".join(map(str, log[1:]))
    return "answers " + " ".join(map(str, log))


def _standing(tag, entry):
    if tag == _SETTINGS:
        pairs = zip(entry[::2], entry[1::2], strict=False)
        if tuple(entry[::2]) == _LETTERS:
            return "setting language=" + entry[1::2].decode("ascii", "replace")
        return "setting " + " ".join(
            f"{_SETTING_NAMES.get(key, key)}={value}" for key, value in pairs
        )
    if tag == _NAME:
        return "name " + entry[1:].decode("utf-8", "replace")
    if tag == _FACTS:
        return "fact " + " ".join(
            f"{entry[i : i + 2].hex()}={entry[i + 2] - 50}" for i in range(0, len(entry) - 2, 3)
        )
    if tag == _GUEST_FACT:
        told = f"={entry[4] - 50}" if len(entry) > 4 else " forgotten"
        return f"fact {entry[:4].hex()}{told}"
    names = {_FORGET: "fact forgotten", _GAP: "passed over", _CARRIED: "log written anew"}
    return names.get(tag, f"record {tag:02X}")
