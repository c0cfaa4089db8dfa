# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The site on a phone: installed, offline, by touch, closed and crashed, turned, heard and read."""

import json
import re

import pytest
from playwright.sync_api import Error, expect

from tests.site.common import Host, Phone, browsers

browser = pytest.fixture(scope="module")(browsers)


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    host = Host(tmp_path_factory.mktemp("host"))
    yield host
    host.stop()


def glass(phone):
    """All dots of the glass, as a person sees them from where the phone's own top is."""
    return phone.page.evaluate(
        """() => {
            const canvas = document.getElementById("screen");
            const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
            return Array.from(data).filter((_, at) => at % 4 < 3).join();
        }"""
    ).split(",")


def round_of(phone):
    return re.search(r"M(\d)/9", phone.text)


def play(phone, until):
    """Tails on Fire by touch: in every round the first who may plays a card, the others pass."""
    played = None
    for _ in range(400):
        if until(phone.text):
            return
        options = phone.options
        if "Pass" in options:
            now = round_of(phone).group()
            phone.choose("Pass" if played == now else "Play")
            played = now
        elif options:
            chosen = phone.page.locator("#scene-options [aria-selected=true]").text_content()
            phone.choose(chosen)
        else:
            phone.press("OK")
    raise AssertionError(f"the game did not get there: {phone.text}")


def test_installed_and_offline_a_whole_game_by_touch_with_a_crash_in_the_middle(
    browser, tmp_path_factory
):
    host = Host(tmp_path_factory.mktemp("alone"))
    with Phone(browser, host.address) as phone:
        page = phone.page
        session = phone.context.new_cdp_session(page)
        assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        page.wait_for_selector("body[data-offline=ready]", state="attached")
        page.close()
        host.stop()
        phone.open()
        phone.choose("Games")
        phone.choose("Tails on Fire")
        play(phone, lambda text: "M3/9" in text and "> Play" in text)
        before = phone.text
        with pytest.raises(Error):
            phone.page.goto("chrome://crash")
        phone.page.close()
        phone.open()
        phone.sees("Resume Tails on Fire")
        phone.choose("Resume")
        phone.sees(before)
        play(phone, lambda text: "wins" in text and not round_of(phone))
        while "Hello!" not in phone.text:
            phone.press("OK")
        assert "Resume" not in phone.text


def test_closing_and_reloading_lose_nothing(browser, host):
    with Phone(browser, host.address) as phone:
        phone.choose("Games")
        phone.choose("Sky Tango")
        phone.press("OK")
        phone.page.reload()
        phone.sees("Resume Sky Tango")
        phone.page.close()
        phone.open()
        phone.sees("Resume Sky Tango")


def test_a_full_storage_is_said_and_stops_nobody(browser, host):
    with Phone(browser, host.address) as phone:
        phone.page.evaluate(
            """() => { Storage.prototype.setItem = () => {
                throw new DOMException("full", "QuotaExceededError"); }; }"""
        )
        phone.choose("Games")
        phone.choose("Sky Tango")
        phone.press("OK")
        expect(phone.page.locator("#scene")).to_contain_text("not saved")
        before = phone.text
        phone.press("OK")
        phone.press("OK")
        assert phone.text != before


def test_the_second_tab_says_so_and_may_take_over(browser, host):
    with Phone(browser, host.address) as phone:
        first = phone.page
        phone.choose("Games")
        phone.choose("Sky Tango")
        phone.press("OK")
        second = phone.open()
        expect(second.get_by_role("dialog")).to_contain_text("already open in another tab")
        assert second.locator("#screen[data-drawn]").count() == 0
        second.get_by_role("button", name="Use it here").tap()
        phone.sees("Resume Sky Tango")
        expect(first.locator("#elsewhere")).to_be_visible()
        phone.choose("Resume")
        # The one that lost the device writes nothing more.
        kept = second.evaluate("localStorage.getItem('girouette.nvm.phone')")
        first.evaluate("girouette.send({line: 'press OK'})")
        assert second.evaluate("localStorage.getItem('girouette.nvm.phone')") == kept


def test_the_journal_goes_into_a_file_and_back(browser, host, tmp_path):
    with Phone(browser, host.address) as phone:
        page = phone.page
        phone.choose("Games")
        phone.choose("Sky Tango")
        phone.press("OK")
        page.tap("#open-more")
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save to a file").tap()
        file = tmp_path / saved.value.suggested_filename
        saved.value.save_as(file)
        assert json.loads(file.read_text())["board"] == "phone"
        # A new device asks first: No leaves it.
        page.tap("#new")
        expect(page.locator("#ask")).to_contain_text("are lost")
        page.tap("#ask [value=no]")
        page.tap("#new")
        page.tap("#ask [value=yes]")
        page.locator("#more [data-text=close]").tap()
        phone.sees("Hello!")
        assert "Resume" not in phone.text
        # So does a file; what is no journal is refused.
        wrong = tmp_path / "wrong.json"
        page.tap("#open-more")
        for text in ("{}", "no", '{"girouette":1,"board":"phone","nvm":"00"}'):
            wrong.write_text(text)
            page.set_input_files("#import", wrong)
            expect(page.locator("#notice")).to_contain_text("no journal of Girouette")
        page.set_input_files("#import", file)
        page.tap("#ask [value=yes]")
        phone.sees("Resume Sky Tango")


def test_every_board_has_its_own_games_and_a_change_asks_first(browser, host):
    with Phone(browser, host.address) as phone:
        page = phone.page
        phone.choose("Games")
        phone.choose("Sky Tango")
        phone.press("OK")
        page.select_option("#board", "pico_ring")
        page.tap("#ask [value=no]")
        assert page.input_value("#board") == "phone"
        page.select_option("#board", "pico_ring")
        page.tap("#ask [value=yes]")
        page.wait_for_selector("body[data-board=pico_ring]")
        phone.sees("Hello!")
        assert "Resume" not in phone.text
        # A finger works there too, though the board has no key for an option.
        phone.choose("Games")
        phone.sees("Which game?")
        page.reload()
        page.wait_for_selector("body[data-board=pico_ring]")
        page.select_option("#board", "phone")
        page.tap("#ask [value=yes]")
        phone.sees("Resume Sky Tango")


def to_the_first_square(phone):
    """Fire Tower as a referee, up to where a square is chosen."""
    phone.choose("Games")
    phone.choose("Fire Tower")
    phone.press("OK")
    phone.choose("Referee")
    for _ in range(20):
        if phone.page.locator("#scene-lines", has_text="column").count():
            return
        phone.press("OK")
    raise AssertionError(phone.text)


def test_a_square_is_touched_where_it_lies(browser, host):
    with Phone(browser, host.address) as phone:
        to_the_first_square(phone)
        board = """() => { const { calls } = girouette.engine.board;
            return JSON.parse(calls.look()).scene.square; }"""
        first = phone.page.evaluate(board)
        # The board is left, under the header; a square has six dots. One to the right, one touch.
        top, left = 14, 0
        moved = None
        for column in range(1, 17):
            phone.touch(left + 6 * (column - 1) + 3, top + 6 * (first[0] - 1) + 3)
            phone.page.evaluate("girouette.settled()")
            moved = phone.page.evaluate(board)
            if moved != first:
                break
        assert moved != first
        expect(phone.page.locator("#scene-lines")).to_contain_text(
            f"row {moved[0]}, column {moved[1]}"
        )
        # The same square again takes it.
        phone.changes(
            lambda: phone.touch(left + 6 * (moved[1] - 1) + 3, top + 6 * (moved[0] - 1) + 3)
        )
        phone.page.wait_for_function(
            "before => document.getElementById('text').textContent !== before", arg=phone.text
        ) if phone.page.evaluate(board) == moved else None


def test_turned_to_the_other_side(browser, host):
    with Phone(browser, host.address) as phone:
        upright = glass(phone)
        dots = [tuple(upright[at : at + 3]) for at in range(0, len(upright), 3)]
        phone.changes(phone.page.locator("#turn").tap)
        turned = glass(phone)
        assert [tuple(turned[at : at + 3]) for at in range(0, len(turned), 3)] == dots[::-1]
        # The keys went along: OK is near the other edge, and each does what it says.
        assert phone.page.locator(".key-OK").bounding_box()["y"] < 300
        phone.press("NEXT")
        expect(phone.page.locator("#scene-options [aria-selected=true]")).to_have_text("Tools")
        phone.press("PREV")
        phone.choose_turned("Games")
        phone.sees("Which game?")


def test_the_wind_stays_where_it_blows_when_the_phone_is_turned(browser, host):
    with Phone(browser, host.address) as phone:
        phone.choose("Games")
        phone.choose("Fire Tower")
        for _ in range(20):
            if "begins" in phone.text:
                break
            phone.press("OK")
        lit = """() => [...document.querySelectorAll("#drawing [data-light] .glow")]
            .map((glow) => glow.style.cssText)"""
        arrow = """() => { const { data } = document.getElementById("screen").getContext("2d")
            .getImageData(0, 0, 160, 128); const rows = [];
            for (let y = 0; y < 128; y++) { let n = 0; for (let x = 0; x < 160; x++)
            n += data[(y * 160 + x) * 4] > 127; rows.push(n); } return rows; }"""
        phone.page.wait_for_function("document.querySelector('[data-light] .glow').style.cssText")
        lights = phone.page.evaluate(lit)
        before = phone.page.evaluate(arrow)
        phone.changes(phone.page.locator("#turn").tap)
        assert phone.page.evaluate(lit) == lights
        assert phone.page.evaluate(arrow) != before
        phone.changes(phone.page.locator("#turn").tap)
        assert phone.page.evaluate(arrow) == before


@pytest.mark.parametrize(
    "viewport", [{"width": 360, "height": 640}, {"width": 844, "height": 390}], ids=str
)
def test_keys_are_large_and_under_both_thumbs_also_for_the_left_handed(browser, host, viewport):
    with Phone(browser, host.address, viewport=viewport) as phone:
        names = ("PREV", "NEXT", "OK", "BACK", "MENU")

        def boxes():
            return {name: phone.page.locator(f".key-{name}").bounding_box() for name in names}

        right = boxes()
        for box in right.values():
            assert box["width"] >= 100 and box["height"] >= 48
            assert box["x"] >= 0 and box["x"] + box["width"] <= viewport["width"]
            assert box["y"] + box["height"] <= viewport["height"]
        glass = phone.page.locator("#screen").bounding_box()
        for box in right.values():
            assert (
                box["x"] >= glass["x"] + glass["width"]
                or box["x"] + box["width"] <= glass["x"]
                or box["y"] >= glass["y"] + glass["height"]
            ), "a key lies over the glass"
        assert right["OK"]["x"] > right["PREV"]["x"]
        phone.page.tap("#open-more")
        phone.page.get_by_label("Left-handed").check()
        phone.page.locator("#more [data-text=close]").tap()
        assert boxes()["OK"]["x"] < boxes()["PREV"]["x"]
        phone.page.reload()
        phone.page.wait_for_selector("#screen[data-drawn]")
        assert boxes()["OK"]["x"] < boxes()["PREV"]["x"]


@pytest.mark.parametrize(("locale", "hello"), [("fr-CA", "Bonjour"), ("en-US", "Hello!"), ("de", "Hello!")])
def test_it_speaks_the_browsers_language(browser, host, locale, hello):
    with Phone(browser, host.address, locale=locale) as phone:
        phone.sees(hello)
        other = "en" if hello == "Bonjour" else "fr"
        phone.page.select_option("#language", other)
        phone.sees("Hello!" if other == "en" else "Bonjour")
        assert phone.page.get_attribute("html", "lang") == other
        phone.page.reload()
        phone.sees("Hello!" if other == "en" else "Bonjour")


def test_light_and_dark(browser, host):
    colours = set()
    for scheme in ("light", "dark"):
        with Phone(browser, host.address, color_scheme=scheme) as phone:
            colours.add(
                phone.page.evaluate("getComputedStyle(document.querySelector('.key-PREV')).color")
            )
    assert len(colours) == 2


def test_awake_shaken_and_heard_while_a_game_runs(browser, host):
    with Phone(browser, host.address) as phone:
        page = phone.page
        page.evaluate("window.shaken = []; navigator.vibrate = (how) => shaken.push(how) > 0")
        assert page.get_attribute("body", "data-awake") != "yes"
        phone.choose("Games")
        phone.choose("Tails on Fire")
        page.wait_for_selector("body[data-awake=yes]", state="attached")
        play(phone, lambda text: "> Play" in text)
        page.wait_for_function("shaken.length > 0")
        page.wait_for_selector("body[data-heard]", state="attached")
        page.tap("#open-more")
        page.get_by_label("Vibrate").uncheck()
        page.locator("#more [data-text=close]").tap()
        count = page.evaluate("shaken.length")
        phone.press("BACK")
        phone.choose("Pause")
        phone.sees("Hello!")
        page.wait_for_selector("body[data-awake=no]", state="attached")
        assert page.evaluate("shaken.length") == count


def test_every_view_can_be_read_and_has_its_cursor(browser, host):
    """The accessibility tree: a heading, the words, a list whose selected option is the cursor's."""
    with Phone(browser, host.address) as phone:
        scene = phone.page.locator("#scene")

        def tree():
            return scene.aria_snapshot()

        assert '- heading "Girouette"' in tree() and 'option "Games" [selected]' in tree()
        phone.choose("Games")
        assert 'listbox "Which game?"' in tree() and 'option "Fire Tower" [selected]' in tree()
        phone.choose("Fire Tower")
        assert "paragraph: \"4\"" in tree() and "How many players?" in tree()
        phone.press("OK")
        phone.choose("Referee")
        assert tree().count("[selected]") == 1
        for _ in range(20):
            if "column" in tree():
                break
            phone.press("OK")
        assert re.search(r"row \d+, column \d+", tree())
        assert "row" in phone.page.get_attribute("#screen", "aria-label")
        phone.press("BACK")
        assert tree().count("[selected]") == 1
        whole = phone.page.locator("body").aria_snapshot()
        for name in ("Before", "Next", "OK", "Back", "Menu", "Turn to the other side", "Sound", "More"):
            assert f'button "{name}"' in whole
        assert 'combobox "Board"' in whole and 'combobox "Language"' in whole
        phone.page.tap("#open-more")
        dialog = phone.page.get_by_role("dialog", name="More").aria_snapshot()
        for name in ("Save to a file", "New device", "Copy to the drive", "Close"):
            assert f'button "{name}' in dialog
        assert 'checkbox "Left-handed"' in dialog


def test_both_languages_have_every_word(browser, host):
    with Phone(browser, host.address) as phone:
        missing = phone.page.evaluate(
            """async () => {
                const { TEXTS } = await import("./texts.js");
                const used = [...document.querySelectorAll("[data-text], [data-label], [data-title]")]
                    .flatMap(({ dataset }) => [dataset.text, dataset.label, dataset.title]);
                const keys = Object.keys(TEXTS.en);
                return [...keys.filter((key) => !(key in TEXTS.fr)),
                    ...Object.keys(TEXTS.fr).filter((key) => !(key in TEXTS.en)),
                    ...used.filter((key) => key && !keys.includes(key))];
            }"""
        )
        assert missing == []


# --- from the page to the board ----------------------------------------------------------------

DRIVE = """async (files) => {
    const root = await navigator.storage.getDirectory();
    for await (const name of root.keys()) await root.removeEntry(name, { recursive: true });
    for (const [path, text] of Object.entries(files)) {
        const parts = path.split("/");
        let folder = root;
        for (const name of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
        const stream = await (await folder.getFileHandle(parts.at(-1), { create: true })).createWritable();
        await stream.write(text);
        await stream.close();
    }
    window.showDirectoryPicker = async () => root;
}"""
LIST = """async () => {
    const found = {};
    const walk = async (folder, path) => {
        for await (const [name, handle] of folder.entries()) {
            if (handle.kind === "directory") await walk(handle, path + name + "/");
            else found[path + name] = Array.from(new Uint8Array(await (await handle.getFile()).arrayBuffer()));
        }
    };
    await walk(await navigator.storage.getDirectory(), "");
    return found;
}"""
BOOT_OUT = "Adafruit CircuitPython 10.2.1 on 2026-01-01; Raspberry Pi Pico\nBoard ID:raspberry_pi_pico\n"


def put(phone, files, board="pico_ring"):
    """Choose a drive with these files, and copy; what the page says in the end."""
    phone.page.evaluate(DRIVE, files)
    phone.page.select_option("#target", board)
    phone.page.tap("#put")
    return phone.page.locator("#progress")


def test_put_it_on_a_board(browser, host):
    from tools.build import drive_files

    with Phone(browser, host.address) as phone:
        page = phone.page
        page.evaluate("window.showDirectoryPicker = () => {}")
        page.tap("#open-more")
        for files, reason in (
            ({}, "no boot_out.txt"),
            ({"boot_out.txt": "hello"}, "does not name"),
            ({"boot_out.txt": BOOT_OUT.replace("10.2", "9.2")}, "needs 10.0"),
            ({"boot_out.txt": BOOT_OUT.replace("_pico", "_other")}, "belongs to raspberry_pi_other"),
        ):
            expect(put(phone, files)).to_contain_text(reason)
            assert set(page.evaluate(LIST)) == set(files)
        # Somebody's own program stays unless they say otherwise.
        own = {"boot_out.txt": BOOT_OUT, "code.py": "print('mine')", "settings.toml": "A = 1\n"}
        told = put(phone, own)
        expect(page.locator("#ask")).to_contain_text("code.py of your own")
        page.tap("#ask [value=no]")
        expect(told).to_contain_text("your code.py stays")
        assert set(page.evaluate(LIST)) == set(own)
        told = put(phone, own | {"lib/girouette/old.mpy": "old", "lib/mine.py": "mine"})
        page.tap("#ask [value=yes]")
        expect(told).to_contain_text("copied and verified", timeout=60_000)
        found = {path: bytes(data) for path, data in page.evaluate(LIST).items()}
        expected = drive_files("pico_ring")
        expected["settings.toml"] = b"A = 1\n"
        expected["boot_out.txt"] = BOOT_OUT.encode()
        expected["code_before_girouette.py"] = b"print('mine')"
        expected["lib/mine.py"] = b"mine"
        assert found == expected
        page.tap("#put")
        expect(told).to_contain_text("up to date")


def test_without_a_way_to_write_there_are_the_zip_and_three_steps(browser, host):
    with Phone(browser, host.address) as phone:
        page = phone.page
        page.evaluate("delete window.showDirectoryPicker")
        page.tap("#open-more")
        expect(page.locator("#put")).to_be_hidden()
        expect(page.locator("#steps li")).to_have_count(3)
        page.select_option("#target", "pybadge")
        with page.expect_download() as saved:
            page.get_by_role("link", name="Download the zip").tap()
        assert re.fullmatch(r"girouette-pybadge-[\d.]+\.zip", saved.value.suggested_filename)


# --- speed -------------------------------------------------------------------------------------

# What the page may take to start, in rounds of this work on the same slowed processor.
WORK = "() => { const t = performance.now(); let x = 0; for (let i = 0; i < 3e7; i++) x += i % 7; return [performance.now() - t, x]; }"


def test_it_starts_offline_in_little_time_on_a_slow_processor(browser, host):
    with Phone(browser, host.address) as phone:
        phone.page.wait_for_selector("body[data-offline=ready]", state="attached")
        session = phone.context.new_cdp_session(phone.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        ratios = []
        for _ in range(3):
            phone.page.reload()
            phone.page.wait_for_selector("#screen[data-drawn]")
            started = phone.page.evaluate("Number(document.body.dataset.started)")
            ratios.append(started / phone.page.evaluate(WORK)[0])
            print("started after", started, "ms, ratio", ratios[-1])
        assert min(ratios) < 8
