# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The shell: it shows questions as scenes, turns keys into answers, and runs menus and games.

Menus are scripts of questions like the games: the shell shows what the running script yields and
sends the answer back. Keys, in every place:

    key       list            number          square             page
    PREV      one up          one less        square before      page back
    NEXT      one down        one more        square after       page on
    OK        take it         take it         take it            go on
    BACK      leave           leave           leave              leave
    direct n  take option n   take lo + n     -                  go on

OK held for half a second is BACK. In a game that opens the table menu. What else a question may
want (keys as they are, a time limit, a dial that takes itself) stands at its class, questions.py.
"""

from girouette import parts
from girouette.play import Play
from girouette.questions import BACK
from girouette.scene import COLOURS, Scene
from girouette.settings import LANGUAGES, Settings
from girouette.store import Store
from girouette.texts import Texts

# A held key repeats every 200 ms: people press more slowly and turn a wheel faster.
_HELD_FROM_MS = 150
_HELD_TO_MS = 250
_REST_STEPS = 4  # of a game, walked in one turn of the loop while nobody presses


class App:
    """The whole device as the firmware sees it; see docs/contracts.md for the `ports` it gives.

    press(), hold() and tick() take `now`, a count of milliseconds that never wraps. `changes` grows
    with every change of `scene`; nothing is allocated in a tick that changes nothing. rest() does
    what can wait, when nobody waits.
    """

    def __init__(self, ports):
        self.ports = ports
        self.store = Store(ports.nvm, ports.port)
        self.settings = Settings(self.store, ports)
        self.scene = Scene()
        self.changes = 0
        self.play = None  # the running game, if one is
        self.in_game = False  # a question of the game stands, not one of a menu
        self.title = "Girouette"
        self.cursor = 0  # its place in the question that stands
        self.deadline = 0  # when the question that stands answers itself
        self.clock = 0
        self.second = 0  # when the timer of the shown page counts next
        self.shown = 0  # when the question that stands was put
        self.spent = 0  # how long it had stood before the table menu came between
        self.pace = 0  # moves in a row as quick as a held key repeats
        self.moved = 0
        self.hint = ""
        self.cue = None
        self.untidy = False  # there may be parts to forget, and garbage to collect
        self.walking = False  # a game is being walked through while nobody presses
        self.texts = Texts(self.settings.language or LANGUAGES[0], ports)
        self.texts.add("girouette.text")
        self.script = self.main()
        self._send(None)

    def main(self):
        """The home menu and what is chosen there, in turn, for ever."""
        while True:
            self.title = "Girouette"
            self.in_game = False
            self.hint = ""
            package, resumed = yield from self.part("home_menu").script(self)
            self.play = Play(self, package)
            yield from self.play.script(resumed)
            self.play = None
            self.texts.drop()
            # One game at a time: the next one needs the room.
            parts.forget_package(package)

    def speak(self, language):
        """Change the language, for good."""
        self.settings.put("language", LANGUAGES.index(language) + 1)
        texts = self.texts
        while texts.tables:
            texts.drop()
        texts.language = language
        texts.add("girouette.text")

    def load_names(self):
        """The regular players' names, in the place of their colours wherever these are said."""
        names = self.texts.names
        names.clear()
        for slot in range(len(COLOURS)):
            name = self.store.name(slot)
            if name:
                names[COLOURS[self.store.colour(slot) % len(COLOURS)]] = name

    def packages(self, group):
        """The names of the packages of the "games" or "tools"."""
        names = self.ports.games if group == "games" else self.ports.tools
        return ["girouette." + group + "." + name for name in names]

    def part(self, name):
        """A part of the shell, loaded for its time: see parts.py."""
        return parts.load("girouette." + name)

    # --- what the firmware calls ------------------------------------------------------------

    def press(self, key, now):
        self.clock = now
        question = self.question
        if question.raw:
            self._send(key)
        elif isinstance(key, int):
            self._direct(key)
        elif key == "OK":
            self._take()
        elif key != "BACK":
            self._move(-1 if key == "PREV" else 1)
        elif question.may_leave:
            self._send(BACK)

    def hold(self, now):
        """In menus too it is BACK: a MacroPad has no key for that beside a list of twelve."""
        self.clock = now
        if self.question.raw:
            self._send("HOLD")
        elif self.question.may_leave:
            self._send(BACK)

    def tick(self, now):
        self.clock = now
        if self.deadline and now >= self.deadline:
            if self.question.settle_ms:
                self._take()
            else:
                self._send(self.question.timeout_answer)
        elif self.second and now >= self.second:
            self._count_down(now)
        elif self.play and self.play.live((now - self.shown) // 1000):
            self.changes += 1
        before = self.store.saved
        self.store.tick(now)
        if self.store.saved != before:
            self.scene.saved = self.store.saved
            self.changes += 1

    def rest(self):
        """The picture is out and no key waits: do a little of what can be done ahead. False when
        there is nothing left to do, and then nothing is allocated either."""
        if self.untidy:
            self.untidy = False
            parts.forget(parts.PARTS)
            if self.play:
                self.play.forget_parts()
            else:
                parts.forget(self.packages("games") + self.packages("tools"))
            self.ports.collect_garbage()
            return True
        if self.play and self.play.session.rest(_REST_STEPS):
            self.walking = True
            return True
        # Walking through a game may have loaded parts of it.
        self.untidy = self.walking
        self.walking = False
        return self.untidy

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

    def _take(self):
        question = self.question
        if question.is_page and self.cursor + 1 < question.places():
            self._move(1)
        else:
            self._send(question.answer_at(self.cursor))

    def _direct(self, number):
        question = self.question
        if question.is_page:
            self._take()
        elif question.settle_ms:
            self._move(number + 1)
        elif question.has_direct_keys and number < question.places():
            self.cursor = number
            self._take()

    def _move(self, step):
        question = self.question
        places = question.places()
        place = self.cursor + step
        if question.settle_ms:
            place = self.cursor + self._dialled(step)
            # It stops at its ends: a turn too far must not come out at the other one.
            place = max(0, min(place, places - 1))
        elif not question.is_page:
            place %= places
        elif not 0 <= place < places:
            return
        self.cursor = place
        self._point()
        self.scene.cue = None
        self.changes += 1

    def _dialled(self, step):
        """How far a step turns a dial that takes itself: a held key gets faster."""
        now = self.clock
        held = _HELD_FROM_MS <= now - self.moved <= _HELD_TO_MS
        self.pace = self.pace + 1 if held else 0
        self.moved = now
        self.deadline = now + self.question.settle_ms
        return step * 5 if self.pace > 3 else step

    def _send(self, answer):
        self.deadline = self.second = 0
        self.question = question = self.script.send(answer)
        self.untidy = True
        # After the answer: Elapsed asks how long the question before it stood.
        self.shown = self.clock - self.spent
        self.spent = self.pace = 0
        if question.timeout_ms:
            self.deadline = self.shown + question.timeout_ms
        if question.values.get("timer"):
            self.seconds_left = question.values["timer"]
            self.second = self.clock + 1000
        self.cursor = question.first_place()
        self._paint()

    # --- scenes -----------------------------------------------------------------------------

    def _paint(self):
        """Fill the scene for the question that stands."""
        scene = self.scene
        scene.clear()
        scene.title = self.title
        scene.saved = self.store.saved
        scene.hint = self.hint
        scene.cue = self.cue
        self.cue = None
        self.question.fill(scene, self.texts)
        if self.play:
            self.play.paint(scene, self.question)
        self._point()
        self.changes += 1

    def _point(self):
        self.question.point(self.scene, self.texts, self.cursor)
        if self.play:
            self.play.point(self.scene, self.question, self.cursor)

    def _count_down(self, now):
        """The shown page's timer: seconds in the corner, an alarm at the end."""
        self.seconds_left -= 1
        self.second = now + 1000 if self.seconds_left else 0
        self.scene.corner = str(self.seconds_left) + " s"
        self.scene.cue = None if self.seconds_left else "alarm"
        self.changes += 1
