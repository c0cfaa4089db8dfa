# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The 32-bit MicroPython runs, reports its errors, and takes the whole core as .mpy."""

import pytest

from tools.micropython import vm


def module_name(path):
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_it_runs_32_bit_micropython():
    script = "import sys\nprint(3 + 4, sys.maxsize, sys.implementation.name)"
    assert vm.run(script).split() == ["7", str(2**31 - 1), "micropython"]


def test_arguments_input_and_accents_pass_through():
    script = "print(args[0], input())\nprint(input())"
    assert vm.run(script, args=["à"], stdin="né\nici") == "à né\nici\n"


def test_an_exception_comes_back_as_the_vms_traceback():
    with pytest.raises(vm.VMError, match=r"(?s)line 2, in f.*ZeroDivisionError") as caught:
        vm.run("def f():\n    return 1 // 0\nprint('before')\nf()")
    assert caught.value.output == "before\n"


def test_a_clean_exit_is_no_error_and_a_failing_one_is():
    assert vm.run("import sys\nprint(1)\nsys.exit(0)") == "1\n"
    with pytest.raises(vm.VMError, match="SystemExit: 3"):
        vm.run("raise SystemExit(3)")


def test_steps_share_one_vm():
    assert vm.run_steps(["a = 1", "a += 1", "print(a)"]) == ["", "", "2\n"]


def test_live_heap_counts_what_stays_and_not_what_was_dropped():
    size = 20_000
    kept = vm.measure_heap(f"kept = bytearray({size})")
    dropped = vm.measure_heap(f"dropped = bytearray({size})\ndropped = None")
    assert size <= kept < 2 * size
    assert dropped < size // 10


def test_files_are_mounted_as_bytes_and_text():
    files = {"/lib/pack/__init__.py": "", "/lib/pack/one.py": "X = 5", "/data/b.bin": b"\x00\xff"}
    script = "from pack import one\nprint(one.X, open('/data/b.bin', 'rb').read())"
    assert vm.run(script, files) == "5 b'\\x00\\xff'\n"


def test_every_module_of_the_core_compiles(tmp_path):
    compiled = vm.compile_lib(tmp_path)
    assert [path.with_suffix(".py") for path in compiled] == vm.lib_sources()
    assert {(tmp_path / path).read_bytes()[:2] for path in compiled} == {b"M\x06"}


@pytest.mark.parametrize("compiled", [True, False], ids=["mpy", "source"])
def test_every_module_of_the_core_imports(compiled):
    names = [module_name(path) for path in vm.lib_sources()]
    assert "girouette" in names
    script = "".join(f"import {name}\nprint({name!r})\n" for name in names)
    assert vm.run(script, vm.lib_files(compiled)).split() == names
