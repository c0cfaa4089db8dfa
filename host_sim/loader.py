# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Runs the firmware's files as CircuitPython would: fresh modules, and only what the board has.

The firmware gets builtins of its own, with three of them replaced: `__import__` finds the fakes,
the files of the drive and the modules of the board's build and nothing else; `print` writes to the
device's console; `open` opens the drive. The host's own modules never see any of it.
"""

import __future__

import builtins
import contextlib
import importlib
import sys
import types

from . import libraries

_HOST_MODULES = frozenset((
    "array", "binascii", "collections", "errno", "io", "json", "math", "re", "struct", "zlib",
    "warnings",
))  # fmt: skip
# Builtins of CPython that CircuitPython lacks and that a person may reach for.
_NO_BUILTINS = (
    "FileExistsError", "FileNotFoundError", "IsADirectoryError", "NotADirectoryError",
    "PermissionError", "vars",
)  # fmt: skip
# In every build, so the lists of modules do not mention them.
_ALWAYS = ("gc", "micropython")
_code_cache = {}


class Program:
    """One run of the firmware: its modules and its builtins.

    modules     the firmware's sys.modules, by name
    path        where imports look, as on the board
    """

    def __init__(self, machine):
        self.machine = machine
        self.drive = machine.wiring.drive
        self.path = ["", "/", "/lib"]
        self.modules = {}
        self.builtins = dict(vars(builtins))
        for name in _NO_BUILTINS:
            del self.builtins[name]
        self.builtins["__import__"] = self._import
        self.builtins["print"] = self._print
        self.builtins["open"] = self._open
        self.modules["sys"] = self._sys()

    def run(self, path):
        """Run a file of the drive as the main program; the names it defines."""
        main = self._new_module("__main__", path)
        self.modules["__main__"] = main
        exec(self._compile(path), main.__dict__)

    def find_app(self):
        """The hook for describing what is shown: a module-level `app` of the main program, or else
        of any module of the firmware."""
        for name in sorted(self.modules, key=lambda name: (name != "__main__", name)):
            app = getattr(self.modules[name], "__dict__", {}).get("app")
            if app is not None and not isinstance(app, types.ModuleType):
                return app
        return None

    # Builtins

    def _print(self, *values, sep=" ", end="\n"):
        self.machine.wiring.console.append(sep.join(str(value) for value in values) + end)

    def _open(self, path, mode="r", encoding=None):
        return self.drive.open(path, mode, encoding, writable=self.machine.may_write)

    def _import(self, name, globals=None, locals=None, fromlist=(), level=0):
        if level:
            package = globals["__package__"].split(".")
            base = package[: len(package) - level + 1]
            name = ".".join(base + ([name] if name else []))
        parts = name.split(".")
        for count in range(1, len(parts) + 1):
            self._load(".".join(parts[:count]))
        module = self.modules[name]
        if not fromlist:
            return self.modules[parts[0]]
        for item in fromlist:
            if item != "*" and not hasattr(module, item) and hasattr(module, "__path__"):
                with contextlib.suppress(ImportError):
                    self._load(name + "." + item)
        return module

    def _load(self, name):
        if name in self.modules:
            return
        path, is_package = self._find(name)
        if path:
            self._load_file(name, path, is_package)
        elif self._in_build(name):
            self.modules[name] = self._builtin(name)
        else:
            self._load_folder(name)
        parent, _, child = name.rpartition(".")
        if parent:
            setattr(self.modules[parent], child, self.modules[name])

    def _find(self, name):
        tail = name.replace(".", "/")
        for folder in self.path:
            start = folder.rstrip("/") + "/" + tail
            if self.drive.has(start + "/__init__.py"):
                return start + "/__init__.py", True
            if self.drive.has(start + ".py"):
                return start + ".py", False
        return None, False

    def _load_file(self, name, path, is_package):
        self.machine.imports += 1
        module = self._new_module(name, path)
        module.__package__ = name if is_package else name.rpartition(".")[0]
        if is_package:
            module.__path__ = path.rpartition("/")[0]
        self.modules[name] = module
        try:
            exec(self._compile(path), module.__dict__)
        except BaseException:
            self.modules.pop(name, None)
            raise

    def _load_folder(self, name):
        """A folder without an __init__.py is a package too."""
        for folder in self.path:
            path = folder.rstrip("/") + "/" + name.replace(".", "/")
            if self.drive.is_folder(path):
                module = self._new_module(name, None)
                module.__package__ = name
                module.__path__ = path
                self.modules[name] = module
                return
        raise ImportError(f"no module named '{name}'")

    def _in_build(self, name):
        """The board's build has it, or the drive's /lib carries it (Adafruit's libraries)."""
        return (
            name in libraries.BUNDLE
            or name in _ALWAYS
            or (
                name in self.machine.wiring.definition.modules
                and name
                in _HOST_MODULES.union(
                    libraries.FAKES, libraries.FIRMWARE_ONLY_FAKES, libraries.BLINKA
                )
            )
        )

    def _builtin(self, name):
        if name in libraries.FAKES + libraries.FIRMWARE_ONLY_FAKES:
            return libraries.fake(name)
        return importlib.import_module(name)

    def _new_module(self, name, path):
        module = types.ModuleType(name)
        module.__file__ = path
        module.__package__ = ""
        module.__dict__["__builtins__"] = self.builtins
        return module

    def _compile(self, path):
        host = self.drive.host_path(path)
        source = self.drive.read(path)
        key = (str(host or path), source)
        if key not in _code_cache:
            # The board never evaluates annotations.
            flags = __future__.annotations.compiler_flag
            _code_cache[key] = compile(source, key[0], "exec", flags, dont_inherit=True)
        return _code_cache[key]

    def _sys(self):
        module = types.ModuleType("sys")
        module.implementation = types.SimpleNamespace(
            name="circuitpython", version=self.machine.circuitpython, _mpy=262
        )
        module.version_info = (3, 4, 0)
        module.platform = {"rp2040": "RP2040", "rp2350": "RP2350"}.get(
            self.machine.wiring.port, "MicroChip SAMD51"
        )
        module.path = self.path
        module.modules = self.modules
        module.byteorder = "little"
        module.maxsize = 2**31 - 1
        module.exit = sys.exit
        module.stdout = types.SimpleNamespace(
            write=lambda text: self.machine.wiring.console.append(text)
        )
        return module
