# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The page in a real browser: played by mouse, keyboard and touch, unplugged, watched by two."""

import asyncio
import contextlib
import os
import re
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from host_sim.device import Device
from host_sim.records import set_language
from host_sim.rig import board_names
from host_sim.server import Server

ROOT = Path(__file__).resolve().parents[2]
BROWSER_ARGUMENTS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
DESK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {
    "viewport": {"width": 375, "height": 720},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
PATIENCE_MS = 30_000
PRESS_MS = 300  # of the device's own time: it has seen a key go down and up, and shown what follows


@pytest.fixture(scope="module")
def browser():
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=BROWSER_ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def address():
    command = [sys.executable, "-m", "host_sim", "--no-browser", "--port", "0", "--lang", "en"]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    yield re.search(r"http://\S+", process.stdout.readline()).group()
    process.terminate()
    assert process.wait(60) == 0


class Table:
    """A page and the hands before it; `how` is mouse, keys or touch."""

    def __init__(self, browser, address, how="keys", **context):
        self.context = browser.new_context(**(context or (PHONE if how == "touch" else DESK)))
        self.context.set_default_timeout(PATIENCE_MS)
        self.page = self.context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.how = how
        self.page.goto(address)
        self.page.wait_for_selector("#screen[data-drawn]")

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.context.close()
        assert self.errors == []

    @property
    def text(self):
        return self.page.text_content("#text")

    def sees(self, text):
        expect(self.page.locator("#text")).to_contain_text(text, timeout=PATIENCE_MS)

    def take(self, board, lang="en"):
        """A new device of this kind, at its home menu, in this language."""
        if self.page.get_attribute("body", "data-board") == board:
            self.page.evaluate("document.getElementById('blank').click()")
        else:
            self.page.select_option("#board", board)
        self.page.click("#ask [value=yes]")
        # What is on the page after the pong is no more of the device before.
        self.wait_for_pong()
        self.page.wait_for_selector(f"body[data-board={board}]")
        if self.page.input_value("#language") != lang:
            self.page.select_option("#language", lang)
        self.sees("Hello!" if lang == "en" else "Bonjour")

    def wait_for_pong(self):
        """Until the page has the news of all that was asked before."""
        self.page.evaluate("girouette.send({ping: 1})")
        self.page.wait_for_selector("body[data-pong]", state="attached")
        self.page.evaluate("delete document.body.dataset.pong")

    def press(self, name):
        """Press a logical key the way these hands do, and wait until the screen has followed."""
        before = self.text
        if self.how == "keys":
            keys = {"NEXT": "ArrowDown", "PREV": "ArrowUp", "OK": "Enter", "BACK": "Escape"}
            self.page.keyboard.press(keys[name], delay=20)
        elif self.how == "touch":
            self.page.locator(f'#keys [data-name="{name}"]').tap()
        else:
            self.point(name)
        # The message line turns by itself: not every change is the answer to a press.
        self.page.evaluate(f"girouette.send({{step: {PRESS_MS}}})")
        self.wait_for_pong()
        self.page.wait_for_function(
            "before => document.getElementById('text').textContent !== before", arg=before
        )

    def point(self, name):
        """With the mouse on the drawing of the board."""
        names = self.page.evaluate(
            "[...document.querySelectorAll('#drawing [data-key]')].map(key => key.ariaLabel)"
        )
        label = {"NEXT": "Next", "PREV": "Before", "OK": "OK", "BACK": "Back"}[name]
        if any(text.startswith(label) for text in names):
            self.page.locator(f'#drawing [data-key][aria-label^="{label}"] .cap').first.click()
        elif name == "OK":
            self.page.locator("#drawing .wheel").click()
        else:
            self.page.locator("#drawing .wheel").hover()
            self.page.mouse.wheel(0, 40 if name == "NEXT" else -40)

    def choose(self, text):
        for _ in range(12):
            parts = self.text.split(". ")
            at = next(i for i, part in enumerate(parts) if part.startswith("> "))
            if parts[at].startswith("> " + text):
                return self.press("OK")
            wanted = [i for i, part in enumerate(parts) if part.startswith(text) and i != at]
            assert wanted, f"no {text} in {self.text}"
            self.press("NEXT" if wanted[-1] > at else "PREV")
        raise AssertionError(f"{text} was not reached: {self.text}")

    def play_a_round(self):
        """Tails on Fire, from the home menu to the second round: the first seat plays, the others
        pass."""
        self.choose("Games")
        self.choose("Tails on Fire")
        plays = 0
        for _ in range(60):
            text = self.text
            if "R2/9" in text:
                assert plays == 1
                return
            if "Pass" in text and plays:
                self.choose("Pass")
            else:
                plays += "> Play" in text
                self.press("OK")
        raise AssertionError(f"no round ended: {self.text}")


def glass(page):
    """The canvas as rows of 0 and 1."""
    width, dots = page.evaluate(
        """() => {
            const canvas = document.getElementById("screen");
            const image = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
            const reds = image.data.filter((_value, at) => at % 4 === 0);
            return [canvas.width, Array.from(reds, (red) => (red > 127 ? 1 : 0))];
        }"""
    )
    return [dots[at : at + width] for at in range(0, len(dots), width)]


ROUNDS = [
    ("pico_ring", "mouse"), ("pico_ring", "keys"), ("pico_ring", "touch"),
    ("macropad_rp2040", "mouse"), ("feather_oled", "touch"), ("pybadge", "keys"),
    ("feather_reverse_tft", "mouse"), ("pygamer", "keys"), ("pico_display", "touch"),
]  # fmt: skip


def test_rounds_are_played_on_every_board_and_in_every_way():
    assert {board for board, _how in ROUNDS} == set(board_names())
    assert {how for _board, how in ROUNDS} == {"mouse", "keys", "touch"}


@pytest.mark.parametrize(("board", "how"), ROUNDS)
def test_a_round_of_tails_on_fire(browser, address, board, how):
    with Table(browser, address, how) as table:
        table.take(board)
        table.play_a_round()


def test_direct_keys_choose_at_once(browser, address):
    with Table(browser, address) as table:
        table.take("macropad_rp2040")
        table.page.locator("#drawing [data-key='0']").click()
        table.sees("Which game?")
        table.page.keyboard.press("4", delay=20)
        table.sees("How many players?")


def test_the_glass_shows_the_very_dots_of_the_display(browser, address):
    with Device("pico_ring", lang="en") as device:
        set_language(device.nvm, "en")
        device.power_on()
        expected = device.picture()
    with Table(browser, address) as table:
        table.take("pico_ring")
        table.page.wait_for_timeout(0)
        for _ in range(100):
            if glass(table.page) == expected:
                break
        assert glass(table.page) == expected


@pytest.mark.parametrize("context", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("board", board_names())
def test_every_dot_is_a_whole_number_of_dots_and_all_is_in_reach(browser, address, board, context):
    with Table(browser, address, **context) as table:
        table.take(board)
        measured = table.page.evaluate(
            """() => {
                const box = (element) => { const b = element.getBoundingClientRect();
                    return [b.left, b.top, b.width, b.height]; };
                const canvas = document.getElementById("screen");
                return {ratio: devicePixelRatio, dots: [canvas.width, canvas.height],
                    canvas: box(canvas), wide: document.documentElement.scrollWidth,
                    room: [innerWidth, innerHeight],
                    keys: [...document.querySelectorAll("#keys button")].map(box)};
            }"""
        )
        scale = measured["canvas"][2] * measured["ratio"] / measured["dots"][0]
        assert scale >= 2 and abs(scale - round(scale)) < 0.01
        assert measured["wide"] <= measured["room"][0]
        if context is PHONE:
            for left, top, width, height in measured["keys"]:
                assert left >= 0 and left + width <= measured["room"][0]
                assert top + height <= measured["room"][1]
                assert width >= 44 and height >= 34
            # The keys people press most are where the thumb is.
            assert min(top for _left, top, _w, _h in measured["keys"]) > measured["room"][1] / 2


def test_the_plug_in_mid_game_and_the_game_again(browser, address):
    with Table(browser, address) as table:
        table.take("pico_ring")
        table.choose("Games")
        table.choose("Tails on Fire")
        while "oldest" not in table.text:
            table.press("OK")
        page = table.page

        def back_to(text):
            """What was told before a question is told once more."""
            while text not in table.text:
                assert "OK: go on" in table.text or "Tails on Fire" in table.text
                table.press("OK")

        page.click("#panel")
        page.click("#plug")
        expect(page.locator("#off")).to_be_visible()
        # Who does not see the screen go dark hears it.
        expect(page.locator("#live")).to_have_text("The power is off.")
        assert table.text == ""
        page.wait_for_function("/none/.test(document.getElementById('lit').textContent)")
        page.wait_for_function("girouette.settled()")
        assert not any(map(any, glass(page)))
        page.click("#wake")
        table.sees("Resume Tails on Fire")
        table.choose("Resume")
        back_to("oldest")
        # The next answer is torn: the one before it is kept.
        page.fill("#bytes", "1")
        page.click("#later button[type=submit]")
        page.keyboard.press("Enter", delay=20)
        expect(page.locator("#off")).to_be_visible()
        page.keyboard.press("p")
        table.sees("Resume Tails on Fire")
        table.choose("Resume")
        back_to("oldest")
        page.locator("summary[data-text=records]").click()
        expect(page.locator("#records")).to_contain_text("game 1 begins")
        expect(page.locator("#log")).to_contain_text("unplug after 1")


def test_the_language_is_switched_on_page_and_device(browser, address):
    with Table(browser, address) as table:
        table.take("feather_oled", "en")
        assert table.page.get_attribute("html", "lang") == "en"
        table.page.select_option("#language", "fr")
        table.sees("Bonjour")
        table.sees("Réglages")
        assert table.page.get_attribute("html", "lang") == "fr"
        expect(table.page.locator("#keys [data-name=BACK] .name")).to_have_text("Retour")
        expect(table.page.locator("h2[data-text=power]")).to_have_text("Courant")


def test_two_pages_show_the_same_device(browser, address):
    with Table(browser, address) as one, Table(browser, address, "touch") as other:
        one.take("pico_ring")
        other.sees("Hello!")
        one.press("NEXT")
        other.sees(one.text)
        other.press("OK")
        one.sees(other.text)
        one.page.wait_for_function("document.body.dataset.pages === '2'")
        for _ in range(100):
            if glass(one.page) == glass(other.page):
                break
        assert glass(one.page) == glass(other.page)
        one.page.select_option("#board", "pybadge")
        one.page.click("#ask [value=yes]")
        other.page.wait_for_selector("body[data-board=pybadge]")


def test_a_screen_reader_hears_scenes_whole_and_cursor_moves_short(browser, address):
    with Table(browser, address) as table:
        table.take("pico_ring")
        live = table.page.locator("#live")
        expect(live).to_have_text("Girouette. Hello! cursor on: Games. 3 choices.")
        expect(table.page.locator("#screen")).to_have_attribute(
            "aria-label", "Girouette. Hello! cursor on: Games. 3 choices."
        )
        table.press("NEXT")
        expect(live).to_have_text("Tools")
        table.choose("Games")
        expect(live).to_contain_text("Which game? cursor on: Fire Tower 2-4. 5 choices.")
        # Keys can be worked without a pointer: focus and Enter, as a screen reader does.
        before = table.text
        table.page.focus("#keys [data-name=NEXT]")
        table.page.keyboard.press("Enter")
        table.page.wait_for_function(
            "before => document.getElementById('text').textContent !== before", arg=before
        )
        # So can the options, which are a list with the cursor's one selected.
        options = table.page.locator("#scene-options").get_by_role("option")
        expect(options).to_have_count(5)
        scene = table.page.locator("#scene-options")
        chosen = scene.get_by_role("option", selected=True)
        expect(chosen).to_contain_text("Sky Tango")
        table.page.get_by_role("option", name="Tails on Fire").dispatch_event("click")
        table.sees("How many players?")


def test_every_control_has_a_name(browser, address):
    with Table(browser, address) as table:
        table.take("macropad_rp2040")
        table.page.click("#panel")
        unnamed = table.page.locator(
            "button, select, input, a, [role=button], summary, canvas"
        ).evaluate_all(
            "found => found.filter((one) => !(one.ariaLabel ?? one.innerText"
            "?? one.textContent).trim() && !one.labels?.length).map((o) => o.outerHTML)"
        )
        assert unnamed == []


def test_the_screen_stays_when_the_page_is_drawn_anew(browser, address):
    """Only what changes is sent: who empties the canvas has a black one."""
    with Table(browser, address) as table:
        table.take("pico_ring")
        table.choose("Settings")
        # All that belongs to it is here: what came before the pong, and a moment of the device.
        table.page.evaluate("girouette.send({ping: 2})")
        table.page.wait_for_selector("body[data-pong='2']", state="attached")
        table.page.wait_for_function("girouette.settled()")
        before = glass(table.page)
        assert any(map(any, before))
        table.page.click("#view")
        assert glass(table.page) == before
        table.page.click("#view")
        assert glass(table.page) == before
        for size in ({"width": 500, "height": 900}, {"width": 900, "height": 430}):
            table.page.set_viewport_size(size)
            table.page.wait_for_function(f"innerWidth === {size['width']}")
            assert glass(table.page) == before


def test_an_arrow_key_in_the_list_of_boards_throws_no_game_away(browser, address):
    with Table(browser, address) as table:
        table.take("pico_ring")
        table.choose("Games")
        page = table.page
        page.focus("#board")
        page.keyboard.press("ArrowDown")
        expect(page.locator("#ask")).to_contain_text("pybadge", ignore_case=True)
        page.keyboard.press("Enter")  # the No has the focus
        expect(page.locator("#ask")).to_be_hidden()
        page.evaluate("girouette.send({ping: 7})")
        page.wait_for_selector("body[data-pong='7']", state="attached")
        assert page.input_value("#board") == page.get_attribute("body", "data-board") == "pico_ring"
        assert "Which game?" in table.text
        # Nor does a new device come without a yes.
        page.evaluate("document.getElementById('blank').click()")
        page.click("#ask [value=no]")
        assert "Which game?" in table.text


@pytest.mark.parametrize(
    "viewport", [{"width": 820, "height": 1180}, {"width": 1180, "height": 820}], ids=str
)
@pytest.mark.parametrize("board", ["pico_ring", "pybadge", "feather_oled"])
def test_a_tablet_shows_a_device_as_large_as_fits(browser, address, viewport, board):
    with Table(browser, address, viewport=viewport, device_scale_factor=2) as table:
        table.take(board)
        box = table.page.locator("#stage").bounding_box()
        share = max(box["width"] / viewport["width"], box["height"] / viewport["height"])
        assert share > 0.55
        assert box["x"] >= 0 and box["x"] + box["width"] <= viewport["width"]


def test_the_plug_is_in_sight_and_named_on_a_phone(browser, address):
    with Table(browser, address, "touch") as table:
        table.take("pico_ring")
        plug = table.page.get_by_role("button", name="Pull the plug")
        expect(plug).to_be_in_viewport()
        plug.tap()
        table.page.get_by_role("button", name="Power on").first.tap()
        table.sees("Hello!")


def test_the_wind_of_the_lights_is_white(browser, address):
    with Table(browser, address) as table:
        table.take("pico_ring")
        table.choose("Games")
        table.choose("Fire Tower")
        for _ in range(12):
            if "begins" in table.text:
                break
            table.press("OK")
        expect(table.page.locator("#lit")).to_contain_text("white")
        assert "blue" not in table.page.text_content("#lit")


def test_lights_have_names_for_who_cannot_tell_colours(browser, address):
    with Table(browser, address) as table:
        table.take("pico_ring")
        table.choose("Games")
        table.choose("Tails on Fire")
        for _ in range(40):
            if "> Play" in table.text:
                break
            table.press("OK")
        expect(table.page.locator("#lit")).to_have_text("Lights: 1–16 green")
        sign = table.page.locator("[data-light='0'] .colour")
        expect(sign).to_be_hidden()
        table.page.click("#names")
        expect(sign).to_be_visible()
        expect(sign).to_have_text("gre")
        # A turn has its sound too.
        table.page.wait_for_selector("body[data-heard]", state="attached")


def test_the_wheel_turns_by_dragging_its_knob(browser, address):
    with Table(browser, address, "mouse") as table:
        table.take("macropad_rp2040")
        box = table.page.locator("#drawing .wheel").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        before = table.text
        table.page.mouse.move(x, y)
        table.page.mouse.down()
        table.page.mouse.move(x, y + 16)
        table.page.mouse.up()
        table.page.wait_for_function(
            "before => document.getElementById('text').textContent !== before", arg=before
        )
        assert "> Games" not in table.text


def test_time_can_be_stopped_and_stepped(browser, address):
    with Table(browser, address) as table:
        table.take("pico_ring")
        page = table.page
        page.click("#panel")
        page.click("[data-speed='0']")
        page.wait_for_selector("[data-speed='0'][aria-pressed=true]")
        before = table.text
        page.keyboard.press("ArrowDown", delay=20)
        page.click("[data-step='1000']")
        page.wait_for_function(
            "before => document.getElementById('text').textContent !== before", arg=before
        )
        page.click("[data-speed='10']")
        page.wait_for_selector("[data-speed='10'][aria-pressed=true]")
        page.click("[data-speed='1']")
        page.wait_for_selector("[data-speed='1'][aria-pressed=true]")


def test_log_picture_and_film_are_saved_and_a_log_is_replayed(browser, address, tmp_path):
    with Table(browser, address) as table:
        table.take("pico_ring")
        table.choose("Games")
        seen = table.text
        page = table.page
        page.click("#panel")
        saved = {}
        for button in ("save", "png", "gif"):
            with page.expect_download(timeout=90_000) as waiting:
                page.click("#" + button)
            saved[button] = tmp_path / waiting.value.suggested_filename
            waiting.value.save_as(saved[button])
        assert saved["png"].read_bytes().startswith(b"\x89PNG")
        assert saved["gif"].read_bytes().startswith(b"GIF89a")
        assert "press OK" in saved["save"].read_text()
        table.press("NEXT")
        page.set_input_files("#replay", saved["save"])
        table.sees("Hello!")
        table.sees(seen)


def test_a_page_comes_back_by_itself_after_the_server_was_away(browser):
    command = [sys.executable, "-m", "host_sim", "--no-browser", "--lang", "en", "--port"]

    def serve(port):
        process = subprocess.Popen(
            [*command, str(port)], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        return process, re.search(r"http://\S+:(\d+)/", process.stdout.readline())

    first, found = serve(0)
    with Table(browser, found.group()) as table:
        first.terminate()
        first.wait(60)
        expect(table.page.locator("#notice")).to_contain_text("ended")
        second, _found = serve(found.group(1))
        table.page.wait_for_selector("body[data-joined=yes]")
        expect(table.page.locator("#notice")).to_be_hidden()
        table.sees("Hello!")
    second.terminate()
    second.wait(60)


def test_a_kept_device_goes_on_where_the_simulator_was_stopped(browser, tmp_path):
    command = [sys.executable, "-m", "host_sim", "--no-browser", "--lang", "en", "--port", "0"]
    command += ["--keep", str(tmp_path / "kept.json")]

    def serve():
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        return process, re.search(r"http://\S+", process.stdout.readline()).group()

    process, found = serve()
    with Table(browser, found) as table:
        table.take("macropad_rp2040")
        table.choose("Games")
        table.choose("Tails on Fire")
        table.press("OK")
    process.terminate()
    assert process.wait(60) == 0
    process, found = serve()
    with Table(browser, found) as table:
        assert table.page.get_attribute("body", "data-board") == "macropad_rp2040"
        table.sees("Resume Tails on Fire")
    process.terminate()
    assert process.wait(60) == 0


def test_a_page_says_when_the_device_runs_old_files(browser, tmp_path):
    """A game that is added while the simulator runs: the page says so, and shows it on demand."""
    lib = tmp_path / "lib"
    shutil.copytree(ROOT / "lib", lib, ignore=shutil.ignore_patterns("__pycache__"))
    with served(folders={"lib": lib}) as found, Table(browser, found) as table:
        table.sees("Hello!")
        table.choose("Games")
        before = table.page.locator("#scene-options li").count()
        expect(table.page.locator("#news")).to_be_hidden()
        games = lib / "girouette" / "games"
        shutil.copytree(games / "snow_time", games / "another")
        expect(table.page.locator("#news")).to_contain_text("have changed")
        table.page.click("#news button")
        table.sees("Hello!")
        expect(table.page.locator("#news")).to_be_hidden()
        table.choose("Games")
        assert table.page.locator("#scene-options li").count() == before + 1


@contextlib.contextmanager
def served(**options):
    """A simulator in this process, at its address."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    server = Server("pico_ring", "en", port=0, **options)
    asyncio.run_coroutine_threadsafe(server.start(), loop).result(60)
    try:
        yield server.url
    finally:
        asyncio.run_coroutine_threadsafe(server.stop(), loop).result(60)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
