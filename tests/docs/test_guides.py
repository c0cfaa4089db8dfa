# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The players' guides say what the device says: what stands in code type is on some screen."""

import re

import pytest

from tests.docs.common import DOCS, LANGUAGES, PLAYERS, ROOT, code_spans, read
from tests.games.common import lines_of
from tools.bench import budgets
from tools.drive import game_names
from tools.release import GUIDES

COMMON = ("text", "menus")
TOOLS = sorted(path.parent.name for path in (ROOT / "lib/girouette/tools").glob("*/game.py"))
NAMES = [*GUIDES, *game_names()]


def tables(name, language):
    """The texts that a guide may quote: what all games say, and its own."""
    packages = ["games." + name] if name in game_names() else ["tools." + tool for tool in TOOLS]
    names = [*COMMON, *[package + ".text" for package in packages]]
    return [pair for name in names for pair in lines_of("girouette." + name, language)]


def patterns(name, language):
    """A pattern for each text: braces take anything."""
    found = []
    for _, text in tables(name, language):
        parts = [re.escape(part) for part in re.split(r"\{[^}]*\}", text)]
        found.append(re.compile(".+".join(parts)))
    return found


def test_every_game_has_its_guides_and_nothing_else_is_there():
    wanted = {f"{name}.{language}.md" for name in NAMES for language in LANGUAGES}
    assert {path.name for path in PLAYERS.iterdir()} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_what_a_guide_quotes_is_what_the_screen_says(name, language):
    known = patterns(name, language)
    # "ainsi" and "like this" are the guide's own example of the type; "?" is a number's last place.
    own = {"ainsi", "like this", "?"}
    unknown = [
        span
        for span in code_spans(read(PLAYERS / f"{name}.{language}.md"))
        if span not in own and not any(pattern.fullmatch(span) for pattern in known)
    ]
    assert unknown == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_guide_explains_every_option_of_its_game(game, language):
    quoted = code_spans(read(PLAYERS / f"{game}.{language}.md"))
    for key, text in tables(game, language):
        if key.startswith("o.options."):
            before = text.split("{")[0].strip()
            assert [span for span in quoted if span.startswith(before)], key


@pytest.mark.parametrize("name", NAMES)
def test_all_languages_have_the_same_sections_and_pictures(name):
    told = []
    for language in LANGUAGES:
        guide = read(PLAYERS / f"{name}.{language}.md")
        sections = [line.count("#") for line in re.findall(r"^#+ ", guide, re.M)]
        told.append((sections, re.findall(rf"pictures/{language}/(\w+)", guide)))
    assert all(one == told[0] for one in told)


FRENCH = sorted([*DOCS.rglob("*.fr.md"), *(ROOT / "boards").glob("*/README.fr.md")])


@pytest.mark.parametrize("page", FRENCH, ids=lambda page: f"{page.parent.name}/{page.stem}")
def test_french_typography(page):
    text = read(page)
    # Neither a drawing of letters nor a licence line is prose.
    text = re.sub(r"^ {8}.*$|<!--.*?-->", "", text, flags=re.M)
    prose = re.sub(r"`[^`\n]*`|\]\([^)]*\)|<img [^>]*?alt=", "", text)
    assert re.findall(r"\w*[ \w][:;?!»]", prose) == [], "a no-break space before : ; ? ! »"
    assert "'" not in prose, "the French apostrophe is ’"
    assert "« " not in prose


MAKERS = [page for page in FRENCH if page.parent != PLAYERS]


@pytest.mark.parametrize("page", MAKERS, ids=lambda page: f"{page.parent.name}/{page.stem}")
def test_makers_read_as_much_in_french_as_in_english(page):
    """Sections, rows of tables, items of lists and pictures; words are for people to compare."""
    counts = []
    for one in (page, page.with_name(page.name.replace(".fr.", "."))):
        text = read(one)
        kinds = (r"^#+ ", r"^\|", r"^(?:-|\d\.) ", r"!\[|<img ", r"^ {4}\S")
        counts.append([re.findall(kind, text, re.M) for kind in kinds])
    assert [len(found) for found in counts[0]] == [len(found) for found in counts[1]]
    assert counts[0][0] == counts[1][0]


@pytest.mark.parametrize("game", game_names())
def test_rules_pages_name_code_and_texts_that_exist(game):
    """Names in code type on a RULES.md are in the game's sources or texts."""
    folder = ROOT / "lib/girouette/games" / game
    sources = "\n".join(
        read(path)
        for path in [*folder.glob("*.py"), *folder.glob("*.txt"), folder.parent.parent / "game.py"]
    )
    names = set()
    for span in code_spans(read(folder / "RULES.md")):
        names |= set(re.findall(r"[A-Za-z_]{3,}", re.sub(r"<\w+>", "", span)))
    # "r.setup" is split by its dot; file names are those of the folder.
    files = {path.stem for path in folder.iterdir()}
    unknown = [name for name in sorted(names) if name not in sources and name not in files | {"md"}]
    assert unknown == []


def test_the_guides_are_reached_from_the_first_steps():
    for language in LANGUAGES:
        text = read(PLAYERS / f"start.{language}.md")
        for name in NAMES[1:]:
            assert f"({name}.{language}.md)" in text
    assert "players/start.fr.md" in read(DOCS / "README.md")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_steps_explain_every_entry_of_the_menus(language):
    quoted = code_spans(read(PLAYERS / f"start.{language}.md"))
    for key, text in tables("start", language):
        if key.startswith(("o.menu.", "o.settings.", "o.home.")):
            before = text.split("{")[0].strip()
            assert [span for span in quoted if span.startswith(before)], key


def presses_of_a_turn(game, level, keys="four_keys"):
    """What `bench presses` holds a turn to: (mean, 95 %)."""
    held = dict(budgets())
    return [held[f"presses.{game}.{level}.{keys}.{figure}"] for figure in ("mean", "most")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["fire_tower", "sky_tango", "tricky_badger"])
def test_the_presses_that_a_guide_promises_are_those_that_are_measured(game, language):
    guide = read(PLAYERS / f"{game}.{language}.md")
    told = re.search(r"(?:[Aa]bout|[Ee]nviron) (\d) press(?:es|ions)", guide)
    # Half a press is rather one more.
    assert told and int(told[1]) == int(presses_of_a_turn(game, "companion")[0] + 0.5)


def test_a_turn_of_tails_on_fire_is_one_press_and_sometimes_two():
    for players in ("3_players", "4_players"):
        mean, most = presses_of_a_turn("tails_on_fire", players)
        assert mean < 1.5 and most <= 2
    assert round(presses_of_a_turn("tricky_badger", "companion", "macropad")[0]) == 3
