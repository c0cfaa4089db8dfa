# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The CIRCUITPY drive: host folders laid over each other, and files written by the firmware.

Paths are the board's ("/fonts/6x10.bin"; without a leading slash they mean the same). What the
firmware writes stays in memory here and never reaches the host's folders.
"""

import io
import zlib


def _clean(path):
    return "/" + "/".join(part for part in path.split("/") if part not in ("", "."))


class UsbDrive:
    """mounts: (folder on the board, folder on the host), the first that has a file wins."""

    def __init__(self, mounts):
        self.mounts = [(_clean(place), folder) for place, folder in mounts]
        self.files = {}
        self.removed = set()
        self.reads = 0  # of files opened for reading bytes

    def _host(self, path):
        for place, folder in self.mounts:
            prefix = place if place.endswith("/") else place + "/"
            if path == place:
                candidate = folder
            elif path.startswith(prefix):
                candidate = folder / path[len(prefix) :]
            else:
                continue
            if candidate.exists():
                return candidate
        return None

    def host_path(self, path):
        """The host's file behind a path, or None: for tracebacks that a person can open."""
        path = _clean(path)
        if path in self.files or path in self.removed:
            return None
        host = self._host(path)
        return host if host is not None and host.is_file() else None

    def has(self, path):
        return _clean(path) in self.files or self.host_path(path) is not None

    def is_folder(self, path):
        path = _clean(path)
        host = self._host(path)
        inside = path.rstrip("/") + "/"
        return (host is not None and host.is_dir()) or any(f.startswith(inside) for f in self.files)

    def read(self, path):
        path = _clean(path)
        if path in self.files:
            return bytes(self.files[path])
        host = self.host_path(path)
        if host is None:
            raise OSError(2, f"No such file/directory: {path}")
        return host.read_bytes()

    def write(self, path, data):
        """As from the host computer: no permission asked."""
        self.files[_clean(path)] = bytes(data)
        self.removed.discard(_clean(path))

    def open(self, path, mode="r", encoding=None, *, writable=False):
        binary = "b" in mode
        kind = mode.replace("b", "").replace("t", "")
        if kind == "r":
            data = self.read(path)
            return _Read(self, data) if binary else io.StringIO(data.decode("utf-8"))
        if kind not in ("w", "a", "r+", "a+", "w+"):
            raise ValueError(f"mode {mode!r}")
        if not writable:
            raise OSError(30, "Read-only filesystem")
        start = b"" if kind.startswith("w") or not self.has(path) else self.read(path)
        return _Written(self, path, start, binary, at_end=kind.startswith("a"))

    def listdir(self, path):
        path = _clean(path)
        if not self.is_folder(path):
            raise OSError(2, f"No such file/directory: {path}")
        inside = path.rstrip("/") + "/"
        places = [place for place, _ in self.mounts if place != path]
        names = {
            place[len(inside) :].split("/")[0]
            for place in places + list(self.files)
            if place.startswith(inside)
        }
        for place, folder in self.mounts:
            prefix = place.rstrip("/") + "/"
            host = (
                folder
                if path == place
                else (folder / path[len(prefix) :] if path.startswith(prefix) else None)
            )
            if host is not None and host.is_dir():
                names |= {child.name for child in host.iterdir() if child.name != "__pycache__"}
        names = [name for name in names if name and inside + name not in self.removed]
        # In the order of a directory's entries, which is none that anybody may rely on.
        return sorted(names, key=lambda name: zlib.crc32(name.encode()))

    def stat(self, path):
        if self.is_folder(path):
            return (0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        return (0x8000, 0, 0, 0, 0, 0, len(self.read(path)), 0, 0, 0)

    def remove(self, path, writable):
        if not writable:
            raise OSError(30, "Read-only filesystem")
        self.read(path)
        self.files.pop(_clean(path), None)
        self.removed.add(_clean(path))

    def rename(self, old, new, writable):
        data = self.read(old)
        self.remove(old, writable)
        self.write(new, data)


class _Read(io.BytesIO):
    """A file that is open for reading bytes; the drive counts how often that is done."""

    def __init__(self, drive, data):
        super().__init__(data)
        self._drive = drive

    def read(self, size=-1):
        self._drive.reads += 1
        return super().read(size)

    def readline(self, size=-1):
        self._drive.reads += 1
        return super().readline(size)

    def readinto(self, buffer):
        self._drive.reads += 1
        return super().readinto(buffer)


class _Written:
    """An open file whose bytes reach the drive at flush and close."""

    def __init__(self, drive, path, start, binary, at_end):
        self._drive, self._path, self._binary = drive, path, binary
        self._buffer = io.BytesIO(start)
        if at_end:
            self._buffer.seek(0, io.SEEK_END)
        self.flush()

    def write(self, data):
        return self._buffer.write(data if self._binary else data.encode("utf-8"))

    def read(self, size=-1):
        data = self._buffer.read(size)
        return data if self._binary else data.decode("utf-8")

    def seek(self, offset, whence=0):
        return self._buffer.seek(offset, whence)

    def flush(self):
        self._drive.write(self._path, self._buffer.getvalue())

    def close(self):
        self.flush()

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.close()
