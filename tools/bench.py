# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""One table and one JSON of figures, each of which anybody can have again.

Counts, not seconds: bytes of heap on a 32-bit MicroPython, bytes of compiled code, bytes on the
display's bus, bytes and erases of NVM, bytecodes of a replay. Only games a second is a time; no
test looks at it. Budgets stand in budgets.toml beside this file; a test fails when one is passed.
"""

import argparse
import importlib.util
import json
import random
import sys
import time
import tomllib
from pathlib import Path

from tools.build import board_names, drive_files
from tools.drive import ROOT, game_names
from tools.micropython.vm import VM_PORTS, lib_files, run_steps

sys.path.insert(0, str(ROOT / "lib"))

BUDGETS = Path(__file__).with_name("budgets.toml")
HEAP_PLACES = 4  # where along a game the heap is measured: so many parts less one, and its end
HEAP_SHIFTS = (0, 5008, 20016)
SAMPLE_GAMES = 12  # random games a figure is taken from; the seeds are fixed


# --- games to measure with --------------------------------------------------------------------


def sample(game, case, seed):
    """A random game played to its end: its session, and the log's length at each answer."""
    from tests.games.common import any_answer, checks_of, new_session

    rng = random.Random(seed)
    session = new_session(game, seed)
    session.start()
    lengths = [len(session.log)]
    while session.question is not None:
        answer = checks_of(game).answer(case, session.question, session.game, rng)
        session.answer(any_answer(session.question, rng) if answer is Ellipsis else answer)
        lengths.append(len(session.log))
    return session, lengths


def samples(game):
    from tests.games.common import checks_of

    cases = checks_of(game).CASES
    return [
        sample(game, cases[number % len(cases)], f"bench {number}")
        for number in range(SAMPLE_GAMES)
    ]


def longest(games):
    return max(games, key=lambda pair: len(pair[0].log))


# --- heap on the 32-bit VM --------------------------------------------------------------------

# binascii is a part of CircuitPython; in this VM it is Python code of 1.5 KB, which is not ours.
PORTS = """
import binascii, gc, sys
from vm_ports import Ports
ports = Ports({games!r}, [], bytearray(b"\\xff" * 4096), {language!r})
"""
SAVED = """
from girouette.store import Store
store = Store(ports.nvm, "rp2040")
store.begin({code}, {version})
store.append(bytes.fromhex({log!r}))
del store, Store
sys.modules.pop("girouette.store")
"""
# The page of the VM's own garbage collector: live bytes are what is left between two steps.
COLLECT = "gc.collect()"
TELL = "print(gc.mem_alloc())"
BOOT = "from girouette.shell import App\napp = App(ports)\n"
RESUME = 'app.press("OK", 0)'  # "Continue" is the first thing offered
# The numbers are in the heap before they are counted; only the ticks come between.
IDLE = """
def idle():
    before = gc.mem_alloc()
    for now in range(100, 200):
        app.tick(now)
    return (gc.mem_alloc() - before) // 100
app.tick(0)
print(idle())
"""
LOOK_ASIDE = 'app.hold(1000)\napp.press("BACK", 2000)'


def heap():
    """Live bytes in French and in English, and what a tick in which nothing happens allocates."""
    figures = heap_in("fr", HEAP_PLACES)
    figures["english"] = heap_in("en", 2)
    ports = PORTS.format(games=game_names(), language="fr")
    figures["idle_tick"] = int(run_steps([ports, BOOT, IDLE], vm_files())[-1])
    return figures


def heap_in(language, parts):
    """Live bytes at the menu, and in each game where it is fullest: the most of several places
    along the longest sample, its last question among them, after a look into the table menu."""
    ports = PORTS.format(games=game_names(), language=language)
    figures = {"menu": live_bytes(ports, BOOT), "games": {}}
    for game in game_names():
        session, lengths = longest(samples(game))
        facts = importlib.import_module(f"girouette.games.{game}")
        places = [len(lengths) * part // parts for part in range(1, parts)]
        figures["games"][game] = 0
        for length in [lengths[place] for place in places] + [lengths[-2]]:
            log = bytes(session.log[:length]).hex()
            saved = SAVED.format(code=facts.CODE, version=facts.RULES_VERSION, log=log)
            live = live_bytes(ports, saved, BOOT + RESUME, LOOK_ASIDE)
            figures["games"][game] = max(figures["games"][game], live)
    return figures


def live_bytes(before, *steps):
    """What the steps leave alive, over what `before` does.

    The collector takes every word for a pointer that looks like one, and in this VM addresses are
    small numbers, as the bytes of a journal are: now and then it holds on to what is long dropped.
    A board's addresses are nothing like it. So: the least of several layouts of the heap."""
    figures = []
    for shift in HEAP_SHIFTS:
        outputs = run_steps(
            [before + f"shift = bytes({shift})", COLLECT, TELL, *steps, COLLECT, TELL], vm_files()
        )
        figures.append(int(outputs[-1]) - int(outputs[2]))
    return min(figures)


def vm_files():
    return lib_files() | {"/lib/vm_ports.py": VM_PORTS.read_text(encoding="utf-8")}


# --- code, bus, NVM, replay -------------------------------------------------------------------


def modules():
    """Bytes of each compiled module of ours, the same on all boards."""
    files = drive_files(board_names()[0])
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
    from girouette.store import Store
    from host_sim.chips.nvm import NVM
    from tests.shell_ports import VirtualNvm

    figures = {name: {} for name in NVM_FIGURES}
    for game in game_names():
        board_nvm = VirtualNvm("rp2040")
        store = Store(board_nvm, "rp2040")
        chip = board_nvm.chip
        assert isinstance(chip, NVM)
        spent = answers = worst = within = 0
        for session, lengths in samples(game):
            erases = chip.erases
            store.begin(1, 1)
            begun = chip.erases
            before = chip.bytes_programmed
            for start, stop in zip([0, *lengths], lengths, strict=False):
                store.append(bytes(session.log[start:stop]))
            spent += chip.bytes_programmed - before
            answers += len(session.log)
            worst = max(worst, chip.erases - erases)
            within = max(within, chip.erases - begun)
            store.discard()
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
        games = samples(game)
        figures[game] = round(len(games) / (time.perf_counter() - start), 1)
    return figures


# --- the table --------------------------------------------------------------------------------


def measure():
    return {
        "heap": heap(),
        "mpy_bytes": mpy_bytes(),
        "modules": modules(),
        "bus": bus(),
        "lights": lights(),
        "nvm": nvm(),
        "replay": replay(),
        "games_per_second": games_per_second(),
    }


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
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    options = parser.parse_args(arguments)
    figures = measure()
    limits = budgets()
    for name, figure in flat(figures):
        limit = budget_of(name, limits)
        print(f"{name:46} {figure:>12,}" + (f"   of {limit:,}" if limit is not None else ""))
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    for name, figure, limit in passed_budgets(figures):
        print(f"over budget: {name} is {figure:,}, allowed {limit:,}", file=sys.stderr)
    return 1 if passed_budgets(figures) else 0


if __name__ == "__main__":
    sys.exit(main())
