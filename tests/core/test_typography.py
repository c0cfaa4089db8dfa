# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What a rule can catch in the texts: spaces before signs, ellipses, the other language."""

import re
from pathlib import Path

import pytest

from host_sim.languages import LANGUAGES

LIB = Path(__file__).resolve().parents[2] / "lib" / "girouette"


def tables(language):
    found = sorted(LIB.rglob(f"*_{language}.txt"))
    assert len(found) > 5
    return found


def texts(path):
    """{key: text} of a table."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ", 1) for line in lines if line and not line.startswith("#"))


def plain(text):
    """Without its braces, which hold keys and the forms of words."""
    return re.sub(r"\{[^}|]*\}", "x", re.sub(r"\{\w+\|([^|]*)\|[^}]*\}", r"\1", text))


def wrong(tables, pattern):
    found = []
    for path in tables:
        for key, text in texts(path).items():
            if re.search(pattern, plain(text)):
                found.append(f"{path.relative_to(LIB)}: {key} {text}")
    return found


def test_french_has_a_space_before_its_tall_signs():
    assert wrong(tables("fr"), r"[^ ?!][?!:;»]|[^ ]»|«[^ ]") == []


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "fr"])
def test_the_others_have_none(language):
    assert wrong(tables(language), r"[^,] [?!:;](?!\w)") == []


def test_spanish_opens_its_questions_and_exclamations():
    for opens, closes in ("¿?", "¡!"):
        # A mark for itself ("✓ dado, ? supuesto") is no question.
        for path in tables("es"):
            for key, text in texts(path).items():
                ends = len(re.findall(rf"\S\{closes}", text))
                assert ends == text.count(opens), f"{path.relative_to(LIB)}: {key} {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_the_right_ones(language):
    assert wrong(tables(language), r"\.\.|  |’|“|”|…\.") == []


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_no_text_of_one_language_stands_in_the_other(language):
    """A sentence that is the same in English has been forgotten."""
    same = []
    for path in tables(language):
        english = texts(path.with_name(path.name.replace(f"_{language}.", "_en.")))
        for key, text in texts(path).items():
            words = re.findall(r"[a-zà-ÿ]{2,}", plain(text).lower())
            if english.get(key) == text and len(words) > 2:
                same.append(f"{path.relative_to(LIB)}: {key} {text}")
    assert same == []


@pytest.mark.parametrize("path", sorted(LIB.rglob("*.py")), ids=lambda path: path.stem)
def test_no_colon_is_joined_in_code(path):
    """The colon is the language's: texts.pair has it."""
    source = path.read_text(encoding="utf-8")
    joined = re.findall(r'\+ " : "|\+ ": "(?! \+ str\(error\))', source)
    assert joined == []
