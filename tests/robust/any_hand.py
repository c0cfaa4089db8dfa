# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A hand on the keys of a whole device: anything at any time, with an inclination to play.

It is asked between two turns of the firmware's loop and answers with key events as the keypad
queues them, turns of the wheel, and time. What it does is blind about a quarter of the time: any
key of the board, several at once, held, hammered until the queue runs over. For the rest it looks
at the question that stands, so that games go on and end. It pulls the plug between two turns or in
the midst of a write, reloads the code, and looks after each of them whether the game came back.
"""

import random
from collections import Counter, deque
from importlib import import_module

from girouette.describe import describe
from girouette.session import Session
from girouette.store import Store
from host_sim.machine import PowerCut, Restart
from tests.robust.whole_device import firmware_device
from tests.shell_ports import HostPorts

# Milliseconds between two presses: people hammer, play and think.
PACES = (15, 40, 40, 90, 150, 200, 200, 350, 800, 2600)
# Long enough to dim and to blank at any setting but "never", and to write what waits.
RESTS = (4_000, 65_000, 130_000, 200_000, 400_000, 1_300_000)
# What somebody in a hurry presses without waiting for the screen.
AHEAD = (
    (),
    ("OK",),
    ("NEXT", "OK", "OK"),
    ("OK", "OK", "NEXT", "NEXT"),
    ("NEXT", "NEXT", "NEXT", "OK", "PREV", "OK"),
    ("OK", "PREV", "PREV", "OK", "NEXT", "NEXT", "OK"),
    ("NEXT",) * 5 + ("PREV",) * 2,
)
PLANS_IN_A_MOOD = 150
BOLDNESS = {"hasty": 0.15, "steady": 0.15, "wild": 0.7}
TURNS_TO_A_TORN_WRITE = 400
# Steps of this size round a circle come to every part of it as often as its size says.
GOLDEN_STEP = 0.618034
LOOKS = 10
# Leaving the table menu without having chosen, and what is chosen in it seldom: a game that is
# undone or ended all the time never comes to its end, and the list of facts takes long to paint.
RARE = {"undo": 0.06, "end": 0.05, "facts": 0.1, "export": 0.2}
RARE |= {"reset": 0.1, "all": 0.3, "known": 0}


class Failed(BaseException):
    """The firmware met an exception. Not an Exception: no handler of the firmware may take it."""


def is_over(running):
    """Whether a game as it stands in NVM has no question left."""
    code, _, log = running
    for group in ("games", "tools"):
        for name in getattr(HostPorts(), group):
            package = f"girouette.{group}.{name}"
            if code == import_module(package).CODE:
                game_class = import_module(package + ".game").Game
                session = Session(game_class, None, None, lambda question, outcome: None)
                session.restore(log)
                return session.run.question is None
    return False


def scanners_of(keys):
    """For each key its scanner and its number there: keys of both levels have two scanners."""
    pad = keys._keys
    parts = getattr(pad, "_parts", None)
    if parts is None:
        return [(pad, number) for number in range(pad.key_count)]
    return [
        (part[0], part[2].index(key))
        for key in range(sum(len(part[2]) for part in parts))
        for part in parts
        if key in part[2]
    ]


class AnyHand:
    """`run(presses)` is a whole part of a test; the counts are its attributes."""

    most_between_cuts = 4000  # presses
    torn_share = 0.45  # of the cuts are in the midst of a write
    reload_share = 0.15

    def __init__(self, device, seed):
        self.device = device
        self.rng = random.Random(seed)
        self.names = device.board["KEY_NAMES"]
        self.wheel = device.board["WHEEL"] is not None
        self.spare = device.board["SPARE_KEY_BACK"]
        self.long_back = device.board["LONG_PRESS_BACK"]
        self.presses = self.turns = self.drawn = self.answers = self.dark = 0
        self.interruptions = 0
        self.cuts = self.torn = self.reloads = self.rests = self.overflows = self.came_back = 0
        self.entered = Counter()
        self.finished = Counter()
        self.menus = Counter()
        self.after_torn = Counter()  # what was there of a game after a write of it was torn
        self.mood = "steady"
        self.waiting = ""  # the title of the game that can be continued
        self.plans_left = 0
        self.expects = None  # what has to be there after the power came back
        self.armed = 0  # turns that are left for a write to be torn in
        self.cuts_allowed = True
        self._goal = 0
        self._next_cut = 0
        self._look = None
        self._begin()

    def _begin(self):
        """The power comes on: nothing of the last run is known."""
        self.app = None
        self.steps = deque()
        self.held = set()

    # --- the run ----------------------------------------------------------------------------

    def run(self, presses):
        """Press so many keys, over as many power-ons as the hand likes."""
        self._goal = self.presses + presses
        self._choose_next_cut()
        while self.presses < self._goal:
            self._begin()
            try:
                self.device.run(self)
            except Failed as failure:
                raise AssertionError(f"after {self.presses} presses:\n{failure}") from None
            self.cuts += 1

    def stay_on(self, presses, look):
        """Press so many keys in one power-on, with `look(hand)` at the home menu ten times."""
        self.cuts_allowed = False
        self._look = look
        self._looks = 0
        self._look_every = presses // LOOKS
        self._next_look = self.presses + self._look_every
        # Going home takes some presses more: the last look is the end.
        self.run(2 * presses)
        self.cuts_allowed = True
        self._look = None

    def _choose_next_cut(self):
        self._next_cut = self.presses + self.rng.randrange(self.most_between_cuts)

    # --- between two turns of the loop ------------------------------------------------------

    def between_turns(self, asked_us):
        self.turns += 1
        if self.device.wiring.console:
            self._read_console()
        if self.app is None:
            self._meet()
        app = self.app
        if app.question is not self.question:
            self._new_question(app)
        if app.changes != self.changes:
            self.changes = app.changes
            self.drawn += 1
        if self.armed:
            self._await_the_cut()
        if not self.steps:
            if self.presses >= self._goal or (self._next_cut <= self.presses and not self.armed):
                self._interrupt()
            self._plan()
        pause, events = self.steps.popleft()
        machine = self.device.machine
        machine.now_us += max(asked_us, 1000 * pause)
        for key, down in events:
            if key < 0:
                self.device.wiring.turn_wheel(down)
                self.presses += 1
            else:
                self._move_key(machine, key, down)

    def _move_key(self, machine, key, down):
        """As the keypad's scan would see it: only changes are events."""
        scanner, number = self.scanners[key]
        scanner._count(number, down, machine.ticks_ms())
        if down:
            self.presses += 1
            self.held.add(key)
        else:
            self.held.discard(key)

    def _read_console(self):
        text = "".join(self.device.wiring.console)
        self.device.wiring.console.clear()
        if "Traceback" in text:
            raise Failed(text)
        for line in text.split("\n"):
            if line.startswith("game="):
                self.entered[line[5:].split(" ")[0]] += 1

    def _meet(self):
        """The first turn after power-on or a reload."""
        self.app = app = self.device.main.app
        self.firmware = firmware_device()
        self.scanners = scanners_of(self.firmware.keys)
        self.question = None
        self.changes = -1
        self.in_game = False
        self.results = app.store.tables.results
        self._turned = -1
        if self.expects:
            self.expects(app)
            self.expects = None

    def _new_question(self, app):
        if self.in_game:
            self.answers += 1
        self.question = question = app.question
        self.in_game = app.in_game
        if not app.in_game:
            self.menus[question.key or question.kind] += 1
        results = app.store.tables.results
        if results is not self.results:
            # Erasing everything makes a new list too, an empty one.
            if results:
                self.finished[results[-1][0]] += 1
            self.results = results

    # --- power ------------------------------------------------------------------------------

    def _interrupt(self):
        """The plug is pulled, or will be in one of the next writes, or the code is reloaded."""
        if self.presses >= self._goal:
            raise PowerCut
        if not self.cuts_allowed:
            self._choose_next_cut()
            return
        # Not left to chance: a test that counts reloads must not hang on how few there may be.
        self.interruptions += 1
        kind = self.interruptions * GOLDEN_STEP % 1
        self._choose_next_cut()
        if kind < self.torn_share:
            self.armed = TURNS_TO_A_TORN_WRITE
            # As a restart at this moment would find it, without what waits to be written.
            self._written = Store(bytearray(self.device.nvm.data), self.app.ports.port).running
            self._arm()
            return
        self._expect_what_is_saved()
        self._begin()
        if kind < self.torn_share + self.reload_share:
            self.reloads += 1
            raise Restart("AUTO_RELOAD")
        raise PowerCut

    def _expect_what_is_saved(self):
        """Between two writes nothing is lost but what the screen says is not yet written."""
        store = self.app.store
        before, waits = store.running, store.saved

        def check(app):
            after = app.store.running
            reloaded = self.device.machine.run_reason == "AUTO_RELOAD"
            if reloaded and before and not after and is_over(before):
                # Its end was being written at some cut before; a reload goes on with it at once.
                pass
            elif not waits:
                assert after == before, (before, after)
            elif after and before and after[:2] == before[:2]:
                assert before[2].startswith(after[2]) or after[2].startswith(before[2])
            self._check_offered(app)

        self.expects = check

    def _check_offered(self, app):
        """A game that is in NVM is offered first, or is on again at once after a reload."""
        if app.store.running:
            self.came_back += 1
            question = app.question
            assert (
                app.in_game
                or self.device.machine.run_reason == "AUTO_RELOAD"
                or question.key == "language"
                or (question.key == "home" and question.options[0] == "continue")
            ), describe(app.scene)

    def _arm(self):
        chip = self.device.nvm
        if chip.programs_blank:
            chip.cut_power_after(self.rng.randrange(12))
        elif self.rng.random() < 0.3:
            chip.cut_power_in_erase()
        else:
            chip.cut_power_after(self.rng.randrange(chip.block))

    def _await_the_cut(self):
        """Each turn may be the one whose write is torn: what was there before it?"""
        self.armed -= 1
        chip, app_before = self.device.nvm, self.app
        store, play = app_before.store, app_before.play
        if not self.armed:
            chip.cut_power_after(None)
            chip._cut_in_erase = False
            self.expects = None
            return
        before = store.running
        if not store.saved:
            self._written = before
        written = self._written
        erases = chip.erases

        def check(app):
            self.armed = 0
            self.torn += 1
            # In one turn a game may be thrown away and another one begun.
            if before and store.open_game and app_before.play is play:
                safe = chip.programs_blank and chip.erases == erases
                self.after_torn[self._judge(app.store, before, written, safe)] += 1
            self._check_offered(app)

        self.expects = check

    def _judge(self, store, before, written, safe):
        """A write of a game was torn; `safe` if it needed no erase. docs/nvm.md says what may be
        lost."""
        after = store.running
        if after and after[:2] == before[:2] and after[2].startswith(before[2]):
            return "all but that press"
        assert not safe, (before, after)
        if after and after == written:
            return "what was written before"
        # All may be gone, and what is left of it is never passed off as whole: it may even be an
        # earlier game from the same page.
        if after:
            assert store.damaged, (before, after)
            return "damaged"
        return "foreign" if store.state == "foreign" else "nothing"

    # --- what to press ----------------------------------------------------------------------

    def _plan(self):
        """Fill `steps`: (milliseconds, events) for each turn; an event is (key, down), and key -1
        is the wheel."""
        rng = self.rng
        if not self.plans_left:
            self.plans_left = PLANS_IN_A_MOOD
            self.mood = rng.choice(("hasty", "hasty", "hasty", "steady", "wild"))
        self.plans_left -= 1
        chance = rng.random()
        if self.firmware.state == self.device.main._DARK:
            self.dark += 1
        if self._look and self.presses >= self._next_look:
            self._go_home()
        elif chance < 0.002:
            self._rest()
        elif not self.armed and rng.random() < self._boldness():
            self._press_blindly()
        else:
            self._play()
        if not self.steps:
            self.steps.append((rng.choice(PACES), ()))

    def _boldness(self):
        """How likely it presses without looking. The table menu begins at "undo", which plays the
        whole game over again: looking there saves much time."""
        return BOLDNESS[self.mood] * (0.1 if self.app.question.key == "menu" else 1)

    def _rest(self):
        self.rests += 1
        pause = self.rng.choice(RESTS)
        for _ in range(3):
            self.steps.append((pause // 3, ()))
        for key in self.held:
            self.steps.append((30, ((key, False),)))

    def _press_blindly(self):
        rng = self.rng
        pace = rng.choice(PACES)
        kind = rng.random()
        if kind < 0.1 and self.wheel:
            self.steps.append((pace, [(-1, rng.choice((-4, 4, 4)))] * rng.randrange(1, 9)))
        elif kind < 0.6:
            self._tap(rng.randrange(len(self.names)), pace)
        elif kind < 0.7:
            keys = rng.sample(range(len(self.names)), rng.choice((2, 2, 3)))
            self.steps.append((pace, [(key, True) for key in keys]))
            rng.shuffle(keys)
            self.steps.append((rng.choice((30, 200, 700)), [(key, False) for key in keys]))
        elif kind < 0.8:
            key = rng.randrange(len(self.names))
            self.steps.append((pace, ((key, True),)))
            for _ in range(rng.randrange(1, 6)):
                self.steps.append((rng.choice((120, 200, 420)), ()))
            self.steps.append((20, ((key, False),)))
        else:
            # While the loop is busy people hammer on; a queue that runs over is rare.
            count = 40 if rng.random() < 0.01 else rng.randrange(2, 12)
            self.overflows += count == 40
            events = []
            for _ in range(count):
                key = rng.randrange(len(self.names))
                events += [(key, True), (key, False)]
            self.steps.append((pace, events))

    def _play(self):
        """Answer the question that stands, by whatever way the board has."""
        rng, question = self.rng, self.app.question
        kind = question.kind
        key = question.key
        if kind == "tell":
            if question.raw and rng.random() < 0.5:
                self._press_blindly()
            elif question.raw:
                # Twice in a row leaves the test of the keys.
                self._slowly("BACK", 90)
                self._slowly("BACK", 90)
            else:
                self._act(0, rng.choice(("OK", "OK", "OK", "NEXT")))
        elif kind == "choose":
            options = question.options
            if not self.app.in_game and key != "home" and rng.random() < self._wish_to_leave(key):
                self._act(0, "BACK")
                return
            place = rng.randrange(len(options))
            if options[place] in RARE and rng.random() > RARE[options[place]]:
                place = rng.randrange(len(options))
            if key == "home":
                self.waiting = question.values["game"]
                if options[0] == "continue" and rng.random() < 0.55:
                    place = 0
            elif key == "pick_games" and self.waiting and rng.random() < 0.4:
                # The game that waits, from the list: it is asked whether to go on.
                waits = [at for at, title in enumerate(options) if title.startswith(self.waiting)]
                place = waits[0] if waits else place
            self._choose(place, len(options))
        else:
            self._act(rng.choice((0, 0, 0, 1, 1, 2, -1, -1, -2, 5)), "OK")

    def _wish_to_leave(self, key):
        if key == "menu":
            return 0.6
        if key == "known":
            return 0.8
        if key in ("letter", "settings", "facts", "names"):
            return 0.3
        return 0.05

    def _choose(self, place, count):
        app = self.app
        if app.thirds:
            # A long list: the part that has it, and the next time a part of that.
            parts = app.thirds.parts()
            (part,) = [at for at, among in enumerate(parts) if place in among] or [0]
            self._act(0, ("PREV", "OK", "NEXT")[part])
            return
        key = app.scene.keys[place] if app.scene.keys else 0
        if key and self.rng.random() < 0.5:
            self._tap(self._number(f"K{key}"), self.rng.choice(PACES))
            return
        away = (place - app.cursor) % count
        if away > count // 2:
            away -= count
        if self.mood == "hasty" and count < 8:
            # Once more round the list.
            away += self.rng.choice((0, count, -count))
        self._act(away, "OK")

    def _act(self, moves, last):
        """Move so many options on (or back), then press OK, NEXT or BACK."""
        pace = self.rng.choice(PACES)
        step = "NEXT" if moves > 0 else "PREV"
        if self.mood == "hasty" and not self.armed and not self._slow(last):
            # All of it within one turn of the loop, and perhaps ahead of what the screen shows.
            events = []
            for name in (step,) * abs(moves):
                events += self._events(name)
            if self.wheel and events:
                # Of what came in one turn the firmware takes keys before the wheel.
                self.steps.append((pace, events))
                events = []
            for name in (last,) + self.rng.choice(AHEAD):
                events += self._events(name)
            self.steps.append((pace, events))
            return
        for _ in range(abs(moves)):
            self._slowly(step, pace)
        self._slowly(last, pace)

    def _slow(self, name):
        """Not to be had in one turn: BACK by a held key."""
        return name == "BACK" and self._long_key() is not None

    def _long_key(self):
        """The key that is held for BACK now, or None where a press will do. The MacroPad's spare
        key has an option of its own in a long list."""
        if self._number("BACK") is not None:
            return None
        if self.long_back:
            return self._number(self.long_back)
        return self._number("OK") if self.firmware.keys.direct in self.app.scene.keys else None

    def _events(self, name):
        if self.wheel and name in ("PREV", "NEXT"):
            return [(-1, 4 if name == "NEXT" else -4)]
        key = self._number(name)
        if key is None:
            # The MacroPad's spare key means BACK while there is no such option.
            key = self._number(self.spare)
        return [(key, True), (key, False)]

    def _slowly(self, name, pace):
        if self._slow(name):
            self._hold(self._long_key(), pace)
            return
        events = self._events(name)
        if len(events) == 2 and self.rng.random() < 0.5:
            self.steps.append((pace, events[:1]))
            self.steps.append((30, events[1:]))
        else:
            self.steps.append((pace, events))

    def _tap(self, key, pace):
        if self.mood == "hasty" or self.rng.random() < 0.5:
            self.steps.append((pace, ((key, True), (key, False))))
        else:
            self.steps.append((pace, ((key, True),)))
            self.steps.append((30, ((key, False),)))

    def _number(self, name):
        """A key of that meaning, as the device lies now; None where the board has none."""
        keys = self.firmware.keys
        if keys.turned != self._turned:
            self._turned = keys.turned
            self._numbers = {}
            for number in range(len(self.names)):
                self._numbers.setdefault(keys._name(number), []).append(number)
        numbers = self._numbers.get(name)
        return self.rng.choice(numbers) if numbers else None

    def _go_home(self):
        """By the keys, from wherever this is; a running game is paused. There, look."""
        app = self.app
        question = app.question
        if question.key == "home" and not self.held:
            self._look(self)
            self._next_look += self._look_every
            self._looks += 1
            if self._looks == LOOKS:
                self._goal = self.presses
        elif question.key == "menu":
            self._choose(question.options.index("pause"), len(question.options))
        elif question.key == "language":
            self._act(0, "OK")
        else:
            self._slowly("BACK", 200)
        for key in self.held:
            self.steps.append((30, ((key, False),)))

    def _hold(self, key, pace):
        self.steps.append((pace, ((key, True),)))
        self.steps.append((520, ()))
        self.steps.append((20, ((key, False),)))
