# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Build the companion for any browser: a static folder, the same bytes every time.

    dist/site/
        index.html app.js ...        the page of the simulator, with the engine of host_sim/browser
        boards/all.pack              what every board's drive has, the page's own board's too
        boards/<board>.pack          what else `build` puts on its drive
        boards/stand_ins.pack        what lies under the firmware in a page
        micropython/                 MicroPython's WebAssembly build and its licence
        icons/ manifest.webmanifest worker.js     for installing it and playing offline
        LICENSES/

Any web host serves it, from any folder of its own; so do `--serve` and `python3 -m http.server`.
Nothing in it asks anybody else for anything.
"""

import argparse
import functools
import gzip
import hashlib
import http.server
import io
import json
import sys
import tempfile
import tomllib
from pathlib import Path

from PIL import Image, ImageDraw

from tools import build, drives
from tools.compiler import compile_file

ROOT = build.ROOT
PAGE = ROOT / "host_sim" / "page"
BROWSER = ROOT / "host_sim" / "browser"
PACKAGE = ROOT / "tools/node/node_modules/@micropython/micropython-webassembly-pyscript"
DEFAULT_PORT = 8087
BUDGETS = Path(__file__).with_name("budgets.toml")

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
HEAD = f"""\
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="theme-color" content="#18231f">
<meta name="description" content="A companion for the game table: dice, wind, decks, scores.">
<link rel="manifest" href="manifest.webmanifest">
<link rel="apple-touch-icon" href="icons/icon-192.png">
"""
HEAD_MARK = "<!-- the site's own head -->\n"

MANIFEST = {
    "name": "Girouette",
    "short_name": "Girouette",
    "description": "A companion for the game table.",
    "id": "./",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#18231f",
    "theme_color": "#18231f",
    "categories": ["games", "utilities"],
    "icons": [
        {"src": "icons/icon-192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "icons/icon-512.png", "sizes": "512x512", "type": "image/png"},
        {
            "src": "icons/maskable-512.png",
            "sizes": "512x512",
            "type": "image/png",
            "purpose": "maskable",
        },
    ],
}

# The npm package names its licence but does not bring its text.
MICROPYTHON_LICENCE = """\
MicroPython {version}, WebAssembly port (micropython.mjs and micropython.wasm)

The MIT License (MIT)

Copyright (c) 2013-2025 Damien P. George and the contributors of MicroPython

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
associated documentation files (the "Software"), to deal in the Software without restriction,
including without limitation the rights to use, copy, modify, merge, publish, distribute,
sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or
substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT
NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM,
DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT
OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
"""


# --- boards -----------------------------------------------------------------------------------


def board_names():
    """The page's own board first: it is what a new visitor gets."""
    return [build.PHONE, *build.board_names()]


def about(board):
    """What the page has to know of a board before it runs."""
    values = build.board_values(board)
    kind, mounted = None, 0
    if not values.COLOUR_DISPLAY:
        kind = values.DISPLAY[1] if values.DISPLAY[0] == "builtin" else values.DISPLAY[0]
        mounted = values.DISPLAY[6] if len(values.DISPLAY) > 6 else 0
    ids = drives.ids_of(values)
    ours = build.settings(values)
    settings = {one: build.settings_for(ours, one) for one in ids}
    return {
        "name": board,
        "title": values.NAME,
        "ids": ids,
        "loaders": {} if board == build.PHONE else drives.boot_loaders(board),
        # Of ids that want another settings.toml than the drive's own.
        "settings": {one: text for one, text in settings.items() if text != ours},
        "port": values.PORT,
        "size": list(values.DISPLAY_SIZE),
        "colour": values.COLOUR_DISPLAY,
        "display": {"kind": kind, "mounted": mounted},
        "keys": list(values.KEY_NAMES),
        "wheel": bool(values.WHEEL),
        # Its four sides are the last of the keys.
        "stick": len(values.KEY_NAMES) - 4 if hasattr(values, "STICK") else None,
        "lights": list(values.LIGHTS[1:]) if values.LIGHTS else [0, ""],
        "sound": bool(values.SOUND),
        "longBack": values.LONG_PRESS_BACK,
        "spareBack": values.SPARE_KEY_BACK,
    }


def stand_ins():
    """What lies under the firmware in a page, compiled for its MicroPython."""
    files = {}
    with tempfile.TemporaryDirectory() as folder:
        for path in [BROWSER / "browser_device.py", *sorted((BROWSER / "modules").glob("*.py"))]:
            target = Path(folder) / "module.mpy"
            compile_file(path, path.name, target)
            files[path.stem + ".mpy"] = target.read_bytes()
    return files


def shared_files(built):
    """What is the same on all of these drives, as {path: bytes}: most of each."""
    first, *others = built
    return {
        path: data
        for path, data in first.items()
        if all(other.get(path) == data for other in others)
    }


def pack(files):
    """{path: bytes} as one file: gzip of a line of JSON, [[path, length], ...], and all bytes. A
    zip of two hundred small files is unpacked file by file: half of a phone's time to start."""
    head = json.dumps([[path, len(data)] for path, data in files.items()], separators=(",", ":"))
    return gzip.compress(head.encode() + b"\n" + b"".join(files.values()), mtime=0)


def unpack(data):
    """What `pack` packed, as the page reads it."""
    head, _, rest = gzip.decompress(data).partition(b"\n")
    files, start = {}, 0
    for path, length in json.loads(head):
        files[path] = rest[start : start + length]
        start += length
    return files


# --- icons ------------------------------------------------------------------------------------


def icon(size, margin):
    """The weathervane of icon.svg as a PNG; `margin` is the share of each side that stays empty."""
    fine = 4 * size
    scale = fine * (1 - 2 * margin) / 32
    shift = fine * margin

    def at(*numbers):
        return [shift + number * scale for number in numbers]

    image = Image.new("RGBA", (fine, fine), (24, 35, 31, 255) if margin else (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    pen.ellipse(at(1, 1, 31, 31), fill="#1d2530")
    for line in ((16, 6, 16, 27), (10, 27, 22, 27)):
        pen.line(at(*line), fill="#d9c7a0", width=round(2 * scale))
    arrow = (4.5, 13, 19.5, 13, 19.5, 8.5, 28, 14.5, 19.5, 20.5, 19.5, 16, 4.5, 16, 7.5, 14.5)
    pen.polygon(at(*arrow), fill="#f0a93b")
    pen.ellipse(at(14, 3, 18, 7), fill="#d9c7a0")
    file = io.BytesIO()
    image.resize((size, size), Image.Resampling.LANCZOS).save(file, "PNG", optimize=True)
    return file.getvalue()


# --- all of it --------------------------------------------------------------------------------


def page_files():
    """The page, with the engine of the browser in the place of the simulator's."""
    files = {}
    for folder in (PAGE, BROWSER / "page"):
        for path in sorted(folder.iterdir()):
            files[path.name] = path.read_bytes()
    index = files["index.html"].decode()
    if HEAD_MARK not in index:
        raise build.BuildError(f"host_sim/page/index.html has no line {HEAD_MARK.strip()}")
    files["index.html"] = index.replace(HEAD_MARK, HEAD).encode()
    return files


def interpreter_files():
    if not PACKAGE.is_dir():
        raise build.BuildError("the npm packages are not installed: run this through tools/dev.py")
    version = json.loads((PACKAGE / "package.json").read_text(encoding="utf-8"))["version"]
    licence = MICROPYTHON_LICENCE.format(version=version).encode()
    return {
        "micropython/micropython.mjs": (PACKAGE / "micropython.mjs").read_bytes(),
        "micropython/micropython.wasm": (PACKAGE / "micropython.wasm").read_bytes(),
        "LICENSES/micropython.txt": licence,
    }


def site_files():
    """Everything of the site, as {path: bytes}."""
    files = page_files() | interpreter_files()
    built = {board: build.drive_files(board) for board in board_names()}
    shared = shared_files(built.values())
    files["boards/all.pack"] = pack(shared)
    for board, drive in built.items():
        own = {path: data for path, data in drive.items() if path not in shared}
        files[f"boards/{board}.pack"] = pack(own)
    files["boards/stand_ins.pack"] = pack(stand_ins())
    boards = {"version": build.version(), "boards": [about(board) for board in board_names()]}
    files["boards/boards.json"] = json.dumps(boards, separators=(",", ":")).encode()
    files["manifest.webmanifest"] = json.dumps(MANIFEST, indent=1).encode()
    for name, size, margin in (
        ("icon-192", 192, 0),
        ("icon-512", 512, 0),
        ("maskable-512", 512, 0.12),
    ):
        files[f"icons/{name}.png"] = icon(size, margin)
    files["LICENSES/girouette.txt"] = (ROOT / "LICENSE").read_bytes()
    files["LICENSES/fonts.md"] = (ROOT / "firmware" / "fonts" / "LICENSE.md").read_bytes()
    files["worker.js"] = worker(files)
    return dict(sorted(files.items()))


def worker(files):
    """The service worker, with what it keeps: all of the site, under a name of these very bytes."""
    digest = hashlib.sha256()
    for place in sorted(files):
        digest.update(place.encode() + b"\0" + files[place])
    kept = sorted(place for place in files if place != "worker.js")
    text = files["worker.js"].decode()
    text = text.replace('"VERSION"', json.dumps(digest.hexdigest()[:16]))
    return text.replace('["FILES"]', json.dumps(["./", *kept])).encode()


def size_limit():
    return tomllib.loads(BUDGETS.read_text(encoding="utf-8"))["site"]["bytes"]


class Handler(http.server.SimpleHTTPRequestHandler):
    """Says nothing of each file, and knows the types that some machines do not."""

    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def log_message(self, format, *args):
        pass


def server(folder, port):
    """Serves a folder to this machine only."""
    handler = functools.partial(Handler, directory=str(folder))
    return http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)


def serve(folder, port):
    """Until Ctrl-C."""
    try:
        made = server(folder, port)
    except OSError as error:
        print(f"site: port {port}: {error.strerror or error}; --port 0 takes a free one")
        return 1
    print(f"Girouette: http://127.0.0.1:{made.server_port}/  (Ctrl-C ends)", flush=True)
    made.serve_forever()
    return 0


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="dev.py site", description="Build the browser's site.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist" / "site")
    parser.add_argument("--serve", action="store_true", help="and serve it, to this machine only")
    parser.add_argument("--port", type=int, default=DEFAULT_PORT, help="0 takes a free one")
    options = parser.parse_args(arguments)
    try:
        files = site_files()
        if options.out.exists() and not (options.out / "worker.js").exists():
            held = options.out.is_dir() and not any(options.out.iterdir())
            if not held:
                raise build.BuildError(f"{options.out} is there and is no site: name another --out")
        build.write_folder(options.out, files)
    except build.BuildError as error:
        print(f"site: {error}", file=sys.stderr)
        return 1
    size, limit = sum(map(len, files.values())), size_limit()
    print(f"{options.out}\n{build.table(files)}\n")
    print(f"{size:,} of {limit:,} bytes")
    if size > limit:
        print("site: larger than its budget (tools/budgets.toml)", file=sys.stderr)
        return 1
    return serve(options.out, options.port) if options.serve else 0


if __name__ == "__main__":
    sys.exit(main())
