# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""How many presses a game costs: whole games of tools/bots/ on the real shell.

Every answer is given by the fewest keys that lead to it, on three sorts of boards: four keys (PREV,
NEXT, OK, BACK), a MacroPad (its twelve keys take options, its wheel is PREV and NEXT) and a pad of
four ways with OK and BACK. A page is a press; a roll goes on by itself. What is asked once in the
life of a copy, learned facts, is not counted. The first game of a table only teaches: those that
follow begin with a power-on and are played as last time.

`turn` is what a game calls one (a trick, a turn of the table, an asked turn: see the bots); `start`
is the way from power-on to the first turn, plain OKs where something is remembered.
"""

import random
from collections import deque

from girouette.shell import App
from host_sim.chips.nvm import VirtualNvm
from tools.bots import GO, bots_of
from tools.drive import ROOT, TextFiles, game_names
from tools.players import any_answer

GAMES = 8  # measured ones of each case, after one that teaches
ENDLESS = 5000  # questions and pages of a game
BETWEEN_MS = 300  # presses of a person; a held key would be quicker

# The keys of each sort of board, beside OK.
BOARDS = {
    "four_keys": ("PREV", "NEXT"),
    "macropad": ("PREV", "NEXT", *range(12)),
    "pad": ("UP", "DOWN", "LEFT", "RIGHT"),
}

# Four keys with the owner's wish that two or three options have one each: beside the others, for it
# is off unless somebody wants it.
ONE_KEY_EACH = "one_key_each"

WAYS = {"PREV": -1, "UP": -1, "LEFT": -1, "NEXT": 1, "DOWN": 1, "RIGHT": 1}
SIDES = ("LEFT", "RIGHT")
SQUARE_KEYS = {1: "UP", 3: "LEFT", 4: "OK", 5: "RIGHT", 7: "DOWN"}


class Ports(TextFiles):
    """What the App asks of a device; one object outlives restarts."""

    def __init__(self, seed, direct_keys, one_key_each=False):
        self.one_key_each = one_key_each
        self.games = packages("games")
        self.tools = packages("tools")
        self.nvm = VirtualNvm("rp2040")
        self.port = "rp2040"
        self.board_name = "Bench"
        self.reloaded = False
        self.rotations = (0, 2)
        self.direct_keys = direct_keys
        self.has_sound = False
        self.columns = 21
        self.random_bytes = random.Random(seed).randbytes

    def collect_garbage(self):
        pass

    def setting(self, name):
        return "1" if self.one_key_each and name == "GIROUETTE_ONE_KEY_EACH" else None

    def read_file(self, name):
        return None

    def qr_rows(self, text):
        return None

    def log(self, text):
        pass


def packages(kind):
    folder = ROOT / "lib" / "girouette" / kind
    return sorted(path.parent.name for path in folder.glob("*/game.py"))


class Count:
    """Presses of one game: by turn, by question, from power-on to the first turn."""

    def __init__(self):
        self.start = 0
        self.turns = {}
        self.questions = []  # (key, presses)


class Table:
    """People with their device."""

    def __init__(self, game, case, board, seed):
        self.game = game
        self.case = case
        self.bots = bots_of(game)
        self.keys = BOARDS["four_keys" if board == ONE_KEY_EACH else board]
        self.rng = random.Random(seed)
        self.ports = Ports(seed, 12 if board == "macropad" else 0, board == ONE_KEY_EACH)
        self.app = None
        self.now = 0
        self.taught = False

    # --- keys

    def press(self, key):
        if "UP" in self.keys and key in WAYS:
            # As the firmware has it: keys.py.
            squares = {way: number for number, way in SQUARE_KEYS.items()}
            key = squares[key] if self.app.question.width else ("PREV", "NEXT")[WAYS[key] > 0]
        self.now += BETWEEN_MS
        self.app.press(key, self.now)
        self.app.tick(self.now)

    def give(self, answer):
        """The answer by as few presses as there are; how many."""
        app, question = self.app, self.app.question
        if answer in question.asides():
            # From the table menu.
            self.press("BACK")
            return 1 + self.give(answer)
        if app.thirds:
            return self.narrow(question, answer)
        path = fewest(question, app.cursor, answer, self.keys)
        if app.by_key:
            # The step takes the option that it goes to.
            path = path[:-1] or path
        if self.ports.direct_keys and not question.width:
            path = min(path, typed(app, answer) or path, key=len)
        for key in path:
            assert app.question is question, (question.key, answer, path)
            self.press(key)
        while app.typed and app.question is question and app.deadline:
            # A digit that might have been the first of two.
            self.now += BETWEEN_MS
            app.tick(self.now)
        assert app.question is not question, (question.key, answer, path)
        return len(path)

    def narrow(self, question, answer):
        """The answer by thirds of a long list."""
        app, count = self.app, 0
        while app.question is question:
            answers = [[question.answer_at(at) for at in part] for part in app.thirds.parts()]
            (taken,) = [at for at, among in enumerate(answers) if answer in among]
            self.press(("PREV", "OK", "NEXT")[taken])
            count += 1
        return count

    def turn_page(self):
        """Read what is shown; how many presses that took."""
        app, question = self.app, self.app.question
        if question.timeout_ms:
            while app.question is question:
                self.now += BETWEEN_MS
                app.tick(self.now)
            return 0
        count = 0
        while app.question is question:
            self.press("OK")
            count += 1
        return count

    def next(self, answer):
        return self.turn_page() if self.app.question.is_page else self.give(answer)

    # --- a game

    def play(self):
        """A game from power-on to its end."""
        count = Count()
        bot = self.bots.Bot(self.rng)
        self.now = 0
        self.app = app = App(self.ports)
        app.tick(0)
        if app.question.key == "language":
            self.give("en")
        count.start += self.give("games")
        title = app.texts.word(self.about().TITLE)
        offered = [option for option in app.question.options if option.startswith(title)]
        count.start += self.give(offered[0])
        turn = None
        while app.play:
            question, session = app.question, app.play.session
            key = question.key or "page"
            if question.is_page:
                presses = self.turn_page()
            elif session.run.question is not question:
                # The shell's own: the table of last time, what is left to say at the end.
                presses = self.give(question.answer_at(question.first))
            else:
                turn = bot.turn(session.run.game)
                presses = self.give(self.answer(bot, question, session.run.game))
                if question.is_fact:
                    continue
            over = session.run.question is None
            if turn is None and not count.turns and not over:
                count.start += presses
            elif turn is not None and not over:
                only = getattr(self.bots, "COUNTED", None)
                if only is None:
                    count.turns[turn] = count.turns.get(turn, 0) + presses
                elif key == only:
                    count.turns[len(count.turns)] = presses
            count.questions.append((key, presses))
            assert len(count.questions) < ENDLESS, f"{self.game} {self.case}: they never end"
        self.taught = True
        return count

    def about(self):
        from importlib import import_module

        return import_module("girouette.games." + self.game)

    def answer(self, bot, question, game):
        players, level = self.bots.CASES[self.case]
        if question.is_fact:
            return question.default
        if question.key == "players":
            return players
        if question.key == "level":
            return level
        if game.phase == "setup" and self.taught:
            return question.answer_at(question.first)
        if question.key in GO:
            return GO[question.key]
        if question.key == "colour":
            return question.options[0]
        answer = bot.answer(question, game)
        return any_answer(question, self.rng) if answer is Ellipsis else answer


def fewest(question, place, answer, keys):
    """The shortest way of presses from a place of the cursor to an answer."""
    ways: deque = deque([(place, ())])
    known = {place}
    while ways:
        place, path = ways.popleft()
        for key in ("OK", *keys):
            after, answered = after_key(question, place, key)
            if answered == answer and after is None:
                return (*path, key)
            if after is not None and after not in known:
                known.add(after)
                ways.append((after, (*path, key)))
    raise AssertionError(f"{question.key}: no key leads to {answer}")


def typed(app, answer):
    """The keys that bear what an answer reads, or that stand beside it; None where there are none.
    As direct_keys.py has it."""
    question, scene = app.question, app.scene
    places = [place for place in range(question.places) if question.answer_at(place) == answer]
    if not question.has_direct_keys or not places:
        return None
    text = scene.options[places[0]] if scene.options else str(answer)
    if text.isdigit():
        number = int(text)
        digits = [number] if 0 < number <= 12 else [int(digit) or 10 for digit in text]
        return tuple(digit - 1 for digit in digits)
    number = scene.keys[places[0]] if scene.options else 0
    if not number:
        return None
    seen = not scene.sight or scene.sight[0] <= places[0] < scene.sight[1]
    return (number - 1,) * (1 if seen or places[0] == app.cursor else 2)


def after_key(question, place, key):
    """Where a key leads from a place, or None and the answer that it gives; as shell.py has it."""
    if question.width:
        key = SQUARE_KEYS.get(key, key)
        if key in WAYS and key not in ("PREV", "NEXT"):
            step = WAYS[key] * (1 if key in SIDES else question.width)
            return question.turn(place % question.places + question.places, step), ...
    if isinstance(key, int):
        return None, ...  # see `typed`
    if key == "OK":
        inner = question.inner(place, 1)
        return inner, question.answer_at(place) if inner is None else ...
    return question.turn(place, WAYS[key]), ...


# --- figures ----------------------------------------------------------------------------------


def played(game, case, board):
    """The counts of a table's measured games."""
    table = Table(game, case, board, f"presses {game} {case}")
    table.play()
    return [table.play() for _ in range(GAMES)]


def figures_of(counts):
    turns = sorted(presses for count in counts for presses in count.turns.values())
    return {
        "mean": round(sum(turns) / len(turns), 1),
        "most": turns[len(turns) * 95 // 100],
        "start": max(count.start for count in counts),
    }


def presses():
    """By game, case and board: presses of a turn, mean and in 95 % of them, and of the start."""
    return {
        game: {
            case: {board: figures_of(played(game, case, board)) for board in BOARDS}
            for case in bots_of(game).CASES
        }
        for game in game_names()
    }


def report():
    """The figures side by side, then where the presses of four keys go."""
    lines = [f"{'a turn, mean / 95 %':32}" + "".join(f"{board:>16}" for board in BOARDS)]
    lines[0] += "   start"
    details = []
    for game in game_names():
        for case in bots_of(game).CASES:
            cells, start = "", 0
            for board in BOARDS:
                counts = played(game, case, board)
                figures = figures_of(counts)
                cells += f"{figures['mean']:>10} / {figures['most']:<3}"
                if board == "four_keys":
                    start = figures["start"]
                    details += by_question(f"{game} {case}", counts)
            lines.append(f"{game + ' ' + case:32}{cells}   {start}")
    lines.append("")
    for case in bots_of("tails_on_fire").CASES:
        figures = figures_of(played("tails_on_fire", case, ONE_KEY_EACH))
        lines.append(f"tails_on_fire {case}, one key each: {figures['mean']} / {figures['most']}")
    return lines + details


def by_question(name, counts):
    asked = {}
    for count in counts:
        for key, number in count.questions:
            asked.setdefault(key, []).append(number)
    turns = sum(len(count.turns) for count in counts)
    lines = ["", f"{name}, four keys: of a turn, times asked, mean, 95 %"]
    for key, numbers in sorted(asked.items(), key=lambda pair: -sum(pair[1])):
        numbers.sort()
        share = sum(numbers) / turns
        if share >= 0.05:
            mean = sum(numbers) / len(numbers)
            most = numbers[len(numbers) * 95 // 100]
            lines.append(f"  {key:20} {share:6.2f} {len(numbers):6} {mean:6.1f} {most:4}")
    return lines
