# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Flashing, on folders that play the drive: a new one, one with its owner's files on it, and full,
read-only, vanishing, damaged and wrong ones."""

import builtins
import errno
import io
import shutil
from collections import namedtuple
from pathlib import Path

import pytest

from tools import flash as flashing
from tools.build import ROOT, board_names, board_values, drive_files
from tools.drives import (
    DriveError,
    boot_loaders,
    choose_board,
    find_drive,
    mount_points,
    name_there,
    unmounted,
)
from tools.flash import FlashError, Teller, complete_settings, flash

# A board that its id alone tells.
BOARD = "macropad_rp2040"
PICO = "raspberry_pi_pico"
TODAY = "2026-11-16"
BOOT_OUT = """Adafruit CircuitPython {version} on 2026-05-01; Some Board with rp2040
Board ID:{board}
UID:1234
"""
INFO_UF2 = "UF2 Bootloader v3.0\nModel: Raspberry Pi RP2\nBoard-ID: {loader}\n"
OLD_GAME = "lib/girouette/games/gone/game.mpy"


def make_drive(path, version="10.2.1", board=None):
    path.mkdir(parents=True, exist_ok=True)
    board = board or board_values(BOARD).BOARD_ID
    (path / "boot_out.txt").write_text(BOOT_OUT.format(version=version, board=board))
    return path


def make_boot_loader(path, loader):
    path.mkdir(parents=True, exist_ok=True)
    (path / "INFO_UF2.TXT").write_text(INFO_UF2.format(loader=loader))
    return path


@pytest.fixture
def drive(tmp_path):
    """As CircuitPython makes it."""
    path = make_drive(tmp_path / "CIRCUITPY")
    (path / "lib").mkdir()
    (path / "settings.toml").write_text("")
    (path / "code.py").write_text('print("Hello World!")\n')
    return path


@pytest.fixture(scope="module")
def files():
    """Of a real build, to be quick: the root, two modules of the core, and a file of each other
    folder."""
    chosen = {}
    for place, data in drive_files(BOARD).items():
        folder = place.rpartition("/")[0]
        wanted = folder in ("", "lib") or place.endswith(("/shell.mpy", "/store.mpy"))
        if wanted or folder not in {known.rpartition("/")[0] for known in chosen}:
            chosen[place] = data
    return chosen


@pytest.fixture(autouse=True)
def built_once(files, monkeypatch):
    """What goes on a drive is another test's affair."""
    monkeypatch.setattr(flashing, "drive_files", lambda board: dict(files))


class Owner:
    """Somebody in front of the screen who answers as told, and what is on that screen."""

    def __init__(self, answer=True):
        self.answer = answer
        self.asked = []
        self.screen = io.StringIO()

    def ask(self, question):
        self.asked.append(question)
        return self.answer

    @property
    def said(self):
        return self.screen.getvalue()


def run(drive, owner=None, **more):
    owner = owner or Owner()
    return flash(drive, ask=owner.ask, teller=Teller(owner.screen), today=TODAY, **more)


def everything(drive):
    return {
        path.relative_to(drive).as_posix(): path.read_bytes()
        for path in sorted(drive.rglob("*"))
        if path.is_file()
    }


def as_an_older_version_left_it(drive, files, monkeypatch):
    """Flashed with one file more, which this version does not have any longer."""
    older = files | {OLD_GAME: b"old", "code.py": b"# the code of an older version\n"}
    monkeypatch.setattr(flashing, "drive_files", lambda board: older)
    run(drive)
    monkeypatch.setattr(flashing, "drive_files", lambda board: dict(files))


# --- a drive without anything in the way -------------------------------------------------------


def test_a_new_drive_gets_everything_without_a_question(drive, files):
    owner = Owner()
    assert run(drive, owner) == len(files)
    assert owner.asked == []
    for place, data in files.items():
        assert (drive / place).read_bytes() == data
    again = Owner()
    assert run(drive, again) == 0
    assert "up to date" in again.said and again.asked == []


def test_only_what_changed_is_copied(drive):
    run(drive)
    (drive / "lib" / "girouette" / "shell.mpy").write_bytes(b"torn")
    owner = Owner()
    assert run(drive, owner) == 1
    assert "shell.mpy" in owner.said


def test_one_line_a_folder_and_code_last(drive, files):
    owner = Owner()
    run(drive, owner)
    lines = owner.said.splitlines()[1:-1]
    folders = {place.rpartition("/")[0] for place in files}
    assert len(lines) == len(folders) + 1, "code.py has a line of its own"
    assert lines[-1].split() == ["/", "code.py,", str(len(files["code.py"])), "bytes"]


def test_a_terminal_gets_a_bar_that_only_grows(drive):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    owner = Owner()
    owner.screen = Terminal()
    run(drive, owner)
    shares = [int(part.split()[-2]) for part in owner.said.split("\r") if part.endswith("%")]
    assert shares == sorted(shares) and shares[0] == 0 and shares[-1] > 90
    assert "%" not in owner.said.rpartition("\n")[0].rpartition("\n")[2], "and is gone at the end"


# --- the owner's files -------------------------------------------------------------------------


def test_someone_elses_code_is_kept_as_a_dated_copy_after_a_yes(drive, files):
    (drive / "code.py").write_text("import my_robot\n")
    (drive / "boot.py").write_text("import storage\n")
    owner = Owner()
    run(drive, owner)
    assert len(owner.asked) == 1 and "code.2026-11-16.py" in owner.asked[0]
    assert (drive / "code.2026-11-16.py").read_text() == "import my_robot\n"
    assert (drive / "boot.2026-11-16.py").read_text() == "import storage\n"
    assert (drive / "code.py").read_bytes() == files["code.py"]


def test_no_is_no_and_nothing_changes(drive):
    (drive / "code.py").write_text("import my_robot\n")
    before = everything(drive)
    with pytest.raises(FlashError, match=r"your code\.py stays: nothing was copied"):
        run(drive, Owner(answer=False))
    assert everything(drive) == before


def test_a_second_copy_of_the_day_takes_another_name(drive):
    for text in ("one\n", "two\n"):
        (drive / "code.py").write_text(text)
        run(drive)
    assert (drive / "code.2026-11-16.py").read_text() == "one\n"
    assert (drive / "code.2026-11-16-2.py").read_text() == "two\n"


def test_a_code_txt_would_run_in_the_place_of_ours(drive):
    (drive / "code.txt").write_text("print(1)\n")
    owner = Owner()
    run(drive, owner)
    assert "code.txt" in owner.asked[0]
    assert not (drive / "code.txt").exists()
    assert (drive / "code.2026-11-16.txt").read_text() == "print(1)\n"


def test_facts_notes_and_games_of_the_owner_are_not_touched(drive):
    own = {
        "facts.txt": "tof.campfire = 1\n",
        "my_notes.txt": "keep me",
        "games/hop/game.py": "hop",
        "games/hop/text_fr.txt": "saut",
        "lib/my_library.py": "x = 1",
    }
    for place, text in own.items():
        (drive / place).parent.mkdir(parents=True, exist_ok=True)
        (drive / place).write_text(text)
    owner = Owner()
    run(drive, owner)
    run(drive, owner)
    assert owner.asked == []
    for place, text in own.items():
        assert (drive / place).read_text() == text, place


def test_a_board_file_that_the_owner_edited_stays(drive):
    run(drive)
    mine = (drive / "girouette_board.py").read_text().replace("K12", "K11")
    (drive / "girouette_board.py").write_text(mine)
    owner = Owner()
    run(drive, owner)
    run(drive, owner)
    assert (drive / "girouette_board.py").read_text() == mine
    assert "girouette_board.py was edited by you and stays" in owner.said
    assert owner.asked == []


def test_a_source_that_hides_one_of_ours_is_pointed_out(drive):
    run(drive)
    (drive / "lib" / "adafruit_miniqr.py").write_text("mine")
    owner = Owner()
    run(drive, owner)
    assert "lib/adafruit_miniqr.py is loaded in the place of lib/adafruit_miniqr.mpy" in owner.said
    assert (drive / "lib" / "adafruit_miniqr.py").read_text() == "mine"


# --- settings.toml -----------------------------------------------------------------------------


def test_a_settings_file_without_the_stack_size_is_completed_after_a_yes(drive):
    (drive / "settings.toml").write_text('CIRCUITPY_WEB_API_PORT = 80\nMINE = "a b"')
    owner = Owner()
    run(drive, owner)
    assert "CIRCUITPY_PYSTACK_SIZE = 4096" in owner.asked[0]
    text = (drive / "settings.toml").read_text()
    assert text.startswith('CIRCUITPY_WEB_API_PORT = 80\nMINE = "a b"\nCIRCUITPY_PYSTACK_SIZE')
    kept = (drive / "settings.2026-11-16.toml").read_text()
    assert kept == 'CIRCUITPY_WEB_API_PORT = 80\nMINE = "a b"'
    again = Owner()
    assert run(drive, again) == 0 and again.asked == []


def test_a_settings_file_stays_as_it_is_after_a_no(drive, files):
    (drive / "settings.toml").write_text("MINE = 1\n")
    owner = Owner(answer=False)
    assert run(drive, owner) == len(files) - 1, "the rest is copied all the same"
    assert (drive / "settings.toml").read_text() == "MINE = 1\n"
    assert "still lacks CIRCUITPY_PYSTACK_SIZE = 4096" in owner.said


@pytest.mark.parametrize(
    "theirs, missing",
    [
        ("", ["A", "B"]),
        ("CIRCUITPY_A = 4096\nCIRCUITPY_B = 9\n", []),
        ("CIRCUITPY_A=8192 # more\nCIRCUITPY_B = 9\n", []),
        ("CIRCUITPY_A = 1500\nCIRCUITPY_B = 9\n", ["A"]),
        ('CIRCUITPY_A = "4096"\nCIRCUITPY_B = 9\n', ["A"]),
        ("# CIRCUITPY_A = 4096\nCIRCUITPY_B = 9\n", ["A"]),
    ],
)
def test_what_a_settings_file_lacks(theirs, missing):
    ours = "CIRCUITPY_A = 4096\nGIROUETTE_PLAY = 0\nCIRCUITPY_B = 9\n"
    completed, found = complete_settings(theirs, ours)
    assert [line.split()[0] for line in found] == [f"CIRCUITPY_{name}" for name in missing]
    assert complete_settings(completed, ours) == (completed, [])
    assert completed.count("CIRCUITPY_A") - theirs.count("# CIRCUITPY_A") == 1
    assert "GIROUETTE_PLAY" not in completed, "that is the owner's taste"


def test_a_settings_file_of_ours_follows_the_version(drive, files, monkeypatch):
    run(drive)
    newer = files | {"settings.toml": files["settings.toml"] + b"# new\n"}
    monkeypatch.setattr(flashing, "drive_files", lambda board: newer)
    owner = Owner()
    run(drive, owner)
    assert (drive / "settings.toml").read_bytes().endswith(b"# new\n") and owner.asked == []


# --- what goes -----------------------------------------------------------------------------------


def test_files_of_an_older_version_go_and_so_does_their_empty_folder(drive, files, monkeypatch):
    as_an_older_version_left_it(drive, files, monkeypatch)
    assert (drive / OLD_GAME).exists()
    owner = Owner()
    run(drive, owner)
    assert not (drive / OLD_GAME).parent.exists()
    assert owner.asked == [], "all of it was ours"
    assert (drive / "code.py").read_bytes() == files["code.py"]


def test_only_files_of_the_list_go(drive, files, monkeypatch):
    as_an_older_version_left_it(drive, files, monkeypatch)
    mine = drive / "lib" / "girouette" / "games" / "mine.py"
    mine.write_text("mine")
    (drive / OLD_GAME).write_bytes(b"edited by its owner")
    owner = Owner()
    run(drive, owner)
    assert mine.read_text() == "mine"
    assert (drive / OLD_GAME).read_bytes() == b"edited by its owner"
    assert "you changed it: it stays" in owner.said


def test_a_list_that_names_the_owners_places_removes_nothing(drive, tmp_path):
    run(drive)
    (tmp_path / "outside.txt").write_text("x")
    (drive / "games").mkdir()
    (drive / "games" / "hop.py").write_text("x")
    mark = flashing.digest(b"x")
    with open(drive / flashing.LIST, "a") as file:
        for place in ("../outside.txt", "games/hop.py", str(tmp_path / "outside.txt")):
            file.write(f"{mark} {place}\n")
    (drive / "code.py").write_text("changed")
    run(drive)
    assert (tmp_path / "outside.txt").exists() and (drive / "games" / "hop.py").exists()


@pytest.mark.parametrize("answer", [True, False])
def test_leftovers_of_a_version_without_a_list_are_asked_about(drive, answer):
    old = drive / "lib" / "girouette" / "shell.py"
    old.parent.mkdir()
    old.write_text("old")
    owner = Owner(answer)
    run(drive, owner)
    assert "1 file in Girouette's folders" in owner.asked[0] and "shell.py" in owner.asked[0]
    assert old.exists() == (not answer)


# --- what is refused -----------------------------------------------------------------------------


def refused(drive, words, error=FlashError, **more):
    before = everything(drive) if drive.is_dir() else None
    with pytest.raises(error, match=words):
        run(drive, **more)
    if before is not None:
        assert everything(drive) == before, "nothing was touched"


def test_a_wrong_board_is_refused(drive):
    make_drive(drive, board=board_values("pybadge").BOARD_ID)
    refused(drive, "made for", DriveError, wanted=BOARD)


def test_an_unknown_board_is_named(drive):
    make_drive(drive, board="toaster_9000")
    refused(drive, "toaster_9000", DriveError)


@pytest.mark.parametrize("version", ["9.2.4", "8.0.0"])
def test_an_older_circuitpython_is_refused(drive, version):
    make_drive(drive, version=version)
    refused(drive, r"needs 10\.0 or later")


@pytest.mark.parametrize("version", ["11.0.0", "11.0.0-alpha.2", "12.1.0"])
def test_an_untried_circuitpython_is_warned_of(drive, version, files):
    make_drive(drive, version=version)
    owner = Owner()
    assert run(drive, owner) == len(files)
    number = ".".join(version.split(".")[:2])
    assert f"nobody has tried {number}" in owner.said
    assert "nobody has tried" not in told_by_a_tried_one(drive)


def told_by_a_tried_one(drive):
    owner = Owner()
    run(make_drive(drive), owner)
    return owner.said


def test_a_drive_that_is_none_is_refused(tmp_path):
    refused(tmp_path, r"boot_out\.txt", DriveError)
    refused(tmp_path / "nowhere", "not there: is the board plugged in", DriveError)
    (tmp_path / "boot_out.txt").write_text("something else")
    refused(tmp_path, "does not name", DriveError)


def test_a_full_drive_is_refused_before_anything_is_copied(drive, monkeypatch):
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage(1 << 20, 1 << 20, 4096))
    refused(drive, "full: .* Nothing was copied")


def test_room_is_counted_in_clusters(drive, files, monkeypatch):
    """Many small files take more than the sum of their lengths: with room for the lengths only, it
    is refused at once and not in the middle."""
    usage = namedtuple("usage", "total used free")
    lengths = sum(map(len, files.values())) + flashing.SLACK_BYTES
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage(1 << 20, 0, lengths))
    monkeypatch.setattr(flashing, "cluster_bytes", lambda drive: 1)
    flashing.check_room(flashing.Plan(drive, files))
    monkeypatch.setattr(flashing, "cluster_bytes", lambda drive: 1024)
    refused(drive, "full: .* Nothing was copied")


# --- boot loaders --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "loader, wanted, image",
    [
        ("SAMD51J19A-PyBadge-M4", None, "adafruit-circuitpython-pybadge-en_US"),
        ("RPI-RP2", "macropad_rp2040", "adafruit-circuitpython-adafruit_macropad_rp2040-en_US"),
    ],
)
def test_a_boot_loader_is_named_with_the_file_it_wants(tmp_path, loader, wanted, image):
    drive = make_boot_loader(tmp_path / "BOOT", loader)
    refused(drive, f"Copy {image}", DriveError, wanted=wanted)
    if wanted is None:
        with pytest.raises(DriveError, match=f"Copy {image}"):
            find_drive([drive])


def test_a_boot_loader_that_several_boards_have_names_each_file(tmp_path):
    drive = make_boot_loader(tmp_path / "RPI-RP2", "RPI-RP2")
    with pytest.raises(DriveError) as told:
        find_drive([drive])
    for board in board_names():
        images = boot_loaders(board).get("RPI-RP2", ())
        assert (f"{board}: " in str(told.value)) == bool(images)
        for image in images:
            assert f"{board}: adafruit-circuitpython-{image}-" in str(told.value)
    refused(drive, "pybadge has another one", DriveError, wanted="pybadge")


def test_an_unknown_boot_loader_is_named(tmp_path):
    drive = make_boot_loader(tmp_path / "BOOT", "TOASTER")
    refused(drive, "TOASTER.* no folder of boards/ names it", DriveError)


def test_every_board_has_a_boot_loader_for_each_of_its_ids():
    for board in board_names():
        values = board_values(board)
        ids = {values.BOARD_ID, *getattr(values, "BOARD_IDS", ())}
        named = [name for images in boot_loaders(board).values() for name in images]
        assert sorted(named) == sorted(ids), board


# --- troubles in the middle ----------------------------------------------------------------------


def fail_at(monkeypatch, place, action):
    """Opening that file for writing does `action` instead."""

    def opened(path, mode="r", **more):
        if mode == "wb" and Path(path).name == place:
            action()
        return builtins.open(path, mode, **more)

    monkeypatch.setattr(flashing, "open", opened, raising=False)


def raising(number):
    def fail():
        raise OSError(number, "what the system says")

    return fail


@pytest.mark.parametrize(
    "number, words",
    [
        (errno.EROFS, "read-only"),
        (errno.EACCES, "read-only"),
        (errno.EPERM, "read-only"),
        (errno.ENOSPC, "full"),
        (errno.EIO, r"copying failed \(what the system says\): reset the board"),
    ],
)
@pytest.mark.parametrize("place", [flashing.LIST, "shell.mpy", "code.py"])
def test_errors_while_copying_say_what_to_do(drive, files, monkeypatch, number, words, place):
    fail_at(monkeypatch, place, raising(number))
    with pytest.raises(FlashError, match=words):
        run(drive)
    assert (drive / "code.py").read_bytes() != files["code.py"], "a half-copied drive never starts"
    monkeypatch.undo()
    monkeypatch.setattr(flashing, "drive_files", lambda board: dict(files))
    owner = Owner()
    run(drive, owner)
    assert owner.asked == [] and (drive / "code.py").read_bytes() == files["code.py"]


@pytest.mark.parametrize("number", [errno.EIO, errno.ENODEV, errno.ENOENT])
def test_a_drive_that_vanishes_is_named(drive, monkeypatch, number):
    def vanish():
        shutil.rmtree(drive)
        raise OSError(number, "gone")

    fail_at(monkeypatch, "shell.mpy", vanish)
    with pytest.raises(FlashError, match="went away: plug the board in"):
        run(drive)


def test_a_drive_that_is_unplugged_but_still_mounted_is_named(drive, monkeypatch):
    def unplug():
        shutil.rmtree(drive)
        drive.mkdir()
        raise OSError(errno.EIO, "gone")

    fail_at(monkeypatch, "shell.mpy", unplug)
    with pytest.raises(FlashError, match="went away"):
        run(drive)


def test_a_drive_that_vanishes_while_it_is_looked_at(drive, monkeypatch):
    def gone(path):
        shutil.rmtree(drive, ignore_errors=True)
        raise OSError(errno.EIO, "gone")

    monkeypatch.setattr(flashing, "read_bytes", gone)
    with pytest.raises(FlashError, match="went away"):
        run(drive)


def test_interrupted_and_repeated(drive, files, monkeypatch):
    def interrupt():
        raise KeyboardInterrupt

    as_an_older_version_left_it(drive, files, monkeypatch)
    (drive / "lib" / "girouette" / "shell.mpy").write_bytes(b"older")
    fail_at(monkeypatch, "code.py", interrupt)
    with pytest.raises(KeyboardInterrupt):
        run(drive)
    # What the cable left of code.py: its beginning.
    (drive / "code.py").write_bytes(files["code.py"][:40])
    monkeypatch.undo()
    monkeypatch.setattr(flashing, "drive_files", lambda board: dict(files))
    owner = Owner()
    assert run(drive, owner) == 1
    assert owner.asked == [], "what was half done is still known as ours"
    assert (drive / "code.py").read_bytes() == files["code.py"]


def test_a_copy_that_reads_back_differently_is_noticed(drive, monkeypatch):
    real = flashing.read_bytes
    monkeypatch.setattr(
        flashing, "read_bytes", lambda path: b"?" if path.name == "shell.mpy" else real(path)
    )
    with pytest.raises(FlashError, match=r"shell\.mpy reads back differently"):
        run(drive)


# --- finding the drive ---------------------------------------------------------------------------


def test_the_drive_is_found_by_its_boot_out(tmp_path):
    with pytest.raises(DriveError, match="cable that carries data"):
        find_drive([tmp_path])
    one = make_drive(tmp_path / "one")
    assert find_drive([tmp_path, one]) == one
    make_boot_loader(tmp_path / "other", "RPI-RP2")
    assert find_drive([tmp_path / "other", one]) == one, "a board that is ready comes first"
    two = make_drive(tmp_path / "two")
    with pytest.raises(DriveError, match="several"):
        find_drive([one, two])


@pytest.mark.parametrize(
    "platform, place",
    [
        ("linux", "media/anne/CIRCUITPY"),
        ("linux", "run/media/anne/CIRCUITPY"),
        ("linux", "media/CIRCUITPY"),
        ("linux", "mnt/e"),
        ("darwin", "Volumes/CIRCUITPY"),
        ("win32", "E:"),
    ],
)
def test_drives_are_looked_for_where_each_system_shows_them(tmp_path, platform, place):
    for other in ("media/bob/DATA", "Volumes/Macintosh HD", "C:"):
        (tmp_path / other).mkdir(parents=True)
    drive = make_drive(tmp_path / place)
    assert find_drive(mount_points(platform, tmp_path, "anne")) == drive


def test_a_drive_that_nobody_opened_is_pointed_out(tmp_path):
    assert unmounted(tmp_path) is None
    device = tmp_path / "dev/disk/by-label/CIRCUITPY"
    device.parent.mkdir(parents=True)
    device.touch()
    with pytest.raises(DriveError, match="its drive is not open.*udisksctl mount"):
        find_drive([], unmounted(tmp_path))


def test_every_board_can_be_told_from_its_id_and_what_is_on_its_drive():
    for name in board_names():
        values = board_values(name)
        assert choose_board(None, values.BOARD_ID, values.NAME) == name


def test_builds_with_one_module_are_told_apart_by_the_drive_or_asked_for(tmp_path):
    drive = make_drive(tmp_path / "PICO", board=PICO)
    refused(drive, "can be pico_display or pico_ring: say which", DriveError, wanted=None)
    for name in ("pico_display", "pico_ring"):
        shutil.copy(ROOT / "boards" / name / "girouette_board.py", drive)
        assert choose_board(None, PICO, name_there(drive)) == name
    (drive / "girouette_board.py").write_bytes(b"NAME = \xff")
    assert name_there(drive) is None


# --- the command ---------------------------------------------------------------------------------


def test_without_anybody_to_ask_the_answer_is_no_and_yes_is_an_option(drive, capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("y\n"))
    (drive / "code.py").write_text("mine\n")
    assert flashing.main(["--drive", str(drive)]) == 1
    told = capsys.readouterr()
    assert "nobody to ask: --yes" in told.out and "your code.py stays" in told.err
    assert (drive / "code.py").read_text() == "mine\n"
    assert flashing.main(["--drive", str(drive), "--yes"]) == 0
    kept = [path for path in drive.glob("code.*.py")]
    assert [path.read_text() for path in kept] == ["mine\n"]


@pytest.mark.parametrize("typed, answer", [("y", True), ("oui", True), ("", False), ("n", False)])
def test_what_counts_as_a_yes(monkeypatch, typed, answer):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    monkeypatch.setattr("sys.stdin", Terminal())
    monkeypatch.setattr(builtins, "input", lambda question: typed)
    assert flashing.ask_person("Go?") is answer
