# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The dialect check refuses what boards lack, names a replacement, and lets the rest pass."""

import pytest

from tools import dialect

# (code, source): each refused for firmware and core alike.
REFUSED = [
    ("D1", "match x:\n    case 1: pass"),
    ("D1", "def f(a, /): pass"),
    ("D1", "x = [*a, 1]"),
    ("D1", "x = (*a, 1)"),
    ("D1", "x = {*a}"),
    ("D1", "x = {**a, 'b': 1}"),
    ("D1", "try:\n    f()\nexcept* ValueError:\n    pass"),
    ("D1", "with (a() as b, c() as d):\n    pass"),
    ("D1", "with (\n    a() as b\n):\n    pass"),
    ("D1", "async def f():\n    await g()"),
    ("D1", "type X = int"),
    ("D1", "def f[T](x): pass"),
    ("D1", "x = ("),
    ("D2", "import enum"),
    ("D2", "from dataclasses import dataclass"),
    ("D2", "from typing import List"),
    ("D2", "import functools"),
    ("D2", "from itertools import chain"),
    ("D2", "import os.path"),
    ("D2", "import asyncio"),
    ("D3", "from collections import Counter"),
    ("D3", "from os import path"),
    ("D3", "import os\nos.environ['A']"),
    ("D3", "import re\nre.findall('a', s)"),
    ("D3", "from random import shuffle"),
    ("D3", "import random\nrandom.sample(a, 2)"),
    ("D3", "import zlib\nzlib.crc32(b)"),
    ("D3", "sys.print_exception(e)"),
    ("D3", "displayio.Display(bus)"),
    ("D3", "display.show(group)"),
    ("D3", "str(n).zfill(2)"),
    ("D3", "s.ljust(8)"),
    ("D3", "s.rjust(8)"),
    ("D3", "s.capitalize()"),
    ("D3", "s.title()"),
    ("D3", "s.removeprefix('a')"),
    ("D3", "s.removesuffix('a')"),
    ("D3", "s.isalnum()"),
    ("D3", "point._asdict()"),
    ("D3", "vars(x)"),
    ("D3", "try:\n    f()\nexcept FileNotFoundError:\n    pass"),
    ("D3", "raise PermissionError"),
    ("D4", "s.endswith(('.', '!'))"),
    ("D4", "s.startswith(('a', 'b'))"),
    ("D4", "s[::-1]"),
    ("D4", "s[5:0:-2]"),
    ("D4", "a[::2] = b"),
    ("D4", "del a[::2]"),
    ("D4", "'{a.b}'.format(a=x)"),
    ("D4", "'{0[1]}'.format(x)"),
    ("D4", "class A(metaclass=B): pass"),
    ("D4", "zip(a, b, strict=True)"),
    ("D4", "iter(f, None)"),
    ("D4", "print(x, flush=True)"),
    ("D4", "json.dumps(x, indent=2)"),
    ("D4", "json.dumps(x, sort_keys=True)"),
    ("D4", "struct.pack('<?B', a, b)"),
    ("D4", "re.match('(?P<a>b)', s)"),
    ("D4", "re.match('a{3}', s)"),
    ("D5", "import time\ntime.monotonic()"),
    ("D5", "from time import monotonic"),
    ("D5", "class A:\n    def __setattr__(self, n, v): pass"),
    ("D5", "class A:\n    def __init_subclass__(cls): pass"),
    ("D5", "for k, v in d.items():\n    f(k)"),
    ("D5", "for k in {'a': 1}:\n    f(k)"),
    ("D5", "x = [k for k in d.keys()]"),
    ("D5", "x = list(d.values())"),
    ("D5", "x = ','.join(d.keys())"),
    ("D5", "yield_it = (v for v in d.values())"),
    ("D5", "sorted(a, key=f)"),
    ("D5", "a.sort(key=f)"),
]

REFUSED_IN_CORE = [
    "import os",
    "import time",
    "import random",
    "import board",
    "import displayio",
    "import microcontroller",
    "from json import dumps",
    "open('a')",
    "input()",
]

ACCEPTED = [
    "from micropython import const",
    "import struct\nstruct.pack('<BH', 1, 2)",
    "import binascii\nbinascii.crc32(b'')",
    "first, *rest = a",
    "f(*a, *b, **c, **d)",
    "def f(*parts, key=None, **rest): pass",
    "if (n := len(a)) > 1: pass",
    "x = f'{a.b!r:>8} {a[0]}'",
    "x = '{:02d} {{a.b}}'.format(n)",
    "x = a | b",
    "with a() as b, c() as d:\n    pass",
    "with (a or b) as c:\n    pass",
    "x = a[1:3] + a[::2]",
    "a[1:3] = b",
    "for k in sorted(d.items()):\n    f(k)",
    "for k in d.items():  # any order\n    f(k)",
    "total = sum(d.values())",
    "sorted(a)",
    "sorted(a, key=f)  # keys differ",
    "try:\n    f()\nexcept OSError as error:\n    pass",
    "@property\ndef f(self): pass",
    "def f():\n    x = yield from g()\n    return x",
    "class A(B):\n    def title(self):\n        return self.title()",
    "def f(a: 'List[int]') -> 'int': pass",
    "x = s.center(10)",
    "zip(a, b)",
    "iter(a)",
]


@pytest.mark.parametrize(("code", "source"), REFUSED)
@pytest.mark.parametrize("core", [False, True])
def test_refused(code, source, core):
    found = dialect.check_source(source, core)
    assert code in [item[1] for item in found]
    assert all("; use " in text for _line, _code, text in found)


@pytest.mark.parametrize("source", REFUSED_IN_CORE)
def test_refused_in_the_core_only(source):
    assert [item[1] for item in dialect.check_source(source, core=True)] == ["D6"]
    assert dialect.check_source(source, core=False) == []


@pytest.mark.parametrize("source", ACCEPTED)
def test_accepted_everywhere(source):
    assert dialect.check_source(source, core=True) == []


def test_a_finding_names_file_line_and_replacement(tmp_path, capsys):
    file = tmp_path / "screen.py"
    file.write_text("a = 1\nb = str(a).zfill(2)\n")
    assert dialect.main([str(file)]) == 1
    told = capsys.readouterr().out.strip()
    assert told.startswith(f"{file}:2: D3 ")
    assert "{:02d}" in told


def test_the_core_is_known_by_its_folder():
    """A rule of lib/ must not depend on how the path was written."""
    module = dialect.ROOT / "lib" / "girouette" / "__init__.py"
    assert (dialect.ROOT / "lib") in module.resolve().parents
    assert dialect.check([module]) == []


def test_the_tree_keeps_to_the_dialect():
    paths = [dialect.ROOT / name for name in dialect.CHECKED]
    assert list(dialect.files_of(paths)), "there is nothing to check"
    assert dialect.check(paths) == []
