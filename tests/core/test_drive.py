# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The driver protocol: whole games as JSON lines, errors that change nothing, saved games."""

import json
import random
import subprocess
import sys

import pytest

from girouette.status import status_of
from host_sim.languages import LANGUAGES
from tests.games.common import GAMES, any_answer, checks_of
from tools.drive import ROOT, Driver

FIELDS = {
    "ask": {"id", "who", "text", "kind"},
    "chance": {"id", "n"},
    "tell": {"id", "text", "data"},
    "status": {"scores"},
    "error": {"text"},
    "end": {"ranking", "shared", "journal"},
    "save": {"journal"},
}


class Talk:
    def __init__(self, game, seed=1, language="fr", preset=None, journal=None):
        source = None if seed is None else random.Random(seed).randbytes
        self.lines = []
        self.driver = Driver(game, language, source, self.take, preset)
        self.started = self.driver.start(journal)

    def take(self, line):
        # What goes out must be JSON as it is.
        line = json.loads(json.dumps(line))
        assert FIELDS[line["type"]] <= set(line), line
        self.lines.append(line)

    def say(self, **message):
        self.lines.clear()
        self.driver.handle(message)
        return self.lines

    def last(self, kind):
        return [line for line in self.lines if line["type"] == kind][-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_spoken(game, language):
    checks = checks_of(game)
    rng = random.Random(game)
    talk = Talk(game, seed=game, language=language)
    while talk.driver.session.run.question is not None:
        question = talk.driver.session.run.question
        assert talk.lines[-1]["type"] == "ask" and talk.lines[-1]["id"] == question.key
        answer = checks.answer(checks.CASES[0], question, talk.driver.session.run.game, rng)
        talk.say(answer=any_answer(question, rng) if answer is Ellipsis else answer)
        assert any(line["type"] == "status" for line in talk.lines)
    end = talk.lines[-1]
    assert end["type"] == "end"
    assert {line["who"] for line in end["ranking"]} == set(talk.driver.session.run.game.colours)
    again = Talk(game, seed=None, journal=end["journal"])
    assert again.lines[-1] == end


def test_presets_answer_the_setup_questions():
    talk = Talk("tails_on_fire", preset={"players": 3})
    assert talk.last("ask")["id"] == "colour"


def test_seven_players_are_refused():
    talk = Talk("tails_on_fire", preset={"players": 7})
    assert talk.last("error")["text"] and talk.last("ask")["id"] == "players"


def test_two_players_of_one_colour_are_refused():
    talk = Talk("tails_on_fire", preset={"players": 2})
    talk.say(answer="red")
    lines = talk.say(answer="red")
    assert [line["type"] for line in lines] == ["error", "ask"]


def test_manual_chance_waits_for_its_outcome():
    talk = Talk("tails_on_fire", seed=None, preset={"players": 2})
    for answer in ("red", "green", "go", 1):
        talk.say(answer=answer)
    assert talk.lines[-1] == {"type": "chance", "id": "brasier", "n": 9}
    assert talk.say(answer=4)[0]["type"] == "error"
    assert talk.say(chance=9)[0]["type"] == "error"
    talk.say(chance=8)
    tells = [line for line in talk.lines if line["type"] == "tell"]
    assert tells[0]["data"] == {"who": "red", "value": 9}


def test_undo_and_save():
    talk = Talk("tails_on_fire")
    assert talk.say(undo=True)[0]["type"] == "error"
    talk.say(answer=2)
    saved = talk.say(save=True)[0]["journal"]
    talk.say(undo=True)
    assert talk.last("ask")["id"] == "players"
    assert Talk("tails_on_fire", journal=saved).last("ask")["id"] == "colour"


def test_messages_that_are_none_leave_the_question_standing():
    talk = Talk("tails_on_fire")
    for message in ([], "x", 3, {}, {"hello": 1}):
        talk.lines.clear()
        assert talk.driver.handle(message)
        assert [line["type"] for line in talk.lines] == ["error"]
    assert talk.say(status=True)[0]["type"] == "status"


@pytest.mark.parametrize("journal", ["zz", "", "47", "4701010105", "47010901a1b2"])
def test_a_bad_journal_is_an_error_line(journal):
    talk = Talk("tails_on_fire", journal=journal)
    assert not talk.started and [line["type"] for line in talk.lines] == ["error"]


def test_the_command_speaks_only_json_lines():
    script = '{"answer": 2}\nnonsense\n{"quit": true}\n'
    run = subprocess.run(
        [sys.executable, "-m", "tools.drive", "tails_on_fire", "--seed", "7", "--lang", "en"],
        input=script,
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        check=True,
    )
    kinds = [json.loads(line)["type"] for line in run.stdout.splitlines()]
    assert kinds == ["status", "ask", "status", "ask", "error"]


def test_corrections_are_spoken():
    talk = Talk("fire_tower", preset={"players": 4, "level": "companion"})
    # In the setup there is nothing to put right yet.
    talk.say(correct=True)
    assert [line["type"] for line in talk.lines] == ["error", "ask"]
    talk.say(answer="go")
    talk.say(answer="unused")
    assert talk.last("ask")["id"] == "turn"
    hand = talk.last("status")["hands"]["red"]
    talk.say(correct=True)
    assert [line["type"] for line in talk.lines] == ["ask"]
    assert talk.last("ask")["id"] == "correct"
    # An answer that is not offered, and another message, change nothing.
    for message in ({"answer": "flame"}, {"chance": 1}):
        talk.say(**message)
        assert [line["type"] for line in talk.lines] == ["error", "ask"]
        assert talk.last("ask")["id"] == "correct"
    talk.say(answer="hand")
    talk.say(answer="red")
    asked = talk.last("ask")
    assert (asked["kind"], asked["lo"], asked["hi"]) == ("number", 1, hand)
    talk.say(answer=hand - 2)
    assert talk.last("tell")["id"] == "corrected_hand"
    assert talk.last("status")["hands"]["red"] == hand - 2 and talk.last("ask")["id"] == "turn"
    talk.say(undo=True)
    assert talk.last("status")["hands"]["red"] == hand
    # Left in the middle: as if nothing had been said.
    talk.say(correct=True)
    talk.say(answer="pile")
    talk.say(undo=True)
    assert [line["type"] for line in talk.lines] == ["ask"] and talk.last("ask")["id"] == "turn"


def test_what_cannot_be_put_right_is_told():
    talk = Talk("snow_time", preset={"players": 3, "level": "referee"})
    while talk.last("ask")["id"] != "card":
        asked = talk.last("ask")
        choose = asked["kind"] == "choose"
        keys = [option["key"] for option in asked["options"]] if choose else []
        talk.say(answer="go" if "go" in keys else keys[0] if choose else None)
    talk.say(answer="3")
    talk.say(correct=True)
    talk.say(answer="hand")
    talk.say(answer=talk.last("ask")["options"][0]["key"])
    talk.say(answer="3")
    assert [line["type"] for line in talk.lines] == ["tell", "ask"]
    assert talk.last("tell")["id"] == "cannot_card", "it lies on the tree this turn"
    talk.say(undo=True)
    journal = talk.say(save=True)[-1]["journal"]
    again = Talk("snow_time", journal=journal)
    assert again.last("status") == status_of(talk.driver.session.run.game) | {"type": "status"}
