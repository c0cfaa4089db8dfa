# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Pictures and films of the guides are what the simulated device shows today, in both languages.

A story of docs/stories/ draws them. After a change that is meant: `python3 tools/dev.py shots
stories`, or this test with --update-goldens; then look at the pictures.
"""

import io

import pytest
from PIL import Image, ImageChops, ImageSequence

from host_sim import recorder, records
from host_sim.device import Device
from host_sim.story import Story
from tests.docs.common import DOCS, LANGUAGES, PAGES, read
from tools.release import links

STORIES = sorted((DOCS / "stories").glob("*.story"))
PICTURES = DOCS / "pictures"
MOST_BYTES = {".png": 20_000, ".gif": 300_000}


def shots(path, language):
    """(name of the file, its bytes as `shots stories` writes them) of all that a story draws."""
    story = Story(read(path), path.name)
    found = []
    with Device(story.board or "pico_ring", lang=language, seed=story.seed or 0) as device:
        # The language is chosen before: the first picture is the home menu.
        records.set_language(device.nvm, language)
        camera = recorder.Camera(lambda name, film: found.append((f"{name}.gif", gif(film))))
        story.run(device, lambda name: found.append((f"{name}.png", png(device))), camera)
    return found


def png(device):
    file = io.BytesIO()
    recorder.save(recorder.picture(device), file)
    return file.getvalue()


def gif(film):
    file = io.BytesIO()
    film.save(file)
    return file.getvalue()


def stills(image):
    """(picture, how long it stands) of a film; of a picture, itself."""
    return [
        (still.convert("RGB"), still.info.get("duration"))
        for still in ImageSequence.Iterator(image)
    ]


def differs(path, data):
    """In what is seen: other builds of the picture library may pack the same dots otherwise."""
    with Image.open(path) as kept, Image.open(io.BytesIO(data)) as drawn:
        before, now = stills(kept), stills(drawn)
    return [time for _, time in before] != [time for _, time in now] or any(
        one.size != other.size or ImageChops.difference(one, other).getbbox()
        for (one, _), (other, _) in zip(before, now, strict=True)
    )


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("story", STORIES, ids=[path.stem for path in STORIES])
def test_pictures_are_what_the_device_shows(story, language, request):
    drawn = shots(story, language)
    assert drawn, "a story of the documentation draws something"
    for name, data in drawn:
        path = PICTURES / language / name
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
        if link.endswith(tuple(MOST_BYTES))
    }
    for language in LANGUAGES:
        for path in sorted((PICTURES / language).iterdir()):
            assert path.stat().st_size < MOST_BYTES[path.suffix], path
            assert path.resolve() in shown, f"{path} is on no page"


def test_no_two_stories_draw_the_same_name():
    stories = [Story(read(path), path.name) for path in STORIES]
    names = [name for story in stories for name in story.shots + story.films]
    assert len(set(names)) == len(names)


def test_a_turn_of_a_referee_can_be_watched():
    for language in LANGUAGES:
        with Image.open(PICTURES / language / "fire_film.gif") as film:
            seen = stills(film)
        assert len(seen) > 20 and 15_000 < sum(time for _, time in seen) < 60_000
