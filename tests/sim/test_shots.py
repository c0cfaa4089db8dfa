# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The gallery and the pictures of the docs: every game is in it, every story draws its pictures."""

import re
from pathlib import Path

import pytest

from host_sim import __main__ as sim
from host_sim.languages import LANGUAGES
from tools import shots

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
STORIES = sorted((ROOT / "docs" / "stories").glob("*.story"))


def test_the_gallery_shows_every_game_and_tool(tmp_path):
    page = shots.make_gallery(["pico_ring"], ["en"], 20, tmp_path).read_text(encoding="utf-8")
    captions = re.findall("<figcaption>(.*?)</figcaption>", page)
    places = {caption.split(" · ")[0] for caption in captions}
    packages = shots.walks.folders("games") + shots.walks.folders("tools")
    assert len(packages) >= 5
    assert places == {"menus", "not saved", "crash", *packages}
    # Pages that no turn leads to: those of the table menu.
    assert {"fire_tower · History", "snow_time · Rule reminder"} <= set(captions)
    assert page.count('src="data:image/png;base64,') == len(captions)
    assert "http" not in page


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_every_story_of_the_docs_draws_its_pictures(path, tmp_path):
    lang = LANGUAGES[STORIES.index(path) % len(LANGUAGES)]
    options = ["--headless", "--story", str(path), "--lang", lang, "--shots", str(tmp_path)]
    assert sim.main(options) == 0
    wanted = set(re.findall(r"^shot (\S+)", path.read_text(encoding="utf-8"), re.MULTILINE))
    assert wanted and {picture.stem for picture in tmp_path.glob("*.png")} == wanted


def test_pictures_that_the_docs_show_are_drawn_by_a_story_or_the_page():
    drawn = {"instruments", "phone", *shots.PICTURES}
    for path in STORIES:
        drawn |= set(re.findall(r"^shot (\S+)", path.read_text(encoding="utf-8"), re.MULTILINE))
    shown = shots.shown_pictures()
    assert shown and shown <= drawn
