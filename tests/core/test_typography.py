# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What a rule can catch in the texts: spaces before signs, ellipses, the other language."""

import re
from pathlib import Path

import pytest

LIB = Path(__file__).resolve().parents[2] / "lib" / "girouette"
TABLES = sorted(LIB.rglob("*_fr.txt"))


def texts(path):
    """{key: text} of a table."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ", 1) for line in lines if line and not line.startswith("#"))


def other(path):
    return path.with_name(path.name.replace("_fr.txt", "_en.txt"))


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
    assert wrong(TABLES, r"[^ ?!][?!:;»]|[^ ]»|«[^ ]") == []


def test_english_has_none():
    assert wrong(map(other, TABLES), r"[^,] [?!:;](?!\w)") == []


def test_signs_are_the_right_ones():
    both = TABLES + [other(path) for path in TABLES]
    assert wrong(both, r"\.\.|  |’|“|”|…\.") == []


def test_no_text_of_one_language_stands_in_the_other():
    """A sentence that is the same in both has been forgotten in one of them."""
    same = []
    for path in TABLES:
        english = texts(other(path))
        for key, text in texts(path).items():
            words = re.findall(r"[a-zà-ÿ]{2,}", plain(text).lower())
            if english[key] == text and len(words) > 2:
                same.append(f"{path.relative_to(LIB)}: {key} {text}")
    assert same == []


@pytest.mark.parametrize("path", sorted(LIB.rglob("*.py")), ids=lambda path: path.stem)
def test_no_colon_is_joined_in_code(path):
    """The colon is the language's: texts.pair has it."""
    source = path.read_text(encoding="utf-8")
    joined = re.findall(r'\+ " : "|\+ ": "(?! \+ str\(error\))', source)
    assert joined == []
