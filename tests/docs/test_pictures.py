# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The pictures of the guides are what the simulated device shows today, in both languages.

A story of docs/stories/ draws them. After a change that is meant: `python3 tools/dev.py shots
stories`, or this test with --update-goldens; then look at the pictures.
"""

import io

import pytest
from PIL import Image, ImageChops

from host_sim import recorder, records
from host_sim.device import Device
from host_sim.story import Story
from tests.docs.common import DOCS, LANGUAGES, PAGES, read
from tools.release import links

STORIES = sorted((DOCS / "stories").glob("*.story"))
PICTURES = DOCS / "pictures"
MOST_BYTES = 20_000


def shots(path, language):
    """(name, PNG as `shots stories` writes it) of every shot of a story."""
    story = Story(read(path), path.name)
    found = []
    with Device(story.board or "pico_ring", lang=language, seed=story.seed or 0) as device:
        # The language is chosen before: the first picture is the home menu.
        records.set_language(device.nvm, language)
        story.run(device, lambda name: found.append((name, png(device))))
    return found


def png(device):
    file = io.BytesIO()
    recorder.save(recorder.picture(device), file)
    return file.getvalue()


def differs(path, data):
    """In what is seen: other builds of the picture library may pack the same dots otherwise."""
    with Image.open(path) as kept, Image.open(io.BytesIO(data)) as drawn:
        kept, drawn = kept.convert("RGB"), drawn.convert("RGB")
        return kept.size != drawn.size or ImageChops.difference(kept, drawn).getbbox()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("story", STORIES, ids=[path.stem for path in STORIES])
def test_pictures_are_what_the_device_shows(story, language, request):
    drawn = shots(story, language)
    assert drawn, "a story of the documentation draws something"
    for name, data in drawn:
        path = PICTURES / language / f"{name}.png"
        if request.config.getoption("--update-goldens"):
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists() or differs(path, data):
                path.write_bytes(data)
        assert path.exists(), f"draw it: run this test with --update-goldens ({path.name})"
        assert not differs(path, data), (
            f"{path} is not what the device shows now; if that is meant, run this test with"
            " --update-goldens and look at the picture"
        )


def test_every_picture_is_small_and_shown_somewhere():
    shown = {
        (page.parent / link).resolve()
        for page in PAGES
        for link in links(read(page))
        if link.endswith(".png")
    }
    for language in LANGUAGES:
        for path in sorted((PICTURES / language).glob("*.png")):
            assert path.stat().st_size < MOST_BYTES, path
            assert path.resolve() in shown, f"{path} is on no page"


def test_no_two_stories_draw_the_same_name():
    names = [name for path in STORIES for name in Story(read(path), path.name).shots]
    assert len(set(names)) == len(names)
