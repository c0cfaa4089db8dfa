# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The site's files: the boards' own drives, nothing of anybody else's, within its budget."""

import json
import re
import tomllib

import pytest

from tools import build, website

# Building needs MicroPython's WebAssembly files, which come with tools.micropython's packages.


@pytest.fixture(scope="module")
def files():
    return website.site_files()


def test_same_sources_same_bytes(files):
    assert website.site_files() == files


@pytest.mark.parametrize("board", website.board_names())
def test_every_boards_drive_is_in_it_as_it_is_built(files, board):
    shared, own = (website.unpack(files[f"boards/{name}.pack"]) for name in ("all", board))
    assert shared | own == build.drive_files(board)
    assert not shared.keys() & own.keys(), "nothing is fetched twice"


def test_the_phone_runs_the_very_modules_of_a_board():
    phone, badge = build.drive_files(build.PHONE), build.drive_files("pybadge")
    modules = {path for path in phone if path.endswith(".mpy")}
    # Of the PyBadge's parts it lacks but the speaker without a timer, the battery, and how to write
    # a memory that is erased each time.
    lacks = {path for path in badge if path.endswith(".mpy")} - modules
    assert lacks == {
        "lib/girouette_device/converter_sound.mpy",
        "lib/girouette_device/battery.mpy",
        "lib/girouette/power.mpy",
        "lib/girouette/sealed_page.mpy",
    }
    assert [path for path in modules if phone[path] != badge[path]] == []


def test_it_is_within_its_budget_and_the_build_says_so(files, tmp_path, capsys):
    limit = tomllib.loads(website.BUDGETS.read_text(encoding="utf-8"))["site"]["bytes"]
    size = sum(map(len, files.values()))
    assert size <= limit <= 2_000_000
    assert website.main(["--out", str(tmp_path / "site")]) == 0
    assert f"{size:,} of {limit:,} bytes" in capsys.readouterr().out
    written = {
        path.relative_to(tmp_path / "site").as_posix(): path.read_bytes()
        for path in (tmp_path / "site").rglob("*")
        if path.is_file()
    }
    assert written == files


def test_somebody_elses_folder_is_not_written_over(tmp_path, capsys):
    (tmp_path / "thesis.txt").write_text("years of work")
    assert website.main(["--out", str(tmp_path)]) == 1
    assert "is no site" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_the_policy_allows_nothing_from_outside_and_no_eval(files):
    index = files["index.html"].decode()
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', index)[1]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"
    allowed = {word for rule in rules.values() for word in rule.split()}
    assert allowed == {"'none'", "'self'", "'wasm-unsafe-eval'", "data:", "blob:"}
    assert index.index("Content-Security-Policy") < index.index("<script")


def test_no_file_names_a_place_from_the_root_or_from_elsewhere(files):
    """A site in a subfolder finds nothing at /; one that is offline finds nothing elsewhere."""
    named = re.compile(
        r"""(?:href|src)="([^"]+)"|(?:import|from|fetch\w*|register)\s*\(?\s*["`]([^"`]+)"""
    )
    found = {
        (name, first or second)
        for name, data in files.items()
        if name.endswith((".html", ".js", ".webmanifest"))
        for first, second in named.findall(data.decode())
    }
    assert ("index.html", "app.js") in found and ("engine.js", "boards/boards.json") in found
    assert [one for one in found if re.match(r"/|\w+:", one[1])] == []
    manifest = json.loads(files["manifest.webmanifest"])
    assert manifest["start_url"] == manifest["scope"] == "./"


def test_the_worker_keeps_every_file_but_itself(files):
    listed = re.search(r"const FILES = (\[.*?\]);", files["worker.js"].decode())
    assert set(json.loads(listed[1])) == set(files) - {"worker.js"} | {"./"}


def test_a_change_of_any_file_is_another_version(files):
    changed = {**website.page_files(), "app.js": b"// other"}
    original = website.page_files()
    assert website.worker(changed) != website.worker(original)


def test_icons_are_what_the_manifest_says(files):
    import io

    from PIL import Image

    for icon in json.loads(files["manifest.webmanifest"])["icons"]:
        image = Image.open(io.BytesIO(files[icon["src"]]))
        assert image.format == "PNG"
        assert icon["sizes"] == f"{image.width}x{image.height}"


def test_the_licences_of_what_is_not_ours_come_along(files):
    assert b"MicroPython" in files["LICENSES/micropython.txt"]
    assert b"The MIT License" in files["LICENSES/micropython.txt"]
    assert files["LICENSES/girouette.txt"] == (build.ROOT / "LICENSE").read_bytes()
    package = json.loads((website.PACKAGE / "package.json").read_text(encoding="utf-8"))
    assert package["license"] == "MIT"
