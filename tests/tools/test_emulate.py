# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""emulate: its sentences about files that do not fit, the drive it makes, what it calls a
difference, its figures. Images here are made up; test_emulate_chip.py runs a real one."""

import os
import struct
import subprocess
import sys

import pytest

from host_sim.device import Device
from tools import emulate
from tools.emulator import compare, fat, figures, images
from tools.emulator.device import CannotEmulate, EmulatedDevice
from tools.emulator.images import ImageError
from tools.environment import ROOT

RP2040, RP2350 = 0xE48BFF56, 0xE48BFF59


def uf2(flash, family=RP2040, start=0x10000000):
    """A UF2 file that writes these bytes into flash."""
    blocks = []
    count = -(-len(flash) // 256)
    for number in range(count):
        part = flash[number * 256 : (number + 1) * 256].ljust(256, b"\0")
        head = (0x0A324655, 0x9E5D5157, 0x2000, start + number * 256, 256, number, count, family)
        body = struct.pack("<8I", *head) + part
        blocks.append(body.ljust(508, b"\0") + struct.pack("<I", 0x0AB16F30))
    return b"".join(blocks)


def firmware(version="10.2.1", name="Raspberry Pi Pico", board_id="raspberry_pi_pico"):
    text = f"\0{board_id}\0\0Adafruit CircuitPython {version} on 2026-01-01; {name} with rp2040\0"
    return b"\xe9" * 300 + text.encode()


def bootrom():
    return (b"\0" * 16 + b"Mu\x01\x02").ljust(images.BOOTROM_BYTES, b"\x11")


@pytest.fixture
def files(tmp_path):
    """write(name, bytes): a file of the owner's."""

    def write(name, data):
        (tmp_path / name).write_bytes(data)
        return tmp_path / name

    return write


# --- images -------------------------------------------------------------------------------------


def test_a_uf2_gives_back_the_flash_it_writes(files):
    flash = firmware()
    image = images.read_circuitpython(files("pico.uf2", uf2(flash)))
    assert image.flash[: len(flash)] == flash
    assert (image.version, image.version_text) == ((10, 2, 1), "10.2.1")
    assert image.name == "Raspberry Pi Pico"


def test_blocks_may_stand_in_any_order_and_leave_gaps():
    first, last = uf2(b"a" * 256), uf2(b"z" * 256, start=0x10000400)
    assert images.flash_of(last + first, "x") == b"a" * 256 + b"\xff" * 768 + b"z" * 256


@pytest.mark.parametrize("version", ["10.2.1", "10.0.0-beta.2", "11.0.0"])
def test_versions_that_are_new_enough(files, version):
    image = images.read_circuitpython(files("a.uf2", uf2(firmware(version))))
    assert image.version_text == version


@pytest.mark.parametrize(
    "data, sentence",
    [
        (b"", "is not a UF2 file"),
        (b"Hello", "is not a UF2 file"),
        (bytes(512), "is not a UF2 file"),
        (uf2(firmware())[:-4] + b"oops", "is not a UF2 file"),
        (uf2(firmware(), RP2350), "is an image for an RP2350: what is emulated is an RP2040"),
        (uf2(firmware(), 0x12345678), "is an image for another chip (family 0x12345678)"),
        (uf2(b"MicroPython v1.27"), "holds no CircuitPython: https://circuitpython.org/downloads"),
        (uf2(firmware("9.2.8")), "is CircuitPython 9.2.8, too old: Girouette needs 10.0 or newer"),
    ],
)
def test_what_is_wrong_with_an_image_is_one_sentence(files, data, sentence):
    path = files("some.uf2", data)
    said = emulate.main(["--uf2", str(path), "--bootrom", str(files("rom.bin", bootrom()))])
    assert said.startswith(f"emulate: {path} {sentence}")
    assert "\n" not in said


def test_without_an_image_one_learns_where_it_is_to_be_had():
    assert emulate.main([]) == (
        "emulate: --uf2 FILE is missing: the CircuitPython image of your board, "
        "from https://circuitpython.org/downloads"
    )


def test_an_image_that_is_not_there(tmp_path):
    said = emulate.main(["--uf2", str(tmp_path / "no.uf2")])
    assert said == f"emulate: cannot read {tmp_path / 'no.uf2'}: No such file or directory"


def test_an_image_says_which_board_it_is_for(files):
    path = files("pico.uf2", uf2(firmware()))
    image = images.read_circuitpython(path)
    assert emulate.choose_board(image, path) == "pico_ring"
    assert emulate.choose_board(image, path, "pico_display") == "pico_display", "if it is named"


def test_an_image_for_another_board_is_named_with_the_right_one(files):
    path = files("pico.uf2", uf2(firmware()))
    said = emulate.main(["--uf2", str(path), "--board", "macropad_rp2040"])
    assert said == (
        f"emulate: {path} is CircuitPython 10.2.1 for Raspberry Pi Pico: another board. "
        "macropad_rp2040 takes the one of adafruit_macropad_rp2040, "
        "from https://circuitpython.org/downloads"
    )


def test_an_image_whose_board_nobody_described(files):
    path = files("w.uf2", uf2(firmware(name="Tiny 2040", board_id="pimoroni_tiny2040")))
    said = emulate.main(["--uf2", str(path)])
    assert said.endswith("for Tiny 2040, which no folder of boards/ describes")


# --- the boot ROM -------------------------------------------------------------------------------


def elf(rom):
    head = b"\x7fELF" + bytes(24) + struct.pack("<I", 52) + bytes(10) + struct.pack("<HH", 32, 1)
    segment = struct.pack("<8I", 1, 84, 0, 0, len(rom), len(rom), 5, 4)
    return head.ljust(52, b"\0") + segment + rom


def as_source(rom):
    words = struct.unpack(f"<{len(rom) // 4}I", rom)
    return (
        "// words\nexport const rom = [" + ", ".join(f"0x{w:08x}" for w in words) + "];"
    ).encode()


@pytest.mark.parametrize("shape", [lambda rom: rom, elf, as_source])
def test_a_boot_rom_is_read_as_bytes_as_elf_and_as_source(files, shape):
    assert images.read_bootrom(files("rom", shape(bootrom()))) == bootrom()


@pytest.mark.parametrize("data", [b"", b"\x7fELF", bytes(images.BOOTROM_BYTES), b"0x12345678"])
def test_what_is_no_boot_rom(files, data):
    path = files("rom.bin", data)
    with pytest.raises(ImageError) as raised:
        images.read_bootrom(path)
    assert str(raised.value) == f"{path} is no boot ROM of an RP2040: {images.ABOUT_BOOTROM}"


def test_without_a_boot_rom_one_learns_what_it_is_and_where_it_is_published(files, tmp_path):
    uf2_file = ["--uf2", str(files("pico.uf2", uf2(firmware())))]
    without = emulate.main(uf2_file)
    assert without == f"emulate: --bootrom FILE is missing: {images.ABOUT_BOOTROM}"
    lost = tmp_path / "lost.bin"
    assert emulate.main([*uf2_file, "--bootrom", str(lost)]) == (
        f"emulate: no boot ROM at {lost}: {images.ABOUT_BOOTROM}"
    )
    assert "16 KB" in without and "Raspberry Pi" in without
    assert "https://github.com/raspberrypi/pico-bootrom-rp2040" in without


# --- the drive ----------------------------------------------------------------------------------


class DriveReader:
    """Reads a FAT12 volume by the book, with nothing of the writer's."""

    def __init__(self, volume):
        self.volume = volume
        self.sector, self.cluster_sectors, reserved, tables, self.root_entries = struct.unpack_from(
            "<HBHBH", volume, 11
        )
        (sectors,) = struct.unpack_from("<H", volume, 19)
        (self.table_sectors,) = struct.unpack_from("<H", volume, 22)
        self.table = reserved * self.sector
        self.root = self.table + tables * self.table_sectors * self.sector
        self.data = self.root + self.root_entries * 32
        self.clusters = (sectors - self.data // self.sector) // self.cluster_sectors
        self.tables = [
            volume[self.table + number * self.table_sectors * self.sector :][
                : self.table_sectors * self.sector
            ]
            for number in range(tables)
        ]
        self.seen = []

    def next_cluster(self, number):
        pair = int.from_bytes(self.tables[0][number * 3 // 2 :][:2], "little")
        return pair >> 4 if number % 2 else pair & 0xFFF

    def chain(self, first):
        content, size = b"", self.sector * self.cluster_sectors
        while first < 0xFF8:
            assert 2 <= first < self.clusters + 2 and first not in self.seen
            self.seen.append(first)
            start = self.data + (first - 2) * size
            content += self.volume[start : start + size]
            first = self.next_cluster(first)
        return content

    def entries(self, folder):
        """(name, attributes, first cluster, size) of each entry that is no long name."""
        units, checks = b"", set()
        for start in range(0, len(folder), 32):
            entry = folder[start : start + 32]
            if entry[0] == 0:
                return
            if entry[11] == 0x0F:
                units = entry[1:11] + entry[14:26] + entry[28:32] + units
                checks.add(entry[13])
                continue
            total = 0
            for byte in entry[:11]:
                total = ((total >> 1) + ((total & 1) << 7) + byte) % 256
            assert checks <= {total}, "a long name that belongs to another entry"
            stem, ending = entry[:8].decode().rstrip(), entry[8:11].decode().rstrip()
            name = stem + ("." + ending if ending else "")
            if entry[11] == 0x08:
                name = entry[:11].decode().rstrip()
            if units:
                name = units.decode("utf-16-le", "ignore").split("\0")[0].rstrip("\uffff")
            cluster, size = struct.unpack_from("<HI", entry, 26)
            yield name, entry[11], cluster, size
            units, checks = b"", set()

    def files(self, folder=None, path="", parent=0, own=0):
        found = {}
        top = folder is None
        content = self.volume[self.root : self.data] if folder is None else folder
        dots = {}
        for name, kind, cluster, size in self.entries(content):
            if kind == 0x08:
                self.label = name
            elif name in (".", ".."):
                dots[name] = cluster
            elif kind == 0x10:
                inside = self.chain(cluster)
                found |= self.files(inside, path + name + "/", own, cluster)
            else:
                found[path + name] = (self.chain(cluster) if cluster else b"")[:size]
                assert len(found[path + name]) == size
        assert top or dots == {".": own, "..": parent}
        return found


FILES = {
    "code.py": b"print()\n",
    "README": b"plain",
    "empty.txt": b"",
    "clusters.bin": bytes(range(256)) * 16,
    "lib/girouette/games/tails_on_fire/text_fr.txt": b"x" * (3 * 4096 + 1),
    "lib/girouette/games/tails_on_fire/text_en.txt": b"y" * 5,
    "lib/thirteenchars": b"13",
    "lib/fourteen.chars": b"14",
    "lib/girouette/girouette_one.mpy": b"1",
    "lib/girouette/girouette_two.mpy": b"2",
}


@pytest.mark.parametrize("size", [1 << 20, 7 << 20])
def test_the_drive_read_back_holds_the_files(size):
    volume = fat.make_drive(FILES, size)
    reader = DriveReader(volume)
    assert reader.files() == FILES
    assert reader.label == "CIRCUITPY"
    assert len(volume) == size and volume[510:512] == b"\x55\xaa"
    assert reader.tables[0] == reader.tables[1]
    assert reader.clusters < 4085, "more would make it a FAT16"
    assert len(FILES["clusters.bin"]) % fat.cluster_of(size) == 0, "exactly so many of them"


def test_a_folder_of_many_files_takes_more_than_a_cluster():
    many = {f"lib/a_rather_long_name_{number}.txt": b"%d" % number for number in range(200)}
    assert DriveReader(fat.make_drive(many, 7 << 20)).files() == many


def test_a_drive_that_is_too_small_says_so():
    with pytest.raises(fat.DriveFull):
        fat.make_drive({"big.bin": bytes(1 << 20)}, 1 << 20)


# --- comparing ----------------------------------------------------------------------------------


def look(dots=(), lights=((0, 0, 0),) * 3, nvm=b"\xff" * 16):
    picture = [[int((column, row) in dots) for column in range(8)] for row in range(4)]
    return compare.Look(picture, list(lights), nvm)


def test_equal_looks_have_no_differences():
    assert compare.differences(look(), look()) == {}


def test_differences_are_told_where_they_are():
    red = ((0, 0, 0), (255, 0, 0), (0, 0, 0))
    seen = look({(2, 1), (5, 3)}, red, b"\xff" * 9 + b"\x01" + b"\xff" * 6)
    assert compare.differences(look(), seen) == {
        "picture": "2 dots of the picture differ (columns 2 to 5, rows 1 to 3)",
        "lights": "1 lights differ: light 1 is #ff0000 on the chip, #000000 in the simulator",
        "nvm": "1 bytes of NVM differ, from 9 on: 01 ff ff ff ff ff ff on the chip, "
        "ff ff ff ff ff ff ff in the simulator",
    }


class Showing:
    """A chip that shows these looks one after the other, the last for ever."""

    def __init__(self, *looks):
        self.looks = list(looks)

    def picture(self):
        return self.looks[0].picture

    def lights(self):
        return self.looks[0].lights

    def nvm(self):
        return self.looks[0].nvm

    def advance(self, _ms):
        if len(self.looks) > 1:
            self.looks.pop(0)


def test_a_chip_that_is_late_is_waited_for():
    late = Showing(look({(0, 0)}), look({(0, 0)}), look())
    assert compare.look_until_equal(late, look(), patience_ms=1000) == []


def test_picture_and_lights_may_blink_each_in_its_own_time():
    lit = ((9, 9, 9),) * 3
    blinking = Showing(look({(0, 0)}, lit), look(set(), lit), look({(0, 0)}))
    assert compare.look_until_equal(blinking, look(), patience_ms=1000) == []


def test_patience_ends():
    wrong = Showing(look({(0, 0)}))
    assert compare.look_until_equal(wrong, look(), patience_ms=100) == [
        "1 dots of the picture differ (columns 0 to 0, rows 0 to 0)"
    ]


def test_a_story_in_the_simulator_becomes_keys_waits_and_looks():
    _, steps = compare.play_in_simulator(
        "seed 3\npress NEXT\nunplug\npower on\n", "x", "pico_ring", "fr"
    )
    assert [step.line for step in steps] == ["power on", "press NEXT", "unplug", "power on"]
    assert [step.actions[0][0] for step in steps] == ["power on", "press", "unplug", "power on"]
    press = steps[1]
    kinds = [action[0] for action in press.actions]
    assert kinds == ["press", "wait", "release", "wait"]
    assert press.actions[0] == ("press", "NEXT") and press.actions[1] == ("wait", 60)
    assert press.look.picture != steps[0].look.picture
    assert steps[2].look is None
    first, second = steps[0].actions[0][1], steps[3].actions[0][1]
    assert first.settings == 'GIROUETTE_LANG = "fr"\n'
    assert first.nvm is not None and second.nvm is None


def test_the_wheel_and_chance_are_kept_too():
    text = "seed 4\npress OK\nchoose Sky Tango\nchoose 2\npress OK 5\n"
    _, steps = compare.play_in_simulator(text, "x", "macropad_rp2040", "fr")
    actions = [action for step in steps for action in step.actions]
    assert ("wheel", 4) in actions
    (boot,) = [action[1] for action in actions if action[0] == "power on"]
    with Device("macropad_rp2040", seed=4) as device:
        device.power_on(settle_ms=0)
        same = bytes(device.machine.random.randbytes(1)[0] for _ in boot.drawn)
    assert boot.drawn == same


PROBE = b"import os\nreal = os.listdir('/') != []\napp = os.urandom(1) + os.urandom(1), real\n"


def test_the_chips_drive_differs_only_in_chance_and_settings():
    boot = compare.Boot('GIROUETTE_LANG = "fr"\n', None)
    boot.drawn = b"\x01\x02"
    built = compare.drive_files("pico_ring")
    drive = compare.drive_for("pico_ring", boot)
    assert {name for name in drive if drive[name] != built.get(name)} == {
        "code.py",
        "settings.toml",
    }
    assert drive["code.py"].endswith(built["code.py"])
    assert drive["settings.toml"] == boot.settings.encode() + built["settings.toml"]
    assert b'fromhex("0102")' in drive["code.py"]
    with Device(
        "pico_ring", files={"code.py": drive["code.py"].split(b"del os")[0] + PROBE}
    ) as device:
        device.power_on()
        assert device.app == (b"\x01\x02", True)


@pytest.mark.parametrize("line", ["reload", "unplug after 3", "unplug in erase"])
def test_steps_that_no_emulated_chip_can_do_are_refused(line):
    with pytest.raises(CannotEmulate, match=f"x:2: '{line}' cannot be done"):
        compare.play_in_simulator(f"press OK\n{line}\n", "x", "pico_ring", "fr")


def test_a_story_of_another_board_is_refused():
    with pytest.raises(CannotEmulate, match="x:1: a story of macropad_rp2040, not of pico_ring"):
        compare.play_in_simulator("board macropad_rp2040\npress OK\n", "x", "pico_ring", "fr")


def test_a_story_that_is_not_there(tmp_path):
    with pytest.raises(CannotEmulate, match="cannot read the story: .*no.story"):
        emulate.run_story(tmp_path / "no.story", "pico_ring", None, None)


def test_every_game_has_a_story_to_play():
    assert [path for path in emulate.default_stories() if not path.is_file()] == []


def test_a_board_without_an_rp2040_is_refused():
    with pytest.raises(CannotEmulate, match="no RP2040"):
        EmulatedDevice("pybadge", None, None)


def test_a_wired_colour_display_and_a_light_on_three_pins_have_their_parts():
    device = EmulatedDevice("pico_display", None, None)
    assert device.display.colour and (device.display.width, device.display.height) == (240, 135)
    assert device.lights() == [(0, 0, 0)]
    # Lit while a pin is low; one that nobody drives leaves its colour dark.
    device._hear("led", [65535, 0, None])
    assert device.lights() == [(0, 255, 0)]
    device._hear("led", [65535 - 257 * 24, 65535, None])
    assert device.lights() == [(24, 0, 0)]


# --- figures ------------------------------------------------------------------------------------

PRESSES = [[70_000, 0, "turn"]] * 18 + [[110_000, 0, "value"], [130_000, 0, "again"]]
RESULT = {
    "first_screen": 390_000, "home": 64_000, "opens": 150_000, "has_level": True,
    "presses": [*PRESSES, *[[5_000, 1, "turn"]] * 3], "menu": 190_000, "scrolls": [61_000],
    "undo": 200_000, "replay": 30_000, "answers": 20, "used": 70_000, "used_last": 69_000,
    "block": 39_000,
}  # fmt: skip


def test_figures_stand_beside_their_budgets():
    found = figures.figures_of(RESULT)
    assert found["ok_median_ms"] == 70 and found["ok_95_percent_ms"] == 130
    assert found["replay_ms_an_answer"] == 1.5
    assert found["slowest_press_ms"] == 200, "an undo is a press too"
    lines, passed = figures.table(found, "macropad_rp2040")
    over = [line.split()[0] for line in lines if "over budget" in line]
    assert over == ["ok_95_percent_ms", "list_scrolls_median_ms", "largest_free_block"]
    assert passed == 3
    assert len(lines) == sum(map(len, figures.budgets("macropad_rp2040")))


def test_a_step_that_shows_another_page_of_its_list_is_a_scroll():
    presses = [*RESULT["presses"], *[[31_000, 2, "turn"]] * 5]
    found = figures.figures_of(RESULT | {"presses": presses})
    assert found["cursor_move_median_ms"] == 5 and found["list_scrolls_median_ms"] == 31


def test_the_pico_has_more_time_for_its_first_screen():
    assert figures.budgets("macropad_rp2040")[0]["first_screen_ms"] == 400
    assert figures.budgets("pico_ring")[0]["first_screen_ms"] == 500


def test_a_board_may_have_a_smallest_block_of_its_own():
    usual, own = (figures.budgets(board)[1] for board in ("macropad_rp2040", "pico_display"))
    assert own.keys() == usual.keys() and own["largest_free_block"] < usual["largest_free_block"]


def test_what_was_not_met_is_said_not_left_out():
    result = RESULT | {"scrolls": [], "undo": None}
    lines, _ = figures.table(figures.figures_of(result), "pico_ring")
    assert [line.split()[0] for line in lines if "not met" in line] == [
        "list_scrolls_median_ms",
        "undo_ms",
    ]


def test_the_slowest_presses_are_named():
    assert figures.slowest(RESULT) == (
        "  slowest: 130 ms OK at again, 110 ms OK at value, 70 ms OK at turn"
    )


# --- the test run -------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_test_run_without_an_image_says_in_one_line_that_it_was_not_run():
    outside = {
        name: value for name, value in os.environ.items() if not name.startswith("GIROUETTE_")
    }
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    result = subprocess.run(
        [*command, "tests/tools/test_emulate_chip.py"],
        cwd=ROOT, env=outside, capture_output=True, text=True, check=False,
    )  # fmt: skip
    said = [line for line in result.stdout.splitlines() if "not run" in line]
    assert len(said) == 1 and said[0].startswith("emulate: not run, for no image was given")
