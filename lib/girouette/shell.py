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
LANGUAGES = ("fr", "en")
PAGE_LINES = 5
# A held key repeats every 200 ms: people press more slowly and turn a wheel faster.
HELD_MS = (150, 250)

# Numbers of the settings in the store, with what holds before anybody chose.
_SETTINGS = (
    ("language", 0, 0),
    ("brightness", 1, 2),
    ("sound", 2, 1),
    ("rotation", 3, 0),
    ("dim", 4, 2),
)
# Minutes before the screen dims; it goes blank after twice that. 0 is never.
DIM_MINUTES = (0, 1, 3, 10)


class Settings:
    """What the people chose. `language` is "" until they did."""

    def __init__(self, store):
        self.store = store
        for name, number, default in _SETTINGS:
            setattr(self, "_" + name, store.setting(number, default))

    def get(self, name):
        return getattr(self, "_" + name)

    def put(self, name, value):
        setattr(self, "_" + name, value)
        for known, number, _ in _SETTINGS:
            if known == name:
                self.store.set_setting(number, value)

    @property
    def language(self):
        # Clamped: the store may hold what a later version wrote.
        chosen = self._language
        return LANGUAGES[chosen - 1] if 0 < chosen <= len(LANGUAGES) else ""

    @property
    def brightness(self):
        return min(self._brightness, 3)

    @property
    def sound(self):
        return min(self._sound, 2)

    @property
    def rotation(self):
        return self._rotation & 3

    @property
    def dim_after(self):
        return DIM_MINUTES[min(self._dim, 3)] * 60

    @property
    def blank_after(self):
        return self.dim_after * 2


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
        self.settings = Settings(self.store)
        self.scene = Scene()
        self.changes = 0
        self.texts = None
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
        wanted = ports.setting("GIROUETTE_LANG")
        if wanted in LANGUAGES and not self.settings.language:
            # A maker may answer the first question in settings.toml; the people's choice stays.
            self.settings.put("language", LANGUAGES.index(wanted) + 1)
        self.speak(self.settings.language or LANGUAGES[0])
        self.script = self.main()
        self._send(None)

    def speak(self, language):
        """Take the texts of one language; what the other one held is dropped."""
        self.ports.forget_modules("girouette.text_")
        common = self.ports.import_module("girouette.text_" + language).TABLE
        self.texts = Texts(language, [common])

    def main(self):
        """The home menu and what is chosen there, in turn, for ever."""
        while True:
            self.title = "Girouette"
            self.in_game = False
            self.hint = ""
            package, log = yield from self.visit("menus", "home", self)
            yield from self.visit("play", "play", self, package, log)
            # One game module at a time: the next one needs the room.
            self.painter = self.live = self.dial = None
            self.texts.tables = self.texts.tables[-1:]
            self.ports.forget_modules(package + ".")

    def visit(self, module, script, *arguments):
        """Run a script of a module that is loaded for it and dropped after it.

        A module whose name has "menu" in it brings the menus' texts along."""
        name = "girouette." + module
        loaded = self.ports.import_module(name)
        if "menu" in module:
            self.load_menu_texts()
        result = yield from getattr(loaded, script)(*arguments)
        if "menu" in module:
            self.drop_menu_texts()
        self.ports.forget_modules(name)
        return result

    def load_menu_texts(self):
        table = self.ports.import_module("girouette.menu_" + self.texts.language).TABLE
        self.texts.tables = [table] + self.texts.tables

    def drop_menu_texts(self):
        self.texts.tables = self.texts.tables[1:]
        self.ports.forget_modules("girouette.menu_")

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
        elif self.top + PAGE_LINES < len(self.page):
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
            top = self.top + step * PAGE_LINES
            if 0 <= top < len(self.page):
                self.top = top
                self._paint()
            return
        if hasattr(question, "settle_ms"):
            step = self._turn_dial(question, step)
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

    def _turn_dial(self, question, step):
        """A number that takes itself when it has been left alone; a held key gets faster."""
        now = self.clock
        self.pace = self.pace + 1 if HELD_MS[0] <= now - self.moved <= HELD_MS[1] else 0
        self.moved = now
        self.deadline = now + question.settle_ms
        if self.pace > 3:
            step *= 5
        # It stops at its ends: a turn too far must not come out at the other one.
        return max(-self.cursor, min(step, question.hi - question.lo - self.cursor))

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
            scene.lines = page[self.top : self.top + PAGE_LINES]
            if len(page) > PAGE_LINES:
                pages = (len(page) + PAGE_LINES - 1) // PAGE_LINES
                scene.corner = str(self.top // PAGE_LINES + 1) + "/" + str(pages)
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
