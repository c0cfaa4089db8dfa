# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Ports that hand over tables of texts and count what is read: in the small dialect, for the VM."""

import io


class Counted:
    """An open file; `fails` makes every further read an OSError."""

    def __init__(self, ports, name, data):
        self.ports = ports
        self.name = name
        self.file = io.BytesIO(data)

    def _check(self):
        if self.ports.fails is not None:
            self.ports.fails -= 1
            if self.ports.fails < 0:
                raise OSError(5)
        self.ports.reads += 1

    def tell(self):
        return self.file.tell()

    def read(self, size=-1):
        self._check()
        return self.file.read(size)

    def readline(self, size):
        self._check()
        return self.file.readline(size)

    def seek(self, place, whence=0):
        return self.file.seek(place, whence)

    def close(self):
        self.ports.open.remove(self.name)
        self.file.close()


class TablePorts:
    """files: text or bytes by name; then those under the folder `lib`, if there is one.

    open    names of the files that are open
    reads   how often a file was read
    fails   None, or after how many more reads every read fails
    """

    def __init__(self, files, lib=None):
        self.files = files
        self.lib = lib
        self.open = []
        self.logged = []
        self.reads = 0
        self.fails = None

    def open_text(self, name):
        data = self.files.get(name)
        if data is None and self.lib and (self.lib / name).exists():
            data = (self.lib / name).read_bytes()
        if data is None:
            return None
        self.open.append(name)
        return Counted(self, name, data.encode() if isinstance(data, str) else data)

    def log(self, text):
        self.logged.append(text)
