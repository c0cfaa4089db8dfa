# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The built site, served as any web host would, and a phone before it."""

import functools
import os
import re
import shutil
import threading

from playwright.sync_api import expect, sync_playwright

from tools import build, website

ARGUMENTS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
PHONE = {
    "viewport": {"width": 390, "height": 780},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
    "locale": "en-GB",
}
PATIENCE_MS = 30_000
DRAWN = "document.getElementById('screen').dataset.drawn"
# Counts what hands do, for a picture may also change by itself: the message line does.
COUNT_ACTS = """
    let made;
    window.acts = 0;
    Object.defineProperty(window, "girouette", {
        get: () => made,
        set(value) {
            made = value;
            const { engine } = made;
            const send = engine.send.bind(engine);
            engine.send = (message) => {
                send(message);
                acts++;
            };
        },
    });
"""
# Dice that fall alike in every run: a generator of 32 bits.
FIXED_CHANCE = """
    let state = 7;
    crypto.getRandomValues = (bytes) => {
        for (let at = 0; at < bytes.length; at++) {
            state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
            bytes[at] = state >>> 24;
        }
        return bytes;
    };
"""
FOLDER = "games/girouette"  # of the web host: the site must not care

site_files = functools.cache(website.site_files)


class Host:
    """A web host with the site in a folder of it."""

    def __init__(self, root):
        self.folder = root / FOLDER
        build.write_folder(self.folder, site_files())
        self._server = website.server(root, 0)
        self.address = f"http://127.0.0.1:{self._server.server_port}/{FOLDER}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self):
        self._server.shutdown()
        self._server.server_close()


def open_browser(playwright):
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    return playwright.chromium.launch(executable_path=program, args=ARGUMENTS)


def browsers():
    """For a fixture: a browser for all tests of a file."""
    with sync_playwright() as playwright:
        browser = open_browser(playwright)
        yield browser
        browser.close()


class Phone:
    """Somebody with a phone: pages of one browser, which share its storage."""

    def __init__(self, browser, address, **options):
        self.address = address
        self.context = browser.new_context(**{**PHONE, **options})
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(COUNT_ACTS)
        self.context.add_init_script(FIXED_CHANCE)
        self.errors = []
        self.page = None

    def __enter__(self):
        self.open()
        return self

    def __exit__(self, *_error):
        self.context.close()
        assert not self.errors, self.errors

    def open(self):
        """Another page of the site, which is the one that is used from now on."""
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._hear)
        self.page.goto(self.address)
        self.page.wait_for_selector("#screen[data-drawn], #elsewhere[open]")
        return self.page

    def _hear(self, message):
        # A breach of the content policy is an error on the console.
        if message.type == "error":
            self.errors.append(message.text)

    @property
    def text(self):
        return self.page.text_content("#text")

    @property
    def options(self):
        return self.page.locator("#scene-options li").all_text_contents()

    def sees(self, text):
        expect(self.page.locator("#text")).to_contain_text(text, timeout=PATIENCE_MS)

    def changes(self, act):
        """Do something, and wait until the device has heard it and the screen has followed."""
        before = self.page.evaluate(f"[{DRAWN}, acts]")
        act()
        self.page.wait_for_function(
            f"""([drawn, done]) => {{
                const {{ pressing, board }} = girouette.engine;
                const heard = acts > done && !pressing && !board.machine.events.length;
                return heard && {DRAWN} !== drawn;
            }}""",
            arg=before,
        )

    def press(self, name):
        self.changes(self.page.locator(f"#keys .key-{name}").tap)

    def touch(self, x, y):
        """A finger on a dot of the glass."""
        box = self.page.locator("#screen").bounding_box()
        size = self.page.evaluate("girouette.engine.board.about.size")
        self.page.touchscreen.tap(
            box["x"] + (x + 0.5) * box["width"] / size[0],
            box["y"] + (y + 0.5) * box["height"] / size[1],
        )

    def place_of(self, option):
        """A dot of the glass that belongs to an option, found by asking the device."""
        return self.page.evaluate(
            """(wanted) => {
                const { about, calls } = girouette.engine.board;
                const [width, height] = about.size;
                const columns = [0.15, 0.45, 0.8].map((share) => Math.round(width * share));
                for (let y = 0; y < height; y += 2)
                    for (const x of columns) if (calls.touch(x, y) === wanted) return [x, y];
                return null;
            }""",
            option,
        )

    def number_of(self, text):
        """Which option begins so. The words of a scene may follow its picture by a moment."""
        first = self.page.locator("#scene-options li", has_text=re.compile("^" + re.escape(text)))
        expect(first.first).to_be_attached(timeout=PATIENCE_MS)
        return next(at for at, option in enumerate(self.options) if option.startswith(text))

    def choose(self, text):
        """Touch the option that begins so, where it is drawn."""
        number = self.number_of(text)
        options = self.options
        place = self.place_of(number)
        for _ in options:
            if place:
                break
            self.press("PREV")  # a long list goes round: it begins at its end
            place = self.place_of(number)
        assert place, f"{text} is not in sight: {self.text}"
        self.changes(lambda: self.touch(*place))

    def choose_turned(self, text):
        """The same on a phone that is turned to the other side: its last dot is the first."""
        x, y = self.place_of(self.number_of(text))
        width, height = self.page.evaluate("girouette.engine.board.about.size")
        self.changes(lambda: self.touch(width - 1 - x, height - 1 - y))
