# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Every page: links lead somewhere, commands exist with their options, nothing private is in it."""

import argparse
import importlib
import re
import shlex
import subprocess
import sys

import pytest

from tests.docs.common import DOCS, PAGE_IDS, PAGES, ROOT, blocks, code_spans, read
from tools import dev
from tools.release import broken_links

# Hosts that pages may name: what people have to visit, nothing that a machine fetches from.
HOSTS = {
    "circuitpython.org", "github.com", "keepachangelog.com", "learn.adafruit.com",
    "pre-commit.com", "semver.org", "thonny.org", "www.adafruit.com", "www.python.org",
    "shop.pimoroni.com",
    "www.raspberrypi.com",
}  # fmt: skip
# What stands for a value in a synopsis.
EXAMPLES = {
    "GAME": "tails_on_fire", "BOARD": "pico_ring", "B": "pico_ring", "DIR": "shots", "N": "2",
    "S": "1", "HEX": "47", "PATH": "drive", "FILE": "file", "COMMAND": "test",
}  # fmt: skip
SOURCES = ("examples", "lib", "firmware", "boards", "host_sim", "tools", "tests")
COMMAND = re.compile(r"python3 tools/dev\.py((?: [^`\n#|)]*)?)")


@pytest.mark.parametrize("page", PAGES, ids=PAGE_IDS)
def test_links_lead_somewhere(page):
    assert broken_links(page) == []


@pytest.mark.parametrize("page", PAGES, ids=PAGE_IDS)
def test_only_public_hosts_and_no_place_of_a_machine(page):
    text = read(page)
    hosts = set(re.findall(r"https?://([\w.-]+)", text))
    assert hosts <= HOSTS, f"new hosts: {hosts - HOSTS}"
    # A path from the root says where somebody's files are; a drive's root is the board's own.
    places = re.findall(
        r"(?<![\w.<>/:)\]*}-])/(?!lib\b|games\b|code\.py|boot\.py)[a-z]+/[\w./-]+", text
    )
    assert places == []


@pytest.mark.parametrize("page", PAGES, ids=PAGE_IDS)
def test_pages_have_one_title(page):
    text = re.sub(r"^```.*?^```$", "", read(page), flags=re.M | re.S)
    assert len(re.findall(r"^# ", text, re.M)) == 1


def named_files(text):
    """What stands in code type and is the name of a source or a table of texts."""
    return [span for span in code_spans(text) if re.fullmatch(r"[\w/]+\.(py|txt)", span)]


def test_files_that_a_page_names_are_there():
    names = {path.name for folder in SOURCES for path in (ROOT / folder).rglob("*.*")}
    # On the drive of a board, by CircuitPython or by its owner.
    names |= {"boot_out.txt", "facts.txt", "names.txt", "girouette_files.txt", "code.txt"}
    wrong = []
    for page in PAGES:
        text = read(page)
        made = {path for _, path, _ in blocks(text)}
        for span in named_files(text):
            there = (ROOT / span).exists() or (page.parent / span).exists() or span in made
            if not there and ("/" in span or span not in names):
                wrong.append((page.relative_to(ROOT).as_posix(), span))
    assert wrong == []


def test_the_index_names_every_page_of_the_folder():
    index = read(DOCS / "README.md")
    for path in DOCS.rglob("*.md"):
        if path.name != "README.md":
            assert path.relative_to(DOCS).as_posix() in index, f"docs/README.md: {path.name}"


# --- commands ---------------------------------------------------------------------------------


class Parsed(Exception):
    """The arguments were understood: nothing is to be run."""


def commands(text):
    """The arguments of every dev.py command that a page names, as lists of words."""
    text = re.sub(r"\n {20,}\[", " [", text)  # a synopsis that goes on in the next line
    for found in COMMAND.finditer(text):
        # What stands behind a gap is the page's word on the command.
        line = re.split(r"  +", found[1])[0].strip(" .,;:")
        if line and line != "...":
            yield shlex.split(line)


def filled(words):
    """A synopsis as a command: brackets off, the first of several choices, values for names."""
    words = [word.strip("[]").split("|")[0] for word in words if word != "|"]
    return [EXAMPLES.get(word, word) for word in words if word not in ("...", "")]


NAMED = sorted({tuple(words) for page in PAGES for words in commands(read(page))})


@pytest.fixture(scope="session")
def pytest_options():
    """Every option that `test` takes."""
    command = [sys.executable, "-m", "pytest", "--help"]
    text = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"(?<![\w-])--?[\w-]+", text))


@pytest.mark.parametrize("words", NAMED, ids=" ".join)
def test_commands_exist_with_their_options(words, monkeypatch, pytest_options, capsys):
    name, *rest = words
    assert name in dev.MODULES or name in ("COMMAND", "--help"), f"no command {name}"
    if name not in dev.MODULES:
        return
    module = dev.MODULES[name][0]
    assert dev.exists(module), f"this tree has no {name}"
    if name == "test":
        check_test_arguments(rest, pytest_options)
    elif name == "check":
        checks = importlib.import_module("tools.check")
        for word in rest:
            assert checks.command_of(word)
    else:
        check_arguments(module, filled(rest), monkeypatch, capsys)


def check_test_arguments(rest, options):
    for before, word in zip(["", *rest], rest, strict=False):
        if word.startswith("-"):
            assert word.split("=")[0] in options, word
        elif before != "-k":
            # A tutorial's own folder is made by the tutorial; its parent is there.
            assert (ROOT / word).exists() or (ROOT / word).parent.exists(), word


def check_arguments(module, rest, monkeypatch, capsys):
    """Let the command read its arguments, and stop it there."""
    loaded = importlib.import_module(module + ".__main__" if module == "host_sim" else module)
    parse_args = argparse.ArgumentParser.parse_args
    # A tutorial's game or board is not in this tree: its place takes one that is.
    known = {"high_roll": "tails_on_fire", "kb2040_oled": "pico_ring"}
    rest = [known.get(word, word) for word in rest]

    def stop(self, arguments=None, namespace=None):
        parse_args(self, arguments, namespace)
        raise Parsed

    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", stop)
    if module == "tools.drive" and not rest:
        rest = ["tails_on_fire"]
    try:
        loaded.main(rest)
    except Parsed:
        return
    except SystemExit:
        pytest.fail(f"{module} does not take {rest}: {capsys.readouterr().err}")
    pytest.fail(f"{module} reads no arguments")
