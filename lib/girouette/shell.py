# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The shell: it shows questions as scenes, turns keys into answers, and runs menus and games.

Menus are scripts of questions like the games: the shell shows what the running script yields and
sends the answer back. The home menu (menus.py) and the table menu (table_menu.py) are loaded with
their texts when they open and dropped when they close: a game needs the room. Keys, in every place:

    key       list            number          square             page
    PREV      one up          one less        square before      page back
    NEXT      one down        one more        square after       page on
    OK        take it         take it         take it            go on
    BACK      leave           leave           leave              leave
    direct n  take option n   take lo + n     -                  go on

OK held for half a second is BACK. In a game that opens the table menu. A question may carry
    timeout_ms, timeout_answer   it answers itself when nobody has
    settle_ms   (a number) it takes itself this long after it was last turned; direct n adds n + 1
    raw         it gets the names of the keys themselves, and "HOLD"
"""

from girouette.game import COLOURS
from girouette.questions import Tell
from girouette.scene import Scene
from girouette.store import Store
from girouette.texts import Texts, wrap

# What a script gets instead of an answer when the person leaves: no option is ever this object.
BACK = ()
_PAGE_LINES = 5


class Settings:
    """What the people chose; preferences.py fills it. `language` is "" until they did, `brightness`
    0..3, `sound` 0..2, `rotation` quarter turns; `dim_after` and `blank_after` seconds, 0 never."""


class Page(Tell):
    """Ready-made text lines, a screen at a time; `picture` instead of or beside them."""

    def __init__(self, title, lines, picture=None, milliseconds=0):
        Tell.__init__(self, "", None, True)
        self.title = title
        self.lines = lines
        self.picture = picture
        self.milliseconds = milliseconds


class App:
    """The whole device as the firmware sees it; see firmware/ for the `ports` it gives.

    press(), hold() and tick() take `now`, a count of milliseconds that never wraps. `changes` grows
    with every change of `scene`; nothing is allocated in a tick that changes nothing.
    """

    def __init__(self, ports):
        self.ports = ports
        self.store = Store(ports.nvm, ports.port)
        self.settings = Settings()
        self.scene = Scene()
        self.changes = 0
        self.painter = None  # paints what the running game adds to a scene
        self.title = "Girouette"
        self.cursor = 0
        self.top = 0
        self.deadline = 0  # when the shown page goes on by itself
        self.clock = 0
        self.second = 0
        self.shown = 0  # when the question that stands was put
        self.spent = 0  # how long it had stood before the table menu came between
        self.live = None  # a tool's own clockwork: live(scene, seconds) -> True when it changed it
        self.dial = None  # a tool's own way to show a number that is being turned
        self.pace = 0  # moves in a row as quick as a held key repeats
        self.moved = 0
        self.hint = ""
        self.cue = None
        self.in_game = False
        self.in_menu = False  # the menus' texts are there
        language = ports.import_module("girouette.preferences").load(self)
        self.texts = Texts(language, ports)
        self.texts.add("girouette.text")
        self.script = self.main()
        self._send(None)

    def main(self):
        """The home menu and what is chosen there, in turn, for ever."""
        while True:
            self.title = "Girouette"
            self.in_game = False
            self.hint = ""
            package, resumed = yield from self.visit("menus", "home", self)
            yield from self.visit("play", "play", self, package, resumed)
            # One game module at a time: the next one needs the room.
            self.painter = self.live = self.dial = None
            self.texts.drop()
            self.ports.forget_modules(package + ".")

    def visit(self, module, script, *arguments):
        """Run a script of a module that is loaded for it and dropped after it.

        A module whose name has "menu" in it brings the menus' texts, if they are not there."""
        name = "girouette." + module
        loaded = self.ports.import_module(name)
        brings = "menu" in module and not self.in_menu
        if brings:
            self.in_menu = True
            self.texts.add("girouette.menu")
        result = yield from getattr(loaded, script)(*arguments)
        if brings:
            self.in_menu = False
            self.texts.drop()
        self.ports.forget_modules(name)
        return result

    # --- what the firmware calls ------------------------------------------------------------

    def press(self, key, now):
        self.clock = now
        question = self.question
        if hasattr(question, "raw"):
            self._send(key)
        elif isinstance(key, int):
            self._direct(key)
        elif key == "OK":
            self._take()
        elif key == "BACK":
            self._send(BACK)
        else:
            self._move(question, -1 if key == "PREV" else 1)

    def hold(self, now):
        self.clock = now
        if hasattr(self.question, "raw"):
            self._send("HOLD")
        elif self.question.key != "language":
            # In menus too: a MacroPad has no key for BACK beside a list of twelve or more. Of the
            # first question there is no way back but an answer, and this must not give one.
            self._send(BACK)

    def tick(self, now):
        self.clock = now
        if self.deadline and now >= self.deadline:
            if hasattr(self.question, "settle_ms"):
                self._take()
            else:
                self._send(getattr(self.question, "timeout_answer", None))
        elif self.second and now >= self.second:
            self._count_down(now)
        elif self.live and self.live(self.scene, (now - self.shown) // 1000):
            self.changes += 1
        before = self.store.saved
        self.store.tick(now)
        if self.store.saved != before:
            self.scene.saved = self.store.saved
            self.changes += 1

    def crashed(self, code):
        """The crash screen: what to quote, and that nothing is lost."""
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
        if question.kind == "choose":
            self._send(question.options[self.cursor])
        elif question.kind == "number":
            value = question.lo + self.cursor
            self._send(value if value <= question.hi else None)
        elif question.kind == "square":
            square = question.squares[self.cursor]
            self._send((square // question.width, square % question.width))
        elif self.top + _PAGE_LINES < len(self.page):
            self._move(question, 1)
        else:
            self._send(None)

    def _direct(self, number):
        question = self.question
        if question.kind == "tell":
            self._take()
        elif hasattr(question, "settle_ms"):
            self._move(question, number + 1)
        elif question.kind != "square" and number < self._positions(question):
            self.cursor = number
            self._take()

    def _positions(self, question):
        """How many places the cursor has."""
        if question.kind == "choose":
            return len(question.options)
        if question.kind == "number":
            # A fact has one place more: nobody knows.
            return question.hi - question.lo + 1 + hasattr(question, "default")
        return len(question.squares)

    def _move(self, question, step):
        if question.kind == "tell":
            top = self.top + step * _PAGE_LINES
            if 0 <= top < len(self.page):
                self.top = top
                self._paint()
            return
        if hasattr(question, "settle_ms"):
            step = self.ports.import_module("girouette.dial").turned(self, question, step)
        self.cursor = (self.cursor + step) % self._positions(question)
        if question.kind == "choose":
            self.scene.cursor = self.cursor
        elif question.kind == "number":
            self._paint_number(question)
        else:
            picture = self.scene.picture
            if picture and picture[0] == "grid":
                self.scene.picture = picture[:3] + (question.squares[self.cursor],)
        self.scene.cue = None
        self.changes += 1

    def _send(self, answer):
        self.deadline = self.second = 0
        self.question = question = self.script.send(answer)
        # After the answer: Elapsed asks how long the question before it stood.
        self.shown = self.clock - self.spent
        self.spent = self.pace = 0
        if hasattr(question, "timeout_ms"):
            self.deadline = self.shown + question.timeout_ms
        self.top = 0
        if question.kind == "choose":
            self.cursor = min(question.start, len(question.options) - 1)
        elif question.kind == "number":
            self.cursor = question.start - question.lo
        elif question.kind == "square":
            self.cursor = question.start
        elif hasattr(question, "milliseconds"):
            if question.milliseconds:
                self.deadline = self.clock + question.milliseconds
        elif question.values.get("timer"):
            self.seconds_left = question.values["timer"]
            self.second = self.clock + 1000
        self._paint()

    # --- scenes -----------------------------------------------------------------------------

    def _paint(self):
        """Fill the scene for the question that stands."""
        scene, question, texts = self.scene, self.question, self.texts
        scene.clear()
        scene.title = self.title
        scene.saved = self.store.saved
        scene.hint = self.hint
        scene.cue = self.cue
        self.cue = None
        self.page = ()
        if question.kind == "choose":
            scene.lines = [texts.prompt(question)]
            scene.options = [texts.option(question, option) for option in question.options]
            scene.tints = [_tint(question, option) for option in question.options]
            scene.cursor = self.cursor
        elif question.kind == "tell":
            self._paint_page(question)
        else:
            scene.lines = [texts.prompt(question)]
        if self.painter:
            self.painter(scene, question)
        if question.kind == "number":
            self._paint_number(question)
        elif question.kind == "square" and scene.picture and scene.picture[0] == "grid":
            scene.picture = scene.picture[:3] + (question.squares[self.cursor],)
        self.changes += 1

    def _paint_page(self, tell):
        scene = self.scene
        if hasattr(tell, "picture"):
            if tell.title:
                scene.title = tell.title
            scene.picture = tell.picture
            scene.hint = ""
            if tell.milliseconds:
                scene.lights = [("spin",)]
            self.page = page = []
            for text in tell.lines:
                page.extend(wrap(text, self.ports.columns))
            scene.lines = page[self.top : self.top + _PAGE_LINES]
            if len(page) > _PAGE_LINES:
                pages = (len(page) + _PAGE_LINES - 1) // _PAGE_LINES
                scene.corner = str(self.top // _PAGE_LINES + 1) + "/" + str(pages)
        else:
            scene.lines = [self.texts.told(tell)]
            scene.hint = self.texts.get("s.ok")

    def _paint_number(self, question):
        value = question.lo + self.cursor
        shown = str(value) if value <= question.hi else "?"
        if question.hi == 1 and not question.lo and shown != "?":
            # A number of two values is a yes or a no.
            shown = self.texts.get("o.yes" if value else "o.no")
        self.scene.picture = ("value", shown, "")
        if self.dial:
            self.dial(self.scene, question, value)

    def _count_down(self, now):
        """The shown page's timer: seconds in the corner, an alarm at the end."""
        self.seconds_left -= 1
        self.second = now + 1000 if self.seconds_left else 0
        self.scene.corner = str(self.seconds_left) + " s"
        self.scene.cue = None if self.seconds_left else "alarm"
        self.changes += 1


def _tint(question, option):
    """The colour of an option's light: named by the question, or the option is a colour itself."""
    if question.tints and option in question.tints:
        return question.tints[option]
    return option if option in COLOURS else None
