# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Put Girouette on a board's CIRCUITPY drive: find it, check it, copy what changed, verify.

The drive is its owner's. flash keeps a list of what it put there, girouette_files.txt on the drive,
with a digest of each file, and goes by it:

    in the list and unchanged since       ours: replaced, or removed when no longer needed
    settings.toml, facts.txt, names.txt,  theirs, once they have one: they stay. A settings.toml
    girouette_board.py that they edited   that lacks a line is offered to be completed
    any other file in the way             theirs: kept as a dated copy, code.2026-11-16.py, and
                                          only after a yes
    all else, such as /games/             not looked at

It can be interrupted at any moment and run again; code.py is copied last, so that a half-copied
drive never starts.
"""

import argparse
import datetime
import errno
import hashlib
import os
import re
import shutil
import sys
from pathlib import Path, PurePosixPath

from tools.build import BuildError, board_names, board_values, drive_files, settings_for
from tools.drives import (
    STARTS,
    DriveError,
    choose_board,
    find_drive,
    name_there,
    read_boot_out,
)

NEEDED = (10, 0)
UNTRIED = (11, 0)
LIST = "girouette_files.txt"
LIST_HEAD = """\
# What `python3 tools/dev.py flash` put on this drive. It replaces and removes nothing else, as long
# as this list is here. Your own games go into /games/.
"""
OWNERS = ("settings.toml", "facts.txt", "names.txt")
BOARD_FILE = "girouette_board.py"
# Folders that bear our name or hold nothing but what we brought: a file there without an entry in
# the list is an older version of ours.
OURS_BY_NAME = ("lib/girouette/", "lib/girouette_device/", "fonts/", "LICENSES/")
# Left over from a version without a list; only asked about in these.
PACKAGES = OURS_BY_NAME[:2]
# Room that the drive's own bookkeeping may take beside the files.
SLACK_BYTES = 16 * 1024
USUAL_CLUSTER = 1024
DOWNLOADS = "https://circuitpython.org/downloads"
# What CircuitPython itself puts into a new drive's settings.toml and code.py.
EMPTY = (b"", b'print("Hello World!")')
GONE = (errno.ENODEV, errno.ENXIO, errno.ENOENT, errno.EIO)


class FlashError(Exception):
    """What is wrong and what to do, in plain words."""


# --- the list of our files ----------------------------------------------------------------------


def digest(data):
    return hashlib.sha256(data).hexdigest()[:16]


def is_safe(place):
    """A place on the drive that may be ours: the list lies on a drive that anybody can write."""
    path = PurePosixPath(place)
    inside = not path.is_absolute() and ".." not in path.parts and ":" not in place
    return inside and path.parts and path.parts[0] != "games"


def read_list(drive):
    """{place: digests of what we put there}; a place has two while a copy is under way."""
    try:
        text = (drive / LIST).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return {}
    known = {}
    for line in text.splitlines():
        mark, _, place = line.partition(" ")
        if place and mark != "#" and is_safe(place):
            known.setdefault(place, set()).add(mark)
    return known


def list_text(known):
    lines = [f"{mark} {place}\n" for place in sorted(known) for mark in sorted(known[place])]
    return LIST_HEAD + "".join(lines)


# --- what there is to do ------------------------------------------------------------------------


def read_bytes(path):
    """What a file holds, or None where there is none."""
    try:
        return path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return None


class Plan:
    """What a drive needs, made without touching it.

    copies     [(place, bytes)], code.py last
    stale      places of ours to remove
    aside      places of theirs to be kept as dated copies
    leftovers  files in our packages that no list and no version names
    settings   settings.toml completed, or None
    notes      sentences for the owner
    """

    def __init__(self, drive, files):
        self.drive = drive
        self.files = files
        self.known = read_list(drive)
        self.copies = []
        self.stale = []
        self.aside = []
        self.leftovers = []
        self.settings = None
        self.missing = []
        self.notes = []
        self.put = {}  # what the list will hold
        for place, data in files.items():
            self._look_at(place, data)
        self.copies.sort(key=lambda copy: copying_order(copy[0]))
        self._look_for_old_ones()
        self._look_at_the_rest()

    def _look_at(self, place, data):
        there = read_bytes(self.drive / place)
        if there == data:
            self.put[place] = {digest(data)}
            return
        marks = self.known.get(place, ())
        # A beginning of our own is what an unplugged cable left of it.
        nobodys = there is None or there.strip() in EMPTY or data.startswith(there)
        if not nobodys and digest(there) not in marks:
            if place in OWNERS:
                if place == "settings.toml":
                    self._look_at_settings(there, data)
                return
            if place == BOARD_FILE and marks:
                self.notes.append(
                    f"{place} was edited by you and stays; delete it to have this version's"
                )
                self.put[place] = marks
                return
            if not place.startswith(OURS_BY_NAME):
                self.aside.append(place)
        self.copies.append((place, data))
        self.put[place] = {digest(data)}

    def _look_at_settings(self, theirs, ours):
        text = theirs.decode("utf-8", "replace")
        completed, self.missing = complete_settings(text, ours.decode("utf-8"))
        if self.missing:
            self.settings = completed.encode("utf-8")

    def _look_for_old_ones(self):
        for place, marks in sorted(self.known.items()):
            if place in self.files or place in OWNERS:
                continue
            there = read_bytes(self.drive / place)
            if there is None:
                continue
            if digest(there) in marks:
                self.stale.append(place)
            else:
                self.notes.append(f"{place} is no longer needed, but you changed it: it stays")
        if self.known:
            return
        for package in PACKAGES:
            for path in sorted((self.drive / package).rglob("*")):
                place = path.relative_to(self.drive).as_posix()
                if path.is_file() and place not in self.files:
                    self.leftovers.append(place)

    def _look_at_the_rest(self):
        """What would run, or be loaded, in the place of ours."""
        for name in STARTS[: STARTS.index("code.py")]:
            if (self.drive / name).is_file():
                self.aside.append(name)
        gone = {*self.stale, *self.leftovers}
        for place in self.files:
            source = place.removesuffix(".mpy") + ".py"
            if place.endswith(".mpy") and source not in gone and (self.drive / source).is_file():
                self.notes.append(f"{source} is loaded in the place of {place}: is that meant?")

    @property
    def empty(self):
        return not (self.copies or self.stale or self.aside or self.leftovers or self.settings)


def copying_order(place):
    """Folder by folder, the drive's root at the end, code.py last of all."""
    path = PurePosixPath(place)
    return place == "code.py", len(path.parts) == 1, str(path.parent), path.name


def setting(text, key):
    """The line of a settings.toml that sets a key (the first counts), and its value, or None."""
    return re.search(rf"^[ \t]*{key}[ \t]*=[ \t]*(\S+).*$", text, re.M)


def complete_settings(theirs, ours):
    """Their settings.toml with what the interpreter needs for us, and [what was missing]. Only
    numbers that the interpreter reads (CIRCUITPY_...) are needed; the rest is the owner's taste."""
    missing = []
    for key, wanted in re.findall(r"^(CIRCUITPY_\w+) = (\d+)$", ours, re.M):
        line = f"{key} = {wanted}"
        found = setting(theirs, key)
        if found is None:
            missing.append(line)
            theirs = theirs.rstrip("\n") + "\n" * bool(theirs.strip()) + line + "\n"
        elif not found[1].isdigit() or int(found[1]) < int(wanted):
            missing.append(line)
            theirs = theirs[: found.start()] + line + theirs[found.end() :]
    return theirs, missing


def dated(drive, place, today):
    """A name beside a file that is not taken: code.2026-11-16.py."""
    path = PurePosixPath(place)
    number = 1
    while True:
        more = f"-{number}" if number > 1 else ""
        name = path.with_name(f"{path.stem}.{today}{more}{path.suffix}")
        if not (drive / name).exists():
            return name.as_posix()
        number += 1


def cluster_bytes(drive):
    """What a file's length is rounded up to on a drive: with some 250 small files that adds up."""
    try:
        return max(512, os.statvfs(drive).f_frsize)
    except AttributeError:  # Windows
        return USUAL_CLUSTER


def check_room(plan):
    drive = plan.drive
    free = shutil.disk_usage(drive).free
    cluster = cluster_bytes(drive)

    def taken(size):
        return -(-size // cluster) * cluster

    gained = sum(taken((drive / place).stat().st_size) for place in plan.stale)
    needed = SLACK_BYTES + taken(len(plan.settings or b""))
    for place, data in plan.copies:
        old = drive / place
        replaced = old.is_file() and place not in plan.aside
        needed += taken(len(data)) - (taken(old.stat().st_size) if replaced else 0)
    if needed > free + gained:
        raise FlashError(
            f"the drive is full: {needed:,} bytes are needed, {free + gained:,} are free. Delete"
            " what is not Girouette's from the drive and try again. Nothing was copied."
        )


# --- asking and telling -------------------------------------------------------------------------


def ask_person(question):
    """Yes or no from whoever sits there; without anybody it is no."""
    if not sys.stdin or not sys.stdin.isatty():
        print(f"{question} (nobody to ask: --yes says yes)")
        return False
    try:
        return input(f"{question} [y/N] ").strip().lower() in ("y", "yes", "o", "oui")
    except EOFError:
        return False


def say_yes(question):
    print(f"{question} yes (--yes)")
    return True


class Teller:
    """One line a folder; on a terminal a bar below them while it is copied."""

    WIDTH = 30

    def __init__(self, stream=None):
        self.stream = stream or sys.stdout
        self.live = self.stream.isatty()
        self._drawn = False

    def say(self, text):
        self._wipe()
        print(text, file=self.stream, flush=True)

    def bar(self, done, total):
        if self.live:
            self._drawn = True
            filled = self.WIDTH * done // total
            bar = "#" * filled + "." * (self.WIDTH - filled)
            print(f"\r[{bar}] {100 * done // total:3} %", end="", file=self.stream, flush=True)

    def _wipe(self):
        if self._drawn:
            self._drawn = False
            print("\r" + " " * (self.WIDTH + 8), end="\r", file=self.stream)


# --- doing it -----------------------------------------------------------------------------------


def write(drive, place, data):
    """Write a file and read it back."""
    target = drive / place
    target.parent.mkdir(parents=True, exist_ok=True)
    with open(target, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    if read_bytes(target) != data:
        raise FlashError(
            f"{place} reads back differently: the drive may be damaged. Reset the board and"
            " run this again."
        )


def remove(drive, places):
    """Remove files, and folders that are empty without them: a folder of games/ is a game."""
    for place in places:
        (drive / place).unlink(missing_ok=True)
    for folder in sorted({parent for place in places for parent in PurePosixPath(place).parents}):
        if len(folder.parts) < 2:
            continue
        try:
            (drive / folder).rmdir()
        except OSError:  # not empty, or its parent is gone with it
            continue


def set_aside(plan, today, teller):
    for place in plan.aside:
        kept = dated(plan.drive, place, today)
        (plan.drive / place).rename(plan.drive / kept)
        teller.say(f"kept your {place} as {kept}")
    if plan.settings:
        kept = dated(plan.drive, "settings.toml", today)
        write(plan.drive, kept, (plan.drive / "settings.toml").read_bytes())
        write(plan.drive, "settings.toml", plan.settings)
        teller.say(f"completed settings.toml; as it was, it is {kept}")


def folder_of(place):
    return str(PurePosixPath(place).parent).replace(".", "/", 1)


def copy(plan, teller):
    """Copy folder by folder, code.py last, with the list right at every moment."""
    drive = plan.drive
    # Before the first byte: what is half copied when the cable goes is ours too.
    both = {place: set(marks) for place, marks in plan.known.items()}
    for place, marks in plan.put.items():
        both.setdefault(place, set()).update(marks)
    write(drive, LIST, list_text(both).encode())
    remove(drive, plan.stale)
    if plan.stale:
        teller.say(f"removed {counted(plan.stale)} of an older version")
    total = max(1, sum(len(data) for _place, data in plan.copies))
    done = 0
    group = []
    for number, (place, data) in enumerate(plan.copies):
        teller.bar(done, total)
        write(drive, place, data)
        done += len(data)
        group.append(len(data))
        following = plan.copies[number + 1][0] if number + 1 < len(plan.copies) else ""
        if not following or folder_of(following) != folder_of(place) or following == "code.py":
            names = PurePosixPath(place).name if len(group) == 1 else f"{len(group)} files"
            teller.say(f"{folder_of(place):<40} {names}, {sum(group):,} bytes")
            group = []
    write(drive, LIST, list_text(plan.put).encode())


def counted(places):
    return "1 file" if len(places) == 1 else f"{len(places)} files"


def ask_owner(plan, today, ask):
    """Every question before the first change; a FlashError when the answer is no."""
    if plan.aside:
        names = ", ".join(f"{place} -> {dated(plan.drive, place, today)}" for place in plan.aside)
        if not ask(f"The drive has files of yours in the way. Keep them as copies ({names})?"):
            raise FlashError(f"your {', '.join(plan.aside)} stays: nothing was copied")
    if plan.leftovers:
        shown = ", ".join(plan.leftovers[:3]) + (", ..." if len(plan.leftovers) > 3 else "")
        question = (
            f"{counted(plan.leftovers)} in Girouette's folders are from an older version or yours"
            f" ({shown}). Remove them?"
        )
        if ask(question):
            plan.stale += plan.leftovers
        else:
            plan.notes.append("files of an older version stay; they may be loaded in ours' place")
    if plan.settings:
        question = f"settings.toml lacks {', '.join(plan.missing)}. Complete it, keeping a copy?"
        if not ask(question):
            plan.settings = None
            plan.notes.append(
                f"settings.toml still lacks {', '.join(plan.missing)}: a game may stop with"
                ' "pystack exhausted"'
            )


def trouble(drive, error):
    """What an error of the operating system means for the owner of a drive."""
    if not drive.is_dir() or error.errno in GONE and not (drive / "boot_out.txt").is_file():
        return "the drive went away: plug the board in and run this again, it goes on from there"
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return (
            "the drive is read-only: it was not ejected cleanly, it is not yours to write, or the"
            " board itself writes to it. Unplug the board, plug it in and run this again."
        )
    if error.errno == errno.ENOSPC:
        return "the drive is full: delete what is not Girouette's and run this again"
    return f"copying failed ({error.strerror}): reset the board and run this again"


def flash(drive, wanted=None, ask=ask_person, teller=None, today=None):
    """Bring the drive up to date; how many files were copied."""
    teller = teller or Teller()
    today = today or datetime.date.today().isoformat()
    running, board_id = read_boot_out(drive, wanted)
    number = f"{running[0]}.{running[1]}"
    if running < NEEDED:
        raise FlashError(
            f"the board runs CircuitPython {number}, Girouette needs {NEEDED[0]}.{NEEDED[1]} or"
            f" later: update it ({DOWNLOADS}) and run this again"
        )
    board = choose_board(wanted, board_id, name_there(drive))
    teller.say(f"{board_values(board).NAME} on {drive}, CircuitPython {number}")
    if running >= UNTRIED:
        teller.say(
            f"warning: Girouette was made for CircuitPython 10; nobody has tried {number}. If the"
            f' console says "incompatible .mpy file", put 10 back ({DOWNLOADS}).'
        )
    try:
        files = drive_files(board)
        text = settings_for(files["settings.toml"].decode(), board_id)
        plan = Plan(drive, files | {"settings.toml": text.encode()})
        if plan.empty:
            for note in plan.notes:
                teller.say(f"note: {note}")
            teller.say("nothing to do: the drive is up to date")
            return 0
        check_room(plan)
        ask_owner(plan, today, ask)
        check_room(plan)
        set_aside(plan, today, teller)
        copy(plan, teller)
    except OSError as error:
        raise FlashError(trouble(drive, error)) from None
    for note in plan.notes:
        teller.say(f"note: {note}")
    teller.say(f"done: {counted(plan.copies)} copied and verified. Girouette starts by itself.")
    return len(plan.copies)


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="dev.py flash", description="Copy Girouette to a board.")
    parser.add_argument("--board", choices=board_names(), help="when the drive could be several")
    parser.add_argument("--drive", type=Path, help="the CIRCUITPY drive, if it is not found")
    parser.add_argument("--yes", action="store_true", help="say yes to every question")
    options = parser.parse_args(arguments)
    try:
        ask = say_yes if options.yes else ask_person
        flash(options.drive or find_drive(), options.board, ask)
    except (FlashError, DriveError, BuildError) as error:
        print(f"flash: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nflash: interrupted; run it again to finish", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
