# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Is this tree fit to be released? Build everything, run everything, list what is missing.

    python3 tools/dev.py release --check [--no-tests] [--out DIR]

The version stands in one place, lib/girouette/__init__.py; a release needs its entry, with a date,
in CHANGELOG.md. Every finding is one line that says what to do; the exit status is 1 when there is
any. What is being done is told as it begins; the tests run with their long counts, which takes
its time. Nothing is uploaded or tagged: that is for people to do.
"""

import argparse
import datetime
import os
import re
import sys
import tempfile
from pathlib import Path

from tools import quiet
from tools.build import BuildError, board_names, build, version
from tools.drive import game_names
from tools.environment import EFFORT

ROOT = Path(__file__).resolve().parent.parent
GUIDES = ("start", "tools")  # beside those of the games
SOURCES = ("lib", "firmware", "boards", "host_sim", "tools", "tests")
FEWEST_PLAYTHROUGHS = 3
# Folders that are made, not written.
MADE = {"node_modules", "dist", "build", "reports", "__pycache__", "typings"}


# --- the documentation ------------------------------------------------------------------------


def pages(root=ROOT):
    """Every Markdown page of the tree that people wrote."""
    found = []
    for path in root.rglob("*.md"):
        parts = path.relative_to(root).parts
        if not [part for part in parts if part in MADE or part.startswith(".")]:
            found.append(path)
    return sorted(found)


def anchors(text):
    """What GitHub calls the headings of a page in links."""
    found = set()
    for heading in re.findall(r"^#+ (.+)$", text, re.M):
        plain = re.sub(r"[^\w\- ]", "", heading.strip().lower())
        found.add(plain.replace(" ", "-"))
    return found


def links(text):
    """Where a page's links and pictures point; what is in code is no link."""
    text = re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S)
    text = re.sub(r"`[^`\n]*`", "", text)
    found = re.findall(r"\]\(([^)\s]+)\)", text)
    return found + re.findall(r'<(?:img|a)\b[^>]*\b(?:src|href)="([^"]+)"', text)


def broken_links(page):
    """The relative links of a page that lead nowhere."""
    broken = []
    text = page.read_text(encoding="utf-8")
    for link in links(text):
        if re.match(r"[a-z]+:", link):
            continue
        place, _, anchor = link.partition("#")
        target = page.parent / place if place else page
        there = target.exists()
        if there and anchor:
            there = anchor in anchors(target.read_text(encoding="utf-8"))
        if not there:
            broken.append(link)
    return broken


# --- what a release needs ---------------------------------------------------------------------


def check_version(root, number):
    if not re.fullmatch(r"\d+\.\d+\.\d+", number):
        yield f"the version {number!r} in lib/girouette/__init__.py is not like 1.2.3"


def check_changelog(root, number):
    path = root / "CHANGELOG.md"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    entry = re.search(rf"^## \[{re.escape(number)}\](.*?)(?=^## |\Z)", text, re.M | re.S)
    if entry is None:
        yield f"CHANGELOG.md has no entry [{number}]: rename [Unreleased] and give it a date"
        return
    head, _, body = entry[1].partition("\n")
    try:
        datetime.date.fromisoformat(head.strip(" -"))
    except ValueError:
        yield f"CHANGELOG.md: the entry [{number}] needs a date, as in [{number}] - 2026-01-31"
    if not re.search(r"^- ", body, re.M):
        yield f"CHANGELOG.md: the entry [{number}] says nothing"


def check_licences(root, number):
    if not (root / "LICENSE").exists():
        yield "there is no LICENSE"
    fonts = root / "firmware" / "fonts"
    if fonts.exists() and not (fonts / "LICENSE.md").exists():
        yield "firmware/fonts has no LICENSE.md: where do the glyphs come from?"
    for folder in SOURCES:
        tables = (root / folder).rglob("*.txt") if folder == "lib" else ()
        for path in sorted([*(root / folder).rglob("*.py"), *tables]):
            if MADE & set(path.relative_to(root).parts):
                continue
            text = path.read_text(encoding="utf-8")
            if text.strip() and "SPDX-License-Identifier:" not in text[:300]:
                yield f"{path.relative_to(root).as_posix()} has no SPDX lines"


def check_docs(root, number):
    for page in pages(root):
        for link in broken_links(page):
            yield f"{page.relative_to(root).as_posix()} links to {link}, which is not there"
    for name in (*GUIDES, *games_of(root)):
        for language in guide_languages(root):
            if not (root / "docs" / "players" / f"{name}.{language}.md").exists():
                yield f"docs/players/{name}.{language}.md is not written"
    for folder in boards_of(root):
        if not (folder / "README.md").exists():
            yield f"boards/{folder.name} has no README.md"


def check_goldens(root, number):
    for game in games_of(root):
        folder = root / "tests" / "games" / game
        if not (folder / "checks.py").exists():
            yield f"tests/games/{game} has no checks.py for the random games"
        if not (root / "tools" / "players" / f"{game}.py").exists():
            yield f"tools/players/{game}.py is not written: how random players play"
        count = len(list((folder / "playthroughs").glob("*.txt")))
        if count < FEWEST_PLAYTHROUGHS:
            yield f"tests/games/{game}/playthroughs has {count} of {FEWEST_PLAYTHROUGHS} files"
    for story in sorted((root / "docs" / "stories").glob("*.story")):
        told = story.read_text(encoding="utf-8")
        drawn = [f"{name}.png" for name in re.findall(r"^shot (\S+)$", told, re.M)]
        drawn += [f"{name}.gif" for name in re.findall(r"^film (?!end$)(\S+)$", told, re.M)]
        for name in drawn:
            for language in guide_languages(root):
                if not (root / "docs" / "pictures" / language / name).exists():
                    yield f"{story.name}: docs/pictures/{language}/{name} is not drawn"


def guide_languages(root=ROOT):
    """Those that players' guides are written in: who has one needs all, with their pictures."""
    guides = (root / "docs" / "players").glob("*.??.md")
    return sorted({path.name.split(".")[1] for path in guides})


def games_of(root):
    if root == ROOT:
        return game_names()
    return sorted(path.parent.name for path in root.glob("lib/girouette/games/*/game.py"))


def boards_of(root):
    return sorted(path.parent for path in root.glob("boards/*/girouette_board.py"))


CHECKS = (check_version, check_changelog, check_licences, check_docs, check_goldens)


def missing(root=ROOT, number=None):
    """Every finding of the checks that only look."""
    number = version() if number is None else number
    return [finding for check in CHECKS for finding in check(root, number)]


# --- what has to run --------------------------------------------------------------------------


def say(text):
    print(f"release: {text}", flush=True)


def build_all(out):
    """Build every board twice; findings, one a board that fails or differs."""
    found = []
    for board in board_names():
        say(f"building {board}, twice")
        try:
            with tempfile.TemporaryDirectory() as again:
                folder, files = build(board, out)
                build(board, Path(again))
                name = folder.name + ".zip"
                if (out / name).read_bytes() != (Path(again) / name).read_bytes():
                    found.append(f"{board}: two builds differ")
            size = sum(len(data) for data in files.values())
            print(f"{out / name}: {len(files)} files, {size:,} bytes", flush=True)
        except BuildError as error:
            found.append(f"{board} does not build: {error}")
    return found


# command: what it does for a release
COMMANDS = {
    "check": "ruff, formatting, dialect and pyright",
    "test": "all tests, with the long counts of random games and presses",
    "bench": "the figures against their budgets",
}


def run_commands(commands):
    """Run the project's own commands; a finding for each that fails."""
    found = []
    for name, purpose in commands.items():
        say(f"{name}: {purpose}")
        command = [sys.executable, str(ROOT / "tools" / "dev.py"), name]
        status = quiet.call(command, cwd=ROOT, env=os.environ | {EFFORT: "long"})
        if status == quiet.INTERRUPTED:
            raise KeyboardInterrupt
        if status:
            found.append(f"python3 tools/dev.py {name} fails")
    return found


def main(arguments=None):
    parser = argparse.ArgumentParser(
        prog="dev.py release", description="Check that this tree can be released."
    )
    parser.add_argument("--check", action="store_true", help="build, run, list what is missing")
    parser.add_argument("--no-tests", action="store_true", help="leave out check, test and bench")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the zips go")
    options = parser.parse_args(arguments)
    if not options.check:
        parser.error("say --check: this builds and checks, it publishes nothing")
    say(f"looking over version {version()}: changelog, licences, docs, goldens")
    found = missing()
    found += build_all(options.out)
    if not options.no_tests:
        found += run_commands(COMMANDS)
    for finding in found:
        print(f"missing: {finding}")
    if found:
        print(f"{version()} is not ready: {len(found)} to do")
        return 1
    print(f"{version()} is ready")
    return 0


if __name__ == "__main__":
    sys.exit(main())
