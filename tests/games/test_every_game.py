# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What every game must have and do; a game is found by its folder, nothing is listed by hand."""

import random
import re
import string

import pytest

from girouette.session import Session
from tests.games.common import (
    GAMES,
    LANGUAGES,
    LIB,
    SPOKEN,
    about,
    answer_at_random,
    checks_of,
    game_class,
    lines_of,
    new_session,
    texts_of,
)
from tests.games.story import refuses_wrong_answers
from tests.playthrough import replay
from tools import dialect, packages

# Where a text must fit on the 128x64 display: 21 columns of 6x10 letters by five lines, 19 columns
# beside the cursor, 25 columns of the small letters in the hint line (s).
PLACES = {"q": 42, "o": 19, "t": 105, "w": 21, "v": 19, "h": 42, "s": 25, "r": 105, "c": 105}
PLACES["p"] = 11  # behind a key's name, in large letters
LONGEST_NAME = "Orange"
NAMES = r"\{(who|victim|thief|owner|first|from|to|winner|leader)\}"


def rule_ids(game):
    text = (packages.folder_of(game) / "RULES.md").read_text(encoding="utf-8")
    return sorted(set(re.findall(r"^\| ([A-Z]+-\d+) \|", text, re.M)))


def test_there_are_games():
    assert GAMES and set(packages.game_names()) > {"tails_on_fire", "fire_tower"}


@pytest.mark.parametrize("game", GAMES)
def test_rules_page_is_numbered_without_gaps(game):
    ids = rule_ids(game)
    assert ids, "RULES.md needs a table whose rows begin with '| ID |'"
    numbers = [int(rule.split("-")[1]) for rule in ids]
    assert numbers == list(range(1, max(numbers) + 1))


# A row that says why there is no option, or the rows of a table that do: "FT-16, 32".
NO_OPTION = re.compile(r"\bno option\b", re.I)
EXCUSED = re.compile(r"^\| ([A-Z]+)-(\d+(?:, \d+)*)(?:, \w+)? \| [^|]+ \|$", re.M)
OPTION = re.compile(r"\boptions? `(\w+)`", re.I)


@pytest.mark.parametrize("game", GAMES)
def test_every_unclear_rule_has_its_option_or_says_why_not(game):
    """A row of RULES.md marked AMB names the option with the other reading, which there is, or
    says why there is none; so may a table of such reasons, by the numbers of the rows."""
    text = (packages.folder_of(game) / "RULES.md").read_text(encoding="utf-8")
    excused = {
        f"{prefix}-{number}"
        for prefix, numbers in EXCUSED.findall(text)
        for number in numbers.split(", ")
    }
    offered = {
        key.removeprefix("o.options.") for key, _ in text_keys(game) if key.startswith("o.options.")
    }
    rows = re.findall(r"^\| ([A-Z]+-\d+) \|(.*AMB.*)$", text, re.M)
    for rule, row in rows:
        has_option = offered & set(OPTION.findall(row))
        assert has_option or NO_OPTION.search(row) or rule in excused, rule


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_test(game):
    files = packages.tests_of(game)[0].glob("test_*.py")
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    tested = {
        f"{prefix.upper()}-{number}"
        for prefix, number in re.findall(r"^def test_([a-z]+)_(\d+)_", source, re.M)
    }
    missing = [rule for rule in rule_ids(game) if rule not in tested]
    assert not missing, (
        f"write {packages.tests_of(game)[0]}/test_rules.py: test_<id>_... for {missing}"
    )


@pytest.mark.parametrize("game", GAMES)
def test_playthroughs_replay_line_by_line(game, golden):
    folder = packages.tests_of(game)[0] / "playthroughs"
    files = sorted(folder.glob("*.txt"))
    assert len(files) >= 3, f"add playthroughs in {folder}"
    for path in files:
        lines = path.read_text(encoding="utf-8").split("\n")
        language = next(line[2:] for line in lines if line.startswith("@ "))
        out = replay(game_class(game), texts_of(game, language), lines)
        golden(path, "\n".join(out) + "\n")


def text_keys(game, language="fr"):
    """(key, text) of a game's own table."""
    return lines_of(packages.module_of(game) + ".text", language)


@pytest.mark.parametrize("game", GAMES)
def test_languages_have_the_same_keys_and_braces(game):
    tables = []
    for language in LANGUAGES:
        pairs = text_keys(game, language)
        keys = [key for key, _ in pairs]
        assert len(set(keys)) == len(keys), "a key stands twice"
        tables.append({key: sorted(_names(text)) for key, text in pairs})
    for table in tables[1:]:
        assert sorted(tables[0]) == sorted(table)
        for key in table:
            assert set(tables[0][key]) == set(table[key]), key


def _names(text):
    return {
        name.split("|")[0].removeprefix("de ")
        for _, name, _, _ in string.Formatter().parse(text.replace(":", "").replace("!", ""))
        if name
    }


@pytest.mark.parametrize("game, language", SPOKEN)
def test_texts_fit_their_place(game, language):
    too_long = []
    for key, text in text_keys(game, language):
        shown = re.sub(r"\{\w+\|([^|]*)\|([^}]*)\}", r"\2", text)
        shown = re.sub(NAMES, LONGEST_NAME, shown)
        shown = re.sub(r"\{de \w+\}", "d'" + LONGEST_NAME, shown)
        shown = re.sub(r"\{\w+\}", "00", shown)
        if key.startswith("q.option_"):
            continue  # a page of its own: test_options.py
        if key.startswith("f"):
            continue  # learned facts, beside their values: tests/kit/test_facts.py
        if len(shown) > PLACES[key.split(".")[0]]:
            too_long.append((key, len(shown), shown))
    assert not too_long


@pytest.mark.parametrize("game", GAMES)
def test_texts_are_used(game):
    files = [*LIB.rglob("*.py"), *packages.folder_of(game).rglob("*.py")]
    sources = "".join(path.read_text(encoding="utf-8") for path in files)
    unused = []
    for key, _ in text_keys(game):
        # The last part of the key is what the code spells out; digits are values.
        last = key.split(".")[-1].replace("option_", "")
        if f'"{last}"' not in sources and f'"{key}"' not in sources and not last.isdigit():
            unused.append(key)
    assert not unused


@pytest.mark.parametrize("game", GAMES)
def test_a_game_keeps_to_the_boards_dialect(game):
    folder = packages.folder_of(game)
    found = {
        path.name: dialect.check_source(path.read_text(encoding="utf-8"), core=True)
        for path in folder.glob("*.py")
    }
    assert {name: findings for name, findings in found.items() if findings} == {}


@pytest.mark.parametrize("game", GAMES)
def test_players_and_levels_are_those_that_the_package_says(game):
    """What the setup asks for, and what the random players try: all of it."""
    said = about(game)
    fewest, most = said.PLAYERS
    levels = getattr(said, "LEVELS", ())
    checks = checks_of(game)
    cases = [case if isinstance(case, tuple) else (case, "") for case in checks.CASES]
    counts = set(range(fewest, most + 1))
    # 0 players of a case: any number.
    assert {count for count, _ in cases} - {0} == counts
    assert {level for _, level in cases} - {""} <= set(levels)
    for case in checks.CASES:
        rng = random.Random(str(case))
        session = new_session(game, 1).start()
        asked = {}
        while session.run.game.phase == "setup" and session.run.question is not None:
            asked[session.run.question.key] = session.run.question
            answer_at_random(session, checks, case, rng)
        assert (asked["players"].lo, asked["players"].hi) == (fewest, most)
        assert tuple(asked["level"].options if "level" in asked else ()) == levels


@pytest.mark.parametrize("game", GAMES)
def test_wrong_answers_change_nothing(game):
    refuses_wrong_answers(Session(game_class(game)).start())
