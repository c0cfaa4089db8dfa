# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Put Girouette on a board's CIRCUITPY drive: find it, check it, copy what changed, verify.

Nothing of the maker's is touched: settings.toml and facts.txt stay as they are once they are there.
It can be interrupted at any moment and run again; code.py is copied last, so that a half-copied
drive never starts.
"""

import argparse
import os
import re
import shutil
import string
import sys
from pathlib import Path

from tools.build import BuildError, board_names, board_values, drive_files

NEEDED = (10, 0)
LABEL = "CIRCUITPY"
MAKERS_OWN = ("settings.toml", "facts.txt")
# Room that the drive's own bookkeeping may take beside the files.
SLACK_BYTES = 16 * 1024
DOWNLOADS = "circuitpython.org/downloads"


class FlashError(Exception):
    """What is wrong and what to do, in plain words."""


def mount_points():
    """Where removable drives show up on Linux, macOS and Windows."""
    if sys.platform == "win32":
        drives = [Path(f"{letter}:/") for letter in string.ascii_uppercase]
        return [drive for drive in drives if drive.exists()]
    if sys.platform == "darwin":
        return sorted(Path("/Volumes").glob("*"))
    user = os.environ.get("USER", "*")
    places = (f"/media/{user}/*", f"/run/media/{user}/*", "/media/*", "/mnt/*")
    return [path for place in places for path in sorted(Path("/").glob(place[1:]))]


def find_drive(places=None):
    """The one drive that is a CircuitPython board."""
    places = mount_points() if places is None else places
    found = [path for path in places if (path / "boot_out.txt").is_file()]
    if not found:
        raise FlashError(
            f"no {LABEL} drive found. Plug the board in with a data cable. If a drive named RPI-RP2"
            f" shows up instead, put CircuitPython on it first ({DOWNLOADS}). Or name the drive:"
            " --drive PATH"
        )
    if len(found) > 1:
        names = ", ".join(str(path) for path in found)
        raise FlashError(f"several boards are plugged in ({names}): name one with --drive PATH")
    return found[0]


def read_boot_out(drive):
    """(CircuitPython version, board id) from the drive's boot_out.txt."""
    path = drive / "boot_out.txt"
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        raise FlashError(
            f"{drive} has no boot_out.txt: it is not a CircuitPython drive, or the board has not"
            " started from it yet. Press its reset button once and try again."
        ) from None
    version = re.search(r"CircuitPython (\d+)\.(\d+)", text)
    board = re.search(r"^Board ID:\s*(\S+)", text, re.M)
    if not version or not board:
        raise FlashError(f"{path} does not name a CircuitPython version and a board")
    return (int(version[1]), int(version[2])), board[1]


def ids_of(values):
    """The board ids that a board's file stands for."""
    return (values.BOARD_ID, *getattr(values, "BOARD_IDS", ()))


def choose_board(wanted, board_id):
    fitting = [name for name in board_names() if board_id in ids_of(board_values(name))]
    if wanted is None:
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise FlashError(f"this board can be {' or '.join(fitting)}: say which with --board")
        raise FlashError(
            f"the drive belongs to {board_id}, which no folder of boards/ describes; there are"
            f" {', '.join(board_names())}"
        )
    if wanted not in fitting:
        expected = " or ".join(ids_of(board_values(wanted)))
        raise FlashError(
            f"the drive belongs to {board_id}, but {wanted} is made for {expected}: plug in the"
            " right board, or leave --board out"
        )
    return wanted


def same(path, data):
    try:
        return path.stat().st_size == len(data) and path.read_bytes() == data
    except OSError:
        return False


def changes(drive, files):
    """What has to be copied, code.py last, and our old files that must go."""
    wanted = {
        place: data
        for place, data in files.items()
        if not (place in MAKERS_OWN and (drive / place).exists()) and not same(drive / place, data)
    }
    order = sorted(wanted, key=lambda place: (place == "code.py", place))
    stale = []
    for package in ("lib/girouette", "lib/girouette_device", "fonts"):
        folder = drive / package
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                place = path.relative_to(drive).as_posix()
                if path.is_file() and place not in files:
                    stale.append(place)
    return [(place, wanted[place]) for place in order], stale


def check_room(drive, copies, stale):
    free = shutil.disk_usage(drive).free
    gained = sum((drive / place).stat().st_size for place in stale)
    needed = SLACK_BYTES
    for place, data in copies:
        old = drive / place
        needed += len(data) - (old.stat().st_size if old.is_file() else 0)
    if needed > free + gained:
        raise FlashError(
            f"the drive is full: {needed:,} bytes are needed, {free + gained:,} are free. Delete"
            " what is not Girouette's from the drive and try again."
        )


def copy(drive, copies, stale, say):
    """Copy and read back each file; an error names the file and what to do."""
    for place in stale:
        (drive / place).unlink()
        say(f"removed {place}")
    for number, (place, data) in enumerate(copies, 1):
        target = drive / place
        say(f"[{number}/{len(copies)}] {place} ({len(data):,} bytes)")
        target.parent.mkdir(parents=True, exist_ok=True)
        with open(target, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if not same(target, data):
            raise FlashError(
                f"{place} reads back differently: the drive may be damaged. Reset the board and"
                " run this again."
            )


def flash(drive, wanted=None, say=print):
    """Bring the drive up to date; how many files were copied."""
    if not drive.is_dir():
        raise FlashError(f"{drive} is not there: is the board plugged in?")
    running, board_id = read_boot_out(drive)
    if running < NEEDED:
        raise FlashError(
            f"the board runs CircuitPython {running[0]}.{running[1]}, Girouette needs"
            f" {NEEDED[0]}.{NEEDED[1]} or later: update it ({DOWNLOADS}) and run this again"
        )
    board = choose_board(wanted, board_id)
    say(f"{board} on {drive}, CircuitPython {running[0]}.{running[1]}")
    files = drive_files(board)
    copies, stale = changes(drive, files)
    if not copies and not stale:
        say("nothing to do: the drive is up to date")
        return 0
    check_room(drive, copies, stale)
    try:
        copy(drive, copies, stale, say)
    except OSError as error:
        if not drive.is_dir():
            raise FlashError("the drive went away: plug the board in and run this again") from None
        if error.errno in (13, 30):
            raise FlashError(
                "the drive is read-only: it was not ejected cleanly, or is not yours to write."
                " Unplug the board, plug it in and run this again."
            ) from None
        if error.errno == 28:
            raise FlashError(
                "the drive is full: delete what is not Girouette's and run this again"
            ) from None
        raise FlashError(f"copying failed ({error.strerror}): run this again") from None
    say(f"done: {len(copies)} files copied and verified. Girouette starts by itself.")
    return len(copies)


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="dev.py flash", description="Copy Girouette to a board.")
    parser.add_argument("--board", choices=board_names(), help="when the drive could be several")
    parser.add_argument("--drive", type=Path, help="the CIRCUITPY drive, if it is not found")
    options = parser.parse_args(arguments)
    try:
        flash(options.drive or find_drive(), options.board)
    except (FlashError, BuildError) as error:
        print(f"flash: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nflash: interrupted; run it again to finish", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
