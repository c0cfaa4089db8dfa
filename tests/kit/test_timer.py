# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The timer against a plain model, on a clock that the tests move: pauses, menus, power cuts."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from girouette.session import Session
from girouette.tools.timer.game import CHECKPOINT_MS, Game
from tests.effort import examples
from tests.hand import Hand

SEATS = ("red", "blue", "black")

# What people do, and for how many tenths of a second they let the clock run before.
actions = st.lists(
    st.tuples(st.integers(0, 700), st.sampled_from(["next", "pause", "menu", "cut", "nothing"])),
    max_size=12,
)


def timer(mode, per_turn, minutes, now=0):
    hand = Hand()
    hand.start(now)
    hand.open_tool("timer").dial(len(SEATS))
    for option in (
        *SEATS,
        mode,
        *([per_turn] if per_turn else []),
        *([minutes] if minutes else []),
    ):
        hand.take(str(option))
    return hand.take("go")


def kept(hand):
    """The timer as the NVM has it: what a power cut would leave."""
    log = hand.app.store.running[2]
    return Session(Game).restore(log).run.game


class Model:
    """Whole seconds of each question, from when it was put; cut off at checkpoints."""

    def __init__(self):
        self.turns = []  # (seat, seconds) of finished turns
        self.parts = []  # seconds of the running turn that are journaled
        self.seat = 0
        self.stands = 0  # milliseconds since the question was put

    def run(self, milliseconds):
        self.stands += milliseconds
        while self.stands >= CHECKPOINT_MS:
            self.stands -= CHECKPOINT_MS
            self.parts.append(CHECKPOINT_MS // 1000)

    def count(self):
        self.parts.append(self.stands // 1000)
        self.stands = 0

    def end_turn(self):
        self.count()
        self.turns.append((self.seat, sum(self.parts)))
        self.parts = []
        self.seat = (self.seat + 1) % len(SEATS)

    def used(self):
        used = [0] * len(SEATS)
        for seat, seconds in self.turns:
            used[seat] += seconds
        used[self.seat] += sum(self.parts)
        return used

    def drawn(self, per_turn):
        """Seconds beyond the turns' own time."""
        drawn = [0] * len(SEATS)
        for seat, seconds in [*self.turns, (self.seat, sum(self.parts))]:
            drawn[seat] += max(0, seconds - per_turn)
        return drawn


@settings(max_examples=examples(40), deadline=None)
@given(
    st.sampled_from([("sand", 30, 0), ("sand", 240, 0), ("chess", 0, 1), ("both", 20, 2)]),
    actions,
    st.sampled_from([0, 2**29 - 20000, 2**30 - 20000, 2**31 - 20000]),
)
@example(("chess", 0, 1), [(299, "nothing"), (1, "nothing"), (1, "cut"), (300, "next")], 0)
# As a float, 32.3 s fall short of 32,300 ms.
@example(("sand", 30, 0), [(323, "nothing"), (7, "next")], 0)
@example(("sand", 30, 0), [(50, "menu"), (49, "menu"), (1, "next"), (0, "cut")], 2**29 - 3000)
def test_every_second_counts_once(kind, story, start):
    mode, per_turn, minutes = kind
    hand = timer(mode, per_turn, minutes, start)
    model = Model()
    for tenths, action in story:
        hand.wait(tenths / 10)
        model.run(tenths * 100)
        if action == "next":
            hand.take("next")
            model.end_turn()
        elif action == "pause":
            hand.take("pause")
            hand.wait(45)
            hand.take("go")
            model.count()
        elif action == "menu":
            hand.hold().wait(45).press("BACK")
        elif action == "cut":
            hand.start(hand.now).take("continue")
            model.stands = 0
        game = kept(hand)
        assert game.used == model.used() and game.active == model.seat
        assert game.drawn == model.drawn(per_turn)
        shown = hand.app.scene.picture[2]
        assert shown == clock(game.left(model.stands // 1000)[0])


def clock(seconds):
    sign = "-" if seconds < 0 else ""
    return f"{sign}{abs(seconds) // 60}:{abs(seconds) % 60:02}"


@settings(max_examples=examples(30), deadline=None)
@given(st.integers(1, 2500))
def test_a_power_cut_costs_less_than_a_checkpoint(tenths):
    hand = timer("chess", 0, 5)
    hand.wait(tenths / 10)
    counted = sum(kept(hand).used)
    assert 0 <= tenths * 100 - counted * 1000 < CHECKPOINT_MS + 100
    hand.start().take("continue")
    hand.wait(7).take("next")
    assert kept(hand).used[0] == counted + 7


def test_nothing_changes_within_a_second():
    hand = timer("sand", 60, 0)
    hand.wait(0.5)
    before = hand.app.changes
    hand.wait(0.4)
    assert hand.app.changes == before
    hand.wait(0.2)
    assert hand.app.changes == before + 1


def test_sounds_are_heard_once_and_in_order():
    hand = timer("sand", 60, 0)
    heard = []
    changes = hand.app.changes
    for _ in range(700):
        hand.wait(0.1)
        if hand.app.changes != changes:
            changes = hand.app.changes
            if hand.app.scene.cue:
                heard.append((hand.app.scene.picture[1], hand.app.scene.cue))
    assert heard == [("20", "ok"), ("10", "score"), ("0", "alarm")]


def test_a_late_loop_misses_no_sound():
    hand = timer("sand", 60, 0)
    hand.app.tick(hand.now + 29000)
    hand.app.tick(hand.now + 30000)  # the checkpoint
    hand.app.tick(hand.now + 30000 + 25000)
    assert hand.app.scene.cue == "score" and hand.app.scene.picture[1] == "5"


def test_the_lights_are_those_of_whose_time_it_is():
    hand = timer("chess", 0, 1)
    for _ in range(2):
        whose = hand.app.scene.who
        seen = []
        for _ in range(65):
            light = hand.app.scene.lights[0]
            if (light[0], light[-1]) not in seen:
                seen.append((light[0], light[-1]))
            hand.wait(1)
        assert seen == [("bar", whose), ("pulse", whose)]
        hand.take("next")
        assert hand.app.scene.who != whose


def test_undo_gives_the_time_back():
    hand = timer("chess", 0, 1)
    hand.wait(12)
    hand.take("next")
    hand.wait(5).hold()
    hand.take("undo")
    game = kept(hand)
    assert game.used == [0, 0, 0] and game.active == 0
