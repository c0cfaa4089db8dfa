# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Where things go: nothing off the display, nothing lost without a sign, the cursor always seen."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.device_side import load
from tests.effort import examples

from .scenes import CATALOGUE, scene

layout = load("layout")
dice = load("pictures.dice")

SIZES = ((128, 64), (160, 128), (64, 128))
# The only scene of the catalogue that is too long on purpose, on little displays.
TOO_LONG = {"text_long"}

words = st.text(alphabet="abcdeéMW ’-12", min_size=1, max_size=24).map(lambda t: t.strip() or "x")
pictures = st.one_of(
    st.none(),
    st.tuples(st.just("value"), st.sampled_from(["5", "12", "+17"]), st.sampled_from(["", "mot"])),
    st.tuples(st.just("arrow"), st.sampled_from("nesw"), st.sampled_from(["", "VENT"])),
    st.tuples(st.just("dice"), st.lists(st.integers(1, 6), min_size=1, max_size=5).map(tuple),
              st.sampled_from([6, 8])),
    st.tuples(st.just("panel"), st.lists(words.map(lambda t: t[:12]), max_size=7).map(tuple)),
)  # fmt: skip


def ends(plan, width, height):
    """Everything placed is on the display, but for the blank top row of overlapping lines."""
    fonts = layout.fonts_for(width, height)
    for font, x, y, cells, text, _, _ in plan.texts:
        assert x >= 0
        assert x + min(cells, len(text)) * fonts[font][0] <= width + 1, text
        assert len(text) <= cells, text
        assert y >= -1 and y + fonts[font][1] <= height + 1, text
    for x, y, across, down in plan.rules + ([plan.box] if plan.box else []):
        assert x >= 0 and x + across <= width and y >= 0 and y + down <= height


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", CATALOGUE)
def test_the_catalogue_fits(name, size):
    plan = layout.plan(CATALOGUE[name], *size)
    ends(plan, *size)
    if name not in TOO_LONG and size[0] > 100:
        assert plan.over == ""


@settings(max_examples=examples(300), deadline=None)
@given(
    st.sampled_from(SIZES[:2]), words, st.lists(words, max_size=4), st.lists(words, max_size=14),
    st.integers(0, 13), pictures, st.sampled_from(["", "aide"]), st.sampled_from(["", "M3/9"]),
)  # fmt: skip
def test_nothing_is_lost_without_a_sign(size, title, lines, options, cursor, picture, hint, corner):
    cursor = cursor % len(options) if options else -1
    made = scene(
        title=title[:16],
        lines=lines,
        options=options,
        cursor=cursor,
        picture=picture,
        hint=hint,
        corner=corner,
    )
    plan = layout.plan(made, *size)
    ends(plan, *size)
    shown = "".join(text[4] for text in plan.texts).replace("-", "").replace(" ", "")
    if "lines" not in plan.over:
        for line in lines:
            for word in line.replace("-", " ").split():
                assert word in shown
    if options:
        assert cursor in [mark[0] for mark in plan.marks]
    if "options" not in plan.over:
        for mark in plan.marks:
            for word in options[mark[0]].replace("-", " ").split():
                assert word in shown
        if len(plan.marks) < len(options):
            assert len(plan.rules) > 1  # the scroll bar


def test_pages_of_options_together_show_every_option():
    options = [f"option {n}" for n in range(20)]
    seen = set()
    for cursor in range(20):
        plan = layout.plan(scene(title="x", options=options, cursor=cursor), 128, 64)
        seen |= {mark[0] for mark in plan.marks}
    assert seen == set(range(20))


def test_few_short_options_are_large():
    plan = layout.plan(scene(title="x", options=["Oui", "Non"], cursor=0), 128, 64)
    assert {text[0] for text in plan.texts[1:]} == {layout.LARGE}


def test_a_text_too_long_ends_in_dots_and_says_so():
    plan = layout.plan(scene(title="x", lines=["mot " * 200]), 128, 64)
    assert "lines" in plan.over
    assert plan.texts[-1][4].endswith("…")
    assert layout.plan(scene(title="x" * 60), 128, 64).over


@pytest.mark.parametrize(
    ("text", "cells", "lines"),
    [
        ("un deux trois", 8, ["un deux", "trois"]),
        ("anticonstitutionnellement", 10, ["anticonst-", "itutionne-", "llement"]),
        ("un Coupe-feu", 8, ["un", "Coupe-", "feu"]),
        ("", 5, [""]),
    ],
)
def test_wrapping(text, cells, lines):
    assert layout.wrap(text, cells) == lines


def test_large_dice_stay_in_their_box():
    for count in range(1, 7):
        for x, y, size in dice.places(count, (0, 12, 62, 52)):
            assert size >= 12
            assert x >= 0 and x + size <= 62 and y >= 12 and y + size <= 64
