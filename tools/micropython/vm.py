# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Runs Python text in MicroPython 1.27 on Node.js, with the core compiled as for a board.

    run("print(3 + 4)") == "7\\n"
    run(script, files=lib_files())       the core under /lib, as .mpy, as on the board
    run_steps([load, play, measure])     several steps in one VM, a text for each

The VM collects garbage only between steps: `gc.collect()` in a step takes effect when the step
ends. So a live-heap figure needs `gc.collect()` as the end of one step and `gc.mem_alloc()` as the
start of the next, as `measure_heap` does. The heap grows by itself and is never exhausted.
"""

import base64
import functools
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from tools import indexes, names, packages
from tools.compiler import compile_file

ROOT = Path(__file__).resolve().parent.parent.parent
LIB = ROOT / "lib"
SCRIPT = Path(__file__).with_name("run.mjs")
VM_PORTS = Path(__file__).with_name("vm_ports.py")  # for /lib of a VM that runs the app
HEAP_BYTES = 1024 * 1024
PYSTACK_WORDS = 2048


class VMError(Exception):
    """The VM's traceback; `output` is what the failing step had printed before."""

    def __init__(self, traceback, output=""):
        super().__init__(traceback)
        self.output = output


def run_steps(steps, files=None, args=(), stdin="", heapsize=HEAP_BYTES, pystack=PYSTACK_WORDS):
    """Run texts one after the other in one fresh VM; the printed text of each.

    `files` maps absolute paths in the VM to bytes or text; modules under /lib can be imported.
    The texts find `args` as a global list, for this VM has no sys.argv; `stdin` is what input()
    reads. Where the compiled core is among the files, texts and modules of a test speak to it by
    the names that it has there (tools/names.py); guests, under /games, by their own.
    Raises VMError when a step ends with an exception other than SystemExit(0).
    """
    node = os.environ.get("NODE") or shutil.which("node")
    if not node:
        raise RuntimeError("no Node.js here: run through tools/dev.py, which sets one up")
    files = dict(files or {})
    if any(path.startswith("/lib/girouette/") and path.endswith(".mpy") for path in files):
        steps = [names.put_in(step) for step in steps]
        for path, content in files.items():
            if path.endswith(".py") and not path.startswith("/games/"):
                text = content if isinstance(content, str) else content.decode()
                files[path] = names.put_in(text)
    job = {
        "files": {path: encoded(content) for path, content in files.items()},
        "steps": list(steps),
        "args": list(args),
        "stdin": stdin,
        "heapsize": heapsize,
        "pystack": pystack,
    }
    result = subprocess.run(
        [node, str(SCRIPT)],
        input=json.dumps(job),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if result.returncode or not result.stdout:
        raise VMError(f"the VM broke down (status {result.returncode}): {result.stderr.strip()}")
    answer = json.loads(result.stdout)
    if answer["error"]:
        raise VMError(answer["error"].strip(), answer["outputs"][-1] if answer["outputs"] else "")
    return answer["outputs"]


def run(script, files=None, stdin="", args=(), **options):
    """Run one text in a fresh VM; what it printed."""
    return run_steps([script], files, args, stdin, **options)[0]


def measure_heap(load, files=None, **options):
    """Bytes of heap that stay alive after running `load`, over an empty VM with gc imported."""
    collect, tell = "gc.collect()", "print(gc.mem_alloc())"
    steps = ["import gc", collect, tell, load, collect, tell]
    outputs = run_steps(steps, files, **options)
    return int(outputs[5]) - int(outputs[2])


def encoded(content):
    data = content.encode() if isinstance(content, str) else content
    return base64.b64encode(data).decode()


def lib_sources():
    """Every Python file of lib/, as paths relative to it, sorted."""
    return sorted(path.relative_to(LIB) for path in LIB.rglob("*.py"))


def lib_texts():
    """Every table of texts of lib/, as paths relative to it, sorted."""
    return sorted(path.relative_to(LIB) for path in LIB.rglob("*.txt"))


def compile_lib(dest):
    """Compile every module of lib/ into the folder `dest`; the .mpy paths relative to it.

    The files keep the first byte `M` that this VM wants; a board wants `C` there.
    """
    compiled = []
    for source in lib_sources():
        target = source.with_suffix(".mpy")
        (dest / target).parent.mkdir(parents=True, exist_ok=True)
        compile_file(LIB / source, source.as_posix(), dest / target)
        compiled.append(target)
    return compiled


def guest_files(folder, compiled=True):
    """The packages of a folder of games as `files` for run(), under /games, as on a drive."""
    files = {}
    with tempfile.TemporaryDirectory() as made:
        module = Path(made) / "module.mpy"
        for place, path in packages.files_of(folder):
            if compiled and path.suffix == ".py":
                compile_file(path, place, module)
                files[f"/{place.removesuffix('.py')}.mpy"] = module.read_bytes()
            else:
                files["/" + place] = path.read_bytes()
    return files


@functools.cache
def lib_files(compiled=True):
    """The core as `files` for run(): under /lib, compiled or as source, with its texts."""
    files = {f"/lib/{path.as_posix()}": (LIB / path).read_bytes() for path in lib_texts()}
    files |= indexes.of_folders(files)
    if not compiled:
        sources = {f"/lib/{path.as_posix()}": (LIB / path).read_bytes() for path in lib_sources()}
        return files | sources
    with tempfile.TemporaryDirectory() as folder:
        dest = Path(folder)
        return files | {
            f"/lib/{mpy.as_posix()}": (dest / mpy).read_bytes() for mpy in compile_lib(dest)
        }
