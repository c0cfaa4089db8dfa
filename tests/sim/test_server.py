# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The server by itself: what it sends, what it refuses, and that the device goes on.

Time is stopped and stepped, so that every message is the answer to something done here.
"""

import asyncio
import base64
import contextlib
import io
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest
from PIL import Image

from girouette.games.tails_on_fire import RULES_VERSION
from host_sim import __main__ as sim
from host_sim.languages import LANGUAGES
from host_sim.server import LONGEST_FRAME, LONGEST_MESSAGE, PAGE, Server

ROOT = Path(__file__).resolve().parents[2]


class Client:
    """A page without a browser."""

    def __init__(self, server, session, ws):
        self.server, self.session, self.ws = server, session, ws
        self.pings = 0

    async def hear(self):
        """The text of every message up to now."""
        self.pings += 1
        await self.ws.send_json({"ping": self.pings})
        heard = []
        while True:
            text = await self.ws.receive_str(timeout=60)
            if json.loads(text) == {"pong": self.pings}:
                return heard
            heard.append(text)

    async def ask(self, **message):
        await self.ws.send_json(message)
        return [json.loads(text) for text in await self.hear()]

    async def see(self, **message):
        """The news of all answers together."""
        news = {}
        for answer in await self.ask(**message):
            news.update(answer)
        return news


@contextlib.asynccontextmanager
async def serving(board="pico_ring", lang="en", **options):
    server = Server(board, lang, port=0, **options)
    server.speed = 0
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


@contextlib.asynccontextmanager
async def joined(server, session=None, **headers):
    async with contextlib.AsyncExitStack() as stack:
        session = session or await stack.enter_async_context(aiohttp.ClientSession())
        address = f"127.0.0.1:{server.port}"
        headers.setdefault("Origin", f"http://{address}")
        ws = await stack.enter_async_context(
            session.ws_connect(f"http://{address}/socket", headers=headers)
        )
        yield Client(server, session, ws)


def story(scenario, **options):
    """Run `scenario(server, client)` with one page joined and the home menu on screen."""

    async def run():
        async with serving(**options) as server, joined(server) as client:
            first = json.loads((await client.hear())[0])
            await client.ask(step=2500)
            await scenario(server, client, first)

    asyncio.run(run())


async def lives(client):
    """The device still takes a key and shows what it did."""
    before = client.server.rig.device.describe()
    await client.ask(line="press NEXT")
    news = await client.see(step=300)
    assert news["text"] != before


# What is sent


def test_a_new_page_is_told_everything_at_once():
    async def scenario(_server, _client, first):
        assert first["board"]["name"] == "pico_ring" and first["board"]["size"] == [128, 64]
        assert first["languages"] == LANGUAGES
        assert ["pybadge", "Adafruit PyBadge"] in first["boards"]
        assert len(first["lights"]) == 16 * 6
        assert first["screen"][:4] == [0, 0, 128, 64]

    story(scenario)


@pytest.mark.parametrize(
    ("board", "most_bytes"),
    # A cursor move; the colour display's dots are no more than one-bit ones after packing.
    [("pico_ring", 600), ("macropad_rp2040", 700), ("feather_oled", 600), ("pybadge", 900)],
)
def test_a_key_press_costs_few_messages_and_bytes(board, most_bytes):
    """Press to page: one message with the changed area and words, none for what stayed."""

    async def scenario(_server, client, _first):
        assert await client.ask(step=1000) == []
        await client.ws.send_json({"line": "press NEXT"})
        assert await client.hear() == []
        await client.ws.send_json({"step": 300})
        texts = await client.hear()
        assert len(texts) == 1
        assert len(texts[0].encode()) <= most_bytes
        news = json.loads(texts[0])
        assert set(news) <= {"screen", "text", "scene", "lights"}
        left, top, width, height, _png = news["screen"]
        full = client.server.rig.device.display
        assert width * height < full.width * full.height / 2
        assert await client.ask(step=60_000 // 2) == []

    story(scenario, board=board)


def test_patches_add_up_to_the_picture_on_the_glass():
    async def scenario(server, _client, first):
        async with joined(server) as late:
            await follow(server, late, first["board"]["size"])

    async def follow(server, client, size):
        canvas = Image.new("RGB", size)

        def paint(screen):
            left, top, width, height, png = screen
            part = Image.open(io.BytesIO(base64.b64decode(png))).convert("RGB")
            assert part.size == (width, height)
            canvas.paste(part, (left, top))

        paint(json.loads((await client.hear())[0])["screen"])
        for line in ("press NEXT", "press OK", "press OK", "press NEXT", "press BACK"):
            await client.ws.send_json({"line": line})
            for text in await client.hear() + [
                json.dumps(answer) for answer in await client.ask(step=700)
            ]:
                if "screen" in json.loads(text):
                    paint(json.loads(text)["screen"])
        assert canvas.tobytes() == server.rig.device.display.image().tobytes()

    for board in ("pico_ring", "pybadge"):
        story(scenario, board=board)


def test_the_instruments_are_sent_only_to_who_watches_them():
    async def scenario(server, client, _first):
        async with joined(server) as other:
            await other.hear()
            await client.hear()
            shown = await client.see(watch=True)
            assert shown["memory"]["size"] == 4096
            assert [4, 9, "setting language=en"] in shown["memory"]["records"]
            await client.ask(line="choose Games")
            await client.see(step=1500)
            await client.ask(line="choose Tails")
            await client.see(step=1500)
            news = {}
            while "memory" not in news:
                news.update(json.loads(await client.ws.receive_str(timeout=60)))
            names = [record[2] for record in news["memory"]["records"]]
            assert f"game 1 begins (rules {RULES_VERSION})" in names
            assert news["instruments"]["log"][-1] == "choose Tails"
            assert all(
                "memory" not in text and "instruments" not in text for text in await other.hear()
            )

    story(scenario)


def test_a_key_held_by_a_page_that_leaves_is_let_go():
    async def scenario(server, client, _first):
        async with joined(server) as other:
            await other.ask(line="down NEXT")
            await other.ask(step=100)
            assert server.rig.device.wiring.pressed
        await client.hear()
        await client.ask(step=200)
        assert not server.rig.device.wiring.pressed

    story(scenario)


def test_log_and_film_can_be_saved_and_the_log_replayed():
    async def scenario(server, client, _first):
        await client.ask(line="choose Games")
        await client.ask(step=1500)
        name, kind, data = (await client.see(save="log"))["file"]
        told = base64.b64decode(data).decode()
        assert (name, kind) == ("keys.story", "text/plain")
        assert told.startswith("board pico_ring\nlang en\nseed 0\npower on\n")
        seen = server.rig.device.describe()
        await client.ws.send_json({"save": "gif"})
        message = json.loads((await client.ws.receive(timeout=100)).data)
        film = Image.open(io.BytesIO(base64.b64decode(message["file"][2])))
        assert film.format == "GIF" and film.n_frames > 2
        assert (await client.see(board="pybadge"))["board"]["name"] == "pybadge"
        assert (await client.see(replay=told))["board"]["name"] == "pico_ring"
        await client.ask(step=10_000)
        assert server.rig.device.describe() == seen

    story(scenario)


def test_speed_and_steps():
    async def scenario(server, client, _first):
        clock = server.rig.clock
        await client.ask(step=20)
        assert server.rig.clock == clock + 20
        assert await client.ask(speed=10) == [{"speed": 10}]
        async with asyncio.timeout(60):
            while server.rig.clock <= clock + 20:
                await client.hear()
        await client.ask(speed=0)

    story(scenario)


# What is refused

BAD_MESSAGES = [
    "", "press OK", "[]", "{}", "null", "1e999", '{"line": "press OK", "step": 1}',
    '{"line": ["press OK"]}', '{"line": "jump"}', '{"line": "press K99"}', '{"line": ""}',
    '{"line": "shot /etc/passwd"}', '{"line": "expect text x"}', '{"line": "wheel 1e9"}',
    '{"line": "press OK 1001"}', json.dumps({"line": "press " + "O" * 500}),
    '{"board": "../../etc"}', '{"board": 3}', '{"speed": 3}', '{"speed": true}', '{"speed": []}',
    '{"step": -1}', '{"step": 1e99}', '{"step": "1"}', '{"save": "/etc/passwd"}',
    '{"replay": "press"}', '{"replay": 0}', '{"hear": 1}', '{"__class__": 1}', '{"line": NaN}',
    "[" * 5000, '{"line": "language xx"}', '{"replay": "board nowhere"}',
    json.dumps({"replay": "#" * (LONGEST_MESSAGE + 1)}),
]  # fmt: skip


def test_bad_messages_are_refused_with_a_reason_and_the_device_goes_on():
    async def scenario(server, client, _first):
        seen = server.rig.device.describe()
        for message in BAD_MESSAGES:
            await client.ws.send_str(message)
            answer = json.loads(await client.ws.receive_str(timeout=20))
            assert set(answer) == {"refused"} and answer["refused"], message[:60]
        await client.ws.send_bytes(b"\x00\xff" * 20)
        assert json.loads(await client.ws.receive_str(timeout=20)) == {
            "refused": "only text messages are understood"
        }
        assert server.rig.device.describe() == seen
        await lives(client)

    story(scenario)


def test_a_frame_beyond_all_measure_closes_that_page_only():
    async def scenario(server, client, _first):
        async with joined(server) as other:
            await other.hear()
            with contextlib.suppress(ConnectionError):
                await other.ws.send_str("x" * (LONGEST_FRAME + 1))
            while not other.ws.closed:
                await other.ws.receive(timeout=60)
            assert other.ws.close_code == aiohttp.WSCloseCode.MESSAGE_TOO_BIG
        await client.hear()
        await lives(client)

    story(scenario)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1.evil.example"},
        {"Origin": "http://evil.example", "Host": "evil.example"},
    ],
)
def test_pages_of_other_origins_do_not_get_in(headers):
    async def scenario(server, client, _first):
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            async with joined(server, **headers):
                pass
        assert refused.value.status == 403
        await lives(client)

    story(scenario)


def test_a_socket_without_an_origin_does_not_get_in():
    async def run():
        async with serving() as server, aiohttp.ClientSession() as session:
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await session.ws_connect(f"http://127.0.0.1:{server.port}/socket")
            assert refused.value.status == 403

    asyncio.run(run())


async def raw(port, path, host=None):
    """Status and body of a request whose path no client has tidied up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    host = host or f"127.0.0.1:{port}"
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), head, body


def test_only_the_files_of_the_page_are_served():
    async def run():
        async with serving() as server:
            for path in (
                "/../server.py", "/../../LICENSE", "/%2e%2e/server.py", "/..%2fserver.py",
                "/..%5cserver.py", "/page/../../server.py", "//etc/passwd", "/etc/passwd",
                "/%00", "/.", "/..", "/index.html/../../device.py", "/app.js%00.html", "/server.py",
            ):  # fmt: skip
                status, _head, body = await raw(server.port, path)
                assert status in (400, 403, 404), path
                assert b"SPDX" not in body and b"root:" not in body
            for path in PAGE.iterdir():
                status, head, body = await raw(server.port, "/" + path.name)
                assert (status, body) == (200, path.read_bytes())
                assert b"default-src 'none'" in head and b"nosniff" in head
            status, _head, body = await raw(server.port, "/")
            assert (status, body) == (200, (PAGE / "index.html").read_bytes())
            status, _head, _body = await raw(server.port, "/", host="rebound.example")
            assert status == 403

    asyncio.run(run())


def test_with_a_token_nothing_is_shown_without_it():
    token = "correcthorse42"

    async def run():
        async with serving(token=token) as server:
            address = f"http://127.0.0.1:{server.port}/"
            async with aiohttp.ClientSession() as session:
                for path in ("", "app.js", "?token=wrong", "socket"):
                    async with session.get(address + path) as answer:
                        assert answer.status == 403
                with pytest.raises(aiohttp.WSServerHandshakeError):
                    async with joined(server, session):
                        pass
            jar = aiohttp.CookieJar(unsafe=True)
            async with aiohttp.ClientSession(cookie_jar=jar) as session:
                async with session.get(server.url) as answer:
                    assert answer.status == 200
                    assert token not in str(answer.url)
                async with joined(server, session) as client:
                    assert json.loads((await client.hear())[0])["board"]["name"] == "pico_ring"

    asyncio.run(run())


# The command


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--host", "0.0.0.0"], "needs --token"),
        (["--host", "0.0.0.0", "--token", "short"], "8 letters and digits"),
        (["--port", "70000"], "--port is 0 to 65535"),
        (["--headless"], "belong together"),
        (["--story", "x.story"], "belong together"),
        (["--board", "toaster"], "invalid choice: 'toaster'"),
        (["--lang", "xx"], "invalid choice: 'xx'"),
    ],
)
def test_arguments_that_make_no_sense_are_told(arguments, reason, capsys):
    with pytest.raises(SystemExit) as ended:
        sim.read_arguments(arguments)
    assert ended.value.code == 2
    assert reason in capsys.readouterr().err


def start(*arguments):
    return subprocess.Popen(
        [sys.executable, "-m", "host_sim", "--no-browser", *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )


def test_a_port_in_use_is_one_clear_line():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        process = start("--port", str(port))
        _out, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert errors == f"sim: port {port} is in use: another simulator? --port 0 takes a free one\n"


def test_a_free_port_is_told_and_ctrl_c_ends_cleanly():
    process = start("--port", "0")
    line = process.stdout.readline()
    port = int(line.partition("127.0.0.1:")[2].partition("/")[0])
    assert port > 0
    with socket.create_connection(("127.0.0.1", port), timeout=20):
        pass
    process.send_signal(signal.SIGINT)
    _out, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (0, "")
