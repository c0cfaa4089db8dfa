# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`python3 tools/dev.py shots audit`: does the table see what the device knows?

Random games (tools/players) of every game, number of players and level, in every language, with
names of eight letters, are played through the shell, and every screen is laid out as a little
display and as larger ones have it. So are the menus, pages and tools. Counted are

unseen   by game, tells that stood in no scene before the next answer, given after all messages had
         their turn; headings are the history's only
cut      distinct screens on which a text is not whole; with large text on and off
small    by game, percent of the distinct screens of play (a question after the setup, on a little
         display) that have the question or an option in less than 8x13
tiny     by game, how many of these have it in less than 6x10
"""

import collections
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
from tools.bench import passed_budgets  # noqa: E402
from tools.device_side import load  # noqa: E402
from tools.players import any_answer, habits_of  # noqa: E402

LITTLE = (128, 64)
# Of a PyBadge, of the Display Packs, and a square one.
OTHERS = ((160, 128), (240, 135), (320, 240), (240, 240))
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
TOOL_PRESSES = 120
FONTS = ("5x8", "6x10", "8x13")
ROUNDS = 3
WHOLE_GAME = 3000  # answers

layout = load("layout")


class Ports:
    """What an App asks of a device."""

    def __init__(self, seed):
        self.games = folders("games")
        self.tools = folders("tools")
        self.port = "rp2040"
        self.nvm = VirtualNvm(self.port)
        self.board_name = "Host"
        self.reloaded = False
        self.rotations = (0, 2)
        self.direct_keys = 0
        self.has_sound = True
        self.columns = 21
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


def is_translated(game, language):
    """Others play it with the texts of the language that lends, which is looked at by itself."""
    return (ROOT / "lib" / "girouette" / "games" / game / f"text_{language}.txt").exists()


def folders(group):
    base = ROOT / "lib" / "girouette" / group
    return sorted(path.parent.name for path in base.glob("*/game.py"))


class Findings:
    """What was found, over all that was played.

    unseen   how often, by (game, key of the tell)
    told     how many tells there were, by game
    cut      an example, by (place, question's key, size, what was cut)
    fonts    how many distinct screens, by game and by the smallest font of question and options
    """

    def __init__(self):
        self.unseen = collections.Counter()
        self.told = collections.Counter()
        self.cut = {}
        self.fonts = collections.defaultdict(collections.Counter)
        self.small = collections.defaultdict(collections.Counter)
        self._screens = set()

    def look(self, place, app, of_game):
        """Lay a scene out on every display, unless the same one was before."""
        scene = app.scene
        words = (scene.title, tuple(scene.lines), tuple(scene.options), scene.hint, scene.corner)
        picture = scene.picture
        if picture and picture[0] in ("grid", "qr"):
            picture = picture[0]
        screen = (place, words, picture, scene.cursor)
        if screen in self._screens:
            return
        self._screens.add(screen)
        key = app.question.key or app.question.kind
        for size in (LITTLE, *OTHERS):
            smallest = self.lay_out(scene, size, place, key)
            distinct = (place, words[:3], bool(picture))
            if (
                size == LITTLE
                and of_game
                and smallest is not None
                and distinct not in self._screens
            ):
                self._screens.add(distinct)
                self.fonts[place][smallest] += 1
                if smallest < layout.LARGE:
                    self.small[place][key] += 1

    def lay_out(self, scene, size, place, key):
        """The smallest font of the scene's lines and options; None when it has neither."""
        plan = layout.plan(scene, *size)
        self.note_cuts(plan, scene, size, place, key)
        if scene.options:
            large = layout.plan(scene, *size, large=1)
            self.note_cuts(large, scene, (*size, "large"), place, key)
        return plan.font

    def note_cuts(self, plan, scene, size, place, key):
        over = plan.over.split()
        if not over and any(
            text[4].endswith("…") and text[4] not in _words(scene) for text in plan.texts
        ):
            over = ["text"]
        for what in over:
            texts = [text[4] for text in plan.texts]
            self.cut.setdefault((place, key, size, what), " / ".join(texts))


def _words(scene):
    return [scene.title, scene.corner, scene.hint, *scene.lines, *scene.options]


class Table:
    """A device at which somebody plays, with nothing between the app and the eye."""

    def __init__(self, findings, place, seed, language):
        self.findings = findings
        self.place = place
        self.now = 0
        self.app = App(Ports(seed))
        self.app.send(language)  # the first start asks for it
        for colour, name in zip(COLOURS, NAMES, strict=True):
            self.app.texts.names[colour] = name
        self.owed = []  # tells that nobody has seen yet
        self.line = ""  # all that the message line has shown since the last answer
        self.pages = ""  # and all pages
        self.look()

    def look(self):
        app = self.app
        of_game = (
            app.play is not None
            and app.question is app.play.session.question
            and app.play.session.game.phase != "setup"
        )
        self.findings.look(self.place, app, of_game and not app.question.is_page)
        if not self.line.endswith(app.scene.hint):
            self.line += " " + app.scene.hint
        lines = app.scene.lines
        if app.question.is_page:
            self.pages += " " + " ".join(lines)
        shown = (lines, self.line, self.pages)
        self.owed = [owed for owed in self.owed if not any(owed[1] in texts for texts in shown)]

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
        texts.seats = self.app.play.session.game.colours
        self.owed.append((tell.key, texts.say(tell)))
        self.findings.told[self.place] += 1

    def settle_up(self):
        """An answer is about to be taken: what was not seen by now never will be."""
        if self.owed:
            self.wait(MESSAGES_MS)
        for key, _ in self.owed:
            self.findings.unseen[self.place, key] += 1
        self.owed.clear()
        self.line = self.pages = ""

    def menu(self):
        """Every entry of the table menu, each left again."""
        number = 0
        while True:
            self.send(BACK)
            question = self.app.question
            if question.key != "menu":
                return
            options = question.options
            while number < len(options) and options[number] in ("undo", "redo", "rotate", "pause"):
                number += 1
            if number >= len(options):
                self.send(BACK)
                return
            self.app.turn(number)
            self.send(options[number])
            self.leaf_through()
            number += 1

    def leaf_through(self):
        """Look at every place of what stands, then leave it, until a game's question is back."""
        app = self.app
        for _ in range(MENU_PAGES):
            if app.play is None or app.question is app.play.session.question:
                return
            for _ in range(app.question.places - 1):
                app.turn(1)
                self.look()
            self.send(None if app.question.is_page else BACK)


def play_game(findings, game, case, level, language, seed, most):
    """One game to its end, or `most` answers of it; then the table menu is opened in between."""
    habits = habits_of(game)
    rng = random.Random(seed)
    table = Table(findings, game, seed, language)
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
            if question is not session.question or question.is_page:
                if session.question is None and not question.key and table.owed:
                    table.wait(MESSAGES_MS)
                table.go_on()
                continue
            table.settle_up()
            if answers >= most:
                break  # not before: what was told at a page is seen after it
            answers += 1
            if answers in (12, 60, 200):
                table.menu()
                continue  # one of its entries may have answered the question
            if question.key == "level":
                answer = level
            else:
                answer = habits.answer(case, question, session.game, rng)
            table.send(any_answer(question, rng) if answer is Ellipsis else answer)
        table.settle_up()
    finally:
        play_module.Play.hear = hear


def play_tool(findings, tool, language, seed):
    rng = random.Random(seed)
    table = Table(findings, tool, seed, language)
    table.open("tools", tool)
    app = table.app
    for number in range(TOOL_PRESSES):
        if app.play is None:
            return
        question = app.question
        if question.is_page or question is not app.play.session.question:
            table.go_on()
            continue
        if number in (30, 60, 90):
            table.menu()
            continue
        table.send(any_answer(question, rng))
        table.wait(LOOP_MS * 4)


def walk_menus(findings, language):
    """Everything that the menus lead to, by every way of four choices; games are not opened."""
    ways = [()]
    for way in ways:
        table = Table(findings, "menus", 1, language)
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


def audit(games=None, rounds=1, most=300):
    """The findings of so many games of each case, level and language, cut off after `most` answers;
    of some `games`, or of all with the tools and menus."""
    findings = Findings()
    for game in games or folders("games"):
        cases = habits_of(game).CASES
        spoken = [one for one in LANGUAGES if is_translated(game, one)]
        for number in range(rounds):
            for place, case in enumerate(cases):
                for turn, language in enumerate(spoken):
                    levels = [case[1]] if isinstance(case, tuple) else [LEVELS[(place + turn) % 2]]
                    for level in levels:
                        seed = f"audit {game} {case} {language} {number}"
                        play_game(findings, game, case, level, language, seed, most)
    if not games:
        for language in LANGUAGES:
            for tool in folders("tools"):
                play_tool(findings, tool, language, f"audit {tool}")
            walk_menus(findings, language)
    return findings


def figures(findings):
    """What is held to a budget, by name."""
    found = {"audit.cut": len(findings.cut)}
    for game in findings.told:
        count = sum(number for (name, _), number in findings.unseen.items() if name == game)
        found[f"audit.unseen.{game}"] = count
        fonts = findings.fonts[game]
        small = fonts[layout.SMALL] + fonts[layout.TEXT]
        found[f"audit.small.{game}"] = round(100 * small / max(1, fonts.total()), 1)
        found[f"audit.tiny.{game}"] = fonts[layout.SMALL]
    return found


def main():
    findings = audit(rounds=ROUNDS, most=WHOLE_GAME)
    report(findings)
    passed = passed_budgets(figures(findings))
    for name, figure, limit in passed:
        print(f"over budget: {name} is {figure}, allowed {limit}", file=sys.stderr)
    return 1 if passed else 0


def report(findings):
    for (game, key), count in sorted(findings.unseen.items()):
        print(f"unseen: {game} {key}: {count}")
    for (place, key, size, what), example in sorted(findings.cut.items()):
        print(f"cut: {place} {key} {'x'.join(map(str, size))} {what}: {example}")
    for game, fonts in findings.fonts.items():
        shares = [f"{FONTS[font]} {100 * fonts[font] // fonts.total()} %" for font in (2, 1, 0)]
        small = ", ".join(f"{key} {count}" for key, count in findings.small[game].most_common(12))
        print(f"fonts: {game}: {fonts.total()} screens: {', '.join(shares)}; small: {small}")
    for name, figure in figures(findings).items():
        print(f"{name} {figure}")
