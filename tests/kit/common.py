# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the tests of tools share: finding the tools, and stories of keys and scenes.

A story (tests/kit/<tool>/stories/<name>.txt) is what a person does, in any language:
    # ...        a comment
    OK NEXT ...  keys pressed one after the other, 0.3 seconds between them
    take KEY     move to the option with this key and take it
    dial N       turn a number to N and take it
    wait N       seconds
    hold         OK held: the table menu
    restart      the power fails; "continue" is chosen after it
Beside it, <name>.fr.txt and <name>.en.txt are its goldens: the scene after every step.
"""

import importlib.util
import sys
import types
from importlib import import_module
from pathlib import Path

from girouette.texts import Texts
from tests.games.common import StrictFiles
from tests.shell_ports import LIB, Hand, HostPorts

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TOOLS = sorted(path.parent.name for path in (LIB / "tools").glob("*/game.py"))
LANGUAGES = ("fr", "en")
BOARDS = sorted(path.parent.name for path in (ROOT / "boards").glob("*/girouette_board.py"))
STORIES = sorted(
    path for path in HERE.glob("*/stories/*.txt") if not path.stem.endswith((".fr", ".en"))
)


def about(tool):
    return import_module(f"girouette.tools.{tool}")


def tool_class(tool):
    return import_module(f"girouette.tools.{tool}.game").Game


def checks_of(tool):
    """tests/kit/<tool>/checks.py: CASES, answer(case, question, game, rng), check(game)."""
    return import_module(f"tests.kit.{tool}.checks")


def texts_of(tool, language):
    texts = Texts(language, StrictFiles())
    for name in ("text", f"tools.{tool}.views", f"tools.{tool}.text"):
        texts.add("girouette." + name)
    return texts


def _load(path, name):
    """A module of the firmware side, without the device under it."""
    stub = types.ModuleType("micropython")
    stub.const = lambda value: value
    before = sys.modules.get("micropython")
    sys.modules["micropython"] = stub
    try:
        spec = importlib.util.spec_from_file_location(name, path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        if before is None:
            del sys.modules["micropython"]
        else:
            sys.modules["micropython"] = before
    return module


layout = _load(ROOT / "firmware" / "girouette_device" / "layout.py", "kit_layout")
codepage = _load(ROOT / "firmware" / "girouette_device" / "codepage.py", "kit_codepage")


def board(name):
    return _load(ROOT / "boards" / name / "girouette_board.py", "kit_board")


def board_ports(name, **options):
    """The ports of a board that is known by its board file."""
    values = board(name)
    direct = len([key for key in values.KEY_NAMES if key[0] == "K"])
    ports = HostPorts(
        direct_keys=direct,
        has_lights=values.LIGHTS is not None,
        has_sound=values.SOUND is not None,
        port=values.PORT,
        **options,
    )
    ports.rotations = values.ROTATIONS
    ports.board_name = values.NAME
    return ports


def not_shown(scene, size):
    """What cannot be read of a scene on a display of this size: "" when all can."""
    words = [scene.title, scene.corner, scene.hint, *scene.lines, *scene.options]
    return layout.plan(scene, *size).over + codepage.missing("".join(words))


def open_tool(hand, tool):
    """From the home menu into a tool, by its place in the list."""
    take(hand, "tools")
    place = hand.ports.tools.index(tool)
    take(hand, hand.app.question.options[place])
    return hand


def take(hand, option):
    """Take an option by its key, with a direct key where the board has one for it."""
    question = hand.app.question
    assert question.kind == "choose" and option in question.options, (option, hand.sees())
    place = question.options.index(option)
    if place < hand.ports.direct_keys:
        return hand.press(place)
    while hand.app.cursor != place:
        hand.press("NEXT")
    return hand.press("OK")


def step(hand, line):
    """Do what a line of a story says."""
    word, _, rest = line.partition(" ")
    if word == "take":
        take(hand, rest)
    elif word == "dial":
        hand.dial(int(rest))
    elif word == "wait":
        hand.wait(float(rest))
    elif word == "hold":
        hand.hold()
    elif word == "restart":
        take(hand.start(), "continue")
    else:
        for number, key in enumerate(line.split(" ")):
            # At a person's pace: quicker presses would be those of a held key.
            hand.wait(0.3 if number else 0).press(key)


def tell_story(path, language, name):
    """The golden text of a story, and the scenes that the board's display cannot show whole."""
    size = board(name).DISPLAY_SIZE
    hand = open_tool(Hand(board_ports(name), language), path.parent.parent.name)
    out = [seen(hand)]
    cut = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            out.append(line)
        elif line:
            step(hand, line)
            out += ["> " + line, seen(hand)]
            lost = not_shown(hand.app.scene, size)
            if lost:
                cut.append((lost, hand.sees()))
    return "\n".join(out) + "\n", cut


def seen(hand):
    scene = hand.app.scene
    extra = [str(light) for light in scene.lights] + [f"♪ {scene.cue}" for _ in [0] if scene.cue]
    # Boards differ in when they write: the sign that something waits is no part of the story.
    return "    " + "\n      ".join([hand.sees().replace(". [pending]", "")] + extra)
