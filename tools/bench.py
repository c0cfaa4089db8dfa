# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""One table and one JSON of figures, each of which anybody can have again.

Counts, not seconds: bytes of heap on a 32-bit MicroPython, bytes of compiled code, bytes on the
display's bus, what a press waits for, presses of a turn, bytes and erases of NVM, bytecodes of a
replay, texts that a language lacks. Only games a second is a time; no test looks at it. Budgets
stand in budgets.toml beside this file; a test fails when one is passed.
"""

import argparse
import importlib.util
import json
import sys
import time
import tomllib
from pathlib import Path

from host_sim.languages import LANGUAGES, LIB, WHOLE_LANGUAGES
from tools import website
from tools.build import board_names, drive_files
from tools.drive import game_names
from tools.heap import heap, profile
from tools.press_cost import press_cost
from tools.presses import presses, report
from tools.samples import longest, samples

BUDGETS = Path(__file__).with_name("budgets.toml")


# --- code, bus, NVM, replay -------------------------------------------------------------------


def modules():
    """Bytes of each compiled module of ours, the same on all boards that have it."""
    files = {}
    for board in board_names():
        files |= drive_files(board)
    ours = ("lib/girouette/", "lib/girouette_device/")
    return {
        place.removeprefix("lib/"): len(data)
        for place, data in files.items()
        if place.startswith(ours) and place.endswith(".mpy")
    }


def mpy_bytes():
    return {
        board: sum(len(data) for data in drive_files(board).values()) for board in board_names()
    }


def bus():
    """Bytes on the SSD1306's I2C bus, ours and the two usual ways, for the same four lines.

    `..._changed` is how many bytes of the display's memory are then not what they were: eight dots,
    one above the other, are a byte. No way of drawing could send fewer."""
    from host_sim.device import Device

    figures = {}
    with Device("pico_ring", lang="fr") as device:
        device.power_on()

        def spent(key):
            before = memory(device)
            device.clear_stats()
            device.tap(key)
            device.advance(200)
            return device.stats["bus_bytes"], changed(before, memory(device))

        move = max(spent("NEXT"), spent("PREV"))
        figures["cursor_move"], figures["cursor_move_changed"] = move
        figures["new_question"], figures["new_question_changed"] = spent("OK")
        device.clear_stats()
        device.pull_plug()
        device.power_on()
        figures["full_screen"] = device.stats["bus_bytes"]
        figures["full_screen_changed"] = len(memory(device))
    figures["peer_simple_text_cursor_move"] = peer(PEER_SIMPLE_TEXT)
    figures["peer_relabel_cursor_move"] = peer(PEER_RELABEL)
    return figures


def dots():
    """Dots sent to each board's display for a press: a cursor move, a new question, and the most
    for a step through the list there, which may scroll. displayio draws each anew, 6 to 7 us on a
    board; where whole screens come back, this shows it."""
    from host_sim.device import Device

    figures = {}
    for board in board_names():
        with Device(board, lang="fr") as device:
            device.power_on()

            def spent(key, device=device):
                device.clear_stats()
                device.tap(key)
                device.advance(200)
                sent = device.stats["bus_data_bytes"]
                return sent // 2 if device.display.colour else sent * 8

            figures[board] = {
                "cursor_move": spent("NEXT"),
                "new_question": spent("OK"),
                "list_step": max([spent("NEXT") for _ in range(8)]),
            }
    return figures


def memory(device):
    """The display's memory, a byte for eight dots one above the other."""
    rows = device.picture()
    return [
        tuple(bool(rows[top + dot][column]) for dot in range(8))
        for top in range(0, len(rows), 8)
        for column in range(len(rows[0]))
    ]


def changed(before, after):
    return sum(one != other for one, other in zip(before, after, strict=True))


def lights():
    """How often the lights are sent to in a second in which nobody does anything, at the menu and
    in a game whose lights stand still."""
    from host_sim.device import Device

    with Device("pico_ring", lang="fr") as device:
        device.power_on()
        device.advance(5000)
        device.clear_stats()
        device.advance(10000)
        return {"idle_shows_per_second": device.stats["light_shows"] / 10}


PEER_HEAD = """
import time, board, busio, displayio, i2cdisplaybus, adafruit_displayio_ssd1306
displayio.release_displays()
bus = i2cdisplaybus.I2CDisplayBus(busio.I2C(board.GP5, board.GP4), device_address=0x3C)
display = adafruit_displayio_ssd1306.SSD1306(bus, width=128, height=64)
LINES = ["Tails on Fire", "Fire Tower", "Snow Time", "Sky Tango"]
cursor = 0
"""
PEER_SIMPLE_TEXT = (
    PEER_HEAD
    + """
from adafruit_simple_text_display import SimpleTextDisplay
text = SimpleTextDisplay(display=display)
def draw():
    for number, line in enumerate(LINES):
        text[number].text = (">" if number == cursor else " ") + line
    text.show()
"""
)
PEER_RELABEL = (
    PEER_HEAD
    + """
import terminalio
from adafruit_display_text import label
group = displayio.Group()
display.root_group = group
def draw():
    while len(group):
        group.pop()
    for number, line in enumerate(LINES):
        made = label.Label(terminalio.FONT, text=(">" if number == cursor else " ") + line)
        made.x, made.y = 0, 8 + 14 * number
        group.append(made)
"""
)
PEER_TAIL = """
draw()
time.sleep(1)
cursor = 1
draw()
time.sleep(1)
while True:
    time.sleep(1)
"""


def peer(source):
    """Bytes that another way of drawing sends for the same cursor move."""
    from host_sim.device import Device

    files = {"code.py": (source + PEER_TAIL).encode()}
    for name in ("adafruit_simple_text_display", "adafruit_display_text", "adafruit_ticks"):
        files |= library_files(name)
    with Device("pico_ring", files=files) as device:
        device.power_on(settle_ms=900)
        device.clear_stats()
        device.advance(1000)
        return device.stats["bus_bytes"]


def library_files(name):
    """An installed library as files of the drive."""
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise RuntimeError(f"{name} is not installed: run this through tools/dev.py")
    origin = Path(spec.origin)
    if origin.name != "__init__.py":
        return {f"lib/{origin.name}": origin.read_bytes()}
    return {f"lib/{name}/{path.name}": path.read_bytes() for path in origin.parent.glob("*.py")}


NVM_FIGURES = ("erases_per_game", "erases_within_game", "bytes_per_answer", "longest_journal")


def nvm():
    """Bytes of NVM for each answer, and erases, of whole games through the store."""
    from girouette import upkeep
    from girouette.store import Store
    from host_sim.chips.nvm import VirtualNvm

    figures = {name: {} for name in NVM_FIGURES}
    for game in game_names():
        board_nvm = VirtualNvm("rp2040")
        store = Store(board_nvm, "rp2040")
        chip = board_nvm.chip
        spent = answers = worst = within = 0
        for session, lengths in samples(game):
            erases = chip.erases
            upkeep.begin(store, 1, 1)
            begun = chip.erases
            before = chip.bytes_programmed
            for start, stop in zip([0, *lengths], lengths, strict=False):
                store.append(bytes(session.log[start:stop]))
            spent += chip.bytes_programmed - before
            answers += len(session.log)
            worst = max(worst, chip.erases - erases)
            within = max(within, chip.erases - begun)
            upkeep.discard(store)
        figures["erases_per_game"][game] = worst
        figures["erases_within_game"][game] = within
        figures["bytes_per_answer"][game] = round(spent / answers, 2)
        figures["longest_journal"][game] = len(longest(samples(game))[0].log)
    return figures


def replay():
    """Bytecodes of CPython for a replay: in all, and for each answer of the longest sample."""
    figures = {}
    for game in game_names():
        session, _ = longest(samples(game))
        count = count_bytecodes(session)
        figures[game] = {"longest": count, "per_answer": count // len(session.log)}
    return figures


def count_bytecodes(session):
    from girouette.session import Session

    count = 0

    def trace(frame, event, argument):
        nonlocal count
        frame.f_trace_opcodes = True
        count += event == "opcode"
        return trace

    fresh = Session(session.game_class)
    before = sys.gettrace()
    sys.settrace(trace)
    try:
        fresh.restore(bytes(session.log))
    finally:
        sys.settrace(before)
    return count


def games_per_second():
    figures = {}
    for game in game_names():
        start = time.perf_counter()
        games = samples.__wrapped__(game)  # played now, not remembered
        figures[game] = round(len(games) / (time.perf_counter() - start), 1)
    return figures


# --- what a language lacks --------------------------------------------------------------------


def texts():
    return {"missing": {one: len(missing_texts(one)) for one in part_languages()}}


def part_languages():
    """Those that are lent what they lack."""
    return [language for language in LANGUAGES if language not in WHOLE_LANGUAGES]


def missing_texts(language):
    """Texts that wait for their translation, of the tables that a language has begun; a table that
    is lent as a whole is another matter."""
    found = []
    for table in sorted(LIB.rglob("*_en.txt")):
        begun = table.with_name(table.name.replace("_en.txt", f"_{language}.txt"))
        if begun.exists():
            told = text_keys(begun)
            where = begun.relative_to(LIB).as_posix()
            found += [f"{where} {key}" for key in text_keys(table) if key not in told]
    return found


def text_keys(table):
    """Keys of a table of texts, without those of its language's own grammar."""
    lines = table.read_text(encoding="utf-8").splitlines()
    return [line.split(" ")[0] for line in lines if not line.startswith(("#", "l."))]


# --- the table --------------------------------------------------------------------------------


def site():
    """All files of the browser's site."""
    return {"bytes": sum(map(len, website.site_files().values()))}


PARTS = {
    "heap": heap,
    "mpy_bytes": mpy_bytes,
    "modules": modules,
    "bus": bus,
    "dots": dots,
    "press": press_cost,
    "presses": presses,
    "lights": lights,
    "nvm": nvm,
    "replay": replay,
    "games_per_second": games_per_second,
    "texts": texts,
    "site": site,
}


def measure(tell=lambda part: None, only=None):
    """All figures, or those of one part; `tell` hears of each part when it begins."""
    figures = {}
    for name, part in PARTS.items():
        if only in (None, name):
            tell(name)
            figures[name] = part()
    return figures


def say(part):
    """What is being measured, beside the table: it takes its time."""
    print(f"bench: {part}", file=sys.stderr, flush=True)


def flat(figures, prefix=""):
    """The figures as (dotted name, number)."""
    for name, value in figures.items():
        if isinstance(value, dict):
            yield from flat(value, prefix + name + ".")
        else:
            yield prefix + name, value


def budgets():
    """(dotted name with * for any, most allowed)."""
    return list(flat(tomllib.loads(BUDGETS.read_text(encoding="utf-8"))))


def budget_of(name, limits):
    from fnmatch import fnmatch

    return next((limit for pattern, limit in limits if fnmatch(name, pattern)), None)


def passed_budgets(figures):
    """[(name, figure, budget)] of those that are too large."""
    limits = budgets()
    found = []
    for name, figure in flat(figures):
        limit = budget_of(name, limits)
        if limit is not None and figure > limit:
            found.append((name, figure, limit))
    return found


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="dev.py bench", description="Measure, and print a table.")
    parser.add_argument("part", nargs="?", choices=list(PARTS), help="only this part of them")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    parser.add_argument(
        "--heap", choices=game_names(), metavar="GAME", help="only say where a game's heap goes"
    )
    options = parser.parse_args(arguments)
    if options.heap:
        print("\n".join(profile(options.heap)))
        return 0
    figures = measure(say, options.part)
    limits = budgets()
    for name, figure in flat(figures):
        limit = budget_of(name, limits)
        print(f"{name:46} {figure:>12,}" + (f"   of {limit:,}" if limit is not None else ""))
    if options.part == "presses":
        print("\n".join(report()))
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    for name, figure, limit in passed_budgets(figures):
        print(f"over budget: {name} is {figure:,}, allowed {limit:,}", file=sys.stderr)
    return 1 if passed_budgets(figures) else 0


if __name__ == "__main__":
    sys.exit(main())
