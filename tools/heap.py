# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Live bytes of heap on a 32-bit MicroPython: the figures of `bench`, and where they go.

    python3 tools/dev.py bench --heap fire_tower

says how much is alive along a game, what each part gives back when it is dropped, and which names
the game brings: names are kept for good.
"""

import ast
import importlib

from tools.drive import game_names
from tools.micropython.vm import VM_PORTS, lib_files, run_steps
from tools.samples import longest, samples

HEAP_PLACES = 4  # where along a game the heap is measured: so many parts less one, and its end
HEAP_SHIFTS = (0, 3088, 5008, 7008, 20016, 30032)

# binascii is a part of CircuitPython; in this VM it is Python code of 1.5 KB, which is not ours.
PORTS = """
import binascii, gc, sys
from vm_ports import Ports
ports = Ports({games!r}, [], bytearray(b"\\xff" * 4096), {language!r})
"""
SAVED = """
from girouette import upkeep
from girouette.store import Store
store = Store(ports.nvm, "rp2040")
upkeep.begin(store, {code}, {version})
store.append(bytes.fromhex({log!r}))
del store, Store, upkeep
for name in list(sys.modules):
    if name.startswith("girouette"):
        del sys.modules[name]
"""
# As the loop does while nobody presses: parts are dropped, the follower comes up.
REST = "while app.rest():\n    pass\n"
# The page of the VM's own garbage collector: live bytes are what is left between two steps.
COLLECT = "gc.collect()"
TELL = "print(gc.mem_alloc())"
BOOT = "from girouette.shell import App\napp = App(ports)\n"
# "Continue" is the first thing offered; a long game comes after a page that says so.
RESUME = BOOT + 'app.press("OK", 0)\napp.tick(1)'
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
    figures = {"menu": live_bytes(ports, BOOT, REST), "games": {}}
    for game in game_names():
        session, lengths = longest(samples(game))
        places = [len(lengths) * part // parts for part in range(1, parts)]
        figures["games"][game] = 0
        for length in [lengths[place] for place in places] + [lengths[-2]]:
            live = live_bytes(ports, saved(game, session.log[:length]), RESUME, LOOK_ASIDE, REST)
            figures["games"][game] = max(figures["games"][game], live)
    return figures


def saved(game, log):
    """A step after which this game is in the NVM."""
    about = importlib.import_module(f"girouette.games.{game}")
    return SAVED.format(code=about.CODE, version=about.RULES_VERSION, log=bytes(log).hex())


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


# --- where it goes ----------------------------------------------------------------------------

NAMES = """
import micropython
micropython.qstr_info(1)
"""
LOADED = "print([name for name in sys.modules if name.startswith('girouette.')])"
# The question goes last of these: it may hold what the others do.
HELD = ("scene", "texts", "script", "play", "question")
DROP_MODULE = """
module = sys.modules.pop({name!r})
parent = sys.modules.get({parent!r})
if hasattr(parent, {child!r}):
    delattr(parent, {child!r})
del module, parent
"""


def profile(game):
    """The lines of a report."""
    ports = PORTS.format(games=game_names(), language="fr")
    session, lengths = longest(samples(game))
    yield f"{game}: live bytes along a game of {len(session.log)} answers"
    for part in (5, 25, 50, 75, 95):
        step = saved(game, session.log[: lengths[len(lengths) * part // 100]])
        yield f"{live_bytes(ports, step, RESUME, REST):8,}  at {part} % of it"
    start = [
        ports,
        COLLECT,
        TELL,
        saved(game, session.log[: lengths[-2]]),
        RESUME,
        REST,
        COLLECT,
        TELL,
    ]
    yield from parts(start)
    yield from names(ports, start)


def parts(start):
    yield "what each gives back when it is dropped, in this order; 0: a later one still holds it"
    loaded = ast.literal_eval(run_steps([*start, LOADED], vm_files())[-1])
    drops = [(f"app.{name}", f"app.{name} = None") for name in HELD]
    drops.append(("app", "app = App = None"))
    for name in sorted(loaded, key=lambda name: (-name.count("."), name)):
        parent, _, child = name.rpartition(".")
        drops.append((name, DROP_MODULE.format(name=name, parent=parent, child=child)))
    steps = [step for _, drop in drops for step in (drop, COLLECT, TELL)]
    outputs = run_steps(start + steps, vm_files())
    empty, before = int(outputs[2]), int(outputs[len(start) - 1])
    yield f"{before - empty:8,}  in all, before the last answer"
    for (name, _), told in zip(drops, outputs[len(start) + 2 :: 3], strict=True):
        yield f"{before - int(told):8,}  {name}"
        before = int(told)
    yield f"{before - empty:8,}  left: names, mostly"


def names(ports, start):
    at_menu = interned([ports, BOOT])
    in_game = interned(start)
    own = sorted(set(in_game) - set(at_menu))
    yield f"{len(in_game)} names, {len(own)} of them not yet at the menu:"
    yield " ".join(own)


def interned(steps):
    lines = run_steps([*steps, NAMES], vm_files())[-1].splitlines()
    return [line.strip()[2:-1] for line in lines if line.startswith("Q(")]
