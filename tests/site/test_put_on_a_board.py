# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""From the page to the board: the refusals of flash, nothing of the maker's touched, all verified.

The drive is a folder that the browser itself keeps for a page; to the page it is one as any.
"""

import re

import pytest
from playwright.sync_api import expect

from tests.site.common import Host, Phone, browsers
from tools.build import drive_files

browser = pytest.fixture(scope="module")(browsers)


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    host = Host(tmp_path_factory.mktemp("host"))
    yield host
    host.stop()


DRIVE = """async (files) => {
    const root = await navigator.storage.getDirectory();
    for await (const name of root.keys()) await root.removeEntry(name, { recursive: true });
    for (const [path, text] of Object.entries(files)) {
        const parts = path.split("/");
        let folder = root;
        for (const name of parts.slice(0, -1)) {
            folder = await folder.getDirectoryHandle(name, { create: true });
        }
        const file = await folder.getFileHandle(parts.at(-1), { create: true });
        const stream = await file.createWritable();
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
            else {
                const data = await (await handle.getFile()).arrayBuffer();
                found[path + name] = Array.from(new Uint8Array(data));
            }
        }
    };
    await walk(await navigator.storage.getDirectory(), "");
    return found;
}"""
BOOT_OUT = """\
Adafruit CircuitPython 10.2.1 on 2026-01-01; Raspberry Pi Pico with rp2040
Board ID:raspberry_pi_pico
"""


def put(phone, files, board="pico_ring"):
    """Choose a drive with these files, and copy; what the page says in the end."""
    phone.page.evaluate(DRIVE, files)
    phone.page.select_option("#target", board)
    phone.page.tap("#put")
    return phone.page.locator("#progress")


def test_put_it_on_a_board(browser, host):
    with Phone(browser, host.address) as phone:
        page = phone.page
        page.evaluate("window.showDirectoryPicker = () => {}")
        page.tap("#open-more")
        for files, reason in (
            ({}, "no boot_out.txt"),
            ({"boot_out.txt": "hello"}, "does not name"),
            ({"boot_out.txt": BOOT_OUT.replace("10.2", "9.2")}, "needs 10.0"),
            (
                {"boot_out.txt": BOOT_OUT.replace("_pico", "_oth")},
                "belongs to raspberry_pi_oth",
            ),
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
