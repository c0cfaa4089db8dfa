# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the tests of tools share: finding the tools, and their stories.

tests/kit/<tool>/stories/<name>.story is what a person does in the tool, in any language, in the
lines of host_sim/story_lines.py. Beside it, <name>.fr.txt and so on, one for each language,
are its goldens: the scene after every step.
"""

from importlib import import_module
from pathlib import Path

from girouette.text_tables import add
from girouette.texts import Texts
from host_sim.languages import LANGUAGES  # noqa: F401
from tests.device_side import load, missing
from tests.games.common import StrictFiles
from tests.hand import Hand
from tests.shell_ports import LIB, HostPorts
from tools.build import board_values

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TOOLS = sorted(path.parent.name for path in (LIB / "tools").glob("*/game.py"))
BOARDS = sorted(path.parent.name for path in (ROOT / "boards").glob("*/girouette_board.py"))
STORIES = sorted(HERE.glob("*/stories/*.story"))


def about(tool):
    return import_module(f"girouette.tools.{tool}")


def tool_class(tool):
    return import_module(f"girouette.tools.{tool}.game").Game


def checks_of(tool):
    """tests/kit/<tool>/checks.py: CASES, answer(case, question, game, rng), check(game)."""
    return import_module(f"tests.kit.{tool}.checks")


def texts_of(tool, language):
    texts = Texts(language, StrictFiles())
    for name in ("text", f"tools.{tool}.text"):
        add(texts, "girouette." + name)
    return texts


layout = load("layout")


def board_ports(name, **options):
    """The ports of a board that is known by its board file."""
    values = board_values(name)
    direct = len([key for key in values.KEY_NAMES if key[0] == "K"])
    ports = HostPorts(
        direct_keys=direct,
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
    return layout.plan(scene, *size).over + missing("".join(words))


def tell_story(path, language, name):
    """The golden text of a story, and the scenes that the board's display cannot show whole."""
    size = board_values(name).DISPLAY_SIZE
    hand = Hand(board_ports(name), language).open_tool(path.parent.parent.name)
    cut = []

    def look():
        lost = hand.app and not_shown(hand.app.scene, size)
        if lost:
            cut.append((lost, hand.sees()))

    return hand.transcript(path.read_text(encoding="utf-8"), look), cut
