# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The figures of `bench`: their shape, their budgets, and that counting twice gives the same.

Heaps are measured on the VM of tools.micropython, so these tests need a Node.js.
"""

import json
import re

import pytest

from tools import bench
from tools.bots import bots_of
from tools.build import ROOT, board_names
from tools.drive import game_names
from tools.heap import profile
from tools.presses import BOARDS


@pytest.fixture(scope="module")
def figures():
    """Everything, measured once: heaps and buses take their time."""
    return bench.measure()


def test_no_budget_is_passed(figures):
    told = [f"{name} is {figure:,}, allowed {limit:,}" for name, figure, limit in over(figures)]
    assert told == []


def over(figures):
    return bench.passed_budgets(figures)


def test_the_figures_have_the_shape_that_readers_rely_on(figures):
    games, boards = set(game_names()), set(board_names())
    assert set(figures) == {
        "heap", "mpy_bytes", "modules", "bus", "dots", "press", "presses", "lights", "nvm",
        "replay", "games_per_second", "texts", "site",
    }  # fmt: skip
    assert set(figures["heap"]) == {"menu", "games", "english", "idle_tick"}
    assert set(figures["heap"]["games"]) == set(figures["heap"]["english"]["games"]) == games
    assert set(figures["mpy_bytes"]) == boards
    assert {"girouette/shell.mpy", "girouette_device/main.mpy"} <= set(figures["modules"])
    assert set(figures["bus"]) == {
        "cursor_move", "new_question", "full_screen",
        "cursor_move_changed", "new_question_changed", "full_screen_changed",
        "peer_simple_text_cursor_move", "peer_relabel_cursor_move",
    }  # fmt: skip
    assert set(figures["dots"]) == boards
    for sent in figures["dots"].values():
        assert 0 < sent["cursor_move"] < sent["new_question"] and sent["list_step"] > 0
    assert {name.removesuffix("_referee") for name in figures["press"]} == games
    for counts in figures["press"].values():
        assert set(counts) == {"collections", "imports", "file_reads", "searches"}
        # Something was counted: a game is opened, and its questions have texts.
        assert counts["imports"]["most_ever"] > 1 and counts["file_reads"]["most"] > 1
        assert counts["searches"]["most"] > 1
    assert set(figures["texts"]["missing"]) == set(bench.part_languages())
    assert set(figures["presses"]) == games
    for cases in figures["presses"].values():
        for boards in cases.values():
            assert set(boards) == set(BOARDS)
            # Nothing is answered by less than a press, and seldom is worse than mostly.
            assert all(1 <= one["mean"] <= one["most"] for one in boards.values())
    assert set(figures["nvm"]) == set(bench.NVM_FIGURES)
    for part in (*figures["nvm"].values(), figures["replay"], figures["games_per_second"]):
        assert set(part) == games
    counts = [name for name, figure in bench.flat(figures) if figure < 0]
    assert counts == []
    assert json.loads(json.dumps(figures)) == figures


def test_figures_are_those_of_something(figures):
    """A measurement that measured nothing would keep every budget."""
    assert all(heap > figures["heap"]["menu"] for heap in figures["heap"]["games"].values())
    bus = figures["bus"]
    assert 0 < bus["cursor_move"] < bus["full_screen"]
    for what in ("cursor_move", "new_question", "full_screen"):
        assert 0 < bus[what + "_changed"] < bus[what]
    assert all(length > 50 for length in figures["nvm"]["longest_journal"].values())
    assert all(each >= 1 for each in figures["nvm"]["bytes_per_answer"].values())


def test_a_cursor_move_costs_less_than_the_usual_ways(figures):
    bus = figures["bus"]
    peers = (bus["peer_simple_text_cursor_move"], bus["peer_relabel_cursor_move"])
    assert bus["cursor_move"] * 3 < min(peers)


def test_counting_twice_gives_the_same(figures):
    assert bench.nvm() == figures["nvm"]
    assert bench.bus() == figures["bus"]
    assert bench.mpy_bytes() == figures["mpy_bytes"]


def test_the_page_of_limits_says_what_is_measured(figures):
    text = (ROOT / "docs" / "limits.md").read_text(encoding="utf-8")
    low, high = re.search(r"between (\d+) and (\d+) KB of heap", text).groups()
    for game, heap in figures["heap"]["games"].items():
        assert int(low) * 1000 <= heap <= int(high) * 1000, game


def test_the_report_of_a_heap_adds_up():
    lines = list(profile("tails_on_fire"))
    start = lines.index(next(line for line in lines if "in all" in line))
    end = lines.index(next(line for line in lines if "left: names" in line))
    whole, *parts = [int(line.split()[0].replace(",", "")) for line in lines[start : end + 1]]
    assert whole == sum(parts) > 25000
    assert any(line.endswith("girouette.games.tails_on_fire.game") for line in lines)
    assert "filou" in lines[-1].split()


# --- the budgets' own file --------------------------------------------------------------------


def test_a_budget_that_is_passed_is_named():
    limits = dict(bench.budgets())
    figures = {"bus": {"cursor_move": limits["bus.cursor_move"] + 1, "new_question": 1}}
    assert over(figures) == [
        ("bus.cursor_move", limits["bus.cursor_move"] + 1, limits["bus.cursor_move"])
    ]


def test_a_star_stands_for_any_game_or_board():
    limits = [("heap.games.*", 5), ("bus.cursor_move", 7)]
    assert bench.budget_of("heap.games.some_game", limits) == 5
    assert bench.budget_of("bus.cursor_move", limits) == 7
    assert bench.budget_of("games_per_second.some_game", limits) is None


def test_every_board_and_every_game_has_its_budgets():
    limits = bench.budgets()
    for board in board_names():
        assert bench.budget_of("mpy_bytes." + board, limits)
    for game in game_names():
        for case in bots_of(game).CASES:
            for figure in ("mean", "most", "start"):
                name = f"presses.{game}.{case}.four_keys.{figure}"
                assert bench.budget_of(name, limits), f"tools/budgets.toml: {name}"
        assert bench.budget_of("heap.games." + game, limits), f"tools/budgets.toml: heap of {game}"
        assert bench.budget_of("nvm.bytes_per_answer." + game, limits)


def test_every_budget_is_on_a_figure(figures):
    names = [name for name, _ in bench.flat(figures)]
    idle = [
        pattern
        for pattern, _ in bench.budgets()
        # What the table does not see is counted by `shots audit`, texts that wait by test_texts.py.
        if not pattern.startswith(("audit.", "texts."))
        and not [name for name in names if bench.budget_of(name, [(pattern, 0)]) == 0]
    ]
    assert idle == [], "a budget that no figure can pass guards nothing"


def test_the_command_writes_its_figures_and_fails_over_budget(tmp_path, monkeypatch, capsys):
    small = {"bus": {"cursor_move": 10}}
    monkeypatch.setattr(bench, "measure", lambda tell, only: small)
    assert bench.main(["--json", str(tmp_path / "figures.json")]) == 0
    assert json.loads((tmp_path / "figures.json").read_text(encoding="utf-8")) == small
    monkeypatch.setattr(bench, "measure", lambda tell, only: {"bus": {"cursor_move": 10_000}})
    assert bench.main([]) == 1
    assert "over budget: bus.cursor_move" in capsys.readouterr().err
