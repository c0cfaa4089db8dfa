# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Stories without a page: what their lines do, and how they say what went wrong."""

import re

import pytest
from PIL import Image

from girouette.games.tails_on_fire import RULES_VERSION
from host_sim import __main__ as sim
from host_sim.device import Device
from host_sim.records import name_records
from host_sim.rig import Rig, board_names
from host_sim.story import Story, StoryError, colour_name
from host_sim.story_lines import COLOUR_NAMES
from tests.hand import Hand
from tests.kit.common import HERE as KIT
from tests.kit.common import TOOLS

ROUND = """
lang en
choose Games
choose Tails on Fire
expect text players
choose 4
choose Green
choose Yellow
choose Red
choose Pink
choose Let's go
expect text 12 cards
press OK
choose 1
press OK
choose Green
press OK
choose 8
expect text opossums
press OK
expect text Play 8
choose Play 8
expect text Play 9
choose Pass
choose Pass
choose Pass
expect text Iguana 8?
choose 3
expect text Green wins with 8
"""

MID_ROUND = ROUND.partition("choose Pass")[0]
CUT = "unplug after 1\npress OK\n"


def run(text, board="pico_ring", **options):
    story = Story(text, "test.story")
    with Device(board, lang=story.lang, **options) as device:
        story.run(device)
        return device.describe()


def run_file(tmp_path, text, *arguments):
    """The exit status or error line of the headless command on a story."""
    path = tmp_path / "told.story"
    path.write_text(text, encoding="utf-8")
    return sim.main(["--headless", "--story", str(path), *arguments])


@pytest.mark.slow
@pytest.mark.parametrize("board", board_names())
def test_a_round_of_tails_on_fire_on_every_board(board, tmp_path):
    told = ROUND + "shot won\nunplug\nexpect no power\npower on\nchoose Resume\nexpect text R2/9\n"
    status = run_file(tmp_path, told, "--board", board, "--shots", str(tmp_path / "shots"))
    assert status == 0
    with Image.open(tmp_path / "shots" / "won.png") as picture:
        assert len(picture.getcolors(1 << 16)) > 1


def test_lights_and_sounds_can_be_expected(tmp_path):
    turn = ROUND.partition("expect text Play 9")[0]
    lit = "expect light 0 yellow\nexpect light 0 on\n"
    heard = "wait 1\nexpect sound\nwait 3\nexpect silence\n"
    assert run_file(tmp_path, turn + lit + heard) == 0
    assert "told.story:23: expected light 0 blue, it is yellow" in run_file(
        tmp_path, turn + "expect light 0 blue\n"
    )


def test_a_failed_expectation_names_the_line_and_what_was_seen(tmp_path):
    problem = run_file(tmp_path, "lang en\n\n# nobody said that\nexpect text Goodbye\n")
    assert problem.startswith("sim: ") and "told.story:4: expected 'Goodbye'" in problem
    assert "Hello!" in problem


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("jump", "no such step: 'jump'"),
        ("press", "no such step"),
        ("press OK twice", "'twice' is no number of times"),
        ("wait -1", "seconds -1 is not within"),
        ("wheel 1.5", "no whole number of steps"),
        ("expect light 0 mauve", "'mauve' is no colour"),
        ("expect rain", "nobody can expect 'rain'"),
        ("shot ../../etc", "is no name of a picture"),
        ("press OK\nboard pybadge", "board has to stand before the first step"),
    ],
)
def test_lines_that_say_nothing_are_refused_before_anything_runs(line, reason):
    with pytest.raises(StoryError, match="test.story:[12]: ") as refused:
        Story(line, "test.story")
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("press K9", "this board has no key K9: it has PREV"),
        ("press 9", "this board has only 4 keys"),
        ("wheel 1", "this board has no wheel"),
        ("power on", "the power is on already"),
        ("choose Chess", "no option 'Chess'"),
        ("take chess", "no option with the key 'chess'"),
    ],
)
def test_what_hands_cannot_do_is_said_with_its_line(line, reason):
    with pytest.raises(StoryError, match="test.story:2: ") as refused:
        run("wait 1\n" + line)
    assert reason in str(refused.value)


@pytest.mark.parametrize("name", ("counter/three_rounds", "scores/lowest_wins"))
def test_the_stories_of_the_tools_show_the_same_on_a_whole_device(name):
    """Those whose scenes hang on neither chance nor the pace of the keys."""
    tool, name = name.split("/")
    path = KIT / tool / "stories" / name
    opening = ["lang en", "power on", "take tools"]
    opening += ["press NEXT"] * TOOLS.index(tool) + ["press OK"]
    told = path.with_suffix(".story").read_text(encoding="utf-8")
    story = Story("\n".join(opening) + "\n" + told)
    seen = []
    with Device("pico_ring", lang="en") as device:
        for _number, act, _line in story.steps:
            for ms in act(device):
                device.advance(ms)
            seen.append(device.describe().replace(". [pending]", "") or "(no power)")
    golden = path.with_suffix(".en.txt").read_text(encoding="utf-8")
    scenes = re.findall("^ {4}(\\S.*)$", golden, re.M)
    assert len(scenes) == 1 + len([line for line in told.splitlines() if line[:1] != "#"])
    assert seen[-len(scenes) :] == scenes


@pytest.mark.parametrize("line", ["wheel 1", "press K9", "hold NEXT", "expect sound", "shot here"])
def test_what_needs_a_device_is_refused_by_a_hand_without_one(line):
    with pytest.raises(ValueError, match="this needs a device"):
        Hand().do(line)


def test_a_hand_without_a_device_says_the_line_that_failed():
    with pytest.raises(AssertionError, match="line 3, 'expect text Goodbye': expected 'Goodbye'"):
        Hand(language="en").tell("\nexpect text Hello!\nexpect text Goodbye\n")
    with pytest.raises(AssertionError, match="line 1, 'expect no text Hello!': did not expect"):
        Hand(language="en").tell("expect no text Hello!")
    with pytest.raises(AssertionError, match="line 1, 'choose Chess': 'Chess' is not one option"):
        Hand(language="en").tell("choose Chess")


@pytest.mark.slow
def test_hours_at_the_table_pass_at_once():
    story = Story("wait 7200\n")
    with Device("pico_ring") as device:
        story.run(device)
        assert device.now_ms >= 7_200_000


def test_a_cut_after_some_bytes_tears_a_record_and_the_game_comes_back():
    told = MID_ROUND + CUT + "expect no power\npower on\nchoose Resume\n"
    assert "Play 9" in run(told)


def test_the_log_of_hands_is_a_story_that_does_the_same_again():
    """Keys, holds, wheel and plug: the replay ends on the same scene with the same NVM."""
    rig = Rig("macropad_rp2040", "en", seed=7)
    rig.advance(2500)
    for lines, ms in (
        (["down OK"], 90), (["up OK"], 700), (["wheel 3"], 500), (["down OK"], 30),
        (["up OK"], 900), (["down K3"], 100), (["up K3", "down OK"], 650),
        (["up OK"], 400), (["unplug"], 300),
        (["power on"], 2500), (["down K1", "up K1"], 800),
    ):  # fmt: skip
        for line in lines:
            rig.do(line)
        rig.advance(ms)
    told = rig.log.text()
    seen, kept = rig.device.describe(), bytes(rig.device.nvm.data)
    rig.close()
    assert "hold OK 0.6" in told and "press OK" in told and "wheel 3" in told
    story = Story(told)
    assert (story.board, story.lang, story.seed) == ("macropad_rp2040", "en", 7)
    again = Rig("pico_ring")
    again.play(told)
    again.advance(60_000)
    assert again.trouble == ""
    assert (again.device.describe(), bytes(again.device.nvm.data)) == (seen, kept)
    again.close()


def test_quick_clicks_are_all_seen():
    rig = Rig("pico_ring", "en")
    rig.advance(2500)
    before = rig.device.app.scene.cursor
    count = len(rig.device.app.scene.options)
    for _ in range(2 * count + 1):
        rig.do("down NEXT")
        rig.do("up NEXT")
    rig.advance(5000)
    assert rig.device.app.scene.cursor == (before + 1) % count
    rig.close()


def test_what_a_hand_could_not_finish_is_told_until_the_next_one_begins():
    rig = Rig("pico_ring", "en")
    rig.advance(2500)
    rig.do("choose Chess")
    rig.advance(3000)
    assert "no option 'Chess'" in rig.trouble
    rig.do("press NEXT")
    assert rig.trouble == ""
    rig.close()


def test_a_crash_of_the_firmware_is_told_and_the_rig_goes_on():
    rig = Rig("pico_ring", "en")
    rig.advance(2500)
    rig.device.drive.write("/code.py", b"import time\ntime.sleep(0.1)\nopen('/nothing')\n")
    rig.do("reload")
    rig.advance(3000)
    assert "OSError" in rig.trouble
    assert not rig.device.powered
    rig.start("pybadge", "en")
    rig.advance(2500)
    assert rig.trouble == "" and "Hello" in rig.device.describe()
    rig.close()


@pytest.mark.slow
@pytest.mark.parametrize("board", board_names())
def test_every_byte_in_nvm_has_a_name(board):
    story = Story(ROUND)
    with Device(board, lang="en") as device:
        story.run(device)
        device.advance(5000)
        device.pull_plug()
        named = set()
        for start, size, name in name_records(device.nvm):
            assert name and not named & set(range(start, start + size))
            named |= set(range(start, start + size))
        names = [name for _start, _size, name in name_records(device.nvm)]
        assert "torn or unreadable" not in names
        begins = f"game 1 begins (rules {RULES_VERSION})"
        assert {"header", "setting language=en", begins} <= set(names)
        assert [name for name in names if name.startswith("answer")]
        used = {at for at, byte in enumerate(device.nvm.data) if byte != 0xFF}
        assert used <= named


def test_torn_bytes_are_named_as_such():
    with Device("pico_ring", lang="en") as device:
        Story(MID_ROUND + CUT).run(device)
        assert name_records(device.nvm)[-1][2] == "torn or unreadable"


@pytest.mark.slow
def test_a_film_shows_what_happened(tmp_path):
    film = tmp_path / "film.gif"
    assert run_file(tmp_path, ROUND, "--gif", str(film)) == 0
    with Image.open(film) as shown:
        assert shown.n_frames > 20
        frames = set()
        for number in range(shown.n_frames):
            shown.seek(number)
            assert 0 < shown.info["duration"] <= 3000
            frames.add(shown.convert("RGB").tobytes())
        assert len(frames) > 15


def test_colours_have_the_names_people_give_them():
    from_the_firmware = {
        "red": (160, 0, 0), "orange": (40, 9, 0), "yellow": (35, 22, 0), "green": (0, 20, 0),
        "blue": (0, 5, 40), "pink": (40, 5, 15), "purple": (22, 0, 40), "cyan": (0, 12, 12),
        "white": (27, 25, 20), "off": (0, 0, 0),
    }  # fmt: skip
    for name, colour in from_the_firmware.items():
        assert colour_name(colour) == name
    assert {*from_the_firmware, "on"} == set(COLOUR_NAMES), "what a story may expect"
