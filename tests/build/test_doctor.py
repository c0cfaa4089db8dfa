# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The doctor at a simulated board: healthy on every board, and with each fault put in."""

import re
import shutil
from pathlib import Path

import pytest

from host_sim import records
from host_sim.chips.nvm import NVM
from host_sim.device import Device
from tests.build.simulated_board import SimulatedBoard, TablePerson, nvm_with
from tests.build.test_flash import PICO, TODAY, Owner, make_boot_loader, make_drive
from tools import console as consoles
from tools import doctor as doctoring
from tools import flash as flashing
from tools.build import board_names, board_values, drive_files
from tools.console import ConsoleError
from tools.doctor import TEXTS, Doctor

# Each look restarts a simulated board several times.
pytestmark = pytest.mark.slow

STARTS = "girouette 0.2.0 raspberry_pi_pico free=70000\n"


def look(board=None, drive=None, language="en", person=None, **more):
    """(findings, what was said) of a look at a simulated board."""
    person = person or TablePerson(language)
    if board is not None:
        board.person = person
    found = Doctor(person, drive, board, **more).look()
    return found, person.text


@pytest.fixture(scope="module")
def flashed(tmp_path_factory):
    """A drive of the Pico build, flashed once."""
    drive = make_drive(tmp_path_factory.mktemp("flashed") / "CIRCUITPY", board=PICO)
    owner = Owner()
    teller = flashing.Teller(owner.screen)
    flashing.flash(drive, "pico_ring", ask=owner.ask, teller=teller, today=TODAY)
    return drive


@pytest.fixture
def drive(flashed, tmp_path):
    return shutil.copytree(flashed, tmp_path / "CIRCUITPY")


# --- nothing wrong -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", board_names())
def test_a_healthy_board_has_nothing_to_see_to(name, tmp_path):
    drive = make_drive(tmp_path / "CIRCUITPY", board=board_values(name).BOARD_ID)
    teller = flashing.Teller(Owner().screen)
    flashing.flash(drive, name, ask=Owner().ask, teller=teller, today=TODAY)
    board = SimulatedBoard(name)
    found, said = look(board, drive)
    assert found == [], said
    assert "All is well." in said
    assert f"The {len(drive_files(name))} files" in said
    on_spi = isinstance(board_values(name).DISPLAY[-1], tuple)
    assert ("cannot answer" if on_spi else "The display answers.") in said
    assert "All keys answer." in said
    assert re.search(r"Girouette \S+ starts; \d+ bytes free", said)
    assert f"All {board_values(name).LIGHTS[1]} lights go on." in said
    assert board.restarts == 2, "at the end it starts again"


def test_it_speaks_french(drive):
    found, said = look(SimulatedBoard(display="no"), drive, "fr")
    assert found == ["starts.waits", "display.wires"]
    assert "L’écran est coupé des deux fils" in said and "GP4" in said


def test_a_board_without_its_drive_is_known_by_its_console():
    found, said = look(SimulatedBoard())
    assert found == [] and "All 16 lights go on." in said


def test_without_hands_nobody_is_asked(drive):
    person = TablePerson()
    board = SimulatedBoard(dead_keys=[0])
    assert Doctor(person, drive, board).look(hands=False) == []
    assert "Press each key" not in person.text and "How many" not in person.text


# --- the drive -----------------------------------------------------------------------------------


def test_a_boot_loader_is_named_with_its_file(tmp_path):
    found, said = look(drive=make_boot_loader(tmp_path / "RP2350", "RP2350"))
    assert found == ["drive.none"] and "adafruit-circuitpython-raspberry_pi_pico2" in said


@pytest.mark.parametrize(
    "version, finding", [("9.2.4", "version.old"), ("11.0.0", "version.untried"), ("10.0.3", None)]
)
def test_the_version_is_looked_at(drive, version, finding):
    make_drive(drive, version=version, board=PICO)
    assert look(drive=drive)[0] == ([finding] if finding else [])


def test_the_version_is_looked_at_on_the_console_too():
    found, _ = look(SimulatedBoard(circuitpython=(11, 0, 0)))
    assert found == ["version.untried"]


def test_a_drive_without_girouette(drive):
    shutil.rmtree(drive / "lib" / "girouette")
    assert "files.none" in look(drive=drive)[0]


def test_missing_and_changed_files_are_named(drive):
    (drive / "lib" / "girouette" / "shell.mpy").unlink()
    (drive / "lib" / "adafruit_miniqr.mpy").write_bytes(b"torn")
    found, said = look(drive=drive)
    assert found == ["files.missing", "files.changed"]
    assert "lib/girouette/shell.mpy" in said and "lib/adafruit_miniqr.mpy" in said


def test_a_drive_without_a_list(drive):
    (drive / flashing.LIST).unlink()
    assert look(drive=drive)[0] == ["files.unknown"]


@pytest.mark.parametrize("name", ["code.py", "code.txt"])
def test_another_programs_start_is_named(drive, name):
    (drive / name).write_text("import robot\n")
    found, said = look(drive=drive)
    assert found == ["files.foreign"] and f"{name} is not Girouette's" in said


def test_a_board_file_that_its_owner_edited_is_what_counts(drive):
    """A ring of twelve and a display at another address, said in the drive's own file."""
    path = drive / "girouette_board.py"
    text = path.read_text()
    mine = text.replace("0x3C", "0x3D").replace(', 16, "ring")', ', 12, "ring")')
    assert mine.count("0x3D") == 1 and ', 12, "ring")' in mine
    path.write_text(mine)
    faults = {"address": 0x3D, "lights": 12}
    found, said = look(
        SimulatedBoard(**faults, files={"/girouette_board.py": mine.encode()}), drive
    )
    assert found == [] and "edited on the drive (DISPLAY, LIGHTS)" in said
    # Half a line: what the console says of it counts.
    path.write_text(text + "KEYS = (")
    assert doctoring.as_on_the_drive(board_values("pico_ring"), drive)[1] == []


def test_settings_without_the_stack_size(drive):
    (drive / "settings.toml").write_text("GIROUETTE_PLAY = 1\n")
    found, said = look(drive=drive)
    assert found == ["settings.short"] and "CIRCUITPY_PYSTACK_SIZE = 4096" in said
    assert "Play mode" in said


# --- what starts ---------------------------------------------------------------------------------

TRACEBACK = 'code.py output:\nTraceback (most recent call last):\n  File "code.py", line 1\n{}\n\n'


@pytest.mark.parametrize(
    "says, finding",
    [
        (TRACEBACK.format("ValueError: incompatible .mpy file"), "starts.mpy"),
        (TRACEBACK.format("ImportError: no module named 'girouette_device'"), "starts.import"),
        (TRACEBACK.format("MemoryError: memory allocation failed"), "starts.memory"),
        (TRACEBACK.format("RuntimeError: pystack exhausted"), "starts.stack"),
        (TRACEBACK.format("KeyError: 7"), "starts.error"),
        ("You are in safe mode because:\n", "starts.safe_mode"),
        ("Vous êtes en mode sans-échec car :\n", "starts.safe_mode"),
        ("Trace :\nValueError: Fichier .mpy incompatible\n\n", "starts.mpy"),
        ("main.py output:\nbeep\n\nCode done running.\n", "starts.other"),
        ("code.py output:\n", "starts.silent"),
        ("Auto-reload is on.\n", "starts.nothing"),
        ("girouette 0.2.0 raspberry_pi_pico free=9000\n", "starts.tight"),
    ],
)
def test_what_starts_is_told(says, finding):
    found, said = look(SimulatedBoard(says=says))
    assert found == [finding]
    if finding in ("starts.import", "starts.error"):
        assert says.split("\n")[-3] in said, "the error itself is quoted"


def test_a_missing_module_stops_the_firmware():
    """The traceback of the firmware itself, not one made up."""
    broken = {"/lib/girouette/shell.py": b"import nowhere\n"}
    found, _ = look(SimulatedBoard(files=broken))
    assert found == ["starts.import"]


def test_two_boards_are_told_apart(drive):
    found, said = look(SimulatedBoard("feather_oled"), drive)
    assert "board.other" in found and "adafruit_feather_rp2040" in said


# --- parts and wires -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "fault, finding",
    [
        ({"display": "no"}, "display.wires"),
        ({"display": "dead"}, "display.silent"),
        ({"address": 0x3D}, "display.elsewhere"),
    ],
)
def test_a_display_that_does_not_answer(fault, finding):
    found, said = look(SimulatedBoard(**fault))
    assert found == ["starts.waits", finding]
    assert ("0x3D" if "address" in fault else "GP5") in said


@pytest.mark.parametrize(
    "name, number", [("pico_ring", 2), ("pybadge", 3), ("macropad_rp2040", 11)]
)
def test_a_dead_key_is_named(name, number):
    found, said = look(SimulatedBoard(name, dead_keys=[number]))
    values = board_values(name)
    assert found == ["keys.dead" if name == "pico_ring" else "keys.dead_fixed"]
    assert f"! {values.KEY_NAMES[number]}" in said
    if name == "pico_ring":
        assert f"({values.KEYS[1][number]})" in said


@pytest.mark.parametrize("name", ["pico_ring", "pybadge"])
def test_a_key_that_is_down_by_itself_is_named(name):
    found, said = look(SimulatedBoard(name, held_keys=[1]))
    assert found == ["keys.held"] and f"! {board_values(name).KEY_NAMES[1]}" in said


def test_nobody_presses_anything():
    person = TablePerson()
    person.lazy = True
    found, _ = look(SimulatedBoard("macropad_rp2040"), person=person)
    assert found == ["keys.dead_fixed"] * 13 + ["wheel.dead"]


@pytest.mark.parametrize(
    "name, lights, finding",
    [
        ("pico_ring", 0, "lights.dark"),
        ("pico_ring", 5, "lights.end"),
        ("pybadge", 3, "lights.fixed"),
    ],
)
def test_lights_that_stay_dark(name, lights, finding):
    found, said = look(SimulatedBoard(name, lights=lights))
    assert found == [finding]
    assert lights == 0 or f"{lights}" in said


# --- NVM -----------------------------------------------------------------------------------------


def played(presses=6, cut=None):
    """An NVM in which a game of dice has begun; `cut` makes its last bytes unreadable."""
    chip = NVM("rp2040")
    with Device("pico_ring", lang="en", nvm=chip) as device:
        records.set_language(chip, "en")
        device.power_on()
        device.tap("OK", presses)
    if cut:
        end = len(bytes(chip.data).rstrip(b"\xff"))
        chip.data[end - cut : end + 3] = b"\x01" * (cut + 3)
    return chip


def test_a_blank_memory_and_one_with_settings():
    found, said = look(SimulatedBoard(says=STARTS))
    assert found == [] and "blank and ready" in said
    chip = NVM("rp2040")
    records.set_language(chip, "fr")
    found, said = look(SimulatedBoard(says=STARTS, nvm=chip))
    assert found == [] and re.search(r"is well: \d+ bytes free", said)


def test_a_game_that_waits_is_told_of():
    chip = played()
    before = bytes(chip.data)
    found, said = look(SimulatedBoard(says=STARTS, nvm=chip))
    assert found == [] and "A game waits there to be resumed" in said
    assert bytes(chip.data) == before, "the doctor writes nothing"


@pytest.mark.parametrize(
    "nvm, finding",
    [
        (lambda: nvm_with(b"another program's bytes"), "nvm.foreign"),
        (lambda: played(cut=9), "nvm.damaged"),
        (lambda: False, "nvm.none"),
    ],
)
def test_a_memory_that_wants_attention(nvm, finding):
    assert look(SimulatedBoard(says=STARTS, nvm=nvm()))[0] == [finding]


# --- the console ---------------------------------------------------------------------------------


class Lost:
    """A board whose cable goes after so many talks."""

    def __init__(self, talks, key="console.gone"):
        self.left, self.key = talks, key
        self.board = SimulatedBoard(says=STARTS)

    def _talk(self):
        if not self.left:
            raise ConsoleError(self.key)
        self.left -= 1

    def run(self, script, on_line=None):
        self._talk()
        return self.board.run(script, on_line)

    def restart(self, is_enough, patience=0):
        self._talk()
        return self.board.restart(is_enough)


@pytest.mark.parametrize("talks", range(4))
def test_a_board_that_goes_away_is_named_whenever_it_does(talks):
    found, said = look(Lost(talks))
    assert found == ["console.gone"] and "went away" in said


def test_a_script_that_fails_on_the_board_is_quoted():
    class Failing(SimulatedBoard):
        def run(self, script, on_line=None):
            return super().run("raise ValueError('odd')" if "nvm" in script else script, on_line)

    found, said = look(Failing(says=STARTS))
    assert found == ["console.failed"] and "odd" in said


# --- the command and its texts -------------------------------------------------------------------


def test_without_a_board_the_command_says_what_to_try(monkeypatch, capsys):
    monkeypatch.setattr(doctoring.drives, "mount_points", lambda: [])
    monkeypatch.setattr(doctoring.drives, "unmounted", lambda: None)
    monkeypatch.setattr("serial.tools.list_ports.comports", lambda: [])
    assert doctoring.main(["--lang", "fr"]) == 1
    said = capsys.readouterr().out
    assert "Pas de lecteur" in said and "Aucune console" in said and "2 à voir" in said


@pytest.mark.parametrize(
    "told, language", [("fr_FR.UTF-8", "fr"), ("en_GB.UTF-8", "en"), ("C", "en"), ("", "en")]
)
def test_the_language_is_the_computers(told, language):
    assert doctoring.language_of({"LANG": told}) == language


def test_every_sentence_has_all_languages_and_the_same_values():
    for key, text in TEXTS.items():
        assert sorted(text) == doctoring.LANGUAGES, key
        names = [sorted(re.findall(r"\{(\w+)\}", said)) for said in text.values()]
        assert all(one == names[0] for one in names), key
        assert text["fr"] != text["en"] or key == "keys.seen", key


def test_every_sentence_is_used_and_every_used_one_is_there():
    sources = [Path(doctoring.__file__), Path(consoles.__file__)]
    code = "\n".join(path.read_text("utf-8") for path in sources)
    used = set(re.findall(r'"([a-z_]+(?:\.[a-z_]+)?)"', code))
    made = {"nvm.foreign", "nvm.small"}  # of the store's own states
    assert set(TEXTS) <= used | made
