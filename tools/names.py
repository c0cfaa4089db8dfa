# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Names as a board keeps them: our own under names that the interpreter has anyway.

Every name that a module brings, of a function, an attribute, a parameter, is kept in a board's
heap for good: 7 bytes and its letters, and 4 KB more when their table has to grow. A thousand of
them took 18 KB of the MacroPad's heap, and each text that is made is first looked for among them
all. The names of CircuitPython's own modules are in flash and cost nothing. So the build writes
`follower` as `isalpha`, say, in every module of ours: the sources stay as they are, and who reads
a traceback of a board puts the names back:

    python3 tools/dev.py explain [FILE]      or what is pasted, up to its end

A name stays where anybody but our own modules may use it:
- what a guest's game is written against: the words of the pages and examples that teach it, and all
  that stands in a module whose classes it extends
- what a board's file, code.py, boot.py, or a script on the board's console says
- what is also a text in the code: it may be looked up by it, and costs nothing more
- keywords of calls: they may be the braces of a text
- names that CircuitPython or a library has: the code may mean theirs
"""

import argparse
import ast
import functools
import importlib
import importlib.metadata
import importlib.util
import io
import re
import sys
import tokenize
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT / "lib") not in sys.path:
    sys.path.insert(0, str(ROOT / "lib"))

from girouette import parts  # noqa: E402

PARTS = parts.PARTS.split()
OURS = {"girouette": ROOT / "lib", "girouette_device": ROOT / "firmware"}
# What is compiled for a board or a page beside our packages, and speaks to them by our names.
BESIDE = {
    "measure.py": ROOT / "tools" / "emulator" / "measure.py",
    "browser_device.py": ROOT / "host_sim" / "browser" / "browser_device.py",
}
CORE, DEVICE = OURS
SPARE = Path(__file__).with_name("spare_names.txt")

# Modules whose classes a guest extends or is handed: all that is public there keeps its name.
EXTENDED = ("fact", "game", "questions", "scene", "setup", "squares", "texts")
TEACHING = ("add-a-game.md", "contracts.md")
# Of contracts.md only what is a guest's: the rest is among our own modules.
INSIDE = ("Ports", "App", "Screen", "Levels", "Parts")
# Python that boards get as it is, or that runs there from a console.
AS_THEY_ARE = ("firmware/*.py", "boards/*/girouette_board.py", "tools/on_board/*.py")
# And what people type there to look at a running device.
TYPED = ["App", "Device", "Session", "app", "clock", "hold", "ports", "press", "question", "read"]
TYPED += ["restore", "running", "scene", "settings", "store", "tick", "turn"]
# Modules that the board has under the names of Python's own; the stubs leave them out.
STANDARD = "array binascii builtins collections errno gc io json math os random re struct sys time"
STANDARD = STANDARD.split()
LIBRARIES = ("adafruit_miniqr", "adafruit_displayio_ssd1306", "adafruit_displayio_sh1107")


def is_ours(place):
    """Whether the module at this path of a drive's lib/ is compiled with short names."""
    return place.split("/")[0] in OURS or place in BESIDE


def put_in(text):
    """A source of ours as a board gets it; no line moves."""
    return _replaced(text, table())


def _replaced(text, names):
    lines = text.splitlines(keepends=True)
    found = [
        token
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.NAME and token.string in names
    ]
    for token in reversed(found):
        row, start = token.start
        line = lines[row - 1]
        lines[row - 1] = line[:start] + names[token.string] + line[token.end[1] :]
    return "".join(lines)


# --- which names ------------------------------------------------------------------------------


@functools.cache
def sources():
    """{place: syntax tree} of all our modules."""
    paths = {
        path.relative_to(folder).as_posix(): path
        for package, folder in OURS.items()
        for path in sorted((folder / package).rglob("*.py"))
    }
    paths |= BESIDE
    return {place: ast.parse(path.read_bytes()) for place, path in paths.items()}


@functools.cache
def table():
    """{name: the interpreter's name that stands for it}."""
    kept = used_elsewhere() | reserved()
    own, words = {}, {}  # by house: what it defines, and all names in it, also of variables
    order = {}  # by name of the core: when it is loaded first
    for place, tree in sources().items():
        house = house_of(place)
        own.setdefault(house, set()).update(defined_in(tree) - kept)
        words.setdefault(house, set()).update(words_of(tree))
        if house == CORE:
            for word in words_of(tree):
                order[word] = min(order.get(word, len(PARTS)), turn_of(place))
    taboo = used_elsewhere().union(*words.values())
    left = [name for name in spare_names() if name not in taboo]
    ours = set().union(*own.values())
    packages = [house for house in own if house not in (CORE, DEVICE)]
    device = own[DEVICE] - words[CORE].union(*[own[house] for house in packages])
    core = ours & (words[CORE] | words[DEVICE]) - device
    made = {}

    def take(wanted):
        """A spare name for each, the first that are left."""
        made.update(zip(wanted, left, strict=False))
        del left[: len(wanted)]

    # The spare names that every Python has come first, for what is loaded first and stays longest:
    # so the MicroPython of the tests is spared as many as a board is.
    staying = {name for name in core if order.get(name, 0) < 0}
    take(sorted(staying))
    taken = {house: set() for house in packages}
    for name in sorted(ours - core - device):
        houses = [house for house in packages if name in words[house]]
        for one in left:
            if not any(one in taken[house] for house in houses):
                made[name] = one
                for house in houses:
                    taken[house].add(one)
                break
    left = [one for one in left if not any(one in names for names in taken.values())]
    take(sorted(core - staying, key=lambda name: (order.get(name, len(PARTS)), name)))
    take(sorted(device))
    return made


def turn_of(place):
    """When a module of the core is loaded: -1 for what stays, else its place among the parts."""
    name = Path(place).stem
    return PARTS.index(name) if name in PARTS else -1


def house_of(place):
    """Whose a module is: the core's, the device's, or that of a game or tool, by its folder. One
    game is loaded at a time, so that names of different games may become the same one."""
    found = re.match(r"girouette/(games|tools)/\w+/", place)
    return found[0] if found else CORE if place.startswith("girouette/") else DEVICE


def defined_in(tree):
    """Names that a module gives to something that outlives a call, and its parameters."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
        elif isinstance(node, ast.Global):
            found.update(node.names)
        if isinstance(node, ast.Module | ast.ClassDef):
            for statement in node.body:
                if isinstance(statement, ast.Assign | ast.AnnAssign | ast.For):
                    found.update(
                        name.id
                        for name in ast.walk(statement)
                        if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)
                    )
    return found


def errors_in(tree):
    """Classes of errors: a crash page names them."""
    return {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and "Exception" in map(ast.unparse, node.bases)
    }


def words_of(tree):
    """Every name in a module, whatever it is the name of."""
    for node in ast.walk(tree):
        for field in ("id", "attr", "arg", "name", "asname"):
            word = getattr(node, field, None)
            if isinstance(word, str):
                yield from word.split(".")


def texts_in(tree):
    """Names that stand in a module's texts: alone, or with dots between them."""
    docs = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in docs else None
        if isinstance(text, str) and re.fullmatch(r"[\w.]+", text):
            yield from text.split(".")


@functools.cache
def used_elsewhere():
    """Names that somebody beside our modules may use, or that may be looked up by a text."""
    kept = used_outside()
    for place, tree in sources().items():
        # The file's name is its module's, an attribute of its package.
        kept.update(place.removesuffix(".py").split("/"), texts_in(tree), errors_in(tree))
        kept.update(node.arg for node in ast.walk(tree) if isinstance(node, ast.keyword))
        # A page asks browser_device.py by name, and guests the modules that they extend.
        if place in BESIDE or place in [f"girouette/{module}.py" for module in EXTENDED]:
            kept.update(name for name in defined_in(tree) if name[0] != "_")
        kept.update(name for name in words_of(tree) if name.startswith("__") or len(name) == 1)
    return kept


def used_outside():
    kept = set(TYPED)
    folders = [path for pattern in AS_THEY_ARE for path in ROOT.glob(pattern)]
    for path in [*folders, *(ROOT / "examples").rglob("*.py")]:
        kept.update(words_of(ast.parse(path.read_bytes())))
    for page in TEACHING:
        kept |= taught_by((ROOT / "docs" / page).read_text(encoding="utf-8"))
    return kept


def taught_by(page):
    """Words in the code of a page, but in the chapters that are about the inside."""
    chapters = re.split(r"(?m)^## (.*)$", page)
    text = chapters[0] + "".join(
        body
        for title, body in zip(chapters[1::2], chapters[2::2], strict=True)
        if title not in INSIDE
    )
    code = re.findall(r"`([^`\n]+)`", text) + re.findall(r"(?m)^    .*$", text)
    return {word for piece in code for word in re.findall(r"[A-Za-z_]\w*", piece)}


# --- what the interpreter has -----------------------------------------------------------------


@functools.cache
def reserved():
    """Names of Python, of CircuitPython's modules and of libraries: the code may mean theirs."""
    modules = [importlib.import_module(name) for name in STANDARD]
    found = {name for module in modules for name in dir(module)}
    for module in modules:
        found.update(name for thing in vars(module).values() for name in dir(thing))
    for path in foreign_sources():
        # By tokens: the stubs may be written in a newer Python than this one.
        with tokenize.open(path) as file:
            tokens = tokenize.generate_tokens(file.readline)
            found.update(token.string for token in tokens if token.type == tokenize.NAME)
    return found


def foreign_sources():
    """Files of the stubs of CircuitPython's modules that we import, of those that they import, and
    of the libraries on the drives."""
    stubs = {}
    try:
        for file in importlib.metadata.files("circuitpython-stubs") or []:
            if file.suffix == ".pyi" and file.parts[0].endswith("-stubs"):
                stubs.setdefault(file.parts[0].removesuffix("-stubs"), []).append(file.locate())
    except importlib.metadata.PackageNotFoundError:
        raise RuntimeError("no circuitpython-stubs here: run this through tools/dev.py") from None
    wanted = sorted({name for tree in sources().values() for name in imports_of(tree)})
    for module in wanted:
        for path in stubs.pop(module, ()):
            yield Path(path)
            text = Path(path).read_text(encoding="utf-8")
            wanted.extend(re.findall(r"(?m)^(?:import|from) (\w+)", text))
    for library in LIBRARIES:
        spec = importlib.util.find_spec(library)
        if spec and spec.origin:
            yield Path(spec.origin)


def imports_of(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.split(".")[0]


def spare_names():
    """Names that are free to take, those that every Python has first."""
    lines = SPARE.read_text(encoding="utf-8").splitlines()
    return [word for line in lines if not line.startswith("#") for word in line.split()]


# --- and back ---------------------------------------------------------------------------------


def explained(text):
    """What a board's console says, with our names in its tracebacks."""
    places = {place.removesuffix(".py").removesuffix("/__init__"): place for place in sources()}

    def back(found):
        place = places.get(found["module"].replace(".", "/"))
        words = defined_in(sources()[place]) if place else ()
        ours = {short: name for name, short in table().items() if name in words}
        return found["before"] + ours.get(found["name"], found["name"])

    return re.sub(r'(?P<before>File "(?P<module>[\w.]+)", line \d+, in )(?P<name>\w+)', back, text)


def main(arguments=None):
    parser = argparse.ArgumentParser(
        prog="dev.py explain", description="Put our names back into the traceback of a board."
    )
    parser.add_argument("file", nargs="?", type=Path, help="else what is typed or pasted")
    file = parser.parse_args(arguments).file
    try:
        text = file.read_text(encoding="utf-8", errors="replace") if file else sys.stdin.read()
    except OSError as error:
        return f"explain: {file}: {error.strerror}"
    print(explained(text), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
