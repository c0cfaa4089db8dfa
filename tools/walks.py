# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Everything that a device can show, walked through without a device: an App between random players
and an eye.

Random games (tools/players) and tools are played through the shell, with names of eight letters;
their table menus are opened now and then and followed into every page, card, correction and tool;
the menus are walked by every way of four choices. Whatever comes to stand on the screen is shown to
an eye, which is a class like Eye here: audit.py counts what it sees, shots.py keeps pictures.
"""

import io
import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [path for path in (str(ROOT), str(ROOT / "lib")) if path not in sys.path]

from girouette import play as play_module  # noqa: E402
from girouette.questions import BACK  # noqa: E402
from girouette.scene import COLOURS  # noqa: E402
from girouette.shell import App  # noqa: E402
from host_sim.chips.nvm import VirtualNvm  # noqa: E402
from host_sim.languages import LANGUAGES, languages  # noqa: E402
from tools.build import board_names, board_values  # noqa: E402
from tools.device_side import load  # noqa: E402
from tools.players import any_answer, habits_of  # noqa: E402

LEVELS = ("companion", "referee")
NAMES = (
    "Ludivine",
    "Ernestin",
    "Bérénice",
    "Wladimir",
    "Ombeline",
    "Maximien",
    "Théodora",
    "Quentine",
)
MESSAGES_MS = 90_000  # longer than all messages beside a question take
LOOP_MS = 500
MENU_PAGES = 40  # presses through one page or list of the table menu
MENU_DEPTH = 3  # choices within the table menu
MENU_WAYS = 2  # and how many of each list are followed, others each time
MENU_AT = (12, 70)  # answers of a game before which it is opened
AMENDS = 8  # questions of one correction
TOOL_USES = 2
TOOL_PRESSES = 120
LAST_PRESSES = 10  # of a tool that may leave it
LEAVING = ("leave", "finish")
# What a table menu offers that no page comes of, or that would end the walk.
NO_PAGE = ("undo", "redo", "rotate", "pause")


class Eye:
    """What looks on; this one sees nothing.

    look(place, app, of_game)   something stands on the screen: of which game or tool, or "menus";
                                `of_game` where it is a question of play, after the setup
    told(place)                 a game has told something
    missed(place, key)          what it told was in no scene before the next answer was taken
    """

    def look(self, place, app, of_game):
        pass

    def told(self, place):
        pass

    def missed(self, place, key):
        pass


class BoardPorts:
    """What an App asks of a device: one of the boards, with nothing on its drive but Girouette."""

    def __init__(self, seed, board):
        values = board_values(board)
        self.games = folders("games")
        self.tools = folders("tools")
        self.port = "rp2040"
        self.nvm = VirtualNvm(self.port)
        self.board_name = values.NAME
        self.reloaded = False
        self.rotations = values.ROTATIONS
        self.direct_keys = len([key for key in values.KEY_NAMES if key[0] == "K"])
        self.has_sound = values.SOUND is not None
        self.columns = columns_of(values.DISPLAY_SIZE)
        self.chance = random.Random(seed)

    def random_bytes(self, count):
        return self.chance.randbytes(count)

    def qr_rows(self, text):
        return load("codes").rows(text)

    def collect_garbage(self):
        """There is room enough."""

    def free_memory(self):
        return 100_000

    def log(self, text):
        """Nobody reads it."""

    def setting(self, name):
        return None

    def languages(self):
        return languages()

    def open_text(self, name):
        try:
            return io.BytesIO((ROOT / "lib" / name).read_bytes())
        except OSError:
            return None

    def read_file(self, name):
        return None


def columns_of(size):
    """Letters in a line of a page on a display of this size, as the firmware's ports have it."""
    return size[0] // 6 if size[1] < 100 else 20


# Displays that a board file may name instead of its own.
_OTHER_SIZES = ((240, 240), (320, 240))


def display_sizes():
    """The columns of pages, by each size that some board's display has, in any of its turns."""
    found = {size: columns_of(size) for size in _OTHER_SIZES}
    for board in board_names():
        values = board_values(board)
        width, height = values.DISPLAY_SIZE
        for quarters in values.ROTATIONS:
            size = (height, width) if quarters % 2 else (width, height)
            found[size] = columns_of(values.DISPLAY_SIZE)
    return found


def board_kinds():
    """A board of each sort, by what the core makes of it: its keys, and how wide its pages are."""
    kinds = {}
    for board in board_names():
        ports = BoardPorts(0, board)
        kinds.setdefault((ports.direct_keys, ports.columns), board)
    return sorted(kinds.values())


def folders(group):
    base = ROOT / "lib" / "girouette" / group
    return sorted(path.parent.name for path in base.glob("*/game.py"))


def is_translated(game, language):
    """Others play it with the texts of the language that lends, which is looked at by itself."""
    return (ROOT / "lib" / "girouette" / "games" / game / f"text_{language}.txt").exists()


class Table:
    """A device at which somebody plays, with nothing between the app and the eye."""

    def __init__(self, eye, place, seed, language, board):
        self.eye = eye
        self.place = place
        self.now = 0
        self.rng = random.Random(f"{seed} at the table")
        self.app = App(BoardPorts(seed, board))
        self.app.send(language)  # the first start asks for it
        for colour, name in zip(COLOURS, NAMES, strict=True):
            self.app.texts.names[colour] = name
        self.play = None  # whose table menu is open
        self.owed = []  # tells that nobody has seen yet
        self.line = ""  # all that the message line has shown since the last answer
        self.pages = ""  # and all pages
        self.look()

    def look(self):
        app = self.app
        of_game = (
            app.play is not None
            and app.play.package.endswith("." + self.place)  # no tool in its table menu
            and app.question is app.play.session.run.question
            and app.play.session.run.game.phase != "setup"
        )
        self.eye.look(self.place, app, of_game and not app.question.is_page)
        if not self.line.endswith(app.scene.hint):
            self.line += " " + app.scene.hint
        lines = app.scene.lines
        if app.question.is_page:
            self.pages += " " + " ".join(lines)
        shown = (lines, self.line, self.pages)
        self.owed = [owed for owed in self.owed if not any(owed[1] in texts for texts in shown)]

    def look_around(self):
        """At every place of the question that stands."""
        for _ in range(self.app.question.places - 1):
            self.app.turn(1)
            self.look()

    def send(self, answer):
        self.app.clock = self.now
        self.app.send(answer)
        self.look()

    def wait(self, milliseconds):
        end = self.now + milliseconds
        while self.now < end and (self.owed or milliseconds < MESSAGES_MS):
            self.now += LOOP_MS
            before = self.app.changes
            self.app.tick(self.now)
            if self.app.changes != before:
                self.look()

    def go_on(self):
        """Take the place where the cursor is; of a page, the next one."""
        app = self.app
        app.clock = self.now
        app.choose()
        self.look()

    def open(self, group, name):
        self.send(group)
        number = folders(group).index(name)
        self.send(self.app.question.options[number])

    def hear(self, tell):
        texts = self.app.texts
        texts.seats = self.app.play.session.run.game.colours
        self.owed.append((tell.key, texts.say(tell)))
        self.eye.told(self.place)

    def settle_up(self):
        """An answer is about to be taken: what was not seen by now never will be."""
        if self.owed:
            self.wait(MESSAGES_MS)
        for key, _ in self.owed:
            self.eye.missed(self.place, key)
        self.owed.clear()
        self.line = self.pages = ""

    # --- the table menu ---------------------------------------------------------------------

    def is_back(self):
        """A question of the game stands again, and not one of a tool in its table menu."""
        app = self.app
        return app.play is None or app.play is self.play and app.question is self.asked()

    def asked(self):
        return self.play.session.run.question

    def menu(self):
        """Every entry of the table menu, and what it leads to."""
        self.play = self.app.play
        self.send(BACK)
        if self.app.question.key != "menu":
            return
        self.look_around()
        asides = self.asked().asides() if self.asked() else ()
        entries = [one for one in self.app.question.options if one not in (*NO_PAGE, *asides)]
        self.leave()
        ways = [(entry,) for entry in entries]
        for way in ways:
            ways += self.follow(way)

    def follow(self, way):
        """Choose a way through the table menu, look around there and leave; the ways that go on
        from there. A correction is made, and taken back."""
        app = self.app
        self.send(BACK)
        session = self.play.session
        starts = session.starts
        for option in way:
            if self.is_back() or option not in getattr(app.question, "options", ()):
                break  # a tool that is opened again shows what was left there
            app.turn(app.question.options.index(option) - app.cursor)
            self.send(option)
            while app.question.is_page and not self.is_back():
                self.go_on()
        further = []
        if not self.is_back():
            question = app.question
            self.look_around()
            if way[0] == "correct" and len(way) > 1:
                self.amend(session)
            elif question.kind == "choose" and question.key != "sure" and len(way) < MENU_DEPTH:
                count = min(MENU_WAYS, len(question.options))
                further = [(*way, one) for one in self.rng.sample(question.options, count)]
        self.leave()
        if session.starts > starts:
            self.send(BACK)
            self.send("undo")
        return further

    def amend(self, session):
        """Answer what a correction asks, somehow, to its end."""
        app = self.app
        before = len(session.log)
        for _ in range(AMENDS):
            if self.is_back() or len(session.log) > before:
                break
            if app.question.is_page:
                self.go_on()
            else:
                self.look_around()
                self.send(any_answer(app.question, self.rng))

    def leave(self):
        """Back to the question of the game, page by page."""
        for _ in range(MENU_PAGES):
            if self.is_back():
                return
            if self.app.question.is_page:
                self.go_on()
            else:
                self.send(BACK)


def play_game(eye, game, case, level, language, board, seed, most):
    """One game to its end, or `most` answers of it; now and then the table menu is opened."""
    habits = habits_of(game)
    rng = random.Random(seed)
    table = Table(eye, game, seed, language, board)
    hear = play_module.Play.hear

    def listen(play, question, outcome):
        hear(play, question, outcome)
        if question is not None and question.kind == "tell" and not question.heading:
            table.hear(question)

    play_module.Play.hear = listen
    try:
        table.open("games", game)
        app = table.app
        answers = 0
        while app.play is not None:
            session = app.play.session
            question = app.question
            if question is not session.run.question or question.is_page:
                if session.run.question is None and not question.key and table.owed:
                    table.wait(MESSAGES_MS)
                table.go_on()
                continue
            table.settle_up()
            if answers >= most:
                break  # not before: what was told at a page is seen after it
            answers += 1
            if answers in MENU_AT:
                table.menu()
                continue  # a correction that was taken back has left a new question
            if question.key == "level":
                answer = level
            else:
                answer = habits.answer(case, question, session.run.game, rng)
            table.send(any_answer(question, rng) if answer is Ellipsis else answer)
        table.settle_up()
    finally:
        play_module.Play.hear = hear


def play_tool(eye, tool, language, board, seed):
    rng = random.Random(seed)
    table = Table(eye, tool, seed, language, board)
    table.open("tools", tool)
    app = table.app
    for number in range(TOOL_PRESSES):
        if app.play is None:
            return
        question = app.question
        if question.is_page or question is not app.play.session.run.question:
            table.go_on()
            continue
        if number in (30, 60, 90):
            table.menu()
            continue
        answer = any_answer(question, rng)
        while answer in LEAVING and number < TOOL_PRESSES - LAST_PRESSES:
            answer = any_answer(question, rng)
        table.send(answer)
        # Now and then as long as a clock may run.
        table.wait(LOOP_MS * rng.choice((4, 4, 4, 150)))


def walk_menus(eye, language, board):
    """Everything that the menus lead to, by every way of four choices; games are not opened."""
    ways = [()]
    for way in ways:
        table = Table(eye, "menus", 1, language, board)
        app = table.app
        for option in way:
            table.send(option)
            pages = 0
            while app.question.is_page and not app.question.raw and pages < MENU_PAGES:
                pages += 1
                table.go_on()
        if app.play or app.question.raw:
            continue
        question = app.question
        for number in range(question.places):
            app.cursor = number
            app.point()
            table.look()
        if question.kind == "choose" and len(way) < 4 and way[:1] not in (("games",), ("tools",)):
            ways += [(*way, option) for option in question.options]


def walk_games(eye, games, spoken=LANGUAGES, rounds=1, most=300, boards=None):
    """So many games of each case and language, of the levels and on the boards in turn."""
    boards = boards or board_kinds()
    for game in games:
        cases = habits_of(game).CASES
        count = 0
        for number in range(rounds):
            for place, case in enumerate(cases):
                for turn, language in enumerate(spoken):
                    if not is_translated(game, language):
                        continue
                    level = LEVELS[(place + turn + number) % 2]
                    if isinstance(case, tuple):
                        level = case[1]
                    seed = f"audit {game} {case} {language} {number}"
                    board = boards[count % len(boards)]
                    count += 1
                    play_game(eye, game, case, level, language, board, seed, most)


def walk_the_rest(eye, spoken=LANGUAGES, boards=None):
    """The tools and the menus."""
    for language in spoken:
        for board in boards or board_kinds():
            for tool in folders("tools"):
                for number in range(TOOL_USES):
                    play_tool(eye, tool, language, board, f"audit {tool} {number}")
            walk_menus(eye, language, board)
