# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""From the page to the board: what `flash` does to a drive, the page does too.

The drive is a folder that the browser itself keeps for a page; to the page it is one as any.
"""

import io
import re
import zipfile

import pytest
from playwright.sync_api import expect

from tests.site.common import Host, Phone, browsers
from tools import flash as flashing
from tools import website
from tools.build import board_names, drive_files
from tools.drives import DriveError
from tools.flash import FlashError, Teller, flash

browser = pytest.fixture(scope="module")(browsers)

BOARD = "pico_ring"
TODAY = "2026-11-16"
BOOT_OUT = """\
Adafruit CircuitPython 10.2.1 on 2026-01-01; Raspberry Pi Pico with rp2040
Board ID:raspberry_pi_pico
"""
LOADER = "UF2 Bootloader v3.0\nModel: Raspberry Pi RP2\nBoard-ID: RPI-RP2\n"
OLD_GAME = "lib/girouette/games/gone/game.mpy"


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    host = Host(tmp_path_factory.mktemp("host"))
    yield host
    host.stop()


@pytest.fixture(scope="module")
def page(browser, host):
    page = browser.new_page()
    page.goto(host.address + "manifest.webmanifest")
    return page


# {path: hex} into the browser's folder and out of it.
DRIVE = """async (files) => {
    const root = await navigator.storage.getDirectory();
    for await (const name of root.keys()) await root.removeEntry(name, { recursive: true });
    for (const [path, hex] of Object.entries(files)) {
        const parts = path.split("/");
        let folder = root;
        for (const name of parts.slice(0, -1)) {
            folder = await folder.getDirectoryHandle(name, { create: true });
        }
        const file = await folder.getFileHandle(parts.at(-1), { create: true });
        const stream = await file.createWritable();
        const bytes = hex.match(/../g) ?? [];
        await stream.write(Uint8Array.from(bytes, (byte) => parseInt(byte, 16)));
        await stream.close();
    }
    window.showDirectoryPicker = async () => root;
}"""
LIST = """async () => {
    const found = {};
    const walk = async (folder, path) => {
        for await (const [name, handle] of folder.entries()) {
            if (handle.kind === "directory") await walk(handle, path + name + "/");
            else {
                const data = new Uint8Array(await (await handle.getFile()).arrayBuffer());
                const hex = Array.from(data, (byte) => byte.toString(16).padStart(2, "0"));
                found[path + name] = hex.join("");
            }
        }
    };
    await walk(await navigator.storage.getDirectory(), "");
    return found;
}"""
# Sentences are their keys here.
PUT = """async ([board, boards, files, answer, today]) => {
    const { putOnBoard } = await import("./put_on_board.js");
    const root = await navigator.storage.getDirectory();
    const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
    const data = Object.fromEntries(Object.entries(files).map(([path, hex]) => [path, bytes(hex)]));
    const seen = { asked: [], notes: [], told: [], refused: null, copied: 0 };
    const way = {
        say: (key) => key,
        ask: async (question) => (seen.asked.push(question), answer),
        tell: (text) => seen.told.push(text),
        note: (text) => seen.notes.push(text),
        today,
    };
    try {
        seen.copied = await putOnBoard(root, board, boards, data, way);
    } catch (error) {
        seen.refused = error.message;
    }
    return seen;
}"""


def as_hex(files):
    return {path: data.hex() for path, data in files.items()}


def on_the_page(page):
    return {path: bytes.fromhex(data) for path, data in page.evaluate(LIST).items()}


class OneDrive:
    """A folder on the computer, to be done by flash, and its copy in the browser."""

    def __init__(self, path):
        self.path = path
        path.mkdir()
        self.add({"boot_out.txt": BOOT_OUT, "settings.toml": "", "code.py": flashing.EMPTY[1]})

    def add(self, files):
        for place, data in files.items():
            target = self.path / place
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data if isinstance(data, bytes) else data.encode())

    def everything(self):
        return {
            path.relative_to(self.path).as_posix(): path.read_bytes()
            for path in sorted(self.path.rglob("*"))
            if path.is_file()
        }

    def flash(self, answer=True):
        """(questions, whether it was refused, files copied)"""
        asked = []

        def ask(question):
            asked.append(question)
            return answer

        try:
            copied = flash(self.path, BOARD, ask, Teller(io.StringIO()), TODAY)
        except (FlashError, DriveError):
            return asked, True, 0
        return asked, False, copied


@pytest.fixture
def drive(tmp_path):
    """As CircuitPython makes it."""
    return OneDrive(tmp_path / "CIRCUITPY")


@pytest.fixture(scope="module")
def files():
    """A file of each folder of a real drive, and all of its root, to be quick."""
    chosen = {}
    for place, data in drive_files(BOARD).items():
        folder = place.rpartition("/")[0]
        if not folder or folder not in {known.rpartition("/")[0] for known in chosen}:
            chosen[place] = data
    return chosen | {"lib/adafruit_miniqr.mpy": drive_files(BOARD)["lib/adafruit_miniqr.mpy"]}


@pytest.fixture(autouse=True)
def built_once(files, monkeypatch):
    monkeypatch.setattr(flashing, "drive_files", lambda board: dict(files))


# A drive as somebody left it: what is added to a new one, or done to one with Girouette on it; the
# answer to questions; which sentences the page says, besides that it is done.
def flashed_before(drive, files, monkeypatch, changes):
    """By a version that had one file more."""
    older = files | {OLD_GAME: b"old", "code.py": b"# the code of an older version\n"}
    monkeypatch.setattr(flashing, "drive_files", lambda board: older)
    drive.flash()
    monkeypatch.setattr(flashing, "drive_files", lambda board: dict(files))
    drive.add(changes)


OWN_CODE = {"code.py": "import my_robot\n", "boot.py": "import storage\n"}
OWN_FILES = {
    "facts.txt": "tof.campfire = 1\n",
    "my_notes.txt": "keep me",
    "games/hop/game.py": "hop",
    "lib/my_library.py": "x = 1",
}
UNSAFE = "".join(
    f"{flashing.digest(b'hop')} {place}\n"
    for place in ("../outside.txt", "games/hop/game.py", "/my_notes.txt")
)
NEW_DRIVES = {
    "new": ({}, True, []),
    "own code": (OWN_CODE, True, ["inTheWay", "keptAs", "keptAs"]),
    "own code stays": (OWN_CODE, False, ["inTheWay", "yoursStays"]),
    "second copy of the day": (
        OWN_CODE | {f"code.{TODAY}.py": "earlier"},
        True,
        ["inTheWay", "keptAs", "keptAs"],
    ),
    "code.txt": ({"code.txt": "print(1)\n"}, True, ["inTheWay", "keptAs"]),
    "own files": (OWN_FILES, True, []),
    "settings": ({"settings.toml": 'MINE = "a b"'}, True, ["settingsShort", "settingsDone"]),
    "settings stay": (
        {"settings.toml": "CIRCUITPY_PYSTACK_SIZE = 1500 # mine\n"},
        False,
        ["settingsShort", "settingsStillShort"],
    ),
    "leftovers": ({"lib/girouette/shell.py": "old"}, True, ["leftovers"]),
    "leftovers stay": (
        {"lib/girouette/shell.py": "old", "lib/girouette/d/one.py": "1"},
        False,
        ["leftovers", "leftoversStay"],
    ),
    "a source": ({"lib/adafruit_miniqr.py": "mine"}, True, ["sourceHides"]),
    "half of ours": ({"code.py": "# SPDX-"}, True, []),
    "untried": ({"boot_out.txt": BOOT_OUT.replace("10.2", "11.0")}, True, ["untried"]),
    "less heap": ({"boot_out.txt": BOOT_OUT.replace("_pico", "_pico_w")}, True, []),
    "too old": ({"boot_out.txt": BOOT_OUT.replace("10.2", "9.2")}, True, ["tooOld"]),
    "another board": (
        {"boot_out.txt": BOOT_OUT.replace("raspberry_pi_pico", "pybadge")},
        True,
        ["otherBoard"],
    ),
    "unknown board": ({"boot_out.txt": BOOT_OUT.replace("_pico", "_9")}, True, ["unknownBoard"]),
    "no boot_out": ({"boot_out.txt": "hello"}, True, ["badBootOut"]),
    "boot loader": ({"INFO_UF2.TXT": LOADER}, True, ["bootLoader"]),
    "other boot loader": (
        {"INFO_UF2.TXT": LOADER.replace("RPI-RP2", "SAMD51J19A-PyBadge-M4")},
        True,
        ["otherBootLoader"],
    ),
}
FLASHED_DRIVES = {
    "older version": ({}, []),
    "older version with changes": (
        {OLD_GAME: "edited", "lib/girouette/games/mine.py": "mine"},
        ["oldStays"],
    ),
    "board file edited": ({"girouette_board.py": "# mine\n"}, ["editedStays"]),
    "torn": ({"lib/girouette/shell.mpy": "torn", "names.txt": "Ann\n"}, []),
    "somebody's code since": ({"code.py": "mine\n"}, ["inTheWay", "keptAs"]),
    "a list that lies": ({"girouette_files.txt": UNSAFE, **OWN_FILES}, None),
}
DONE = ("copied", "upToDate")


def compare(page, drive, files, answer, said):
    """Both on the same drive: the same files in the end, as many questions, and these sentences."""
    page.evaluate(DRIVE, as_hex(drive.everything()))
    asked, was_refused, copied = drive.flash(answer)
    boards = [website.about(board) for board in board_names()]
    board = website.about(BOARD)
    seen = page.evaluate(PUT, [board, boards, as_hex(files), answer, TODAY])
    assert on_the_page(page) == drive.everything()
    assert (len(seen["asked"]), bool(seen["refused"]), seen["copied"]) == (
        len(asked),
        was_refused,
        copied,
    )
    if said is not None:
        heard = [*seen["asked"], *seen["notes"]] + [seen["refused"]] * was_refused
        assert sorted(heard) == sorted(said)
    if not was_refused:
        assert seen["told"][-1] in DONE


@pytest.mark.parametrize("name", NEW_DRIVES)
def test_the_page_does_to_a_drive_what_flash_does(page, drive, files, name):
    added, answer, said = NEW_DRIVES[name]
    drive.add(added)
    compare(page, drive, files, answer, said)
    compare(page, drive, files, answer, None)  # once more: mostly nothing to do


@pytest.mark.parametrize("name", FLASHED_DRIVES)
def test_and_to_one_that_has_girouette_already(page, drive, files, monkeypatch, name):
    changes, said = FLASHED_DRIVES[name]
    flashed_before(drive, files, monkeypatch, changes)
    compare(page, drive, files, True, said)


def test_no_drive_at_all(page, files):
    page.evaluate(DRIVE, {"holiday.txt": b"sun".hex()})
    board = website.about(BOARD)
    seen = page.evaluate(PUT, [board, [board], as_hex(files), True, TODAY])
    assert seen["refused"] == "noBootOut"
    assert on_the_page(page) == {"holiday.txt": b"sun"}


FAIL = """([name, place]) => {
    const write = FileSystemFileHandle.prototype.createWritable;
    FileSystemFileHandle.prototype.createWritable = async function (...options) {
        if (this.name !== place) return write.apply(this, options);
        FileSystemFileHandle.prototype.createWritable = write;
        if (name === "gone") {
            const root = await navigator.storage.getDirectory();
            for await (const one of root.keys()) await root.removeEntry(one, { recursive: true });
        }
        throw new DOMException("what the browser says", name === "gone" ? "NotFoundError" : name);
    };
}"""


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        ("QuotaExceededError", "driveFull"),
        ("NoModificationAllowedError", "driveReadOnly"),
        ("NotAllowedError", "driveReadOnly"),
        ("InvalidStateError", "driveFailed"),
        ("gone", "driveGone"),
    ],
)
@pytest.mark.parametrize("place", [flashing.LIST, "code.py"])
def test_troubles_in_the_middle_say_what_to_do(page, drive, files, error, sentence, place):
    before = drive.everything()
    page.evaluate(DRIVE, as_hex(before))
    page.evaluate(FAIL, [error, place])
    board = website.about(BOARD)
    arguments = [board, [board], as_hex(files), True, TODAY]
    assert page.evaluate(PUT, arguments)["refused"] == sentence
    if error != "gone":
        # A half-copied drive never starts; once more, and without a question it is whole.
        assert on_the_page(page)["code.py"] == before["code.py"]
        again = page.evaluate(PUT, arguments)
        assert again["asked"] == [] and again["refused"] is None
        assert on_the_page(page)["code.py"] == files["code.py"]


def test_a_copy_that_reads_back_differently_is_noticed(page, drive, files):
    page.evaluate(DRIVE, as_hex(drive.everything()))
    page.evaluate(
        """() => {
            const read = FileSystemFileHandle.prototype.getFile;
            FileSystemFileHandle.prototype.getFile = async function () {
                if (this.name !== "names.txt") return read.apply(this);
                FileSystemFileHandle.prototype.getFile = read;
                return new Blob(["?"]);
            };
        }"""
    )
    board = website.about(BOARD)
    wanted = {"names.txt": b"Ann\n", "code.py": files["code.py"]}
    seen = page.evaluate(PUT, [board, [board], as_hex(wanted), True, TODAY])
    assert seen["refused"] == "differs"


# --- by hand ---------------------------------------------------------------------------


def test_by_hand_in_the_dialog(browser, host):
    with Phone(browser, host.address) as phone:
        page = phone.page
        page.evaluate("window.showDirectoryPicker = () => {}")
        page.tap("#open-more")
        told = page.locator("#progress")
        page.evaluate(DRIVE, as_hex({"boot_out.txt": BOOT_OUT.replace("10.2", "9.2").encode()}))
        page.select_option("#target", BOARD)
        page.tap("#put")
        expect(told).to_contain_text("runs CircuitPython 9.2, Girouette needs 10.0")
        own = {"boot_out.txt": BOOT_OUT.encode(), "code.py": b"print('mine')"}
        page.evaluate(DRIVE, as_hex(own))
        page.tap("#put")
        expect(page.locator("#ask")).to_contain_text("files of yours in the way")
        page.tap("#ask [value=no]")
        expect(told).to_contain_text("your code.py stays")
        assert on_the_page(page) == own
        page.tap("#put")
        page.tap("#ask [value=yes]")
        expect(told).to_contain_text("copied and verified", timeout=60_000)
        expect(page.locator("#notes")).to_contain_text("Your code.py is kept as code.")
        found = on_the_page(page)
        kept = next(place for place in found if re.fullmatch(r"code\.\d{4}-\d\d-\d\d\.py", place))
        assert found.pop(kept) == own["code.py"]
        del found[flashing.LIST]
        assert found == drive_files(BOARD) | {"boot_out.txt": BOOT_OUT.encode()}
        page.tap("#put")
        expect(told).to_contain_text("up to date")


def test_without_a_way_to_write_there_are_the_zip_and_three_steps(browser, host, tmp_path):
    with Phone(browser, host.address) as phone:
        page = phone.page
        page.evaluate("delete window.showDirectoryPicker")
        page.tap("#open-more")
        expect(page.locator("#put")).to_be_hidden()
        expect(page.locator("#steps li")).to_have_count(3)
        page.select_option("#target", "pybadge")
        with page.expect_download() as saved:
            page.get_by_role("button", name="Download the zip").tap()
        assert re.fullmatch(r"girouette-pybadge-[\d.]+\.zip", saved.value.suggested_filename)
        saved.value.save_as(tmp_path / "drive.zip")
        with zipfile.ZipFile(tmp_path / "drive.zip") as archive:
            assert archive.testzip() is None
            found = {name: archive.read(name) for name in archive.namelist()}
        assert found == drive_files("pybadge")
