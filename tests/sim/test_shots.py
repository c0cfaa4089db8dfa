# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The gallery and the pictures of the docs: every game is in it, every story draws its pictures."""

import re
from pathlib import Path

import pytest

from host_sim import __main__ as sim
from host_sim.languages import LANGUAGES
from host_sim.story import Story
from tools import shots

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
STORIES = sorted((ROOT / "docs" / "stories").glob("*.story"))


def drawn_by(path):
    """Names of the files that a story draws: pictures and films."""
    story = Story(path.read_text(encoding="utf-8"), path.name)
    return {f"{name}.png" for name in story.shots} | {f"{name}.gif" for name in story.films}


def test_the_gallery_shows_every_game_and_tool(tmp_path):
    page = shots.make_gallery(["pico_ring"], ["en"], 6, tmp_path).read_text(encoding="utf-8")
    captions = re.findall("<figcaption>(.*?)</figcaption>", page)
    places = {caption.split(" · ")[0] for caption in captions}
    packages = shots.folders("games") + shots.folders("tools")
    assert len(packages) >= 5
    assert {"menus", "not saved", "crash"} <= places
    # A place for each, beside those of the menus and of the table menus' pages.
    titles = {place for place in places if not re.search(r" \+\d$", place)}
    assert len(titles - {"menus", "not saved", "crash"}) == len(packages)
    assert page.count('src="data:image/png;base64,') == len(captions)
    assert "http" not in page


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_every_story_of_the_docs_draws_its_pictures(path, tmp_path):
    lang = LANGUAGES[STORIES.index(path) % len(LANGUAGES)]
    options = ["--headless", "--story", str(path), "--lang", lang, "--shots", str(tmp_path)]
    assert sim.main(options) == 0
    wanted = drawn_by(path)
    assert wanted and {picture.name for picture in tmp_path.iterdir()} == wanted


def test_pictures_that_the_docs_show_are_drawn_by_a_story_or_the_page():
    drawn = {"instruments", "phone", *shots.PICTURES}
    for path in STORIES:
        drawn |= {Path(name).stem for name in drawn_by(path)}
    shown = shots.shown_pictures()
    assert shown and shown <= drawn
