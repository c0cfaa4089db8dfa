# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What every tool must have and do; a tool is found by its folder, nothing is listed by hand."""

import re
import string

import pytest

from girouette.session import Session
from tests.device_side import missing
from tests.games.common import GAMES, lines_of
from tests.games.common import about as about_game
from tests.games.story import refuses_wrong_answers
from tests.kit.common import (
    BOARDS,
    HERE,
    LANGUAGES,
    STORIES,
    TOOLS,
    about,
    tell_story,
    texts_of,
    tool_class,
)
from tests.shell_ports import LIB

# As for the games: 21 columns by five lines, 19 beside the cursor, 25 small ones in the hint.
LONGEST_WORD = "plus haut"
PLACES = {"q": 42, "o": 19, "t": 105, "w": 21, "v": 19, "s": 25, "r": 105}


def test_the_tools_are_there():
    assert {"dice", "scores", "timer", "starter", "counter"} <= set(TOOLS)


def test_codes_differ_from_each_other_and_from_the_games():
    codes = [about(tool).CODE for tool in TOOLS]
    assert min(codes) >= 101
    assert len(set(codes + [about_game(game).CODE for game in GAMES])) == len(codes) + len(GAMES)


@pytest.mark.parametrize("tool", TOOLS)
def test_titles_are_words_of_the_menus_and_of_the_tool(tool):
    for language in LANGUAGES:
        key = "w." + about(tool).TITLE
        named = dict(lines_of("girouette.text", language))[key]
        assert named and named == texts_of(tool, language).find(key)


def pairs(tool, language):
    own = "girouette.tools." + tool
    return lines_of(own + ".text", language)


def names(text):
    return {
        name.split("|")[0]
        for _, name, _, _ in string.Formatter().parse(text.replace(":", "").replace("!", ""))
        if name
    }


@pytest.mark.parametrize("tool", TOOLS)
def test_languages_have_the_same_keys_and_braces(tool):
    english = pairs(tool, "en")
    for language in LANGUAGES:
        told = pairs(tool, language)
        assert [key for key, _ in told] == [key for key, _ in english]
        assert len(dict(told)) == len(told), "a key stands twice"
        for (key, one), (_, other) in zip(told, english, strict=True):
            assert names(one) == names(other), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tool", TOOLS)
def test_texts_fit_their_place_and_the_glyphs(tool, language):
    for key, text in pairs(tool, language):
        shown = re.sub(r"\{(who|first|keep|wins)\}", LONGEST_WORD, text)
        shown = re.sub(r"\{\w+\}", "00", shown)
        assert len(shown) <= PLACES[key.split(".")[0]], key
        assert not missing(text), key


@pytest.mark.parametrize("tool", TOOLS)
def test_texts_are_used(tool):
    files = [*(LIB / "tools" / tool).glob("*.py"), LIB / "setup.py"]
    sources = "".join(path.read_text(encoding="utf-8") for path in files)
    for key, _ in pairs(tool, "fr"):
        last = key.split(".")[-1].replace("option_", "")
        assert f'"{last}"' in sources or f'"{key}"' in sources, f"nothing says {key}"


@pytest.mark.parametrize("tool", TOOLS)
def test_wrong_answers_change_nothing(tool):
    refuses_wrong_answers(Session(tool_class(tool)).start())


@pytest.mark.parametrize("tool", TOOLS)
def test_every_tool_has_its_story(tool):
    assert [path for path in STORIES if path.parent.parent.name == tool], (
        f"write tests/kit/{tool}/stories/<name>.story"
    )
    assert (HERE / tool / "checks.py").exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("path", STORIES, ids=[path.stem for path in STORIES])
def test_stories_on_every_board(path, board, language, golden):
    told, cut = tell_story(path, language, board)
    golden(path.with_name(f"{path.stem}.{language}.txt"), told)
    assert not cut
