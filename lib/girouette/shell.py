# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The shell: it shows questions as scenes, turns keys into answers, and runs menus and games.

Menus are scripts of questions like the games: the shell shows what the running script yields and
sends the answer back. Keys, in every place:

    key       list            number          square                     page
    PREV      one up          one less        row above, square before   page back
    NEXT      one down        one more        row below, square after    page on
    OK        take it         take it         take the row, then it      go on
    BACK      leave           leave           another row, then leave    leave
    direct n  take option n   type n          2 4 6 8: four ways, 5: OK  go on

A pad of four ways is PREV (up, left) and NEXT, and among squares these direct keys.

Where a question or the owner wants it (one_key_each.py), PREV and NEXT take the option that they go
to: then two or three options name their keys and there is no cursor. A long list that wants it is
asked by thirds, which have a key each.

A list of numbers is typed like a dial: key 5 takes "5", wherever it stands (direct_keys.py). OK
held for half a second is BACK. In a game that opens the table menu. What else a question may
want (keys as they are, a time limit, a dial that takes itself) stands at its class, questions.py.
"""

from girouette import parts
from girouette.questions import BACK
from girouette.scene import Scene
from girouette.store import Store
from girouette.texts import Texts

_REST_STEPS = 4  # of a game, walked in one turn of the loop while nobody presses


class Settings:
    """What the people chose; settings.py fills it. `language` is "" until they did, `brightness`
    0..3, `sound` 0..2, `rotation` quarter turns, `large` 1 for large text; `dim_after` and
    `blank_after` seconds, 0 never. `changes` grows when any of them may be another."""

    changes = 0


class App:
    """The whole device as the firmware sees it; see docs/contracts.md for the `ports` it gives.

    press(), hold() and tick() take `now`, a count of milliseconds that never wraps. `changes` grows
    with every change of `scene`; nothing is allocated in a tick that changes nothing. rest() does
    what can wait, when nobody waits.
    """

    def __init__(self, ports):
        self.ports = ports
        self.part = parts.core  # a part of the shell, loaded for its time
        self.store = Store(ports.nvm, ports.port)
        self.settings = Settings()
        self.scene = Scene()
        self.changes = 0
        self.play = None  # the running game, if one is
        self.in_game = False  # a question of the game stands, not one of a menu
        self.title = "Girouette"
        self.question = None
        self.cursor = 0  # its place in the question that stands
        self.typed = 0  # the digits that wait for another one
        self.deadline = 0  # when the question that stands answers itself
        self.clock = 0
        self.second = 0  # when the timer of the shown page counts next
        self.alarm = 0  # and when it is over
        self.shown = 0  # when the question that stands was put
        self.spent = 0  # how long it had stood before the table menu came between
        self.by_key = False  # its options have a key each: one_key_each.py
        self.thirds = None  # or their parts have: the same
        self.hint = ""
        self.cue = None
        self.direct = self.part("direct_keys") if ports.direct_keys else None
        self.untidy = 0  # there may be parts to forget and garbage to collect: 1 later, 2 now
        self.texts = Texts(self.part("settings").load(self), ports)
        self.script = self.main()
        self.send(None)

    def main(self):
        """The home menu and what is chosen there, in turn, for ever."""
        while True:
            self.title = "Girouette"
            self.in_game = False
            self.hint = ""
            package, resumed = yield from self.part("home_menu").script(self)
            try:
                self.play = self.part("play").Play(self, package)
                yield from self.play.script(resumed)
            except Exception as error:
                if not package.startswith("games"):
                    raise
                # The fault of a guest is a page.
                yield from self.part("guests").crashed(self, package, error)
            self.play = None
            # One game at a time: the next one needs the room.
            parts.forget(self.part("home_menu").all_of(package))

    # --- what the firmware calls ------------------------------------------------------------

    def press(self, key, now):
        self.clock = now
        question = self.question
        if question.raw:
            self.send(key)
        elif self.thirds and self.thirds.press(self, key):
            pass
        elif isinstance(key, int) and question.width:
            # Four ways around the fifth key.
            step = (0, -16, 0, -1, 0, 1, 0, 16)[key] if key < 8 else 0
            if step:
                places = question.places
                self.go(question.turn(self.cursor % places + places, step))
            elif key == 4:
                self.choose()
        elif isinstance(key, int):
            # The key of an option; a page goes on by any key, a dial is turned by so many.
            if question.is_page:
                self.choose()
            elif question.settle_ms:
                self.turn(key + 1)
            elif question.has_direct_keys and self.direct:
                self.direct.press(self, key + 1)
        elif key == "OK":
            self.choose()
        elif key == "BACK":
            place = question.inner(self.cursor, -1)
            if place is not None:
                self.go(place)
            elif question.may_leave:
                self.send(BACK)
        else:
            self.turn(-1 if key == "PREV" else 1)
            if self.by_key:
                self.choose()

    def hold(self, now):
        """In menus too it is BACK: a MacroPad has no key for that beside a list of twelve."""
        self.clock = now
        if self.question.raw:
            self.send("HOLD")
        else:
            self.press("BACK", now)

    def tick(self, now):
        self.clock = now
        if self.deadline and now >= self.deadline:
            if self.question.settle_ms or self.typed:
                self.choose()
            else:
                self.send(self.question.timeout_answer)
        elif self.second and now >= self.second:
            # The shown page's timer: seconds in the corner, an alarm at the end.
            left = (self.alarm - self.second) // 1000
            self.second = now + 1000 if left else 0
            self.alarm = now + left * 1000
            self.scene.corner = str(left) + " s"
            self.scene.cue = None if left else "alarm"
            self.changes += 1
        elif self.play and self.play.live((now - self.shown) // 1000):
            self.changes += 1
        store = self.store
        if store.pending:
            before = store.saved
            store.tick(now)
            if store.saved != before:
                self.scene.saved = store.saved
                self.changes += 1

    def rest(self):
        """The picture is out and no key waits: do a little of what can be done ahead. False when
        there is nothing left to do, and then nothing is allocated either."""
        if self.untidy > 1:
            self.untidy = 0
            if self.play:
                self.play.begin()
            play = self.play
            run = play and play.session.run
            parts.forget(parts.PARTS.split(), "girouette.")
            if not (run and run.game.phase == "setup"):
                parts.forget(parts.OF_A_SETUP.split(), "girouette.")
                if play:
                    parts.forget(play.about.PARTS, play.package + ".")
            if not play:
                # What packages say of themselves stays: the one that is chosen is wanted next.
                parts.forget(parts.OF_A_GAME.split(), "girouette.")
                for name in parts.OF_EVERY_GAME.split():
                    self.part(name)
            self.texts.rest()
            self.ports.collect_garbage()
            return True
        if self.play and self.play.session.rest(_REST_STEPS):
            # Walking through a game may load parts of it: they go when it is done.
            self.untidy = 1
            return True
        self.untidy *= 2
        if not self.untidy:
            self.texts.rest()
        return self.untidy > 0

    def crashed(self, code):
        """The crash screen: what to quote, and that nothing is lost."""
        self.play = None
        self.in_game = False
        scene = self.scene
        scene.clear()
        scene.title = "Girouette"
        scene.lines = [self.texts.get("crash.title"), code, self.texts.get("crash.way")]
        scene.cue = "error"
        self.changes += 1

    # --- answers ----------------------------------------------------------------------------

    def choose(self):
        place = self.question.inner(self.cursor, 1)
        if place is None:
            self.send(self.question.answer_at(self.cursor))
        else:
            self.go(place)

    def turn(self, step):
        question = self.question
        places = question.places
        place = self.cursor + step
        if self.typed:
            # Whoever turns on does not want what was typed.
            self.typed = self.deadline = 0
        if question.settle_ms:
            # It stops at its ends: a turn too far must not come out at the other one.
            self.deadline = self.clock + question.settle_ms
            place = max(0, min(place, places - 1))
        elif not question.is_page:
            place = question.turn(self.cursor, step)
        elif not 0 <= place < places:
            return
        self.go(place)

    def go(self, place):
        self.cursor = place
        self.point()
        self.scene.cue = None
        self.changes += 1

    def send(self, answer):
        self.deadline = self.second = self.typed = 0
        self.question = question = self.script.send(answer)
        self.untidy = 2
        # After the answer: Elapsed asks how long the question before it stood.
        self.shown = self.clock - self.spent
        self.spent = 0
        if question.timeout_ms:
            self.deadline = self.shown + question.timeout_ms
        if question.is_page and question.values.get("timer"):
            self.second = self.clock + 1000
            self.alarm = self.clock + question.values["timer"] * 1000
        self.cursor = question.first
        self.paint()

    # --- scenes -----------------------------------------------------------------------------

    def paint(self):
        """Fill the scene for the question that stands."""
        scene = self.scene
        scene.clear()
        scene.title = self.title
        scene.saved = self.store.saved
        scene.hint = self.hint
        scene.cue = self.cue
        self.cue = None
        question = self.question
        question.fill(scene, self.texts)
        if self.play:
            self.play.paint(scene, question)
        self.by_key = False
        self.thirds = None
        if self.direct:
            if question.has_direct_keys:
                self.direct.assign(scene, self.ports.direct_keys)
        elif question.in_thirds and self.settings.thirds:
            self.thirds = self.part("one_key_each").Thirds(self)
        elif (question.by_key or self.settings.by_key) and 1 < len(scene.options) < 4:
            self.by_key = True
            self.part("one_key_each").assign(scene, question)
        self.point()
        if self.by_key or self.thirds:
            scene.cursor = -1
        self.changes += 1

    def point(self):
        self.question.point(self.scene, self.texts, self.cursor)
        if self.play:
            self.play.point(self.scene, self.question, self.cursor)
