# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Writing to an NVM that erases at every write: all of a page, with a seal. Boards without such an
NVM never load this; the others keep it."""

from binascii import crc32

_PAGE = 4096


def put_page(store, at, data):
    """Write the page as it stands, with `data` from `at` on, and read it back: False when it did
    not take. Of two pages the other one is written: the one before stays whole meanwhile."""
    base = store._base
    counter = (store._counter + 1) & 255
    try:
        page = bytearray(store.nvm[base : base + at])
        page += data
        page += b"\xff" * (store._size - len(page))
        page.append(counter)
        page += crc32(page).to_bytes(4, "big")
    except Exception:
        return False
    if store._pages == 2:
        base = _PAGE - base
    if not store.write(base, page):
        return False
    store._base = base
    store._counter = counter
    return True
