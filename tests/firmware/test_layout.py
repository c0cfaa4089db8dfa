# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Where things go: nothing off the display, nothing lost without a sign, the cursor always seen."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.device_side import FIRMWARE, load
from tests.effort import examples

from .scenes import CATALOGUE, scene

layout = load("layout")
dice = load("pictures.dice")

SIZES = ((128, 64), (160, 128), (64, 128), (240, 135), (240, 240), (320, 240))

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
    if size[0] > 100:
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


GAMES = ["Fire Tower", "Sky Tango", "Snow Time", "Tails on Fire", "Tricky Badger"]


@pytest.mark.parametrize("more", [[], ["Parties terminées"]])
def test_a_short_menu_is_seen_whole_with_its_question_in_the_header(more):
    menu = scene(title="Girouette", lines=["Quel jeu ?"], options=GAMES + more, cursor=0)
    plan = layout.plan(menu, 128, 64)
    ends(plan, 128, 64)
    assert [mark[0] for mark in plan.marks] == list(range(len(menu.options)))
    assert plan.texts[0][4:6] == ("Quel jeu ?", 1) and plan.font == layout.TEXT
    bottoms = [y + 10 for font, _, y, *_ in plan.texts if font == layout.TEXT]
    assert max(bottoms) <= 64  # not even a descender is lost


def test_a_menu_of_short_words_is_seen_whole_in_the_largest_font():
    colours = CATALOGUE["options_colours"]
    menu = scene(title="Sky Tango", lines=["Votre couleur ?"], options=colours.options, cursor=7)
    plan = layout.plan(menu, 128, 64)
    assert len(plan.marks) == 8 and plan.font == layout.LARGE
    assert {text[0] for text in plan.texts[1:]} == {layout.LARGE}


@pytest.mark.parametrize("turn", [{"who": "red"}, {"corner": "M3/9"}])
def test_in_play_a_list_goes_in_pages_before_its_letters_get_smaller(turn):
    asked = scene(title="Marie", lines=["Quel jeu ?"], options=GAMES, cursor=0, **turn)
    plan = layout.plan(asked, 128, 64)
    assert plan.font == layout.LARGE and 1 < len(plan.marks) < 5
    assert plan.texts[0][4] == "Marie"


def test_beside_a_board_a_message_leaves_question_and_option_large():
    storm = scene(
        title="Fire Tower", corner="N", picture=CATALOGUE["grid"].picture, cursor=0,
        lines=["Posez 12 gemmes"], options=["Posé"], hint="une gemme côté nord de",
    )  # fmt: skip
    plan = layout.plan(storm, 128, 64)
    ends(plan, 128, 64)
    assert plan.font == layout.LARGE and plan.over == ""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", CATALOGUE)
def test_large_text_has_one_option_and_nothing_cut(name, size):
    shown = CATALOGUE[name]
    for cursor in range(max(1, len(shown.options))):
        at = scene(**{**vars(shown), "cursor": cursor if shown.options else -1})
        plan = layout.plan(at, *size, large=1)
        ends(plan, *size)
        if size[0] > 100:
            assert plan.over == ""
        if not shown.options:
            assert plan.texts == layout.plan(at, *size).texts
            continue
        assert [mark[0] for mark in plan.marks] == [cursor]
        said = " ".join([text[4] for text in plan.texts] + ([plan.big[3]] if plan.big else []))
        for word in shown.options[cursor].split():
            assert word in said.replace("- ", "") or word in said.replace("- ", "-")


def test_large_text_is_the_largest_font_magnified_where_it_can_be():
    for size in SIZES[:2]:
        asked = scene(title="x", lines=["Sûr ?"], options=["Non", "Oui"], cursor=1)
        assert layout.plan(asked, *size, large=1).big[0::3] == (3, "Oui")
        asked.options[1] = "Propager le feu"
        plan = layout.plan(asked, *size, large=1)
        assert plan.big is None and plan.font == layout.LARGE


@pytest.mark.parametrize(
    ("size", "square"),
    [
        ((128, 64), 4),
        ((160, 128), 7),
        ((240, 135), 8),
        ((128, 160), 7),
        ((135, 240), 8),
        ((240, 240), 8),
        ((320, 240), 14),
    ],  # fmt: skip
)
@pytest.mark.parametrize("hint", ["", "Wladimir défausse 4"])
def test_a_board_uses_the_room_that_a_display_has(size, square, hint):
    asked = scene(
        title="Ludivine", corner="N", who="red", picture=CATALOGUE["grid"].picture,
        lines=["Gemme ouest"], hint=hint,
    )  # fmt: skip
    plan = layout.plan(asked, *size)
    ends(plan, *size)
    assert plan.over == "" and layout.square_size(*size) == square
    left, top = plan.box[:2]
    right, bottom = left + 16 * square, top + 16 * square
    assert right <= size[0] and bottom <= size[1]
    for font, x, y, _, text, *_ in plan.texts:
        tall = layout.fonts_for(*size)[font][1]
        assert x >= right or y >= bottom or y + tall <= top, text
    if size[0] > size[1]:
        # Words as large as on the little display, or larger.
        assert layout.fonts_for(*size)[plan.font][1] >= 13


def test_the_sheets_of_squares_are_there_in_every_size():
    for square in (7, 8):
        sheet = (FIRMWARE / "fonts" / f"cells{square}.bin").read_bytes()
        # Nine squares side by side, four bits a dot, rows of whole words.
        assert len(sheet) == square * ((9 * square * 4 + 31) // 32 * 4)


def test_a_compass_goes_before_words_are_cut():
    long = "Retirez les gemmes de la tour de Wladimir et couvrez-la : elle brûle pour toujours."
    arrow = ("arrow", "s", "sud")
    told = scene(title="Fire Tower", corner="T3", picture=arrow, lines=[long], hint="OK")
    plan = layout.plan(told, 128, 64)
    assert plan.box is None and plan.over == ""
    told.lines = ["Vent sud"]
    assert layout.plan(told, 128, 64).box


def test_a_word_breaks_at_its_own_hyphen_in_the_largest_font():
    beside = scene(title="x", picture=CATALOGUE["grid"].picture, lines=["Coupe-feu"])
    plan = layout.plan(beside, 128, 64)
    assert [text[4] for text in plan.texts[1:]] == ["Coupe-", "feu"]
    assert plan.font == layout.LARGE


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


def panel_font(plan, rows):
    return min(font for font, _, _, _, text, _, _ in plan.texts if text in rows)


def test_a_panel_beside_options_is_as_large_as_its_rows_allow():
    few = ("5●", "4●")
    made = scene(title="Zoé", lines=["Carte ?"], options=["4", "5"], cursor=0)
    made.picture = ("panel", few)
    assert panel_font(layout.plan(made, 128, 64), few) == layout.LARGE
    more = ("6●●J", "5● R", "4●", "2●●", "1●")
    made.picture = ("panel", more)
    made.hint = "Bleu joue 4"
    assert panel_font(layout.plan(made, 128, 64), more) == layout.TEXT


def test_words_of_a_page_come_before_its_panel():
    rows = ("→ 14", "O 0 −14", "M 0 −14", "W 0 −14", "B 0 −14")
    said = "1 fruit à l'étage 3, 1 à l'étage 5. Une carte chacun, puis révélez."
    made = scene(title="Snow Time", lines=[said])
    made.picture = ("panel", rows)
    plan = layout.plan(made, 128, 64)
    assert plan.font == layout.TEXT and panel_font(plan, rows) == layout.SMALL


def test_a_compass_goes_where_the_words_of_a_page_would_be_small():
    made = scene(title="Fire Tower", corner="T1 vent O", hint="OK : suite")
    made.picture = ("arrow", "w", "ouest")
    made.lines = ["Vent ouest. Zoé commence."]
    assert layout.plan(made, 128, 64).box
    made.lines = ["Chacun défausse trois cartes tout juste et en pioche trois."]
    plan = layout.plan(made, 128, 64)
    assert not plan.box and plan.font == layout.TEXT


def test_a_value_uses_the_room_of_a_larger_display():
    made = scene(title="Zoé", lines=["Combien de joueurs ?"], picture=("value", "4", "‹2–4›"))
    scales = [layout.plan(made, *size).big[0] for size in ((128, 64), (160, 128), (240, 135))]
    assert scales == sorted(scales) and scales[0] == 4 and scales[2] > 6
    assert layout.plan(made, 160, 128).font >= layout.TEXT


def test_a_list_on_a_display_that_stands_is_folded():
    made = scene(title="Test", picture=("panel", ("2 fois BACK : sortir", "PREV –")))
    plan = layout.plan(made, 64, 128)
    assert plan.over == "" and [text[4] for text in plan.texts if "BACK" in text[4]]


def test_columns_leave_a_dot_before_the_next_number():
    made = scene(lines=["?"], options=["Inconnu", "fruits", "bagarre", "mana"], cursor=0)
    made.title, made.who = "Zoé", "red"
    fonts = layout.fonts_for(128, 64)
    placed = {text[4]: text for text in layout.plan(made, 128, 64).texts}
    font, x, y = placed["Inconnu"][:3]
    after = placed.get("fruits")
    assert after is None or after[2] != y or x + 7 * fonts[font][0] < after[1] - layout.MARKER
    made.options = ["violet", "orange", "jaune", "rose"]
    placed = {text[4]: text for text in layout.plan(made, 128, 64).texts}
    assert placed["violet"][2] == placed["orange"][2], "side by side where there is room"
