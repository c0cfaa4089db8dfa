# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`microcontroller`: the NVM, in the browser's storage.

`nvm` is kept here and told to the page at each write, which puts it away before this returns: what
the page could not keep has not been written, so that the firmware says so as it does on a board.
"""

from binascii import hexlify as _hexlify
from binascii import unhexlify as _unhexlify

import chips as _machine


class _ByteArray:
    def __init__(self):
        self._data = bytearray(_unhexlify(_machine.nvm()))

    def __len__(self):
        return len(self._data)

    def __getitem__(self, part):
        return bytes(self._data[part]) if isinstance(part, slice) else self._data[part]

    def __setitem__(self, part, values):
        if not isinstance(part, slice):
            part, values = slice(part, part + 1), bytes((values,))
        start = part.start or 0
        before = self._data[start : start + len(values)]
        self._data[start : start + len(values)] = values
        if not _machine.keep(str(_hexlify(self._data), "ascii")):
            self._data[start : start + len(before)] = before
            raise OSError("the browser's storage refused")


nvm = _ByteArray()
