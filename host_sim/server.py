# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The web server of the rig: serves host_sim/page and joins pages to the one device.

In, one JSON object a message with one of these keys:
    line      one hand's line of a story: "down OK", "up OK", "wheel 1", "unplug", "power on"...
    board     name of another board (new device)       blank   true: the same board, new
    speed     0 (stopped), 1 or 10                     step    ms to let pass while stopped
    watch     true or false: wants what the instruments show
    replay    a story's text                           save    "log" or "gif": wants that file
    ping      a number, which comes back as `pong` after the news of all that was asked before it
Out, one JSON object a message, with only what changed: see rig.Watcher; also `speed`, `pages` (how
many watch), `instruments` and `memory` to those who asked, `file` to who saves, and `refused`: the
reason why a message was not obeyed. A refused message changes nothing.

Who may talk to it: requests whose Host is this server's own name, pages whose Origin is that host,
and, where a token is set, only with it. Only the files of the page's folder, named one by one when
the server starts, are served.
"""

import asyncio
import base64
import concurrent.futures
import contextlib
import hmac
import json
import sys
import tempfile
import time
from pathlib import Path

from aiohttp import WSMsgType, web

from .rig import Rig, Watcher, whole_memory
from .story import StoryError

PAGE = Path(__file__).resolve().parent / "page"
LOOPBACK = ("127.0.0.1", "localhost", "::1")
TICK_SECONDS = 0.02
INSTRUMENT_SECONDS = 0.5
# More of it than this is not made up for after the computer slept.
MOST_LAG_SECONDS = 0.25
SPEEDS = (0, 1, 10)
LONGEST_MESSAGE = 64 * 1024
LONGEST_FRAME = 1024 * 1024
LONGEST_LINE = 200
MOST_WAITING_MESSAGES = 200
_TYPES = {
    ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml",
}  # fmt: skip
_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}


class Refused(Exception):
    """A message that is not obeyed; the text is the reason."""


class Page:
    """One browser page: what waits to be sent to it, and which keys it holds down."""

    def __init__(self, socket):
        self.socket = socket
        self.queue = asyncio.Queue()
        self.watching = False
        self.held = []

    def send(self, message):
        if message:
            self.queue.put_nowait(json.dumps(message, separators=(",", ":")))

    async def write(self):
        """Send what waits; one slow page never holds up the others."""
        while True:
            text = await self.queue.get()
            if self.queue.qsize() > MOST_WAITING_MESSAGES:
                await self.socket.close(code=1008, message=b"too slow")
                return
            await self.socket.send_str(text)


class Server:
    """The device's clock, its pages and what they may ask."""

    def __init__(
        self, board, lang=None, host="127.0.0.1", port=8086, token=None, keep=None, folders=None
    ):
        self.options = {"board": board, "lang": lang, "folders": folders}
        self.keep = keep  # a Keep, or None
        self._keeps = keep is not None  # a story that is replayed is not kept
        self.host, self.port, self.token = host, port, token
        self.rig: Rig
        self.watcher: Watcher
        self.pages = []
        self.speed = 1
        # The device is worked from one thread only; the event loop stays free for the pages.
        self._worker = concurrent.futures.ThreadPoolExecutor(1, "device")
        self._files = {path.name: path.read_bytes() for path in PAGE.iterdir() if path.is_file()}
        self.life: asyncio.Task
        self._runner: web.AppRunner
        # Patches of the picture must reach every page in the order in which they were cut out.
        self._telling = asyncio.Lock()

    # Start and end

    async def start(self):
        """Bind, power the device on and let its time pass. OSError when the port is taken."""
        app = web.Application(middlewares=[self._guard], client_max_size=LONGEST_MESSAGE)
        app.router.add_get("/", self._index)
        app.router.add_get("/socket", self._socket)
        app.router.add_get("/{name}", self._file)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.host, self.port)
        try:
            await site.start()
            self.port = self._runner.addresses[0][1]
            await self._in_worker(self._open)
        except BaseException:
            await self._runner.cleanup()
            self._worker.shutdown()
            raise
        self.life = asyncio.create_task(self._live())

    def _open(self):
        nvm = self.keep.nvm(self.options["board"]) if self.keep else None
        self.rig = Rig(**self.options, nvm=nvm)
        self.watcher = Watcher(self.rig)

    async def stop(self):
        self.life.cancel()
        await asyncio.gather(self.life, return_exceptions=True)
        for page in list(self.pages):
            with contextlib.suppress(ConnectionError):
                await page.socket.close(code=1001, message=b"the simulator ends")
        await self._runner.cleanup()
        await self._in_worker(self._close)
        self._worker.shutdown()

    def _close(self):
        self._changes()
        self.rig.close()

    @property
    def url(self):
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}/" + (f"?token={self.token}" if self.token else "")

    async def _in_worker(self, function, *arguments):
        return await asyncio.get_running_loop().run_in_executor(self._worker, function, *arguments)

    # Who may come in

    @web.middleware
    async def _guard(self, request, handler):
        try:
            self._check_host(request)
            response = self._check_token(request) or await handler(request)
        except web.HTTPException as error:
            error.headers.update(_HEADERS)
            raise
        if not response.prepared:
            response.headers.update(_HEADERS)
        return response

    def _check_host(self, request):
        """Against names that an outsider points at this machine (DNS rebinding)."""
        name = request.host.rpartition(":")[0] if request.host[-1:] != "]" else request.host
        name = (name or request.host).strip("[]")
        if not self.token and name not in LOOPBACK:
            raise web.HTTPForbidden(text="unknown host name")

    def _check_token(self, request):
        if not self.token:
            return None
        given = request.query.get("token")
        if given is not None and self._is_token(given):
            # From now on the cookie carries it: it stays out of the address and its history.
            response = web.Response(status=302, headers={"Location": request.path})
            response.set_cookie("token", self.token, httponly=True, samesite="Strict")
            return response
        if not self._is_token(request.cookies.get("token", "")):
            raise web.HTTPForbidden(text="the token is missing or wrong")
        return None

    def _is_token(self, given):
        return hmac.compare_digest(given.encode(), self.token.encode())

    async def _index(self, _request):
        return self._answer("index.html")

    async def _file(self, request):
        return self._answer(request.match_info["name"])

    def _answer(self, name):
        if name not in self._files:
            raise web.HTTPNotFound(text="no such file")
        kind = _TYPES.get(Path(name).suffix, "application/octet-stream")
        return web.Response(body=self._files[name], content_type=kind, charset="utf-8")

    # Pages

    async def _socket(self, request):
        if request.headers.get("Origin") not in (
            f"http://{request.host}",
            f"https://{request.host}",
        ):
            raise web.HTTPForbidden(text="a page of another origin")
        socket = web.WebSocketResponse(max_msg_size=LONGEST_FRAME, heartbeat=20)
        await socket.prepare(request)
        page = Page(socket)
        async with self._telling:
            self._tell(await self._in_worker(self.watcher.changes))
            page.send(await self._in_worker(self._everything))
            self.pages.append(page)
            self._tell_count()
        writer = asyncio.create_task(page.write())
        try:
            async for message in socket:
                await self._hear(page, message)
        finally:
            writer.cancel()
            self.pages.remove(page)
            for key in page.held:
                with contextlib.suppress(ValueError):
                    await self._in_worker(self.rig.do, "up " + key)
            self._tell_count()
        return socket

    def _tell_count(self):
        self._tell({"pages": len(self.pages)})

    def _tell(self, message):
        for page in self.pages:
            page.send(message)

    async def _hear(self, page, message):
        """Obey one message, or say why not."""
        try:
            if message.type != WSMsgType.TEXT:
                raise Refused("only text messages are understood")
            if len(message.data) > LONGEST_MESSAGE:
                raise Refused(f"longer than {LONGEST_MESSAGE} characters")
            try:
                asked = json.loads(message.data)
            except (ValueError, RecursionError):
                raise Refused("not JSON") from None
            if not isinstance(asked, dict) or len(asked) != 1:
                raise Refused("not an object with one key")
            ((key, value),) = asked.items()
            answer = getattr(self, "_ask_" + key, None) if key.isidentifier() else None
            if answer is None:
                raise Refused(f"nothing is known of {key[:40]!r}")
            await answer(page, value)
        except Refused as refusal:
            page.send({"refused": str(refusal)})
        except ValueError as error:
            page.send({"refused": str(error)[:500]})

    async def _ask_line(self, page, line):
        line = _text(line, LONGEST_LINE)
        await self._in_worker(self.rig.do, line)
        verb, _, key = line.partition(" ")
        if verb == "down":
            page.held.append(key)
        elif verb == "up" and key in page.held:
            page.held.remove(key)
        await self._show()

    async def _ask_board(self, _page, name):
        name = _text(name, 60)
        nvm = self.keep.nvm(name) if self.keep else None
        await self._replace(lambda: self.rig.start(name, self.rig.lang, nvm=nvm))
        self._keeps = self.keep is not None

    async def _ask_blank(self, _page, _value):
        await self._replace(self.rig.start, self.rig.board, self.rig.lang)
        self._keeps = self.keep is not None

    async def _ask_speed(self, _page, speed):
        if speed not in SPEEDS or isinstance(speed, bool):
            raise Refused(f"the speed is one of {SPEEDS}")
        self.speed = speed
        self._tell({"speed": speed})

    async def _ask_step(self, _page, ms):
        if isinstance(ms, bool) or not isinstance(ms, int) or not 0 < ms <= 3_600_000:
            raise Refused("a step is 1 to 3,600,000 ms")
        await self._in_worker(self.rig.advance, ms)
        await self._show()

    async def _ask_watch(self, page, value):
        page.watching = value is True
        if page.watching:
            page.send(await self._in_worker(self._all_instruments))

    async def _ask_replay(self, _page, text):
        self._keeps = False
        try:
            await self._replace(self.rig.play, _text(text, LONGEST_MESSAGE))
        except StoryError as error:
            raise Refused(str(error)) from None

    async def _ask_ping(self, page, number):
        if isinstance(number, bool) or not isinstance(number, int):
            raise Refused("a ping is a whole number")
        async with self._telling:
            page.send({"pong": number})

    async def _ask_save(self, page, what):
        if what == "log":
            data, name, kind = self.rig.log.text().encode(), "keys.story", "text/plain"
        elif what == "gif":
            data, name, kind = await self._film(), "girouette.gif", "image/gif"
        else:
            raise Refused("log or gif can be saved")
        page.send({"file": [name, kind, base64.b64encode(data).decode()]})

    async def _film(self):
        """The log so far, played again by a process of its own: this device is not disturbed."""
        with tempfile.TemporaryDirectory() as folder:
            log, film = Path(folder, "log.story"), Path(folder, "log.gif")
            log.write_text(self.rig.log.text(), encoding="utf-8")
            command = ["-m", "host_sim", "--headless", "--story", str(log), "--gif", str(film)]
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *command,
                cwd=PAGE.parent.parent,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.PIPE,
            )
            try:
                _, errors = await asyncio.wait_for(process.communicate(), 120)
            except TimeoutError:
                process.kill()
                raise Refused("the film takes too long") from None
            if process.returncode:
                last = errors.decode(errors="replace").strip().splitlines()[-1:]
                raise Refused("no film: " + "".join(last))
            return film.read_bytes()

    # Time passes

    async def _live(self):
        """Advance the device with the clock on the wall, and tell the pages what changed."""
        last = last_look = time.monotonic()
        while True:
            await asyncio.sleep(TICK_SECONDS)
            now = time.monotonic()
            passed = min(now - last, MOST_LAG_SECONDS)
            last = now
            # Fingers are not ten times faster: a click would be taken for a long press.
            speed = min(self.speed, 1) if self.rig.key_is_down else self.speed
            if speed:
                await self._in_worker(self.rig.advance, passed * 1000 * speed)
            await self._show()
            if now - last_look >= INSTRUMENT_SECONDS:
                last_look = now
                await self._in_worker(self.rig.look_for_changes)
                await self._show_instruments()

    async def _show(self):
        async with self._telling:
            self._tell(await self._in_worker(self._changes))

    def _changes(self):
        """What is new to pages; what the NVM holds is in the file before anybody sees it."""
        if self.keep and self._keeps:
            try:
                self.keep.look(self.rig.board, self.rig.device.nvm)
            except OSError as error:
                self._keeps = False
                self.rig.trouble = f"not kept any more: {self.keep.path}: {error.strerror}"
        return self.watcher.changes()

    async def _replace(self, start, *arguments):
        """Another device: nobody looks between its start and the moment all pages are told."""

        def work():
            start(*arguments)
            self.watcher.forget()
            return self._everything()

        async with self._telling:
            self._tell(await self._in_worker(work))

    def _everything(self):
        """What a page has to know now; what changed until now is in it."""
        self.watcher.changes()
        return self.watcher.everything() | {"speed": self.speed}

    def _all_instruments(self):
        shown = {"instruments": self.watcher.numbers()}
        if self.rig.device.nvm is not None:
            shown["memory"] = whole_memory(self.rig.device.nvm)
        return shown

    async def _show_instruments(self):
        if not any(page.watching for page in self.pages):
            return
        news = await self._in_worker(self.watcher.instrument_changes)
        for page in self.pages:
            if page.watching:
                page.send(news)


def _text(value, longest):
    if not isinstance(value, str) or not value or len(value) > longest:
        raise Refused(f"not a text of 1 to {longest} characters")
    return value
