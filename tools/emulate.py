# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The built drive on the owner's own CircuitPython image, on an emulated RP2040 (rp2040js).

emulate --uf2 FILE --bootrom FILE [--board ID] [--story FILE] [--shots DIR] [--bench]

Plays a short story of each game, or the one named, with keys on pins, and compares every picture,
light and NVM byte with the simulator's; --bench measures the chip's milliseconds and heap instead.
The image is the download for the board from circuitpython.org, the boot ROM that of every RP2040.
Nothing of either is kept. A second of the chip takes a few seconds.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT / "lib") not in sys.path:
    sys.path.insert(0, str(ROOT / "lib"))

from host_sim.device import FirmwareCrashed, FirmwareStuck  # noqa: E402
from host_sim.story_lines import StoryError  # noqa: E402
from tools import names  # noqa: E402
from tools.build import board_names, board_values  # noqa: E402
from tools.drive import game_names  # noqa: E402
from tools.drives import ids_of  # noqa: E402
from tools.emulator import compare, figures, images  # noqa: E402
from tools.emulator.device import (  # noqa: E402
    CannotEmulate,
    ChipStopped,
    EmulatedDevice,
    why_not,
)
from tools.emulator.images import ImageError  # noqa: E402

STORIES = ROOT / "docs" / "stories"
LANGUAGE = "fr"  # of stories that name none; it has the most letters


def choose_board(image, path, wanted=None):
    """The folder of boards/ that the image is for."""
    fitting = [
        name
        for name in board_names()
        if any(image.is_for(board_id) for board_id in ids_of(board_values(name)))
    ]
    made_for = f"{path} is CircuitPython {image.version_text} for {image.name}"
    if wanted and wanted not in fitting:
        expected = " or ".join(ids_of(board_values(wanted)))
        raise ImageError(
            f"{made_for}: another board. {wanted} takes the one of {expected}, "
            "from https://circuitpython.org/downloads"
        )
    if not fitting:
        raise ImageError(f"{made_for}, which no folder of boards/ describes")
    # The same module is in several builds: one that cannot be emulated is not meant, and one in
    # colour has to be named.
    for unlikely in (why_not, lambda values: values.COLOUR_DISPLAY):
        fitting = [name for name in fitting if not unlikely(board_values(name))] or fitting
    if not wanted and len(fitting) > 1:
        raise ImageError(f"{made_for}, which can be {' or '.join(fitting)}: say which with --board")
    return wanted or fitting[0]


def default_stories():
    """One for each game."""
    return [STORIES / f"{game}.story" for game in game_names()]


def run_story(path, board, image, bootrom, shots=None):
    """Where the chip parts from the simulator in a story: sentences, none when they agree; and how
    many steps were compared."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CannotEmulate(f"cannot read the story: {error}") from None
    story, steps = compare.play_in_simulator(text, path.name, board, LANGUAGE)
    if shots:
        shots.mkdir(parents=True, exist_ok=True)
    with EmulatedDevice(board, image, bootrom) as device:
        try:
            parted = compare.play_on_chip(device, board, steps, shots, story.shots)
        except ChipStopped as stopped:
            parted = [f"the chip stopped: {stopped}"]
        if parted and "Traceback" in device.console:
            parted.append("its console says:\n" + names.explained(device.console.strip()))
    return parted, sum(step.look is not None for step in steps)


def run_stories(options, board, image, bootrom):
    failed = 0
    stories = [options.story] if options.story else default_stories()
    for path in stories:
        parted, looks = run_story(path, board, image, bootrom, options.shots)
        print(f"{path.name} on {board}: " + ("they part" if parted else f"equal at {looks} stops"))
        for sentence in parted:
            print(f"  {sentence}")
        sys.stdout.flush()
        failed += bool(parted)
    if not options.story:
        with EmulatedDevice(board, image, bootrom) as device:
            troubles = compare.play_mode_troubles(device, board)
        good = "the drive is hidden, and a held key brings it back"
        print(f"play mode on {board}: " + ("; ".join(troubles) or good), flush=True)
        failed += bool(troubles)
    return failed


def read_arguments(arguments):
    parser = argparse.ArgumentParser(
        prog="emulate", description=(__doc__ or "").splitlines()[0], allow_abbrev=False
    )
    parser.add_argument("--uf2", type=Path, metavar="FILE", help="CircuitPython for the board")
    parser.add_argument("--bootrom", type=Path, metavar="FILE", help="of the RP2040")
    parser.add_argument("--board", metavar="ID", help="a folder of boards/; else by the image")
    parser.add_argument("--story", type=Path, metavar="FILE", help="see host_sim/story_lines.py")
    parser.add_argument("--shots", type=Path, metavar="DIR", help="where the pictures go")
    parser.add_argument("--bench", action="store_true", help="measure time and heap of each game")
    options = parser.parse_args(arguments)
    if options.board and options.board not in board_names():
        parser.error(f"no board {options.board!r}: there are {', '.join(board_names())}")
    if options.bench and (options.story or options.shots):
        parser.error("--bench plays games of its own: no --story and no --shots")
    return options


def main(arguments=None):
    options = read_arguments(arguments)
    try:
        image = images.read_circuitpython(options.uf2)
        board = choose_board(image, options.uf2, options.board)
        bootrom = images.read_bootrom(options.bootrom)
        print(f"CircuitPython {image.version_text} for {image.name}", flush=True)
        if options.bench:
            return figures.bench(board, image, bootrom)
        return 1 if run_stories(options, board, image, bootrom) else 0
    except (ImageError, CannotEmulate, ChipStopped, StoryError) as error:
        return f"emulate: {error}"
    except (FirmwareCrashed, FirmwareStuck) as error:
        return f"emulate: in the simulator: {error}"


if __name__ == "__main__":
    sys.exit(main())
