# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A game on the device: tells and questions shown in turn, answers saved as they are given."""

from girouette import parts
from girouette.questions import BACK, Page
from girouette.session import Session
from girouette.texts import wrap

# The animation of a roll never delays an answer by more than this, and any key skips it.
_ROLL_MS = 800
_LOW_ROOM = 64  # bytes: some thirty presses
_MESSAGE_MS = 2000  # a piece of what was told stays on the message line before the next one
_LINE = 25  # characters of that line on the narrowest display that is not mounted upright
_BESIDE_GRID = 12  # and beside a board of squares, where it has two lines


class Play:
    """One game from its beginning to its end, or until it is left.

    session   the game's
    about     its package: TITLE, CODE, RULES_VERSION, PARTS
    keeps     whether it is in the journal
    begun     and whether it stands there as begun
    saved     how much of its log is there
    opened    its first question, or the one that people left, is there
    """

    def __init__(self, app, package):
        self.app = app
        self.package = package
        self.about = parts.load(package)
        self.face = parts.of(package, "face").Face()
        game_class = parts.of(package, "game").Game
        # Of a guest its folder's name, by which it is known in the journal; see guests.py.
        self.name = package[6:] if package.startswith("games") else ""
        facts = app.part("guests").facts(app.store, package) if self.name else app.store
        self.session = Session(game_class, app.ports.random_bytes, facts, self.hear)
        self.session.elapsed = self.seconds
        self.keeps = True
        self.begun = False
        self.saved = 0
        self.opened = False
        self.again = False  # who played it before sees no steps of the setup
        self.steps = []  # what has to be shown before the next question: (tell or chance, outcome)
        self.notice = ""  # about saving: it goes before what the game says, until the next answer
        self.next_tell = 0  # of the session's: the first that the message line has not begun
        self.unsaid = ""  # the rest of what it has begun
        self.next_at = 0  # when its next piece is due; 0: it rests
        self.lasting = ""  # what it shows in the end, where the face wrote something there
        self.warned = False
        self.turn = None
        self.asked = None  # the question from which the table menu was opened
        self.stood = 0  # and how long it had stood
        self.tool = ("", b"")  # the tool that was used meanwhile, and its log: table_tool.py
        self.start = ""  # the option of the table menu that the cursor starts on

    def script(self, resumed):
        """Its journal stays for "continue" when it is left."""
        app, session = self.app, self.session
        if not (yield from app.part("opening").script(self, resumed)):
            return
        self.opened = True
        self.turn = self.turn_after(None)
        left = False
        while not left:
            self.save()
            if self.keeps and app.store.reason and not self.warned:
                # Why nothing is kept, once; then only the sign in the header says so.
                self.warned = True
                app.in_game = False
                yield Page("", [app.texts.get(app.store.reason)])
            app.texts.seats = session.run.game.colours
            app.in_game = True
            left = yield from self.show_steps()
            if not left:
                if session.run.question is None:
                    app.in_game = False
                    yield from app.part("ending").script(self)
                    return
                left = yield from self.ask()
            if left:
                app.in_game = False
                left = yield from app.part("table_menu").script(self)
                if left in app.ports.tools:
                    yield from app.part("table_tool").script(self, left)
                    left = False
                # The menu stopped the clock of the question that stands, and did not set it back.
                app.spent = self.stood if session.run.question is self.asked else 0
        app.part("opening").remember(self)

    # --- what happens between two questions -------------------------------------------------

    def hear(self, question, outcome):
        """The session's: a tell, an outcome of chance, or (None) an undo."""
        if question is None:
            self.steps.clear()
        elif question.kind == "chance":
            self.steps.append((question, outcome))
        elif self.again and question.seat is None and self.session.run.game.phase == "setup":
            pass  # the same as last time
        else:
            self.app.hint = ""  # of a step before this one
            if question.stop:
                self.steps.append((question, None))

    def show_steps(self):
        """Rolls as short pictures and physical steps, one after the other; True when the person
        left for the menu."""
        app = self.app
        while self.steps:
            question, outcome = self.steps[0]
            answer = None
            if outcome is None:
                answer = yield question
            else:
                roll = self.face.roll
                picture = roll and roll(question, outcome, self.session.run.game, app.texts)
                if picture:
                    app.cue = "roll"
                    answer = yield Page("", (), picture, _ROLL_MS)
            if answer is BACK:
                return True
            # The menu's undo may have emptied it.
            if self.steps:
                self.steps.pop(0)
        return False

    def ask(self):
        """The question that stands; True when the person left for the menu."""
        app, session = self.app, self.session
        question = session.run.question
        if question.recalls:
            app.part("ending").recalls(self, question)
        answer = yield question
        if answer is BACK:
            self.asked = question
            self.stood = app.clock - app.shown
            return True
        app.hint = self.notice = ""
        session.answer(answer)
        return False

    # --- saving -----------------------------------------------------------------------------

    def begin(self):
        """Into the journal with the game itself: when nobody waits, for that may rewrite a page, or
        with the first answer."""
        if self.keeps and not self.begun:
            self.begun = True
            app, about = self.app, self.about
            begin = app.part("upkeep").begin
            begin(app.store, about.CODE, about.RULES_VERSION, about.LONGEST, self.name)

    def save(self):
        """Into the journal with what the log has grown by."""
        session, store = self.session, self.app.store
        if len(session.log) == self.saved:
            return
        before = self.turn
        self.turn = self.turn_after(before)
        if self.keeps:
            self.begin()
            ends_turn = self.turn is None or self.turn != before
            store.append(bytes(session.log[self.saved :]), ends_turn)
            if not store.reason and store.room() < _LOW_ROOM:
                self.notice = self.app.texts.get("s.low_room")
        self.saved = len(session.log)

    def turn_after(self, before):
        """What all answers of a turn have in common: whose it is, and the round. None after the
        last answer, and where nobody has turns: then each answer is a turn of its own."""
        question, game = self.session.run.question, self.session.run.game
        whose = before[0] if before else None
        if question is not None and question.seat is not None:
            whose = question.seat
        if question is None or whose is None and game.phase != "setup":
            return None
        return whose, game.round

    # --- for the shell ----------------------------------------------------------------------

    def seconds(self):
        """How long the question that stands was looked at."""
        return (self.app.clock - self.app.shown) // 1000

    def paint(self, scene, question):
        """What the game adds to a scene."""
        if not self.opened:
            return
        app, game = self.app, self.session.run.game
        app.texts.seats = game.colours
        if question.seat is not None:
            scene.who = game.colours[question.seat]
            if not question.is_page:
                scene.title = app.texts.word(scene.who)
        if question.key:
            self.face.paint(scene, game, question, app.texts)
        self.next_at = 0
        standing = self.session.run.question
        if (
            question is standing
            or standing is None
            and scene.picture
            and scene.picture[0] == "bars"
        ):
            # Beside the question, and under the scores when there is none any more.
            self.next_tell = 0
            self.lasting = scene.hint if scene.hint is not app.hint else ""
            self.unsaid = self.notice or app.hint
            self.say_on(scene)
        elif self.notice:
            scene.hint = self.notice
        if question is self.asked:
            # Back from the table menu: its sound was heard before.
            scene.cue = None

    def point(self, scene, question, place):
        if self.face.dial and self.opened and not question.is_page:
            value = question.answer_at(place)
            self.face.dial(scene, self.session.run.game, question, value, self.app.texts)

    def say_on(self, scene):
        """The next piece of what was told since the last answer, onto the message line. It rests
        on the last one, or on what the face wrote there; beside a board the question needs the
        room again."""
        beside_grid = scene.picture and scene.picture[0] == "grid"
        text = self.unsaid
        tells = self.session.run.tells
        while not text and self.next_tell < len(tells):
            tell = tells[self.next_tell]
            self.next_tell += 1
            if not tell.stop and not tell.heading:
                text = self.app.texts.say(tell)
        self.next_at = self.app.clock + _MESSAGE_MS if text else 0
        if not text:
            if beside_grid or self.lasting:
                scene.hint = self.lasting
            return
        lines = wrap(text, _BESIDE_GRID)[:2] if beside_grid else wrap(text, _LINE)[:1]
        # As much of the text as that is: where a word is broken, the display puts its own hyphen.
        end = len(" ".join(lines))
        scene.hint = text[:end]
        self.unsaid = text[end:].lstrip(" ")

    def live(self, seconds):
        """True when the message line or the face has changed the scene with the time."""
        app, session = self.app, self.session
        if self.next_at and app.clock >= self.next_at:
            before = app.scene.hint
            self.say_on(app.scene)
            app.scene.cue = None
            return app.scene.hint is not before
        return (
            self.face.live
            and self.opened
            and app.question is session.run.question
            and self.face.live(app.scene, session.run.game, app.texts, seconds)
        )
