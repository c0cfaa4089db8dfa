# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Somebody at the app, with no device around it: presses in, scenes out.

A story reads as it happens at the table, in the lines of host_sim/story_lines.py:

    hand = Hand(HostPorts())
    hand.tell('''
        choose Jeux
        press NEXT 2
        wait 4
        expect text Rouge
    ''')

The words of the lines are methods too, for tests that look at the app between two presses. Runs in
a MicroPython VM as well, in the boards' dialect.
"""

from host_sim.story_lines import read_line, read_story

LOOP_MS = 100  # between two ticks while waiting: the device's loop, slowed down
PACE = 0.3  # seconds between presses of a key: quicker ones would be those of a held key


class Hand:
    """Has a clock that only moves when the hand waits."""

    def __init__(self, ports=None, language="fr"):
        """`language` is chosen at the first start; None leaves that question standing."""
        if ports is None:
            from tests.shell_ports import HostPorts

            ports = HostPorts()
        self.ports = ports
        self.start()
        if language and not self.app.settings.language:
            self.take(language)

    # --- the words

    def start(self, now=0):
        """Power on. Again on the same ports, it is a restart: only the NVM remembers."""
        from girouette.shell import App

        self.now = now
        self.app = App(self.ports)
        self.app.tick(self.now)
        return self

    def unplug(self):
        self.app = None
        return self

    def press(self, *keys):
        """Short presses: "PREV", "NEXT", "OK", "BACK", or the number of a direct key from 0."""
        for key in keys:
            self.app.press(key, self.now)
            self.app.tick(self.now)
        return self

    def hold(self):
        """OK held for half a second: the table menu."""
        self.app.hold(self.now)
        self.app.tick(self.now)
        return self

    def wait(self, seconds):
        return self.let_pass(seconds * 1000)

    def let_pass(self, milliseconds):
        end = self.now + round(milliseconds)  # as a float, 32.3 s fall short of 32,300 ms
        while self.now < end:
            self.now = min(end, self.now + LOOP_MS)
            self.app.tick(self.now)
        return self

    def choose(self, *texts):
        """Move to the option that reads so (or begins so, when only one does) and take it."""
        for text in texts:
            options = self.app.scene.options
            if self.app.by_key or self.app.thirds:
                options = [option.split(" ", 1)[1] for option in options]  # behind the key's name
            found = [place for place, option in enumerate(options) if option == text] or [
                place for place, option in enumerate(options) if option.startswith(text)
            ]
            assert len(found) == 1, f"{text!r} is not one option of: {self.sees()}"
            self.go_to(found[0])
        return self

    def take(self, option):
        """Take an option by its key, with a direct key where the board has one for it."""
        question = self.app.question
        assert question.kind == "choose" and option in question.options, (option, self.sees())
        place = list(question.options).index(option)
        keys = self.app.scene.keys
        if keys and keys[place]:
            self.press(keys[place] - 1)
            return self.press("OK") if self.app.typed else self
        while self.app.thirds and self.app.question is question:
            # Of a long list the part that has it, until it is alone.
            parts = self.app.thirds.parts()
            self.go_to([at for at, part in enumerate(parts) if place in part][0])
        return self if self.app.question is not question else self.go_to(place)

    def dial(self, value):
        """Turn a number to this value and take it."""
        question = self.app.question
        assert question.kind == "number", self.sees()
        assert question.lo <= value <= question.hi, self.sees()
        answers = [question.answer_at(place) for place in range(question.places)]
        return self.go_to(answers.index(value))

    def go_to(self, place):
        if self.app.by_key or self.app.thirds:
            return self.press(self.app.scene.options[place].split(" ")[0])
        question = self.app.question
        if question.width:
            # Among many squares the row comes first: NEXT goes from row to row until OK takes one.
            while self.app.cursor not in question.rows(place):
                self.press("NEXT")
            if question.inner(self.app.cursor, 1) is not None:
                self.press("OK")
                place += question.places
        while self.app.cursor != place:
            self.press("NEXT")
        return self.press("OK")

    def open_tool(self, tool):
        """From the home menu into a tool, by its place in the list."""
        self.take("tools")
        return self.take(self.app.question.options[self.ports.tools.index(tool)])

    def sees(self):
        """The scene as one sentence; "" when nothing is on."""
        from girouette.describe import describe

        return describe(self.app.scene) if self.app else ""

    # --- the lines

    def tell(self, text):
        """Do what the lines of a story say, from where the hand is."""
        for number, verb, arguments, line in read_story(text):
            try:
                self.act(verb, *arguments)
            except AssertionError as error:
                raise AssertionError(f"line {number}, {line!r}: {error}") from None
        return self

    def do(self, line):
        verb, arguments = read_line(line)
        return self.act(verb, *arguments)

    def act(self, verb, *arguments):
        what = arguments[0] if arguments else None
        if verb == "press" and what in ("PREV", "NEXT", "OK", "BACK"):
            for number in range(arguments[1]):
                self.wait(PACE if number else 0).press(what)
        elif verb == "hold" and what == "OK":
            self.hold()
        elif verb == "wait":
            self.let_pass(what)
        elif verb == "choose":
            if self.app.question.kind == "number" and what.isdigit():
                self.dial(int(what))
            else:
                self.choose(what)
        elif verb == "take":
            self.take(what)
        elif verb == "unplug" and not arguments:
            self.unplug()
        elif verb == "power_on":
            assert self.app is None, "the power is on already"
            self.start()
        elif verb == "see":
            text, wanted = arguments
            missing = "expected" if wanted else "did not expect"
            assert (text in self.sees()) == wanted, f"{missing} {text!r}, seen: {self.sees()}"
        else:
            raise ValueError(f"this needs a device: {verb} {arguments}")
        return self

    def transcript(self, text, look=None):
        """A story with the scene after every step, lights and sound too; `look()` after each."""
        out = [self.shown()]
        for line in text.split("\n"):
            if line.startswith("#"):
                out.append(line)
            elif line:
                self.do(line)
                out += ["> " + line, self.shown()]
                if look:
                    look()
        return "\n".join(out) + "\n"

    def shown(self):
        if self.app is None:
            return "    (no power)"
        scene = self.app.scene
        # Boards differ in when they write: the sign that something waits is no part of a story.
        lines = [self.sees().replace(". [pending]", "")]
        lines += [str(light) for light in scene.lights]
        if scene.cue:
            lines.append("♪ " + scene.cue)
        return "    " + "\n      ".join(lines)
