# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The drive of a plugged board: where a computer shows it, and what stands on it.

A board shows one of two drives. With CircuitPython on it: CIRCUITPY, with a boot_out.txt that names
version and board. In its boot loader: RPI-RP2, RP2350 or PYBADGEBOOT, with an INFO_UF2.TXT that
names the chip, or the board; that one takes a .uf2 file and nothing else.
"""

import os
import re
import string
import sys
from pathlib import Path

from tools.build import board_names, board_values
from tools.maker import maker_values

LABEL = "CIRCUITPY"
BOOT_OUT = "boot_out.txt"
BOOT_LOADER = "INFO_UF2.TXT"
# What the boot loader in a chip's own ROM calls itself, where a board's maker.toml does not say.
ROM_BOOT_LOADERS = {"rp2040": "RPI-RP2", "rp2350": "RP2350"}
# What CircuitPython runs, the first of them that is there.
STARTS = ("code.txt", "code.py", "main.py", "main.txt")


class DriveError(Exception):
    """What is wrong with a drive and what to do, in plain words."""


def mount_points(platform=sys.platform, root="/", user=None):
    """Where removable drives show up on Linux, macOS and Windows. `root` is "/" but in tests."""
    if platform == "win32":
        before = "" if root == "/" else str(root) + "/"
        drives = [Path(f"{before}{letter}:/") for letter in string.ascii_uppercase]
        return [drive for drive in drives if drive.exists()]
    if platform == "darwin":
        return sorted(Path(root, "Volumes").glob("*"))
    user = user or os.environ.get("USER") or "*"
    # Desktops mount for their user; /mnt is for people, and has a Windows' letters under WSL.
    places = (f"media/{user}/*", f"run/media/{user}/*", "media/*", "mnt/*")
    found = [path for place in places for path in sorted(Path(root).glob(place))]
    return list(dict.fromkeys(found))


def unmounted(root="/"):
    """The device of a CIRCUITPY drive that Linux sees but nobody opened, or None."""
    path = Path(root, "dev/disk/by-label", LABEL)
    return path if path.exists() else None


def _has(path, name):
    try:
        return (path / name).is_file()
    except OSError:  # a card reader without a card, somebody else's mount
        return False


def find_drive(places=None, device=None):
    """The one drive that is a CircuitPython board. `device`: what unmounted() found."""
    if places is None:
        places, device = mount_points(), unmounted()
    found = [path for path in places if _has(path, BOOT_OUT)]
    if len(found) == 1:
        return found[0]
    if found:
        names = ", ".join(str(path) for path in found)
        raise DriveError(f"several boards are plugged in ({names}): name one with --drive PATH")
    waiting = [path for path in places if _has(path, BOOT_LOADER)]
    if waiting:
        raise DriveError(boot_loader_advice(waiting[0]))
    if device:
        raise DriveError(
            f"the board is there but its drive is not open: click on {LABEL} in the file manager,"
            f" or `udisksctl mount -b {device}`, and run this again"
        )
    raise DriveError(
        f"no {LABEL} drive found. Plug the board in with a cable that carries data; many only"
        " charge. In play mode, hold a key while plugging in. Or name the drive: --drive PATH"
    )


# --- boot loaders -----------------------------------------------------------------------------


def boot_loaders(board):
    """{Board-ID of its INFO_UF2.TXT: (CircuitPython's board ids)} of a board."""
    named = maker_values(board).get("boot_loader")
    if named:
        return {loader: tuple(ids) for loader, ids in named.items()}
    values = board_values(board)
    rom = ROM_BOOT_LOADERS.get(values.PORT)
    return {rom: (values.BOARD_ID,)} if rom else {}


def images(loader, wanted=None):
    """[(folder of boards/, CircuitPython's board id)] of the boards with that boot loader."""
    boards = [wanted] if wanted else board_names()
    return [(board, name) for board in boards for name in boot_loaders(board).get(loader, ())]


def download(board_id):
    """Which file is wanted, and where it is published."""
    return (
        f"adafruit-circuitpython-{board_id}-en_US-10.….uf2 (fr for French) from"
        f" https://circuitpython.org/board/{board_id}/"
    )


def boot_loader_advice(drive, wanted=None):
    """What to do with a drive that is a boot loader's."""
    text = (drive / BOOT_LOADER).read_text(encoding="utf-8", errors="replace")
    found = re.search(r"^Board-ID:\s*(\S+)", text, re.M)
    loader = found[1] if found else "?"
    head = f"{drive} is the boot loader of a board ({loader}), CircuitPython is not running on it."
    fitting = images(loader, wanted)
    if not fitting:
        made = f"{wanted} has another one" if wanted else "no folder of boards/ names it"
        return f"{head} {made}: look for the board at https://circuitpython.org/downloads"
    if len(fitting) == 1:
        return f"{head} Copy {download(fitting[0][1])} to it, wait for {LABEL} and run this again."
    lines = [f"\n  {board}: {download(board_id)}" for board, board_id in fitting]
    return (
        f"{head} Copy the file of your board to it, wait for {LABEL} and run this again:"
        + "".join(lines)
    )


# --- CircuitPython's drive ----------------------------------------------------------------------


def read_boot_out(drive, wanted=None):
    """(CircuitPython version, board id) from the drive's boot_out.txt. `wanted`: the board that was
    asked for, to name its file where the drive is a boot loader's."""
    if not drive.is_dir():
        raise DriveError(f"{drive} is not there: is the board plugged in?")
    if _has(drive, BOOT_LOADER):
        raise DriveError(boot_loader_advice(drive, wanted))
    path = drive / BOOT_OUT
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        raise DriveError(
            f"{drive} has no {BOOT_OUT}: it is not a CircuitPython drive, or the board has not"
            " started from it yet. Press its reset button once and try again."
        ) from None
    version = re.search(r"CircuitPython (\d+)\.(\d+)", text)
    board = re.search(r"^Board ID:\s*(\S+)", text, re.M)
    if not version or not board:
        raise DriveError(f"{path} does not name a CircuitPython version and a board")
    return (int(version[1]), int(version[2])), board[1]


def ids_of(values):
    """The board ids that a board's file stands for."""
    return (values.BOARD_ID, *getattr(values, "BOARD_IDS", ()))


def name_there(drive):
    """NAME of the girouette_board.py that a drive has, or None."""
    try:
        text = (drive / "girouette_board.py").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    found = re.search(r'^NAME = "(.*)"', text, re.M)
    return found[1] if found else None


def choose_board(wanted, board_id, there=None):
    """The folder of boards/ that a drive of this board gets. `there`: the NAME of what it has:
    that tells builds with one and the same module apart."""
    fitting = [name for name in board_names() if board_id in ids_of(board_values(name))]
    if wanted is None:
        if len(fitting) > 1:
            fitting = [name for name in fitting if there == board_values(name).NAME] or fitting
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise DriveError(f"this board can be {' or '.join(fitting)}: say which with --board")
        raise DriveError(
            f"the drive belongs to {board_id}, which no folder of boards/ describes; there are"
            f" {', '.join(board_names())}"
        )
    if wanted not in fitting:
        expected = " or ".join(ids_of(board_values(wanted)))
        raise DriveError(
            f"the drive belongs to {board_id}, but {wanted} is made for {expected}: plug in the"
            " right board, or leave --board out"
        )
    return wanted
