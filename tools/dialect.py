# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Refuses, in what runs on a board, what CircuitPython lacks or does differently.

`python -m tools.dialect [path...]` reads lib/, firmware/ and boards/ but for the printed cases (or
the paths given) and prints `file:line: CODE what; use this instead`. The codes:

    D1 syntax    D2 module    D3 method or function    D4 argument or form
    D5 silently different    D6 not for the core (files, clock, hardware, global randomness)

Three findings depend on what the code means, so a comment on the line can answer them:
`# any order` says that a loop over a dict gives the same result in every order, `# keys differ`
that a sort never meets two equal keys, `# the loader` that this is the core's one place for it.
"""

import ast
import re
import sys
import tokenize
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHECKED = ("lib", "firmware", "boards", "tools/on_board")

# The core gets time, chance and storage as arguments; these few modules are pure computation.
CORE_MODULES = {"girouette", "micropython", "binascii", "struct", "sys", "gc", "math", "array"}

# Modules of CPython that no CircuitPython has, with what to write instead.
ABSENT_MODULES = {
    "enum": "const() numbers",
    "dataclasses": "a plain class",
    "typing": "no annotation imports",
    "functools": "a closure",
    "itertools": "a loop",
    "copy": "list(x) or dict(x)",
    "datetime": "time.struct_time",
    "heapq": "sort a list",
    "bisect": "a loop",
    "logging": "print",
    "contextlib": "try and finally",
    "abc": "a method that raises NotImplementedError",
    "string": "a literal",
    "base64": "binascii",
    "_thread": "one loop",
    "threading": "one loop",
    "asyncio": "one loop of generators",
    "pathlib": "strings and os.listdir",
    "subprocess": "nothing: there are no processes",
    "operator": "a lambda",
    "types": "type(x)",
    "inspect": "nothing",
    "shutil": "os",
    "tempfile": "a buffer",
    "secrets": "os.urandom",
    "hashlib": "binascii.crc32",
    "unittest": "tests/",
    "textwrap": "a loop",
    "statistics": "arithmetic",
    "decimal": "integers",
    "fractions": "integers",
    "pickle": "struct",
    "csv": "str.split",
    "argparse": "nothing: there is no command line",
    "socket": "nothing",
    "weakref": "a plain reference",
    "warnings": "print",
    "__future__": "nothing: annotations are not evaluated",
    "os.path": "os.stat",
}

# The exact contents of collections; everything else of that module is absent.
COLLECTIONS = {"OrderedDict", "deque", "namedtuple"}

# module -> {absent name: replacement}
ABSENT_NAMES = {
    "os": {"path": "os.stat", "environ": "os.getenv", "walk": "os.listdir"},
    "re": {
        "findall": "a loop over match",
        "split": "str.split",
        "finditer": "a loop over match",
        "fullmatch": "match with $",
    },
    "zlib": {"crc32": "binascii.crc32"},
    "random": {"shuffle": "a loop of swaps", "sample": "drawing one by one", "choices": "a loop"},
    "sys": {"print_exception": "traceback.print_exception"},
    "displayio": {
        "Display": "busdisplay.BusDisplay",
        "I2CDisplay": "i2cdisplaybus.I2CDisplayBus",
        "FourWire": "fourwire.FourWire",
        "EPaperDisplay": "epaperdisplay.EPaperDisplay",
    },
}

ABSENT_METHODS = {
    "zfill": "a format such as {:02d}",
    "ljust": "a format such as {:<8}",
    "rjust": "a format such as {:>8}",
    "capitalize": "s[0].upper() + s[1:]",
    "title": "texts written as they are shown",
    "swapcase": "upper or lower",
    "casefold": "lower",
    "expandtabs": "spaces",
    "removeprefix": "startswith and a slice",
    "removesuffix": "endswith and a slice",
    "isalnum": "isalpha and isdigit",
    "isidentifier": "a loop",
    "isnumeric": "isdigit",
    "isdecimal": "isdigit",
    "isprintable": "a comparison with ' '",
    "istitle": "isupper",
    "isascii": "a comparison of ord(c)",
    "format_map": "format(**d)",
    "translate": "replace",
    "maketrans": "replace",
    "bit_count": "a loop",
    "bit_length": "a loop",
    "_asdict": "the fields by name",
    "_replace": "a new tuple",
}

ABSENT_BUILTINS = {
    "vars": "x.__dict__",
    "ascii": "repr",
    "breakpoint": "print",
    "format": "'{}'.format(x)",
    "FileNotFoundError": "OSError and its errno",
    "PermissionError": "OSError and its errno",
    "FileExistsError": "OSError and its errno",
    "IsADirectoryError": "OSError and its errno",
    "NotADirectoryError": "OSError and its errno",
    "ModuleNotFoundError": "ImportError",
    "RecursionError": "RuntimeError",
    "IOError": "OSError",
    "ExceptionGroup": "one exception",
    "BaseExceptionGroup": "one exception",
    "aiter": "a loop",
    "anext": "next",
}

CORE_BUILTINS = {
    "open": "data passed in",
    "input": "a question",
    "print": "a scene or a Tell",
    "__import__": "girouette.parts.load",
}

# call -> {refused keyword: replacement}
KEYWORDS = {
    "zip": {"strict": "a length check"},
    "print": {"flush": "plain print"},
    "dumps": {"indent": "plain dumps", "sort_keys": "a list of pairs"},
    "dump": {"indent": "plain dump", "sort_keys": "a list of pairs"},
}

IGNORED_HOOKS = {
    "__setattr__": "a property or a method",
    "__init_subclass__": "an explicit call",
    "__set_name__": "the name as an argument",
    "__class_getitem__": "no subscripted classes",
    "__getattribute__": "__getattr__ or a property",
}

NODE_SYNTAX = {
    ast.Match: ("match", "if and elif"),
    ast.TryStar: ("except*", "except"),
    ast.AsyncFunctionDef: ("async def", "a generator"),
    ast.AsyncFor: ("async for", "for"),
    ast.AsyncWith: ("async with", "with"),
    ast.Await: ("await", "yield from"),
}
for _name in ("TypeAlias", "TemplateStr"):  # syntax of later Pythons, where this one knows it
    if hasattr(ast, _name):
        NODE_SYNTAX[getattr(ast, _name)] = (_name, "plain Python 3.4 syntax")

UNSUPPORTED_PATTERN = re.compile(r"\(\?|\{\d+(,\d*)?\}|\\b|\\[1-9]")
DOTTED_FIELD = re.compile(r"(?<!\{)(?:\{\{)*\{[^{}!:]*[.\[]")


class Checker(ast.NodeVisitor):
    """Walks one file and collects (line, code, text); `core` adds the rules of lib/."""

    def __init__(self, comments, core):
        self.comments = comments
        self.core = core
        self.found = []

    def refuse(self, node, code, what, instead):
        self.found.append((node.lineno, code, f"{what}; use {instead}"))

    def answered(self, node, word):
        """Whether a comment on any line of the node's first statement line answers the finding."""
        last = getattr(node, "end_lineno", node.lineno)
        return any(word in self.comments.get(line, "") for line in range(node.lineno, last + 1))

    def visit(self, node):
        if type(node) in NODE_SYNTAX:
            what, instead = NODE_SYNTAX[type(node)]
            self.refuse(node, "D1", what, instead)
        if getattr(node, "type_params", None):
            self.refuse(node, "D1", "type parameters", "no generics")
        super().visit(node)

    # D2: modules

    def visit_Import(self, node):
        for alias in node.names:
            self.module(node, alias.name)

    def visit_ImportFrom(self, node):
        if node.level:
            return
        module = node.module or ""
        self.module(node, module)
        for alias in node.names:
            self.name_of(node, module, alias.name)

    def module(self, node, name):
        top = name.split(".")[0]
        absent = name if name in ABSENT_MODULES else top
        if absent in ABSENT_MODULES:
            self.refuse(node, "D2", f"module {absent} is absent", ABSENT_MODULES[absent])
        elif self.core and top not in CORE_MODULES:
            self.refuse(node, "D6", f"module {top} in the core", "an argument from outside")

    def name_of(self, node, module, name):
        if module == "collections" and name not in COLLECTIONS:
            self.refuse(node, "D3", f"collections.{name} is absent", "a dict or a list")
        instead = ABSENT_NAMES.get(module, {}).get(name)
        if instead:
            self.refuse(node, "D3", f"{module}.{name} is absent", instead)
        if module == "time" and name == "monotonic":
            self.refuse(
                node, "D5", "time.monotonic loses precision", "supervisor.ticks_ms differences"
            )

    # D1 and D4: forms

    def visit_arguments(self, node):
        if node.posonlyargs:
            self.refuse(node.posonlyargs[0], "D1", "positional-only arguments", "plain arguments")
        self.generic_visit(node)

    def visit_starred_display(self, node):
        if isinstance(getattr(node, "ctx", None), ast.Store):
            return self.generic_visit(node)
        if any(isinstance(item, ast.Starred) for item in node.elts):
            self.refuse(node, "D1", "a star in a display", "list(a) + list(b)")
        self.generic_visit(node)

    visit_List = visit_Tuple = visit_Set = visit_starred_display

    def visit_Dict(self, node):
        if None in node.keys:
            self.refuse(node, "D1", "{**a}", "a | b, or update")
        self.generic_visit(node)

    def visit_ClassDef(self, node):
        for keyword in node.keywords:
            self.refuse(node, "D4", f"{keyword.arg}= in a class line", "a plain class")
        self.generic_visit(node)

    def visit_FunctionDef(self, node):
        if node.name in IGNORED_HOOKS:
            self.refuse(node, "D5", f"{node.name} is never called", IGNORED_HOOKS[node.name])
        self.generic_visit(node)

    def visit_Assign(self, node):
        for target in node.targets:
            self.slice_target(target)
        self.generic_visit(node)

    def visit_AugAssign(self, node):
        self.slice_target(node.target)
        self.generic_visit(node)

    def visit_Delete(self, node):
        for target in node.targets:
            self.slice_target(target)
        self.generic_visit(node)

    def slice_target(self, target):
        if isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Slice):
            step = target.slice.step
            if step and not (isinstance(step, ast.Constant) and step.value in (None, 1)):
                self.refuse(target, "D4", "assignment to a stepped slice", "a loop")

    def visit_Slice(self, node):
        step = node.step
        if isinstance(step, ast.UnaryOp) and isinstance(step.op, ast.USub):
            self.refuse(step, "D4", "a slice with a negative step", "reversed() or a loop")
        self.generic_visit(node)

    # D3: names and methods

    def visit_Name(self, node):
        if isinstance(node.ctx, ast.Load):
            if node.id in ABSENT_BUILTINS:
                self.refuse(node, "D3", f"{node.id} is absent", ABSENT_BUILTINS[node.id])
            elif self.core and node.id in CORE_BUILTINS and not self.answered(node, "the loader"):
                self.refuse(node, "D6", f"{node.id} in the core", CORE_BUILTINS[node.id])

    def visit_Attribute(self, node):
        if isinstance(node.value, ast.Name):
            self.name_of(node, node.value.id, node.attr)
        if node.attr == "show" and "display" in ast.unparse(node.value).lower():
            self.refuse(node, "D3", "display.show raises", "display.root_group = group")
        self.generic_visit(node)

    def visit_Call(self, node):
        name = called(node)
        owner = node.func.value if isinstance(node.func, ast.Attribute) else None
        module = owner.id if isinstance(owner, ast.Name) else ""
        # A class's own method may bear such a name; `self.title()` is not str.title.
        if owner is not None and name in ABSENT_METHODS and module != "self":
            self.refuse(node, "D3", f".{name}() is absent", ABSENT_METHODS[name])
        if name in ("startswith", "endswith") and node.args and isinstance(node.args[0], ast.Tuple):
            self.refuse(
                node, "D4", f".{name}() of a tuple raises", "a slice and `in`, or two calls"
            )
        for keyword in node.keywords:
            instead = KEYWORDS.get(name, {}).get(keyword.arg or "")
            if instead:
                self.refuse(node, "D4", f"{name}({keyword.arg}=) raises", instead)
            if keyword.arg == "metaclass":
                self.refuse(node, "D4", "metaclass=", "a plain class")
        if name == "iter" and owner is None and len(node.args) == 2:
            self.refuse(node, "D4", "iter(f, sentinel) is absent", "a while loop")
        if name == "format" and literal(owner) and DOTTED_FIELD.search(literal(owner)):
            self.refuse(node, "D4", "a dot or index in a format field raises", "an f-string")
        if module == "struct" and node.args and "?" in literal(node.args[0]):
            self.refuse(node, "D4", "struct format '?' is absent", "'B'")
        if module == "re" and node.args and UNSUPPORTED_PATTERN.search(literal(node.args[0])):
            self.refuse(node, "D4", "a regular expression the board lacks", "a simpler pattern")
        if name in ("sorted", "sort"):
            self.sort(node)
        if name in ("list", "tuple", "enumerate", "join", "iter", "zip", "next"):
            for argument in node.args:
                self.ordered(argument)
        self.generic_visit(node)

    # D5: order

    def sort(self, node):
        by_key = any(keyword.arg == "key" for keyword in node.keywords)
        if by_key and not self.answered(node, "keys differ"):
            self.refuse(
                node,
                "D5",
                "sort is not stable",
                "a key that tells all items apart, and say `# keys differ`",
            )

    def ordered(self, iterable):
        """Refuse an iteration whose order would be a dict's."""
        over_method = isinstance(iterable, ast.Call) and called(iterable) in (
            "items",
            "keys",
            "values",
        )
        over_dict = isinstance(iterable, (ast.Dict, ast.DictComp, ast.Set, ast.SetComp))
        if (over_method or over_dict) and not self.answered(iterable, "any order"):
            self.refuse(
                iterable,
                "D5",
                "dicts and sets have no order",
                "sorted(), or say `# any order`",
            )

    def visit_For(self, node):
        self.ordered(node.iter)
        self.generic_visit(node)

    def visit_comprehension_owner(self, node):
        for generator in node.generators:
            self.ordered(generator.iter)
        self.generic_visit(node)

    visit_ListComp = visit_GeneratorExp = visit_DictComp = visit_comprehension_owner

    def visit_YieldFrom(self, node):
        self.ordered(node.value)
        self.generic_visit(node)

    # Annotations are not evaluated on a board, so what stands in them is free.

    def visit_AnnAssign(self, node):
        self.slice_target(node.target)
        self.visit(node.target)
        if node.value:
            self.visit(node.value)

    def visit_arg(self, node):
        pass


def called(call):
    """The name of what a call calls: `f(x)` and `a.f(x)` are both f."""
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def literal(node):
    """A string or bytes literal's text, or nothing."""
    value = node.value if isinstance(node, ast.Constant) else ""
    if isinstance(value, bytes):
        return value.decode("latin-1")
    return value if isinstance(value, str) else ""


def comments_of(source):
    lines = iter(source.splitlines(keepends=True))
    tokens = tokenize.generate_tokens(lambda: next(lines, ""))
    return {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}


def parenthesised_with(source, tree):
    """Lines of `with (a as b, c as d):`, which the tree does not tell from the plain form.

    In the plain form a parenthesis that opens after `with` closes before the first `as` or comma.
    """
    lines = source.splitlines(keepends=True)
    for node in ast.walk(tree):
        if isinstance(node, ast.With):
            rest = "".join(lines[node.lineno - 1 :])[node.col_offset + len("with") :]
            depth, first = 0, True
            for token in tokenize.generate_tokens(iter(rest.splitlines(keepends=True)).__next__):
                if token.type in (tokenize.NL, tokenize.COMMENT, tokenize.INDENT):
                    continue
                if first and token.string != "(":
                    break
                first = False
                depth += (token.string in "([{") - (token.string in ")]}") if token.string else 0
                if depth == 1 and token.string == "as":
                    yield node.lineno
                    break
                if depth == 0:
                    break


def check_source(source, core=False):
    """Findings of one source text as (line, code, text), sorted; `core` adds the rules of lib/."""
    try:
        # Feature version 3.11 also refuses the f-string quotes of 3.12 where this Python is newer.
        tree = ast.parse(source, feature_version=(3, 11))
        comments = comments_of(source)
    except (SyntaxError, tokenize.TokenError) as error:
        return [(getattr(error, "lineno", 1) or 1, "D1", f"{error}; use Python 3.4's syntax")]
    checker = Checker(comments, core)
    checker.visit(tree)
    for line in parenthesised_with(source, tree):
        checker.found.append((line, "D1", "parenthesised with; use nested with"))
    return sorted(set(checker.found))


def files_of(paths):
    for path in paths:
        # A board's printed case is code of the computer.
        inside = [file for file in sorted(path.rglob("*.py")) if file.parent.name != "case"]
        yield from inside if path.is_dir() else [path]


def check(paths):
    """Findings over files and folders, as lines to print."""
    told = []
    for path in files_of(paths):
        core = (ROOT / "lib") in path.resolve().parents
        shown = path.resolve()
        shown = shown.relative_to(ROOT) if ROOT in shown.parents else shown
        for line, code, text in check_source(path.read_text(encoding="utf-8"), core):
            told.append(f"{shown}:{line}: {code} {text}")
    return told


def main(arguments):
    paths = [Path(argument) for argument in arguments] or [ROOT / name for name in CHECKED]
    lost = [path for path in paths if arguments and not path.exists()]
    if lost:
        return f"dialect: there is no {lost[0]}"
    told = check(paths)
    print("\n".join(told) if told else "dialect: nothing refused")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
