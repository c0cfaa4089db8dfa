# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`python3 tools/dev.py sim`: the simulator on a web page, or headless for a story.

sim [--board B] [--lang L] [--games DIR] [--keep FILE] [--port N] [--no-browser]
    [--host H --token T]
sim --headless --story FILE [--board B] [--lang L] [--games DIR] [--shots DIR] [--gif FILE]
"""

import argparse
import asyncio
import contextlib
import errno
import signal
import sys
import webbrowser
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Pages and stories use the core itself: its texts, and its byte map of the NVM.
if str(ROOT / "lib") not in sys.path:
    sys.path.insert(0, str(ROOT / "lib"))

from host_sim.languages import LANGUAGES  # noqa: E402
from host_sim.rig import board_names  # noqa: E402

DEFAULT_BOARD = "pico_ring"
DEFAULT_PORT = 8086
SHORTEST_TOKEN = 8


def read_arguments(arguments):
    parser = argparse.ArgumentParser(prog="sim", description="The simulator of Girouette.")
    parser.add_argument("--board", choices=board_names(), help=f"default: {DEFAULT_BOARD}")
    parser.add_argument("--lang", choices=LANGUAGES, help="else the device asks, as a new one does")
    parser.add_argument("--games", type=Path, metavar="DIR", help="its packages are in /games/")
    page = parser.add_argument_group("the page")
    page.add_argument(
        "--keep", type=Path, metavar="FILE", help="keep games there when the simulator stops"
    )
    page.add_argument("--port", type=int, default=DEFAULT_PORT, help="0 takes a free one")
    page.add_argument(
        "--host", default="127.0.0.1", help="to be reached from outside: with --token"
    )
    page.add_argument("--token", help=f"{SHORTEST_TOKEN} characters or more that pages must know")
    page.add_argument("--no-browser", action="store_true", help="open no browser")
    story = parser.add_argument_group("without a page")
    story.add_argument("--headless", action="store_true", help="run a story, as fast as it goes")
    story.add_argument("--story", type=Path, metavar="FILE", help="see host_sim/story_lines.py")
    story.add_argument("--shots", type=Path, metavar="DIR", help="where its pictures go")
    story.add_argument("--gif", type=Path, metavar="FILE", help="a film of it")
    chosen = parser.parse_args(arguments)
    problem = find_problem(chosen)
    if problem:
        parser.error(problem)
    return chosen


def find_problem(chosen):
    """What is wrong with the arguments together, or None."""
    from host_sim.server import LOOPBACK

    if chosen.games and not chosen.games.is_dir():
        return f"--games {chosen.games} is no folder"
    if chosen.headless and chosen.keep:
        return "--keep is for the page: a story begins with a new device"
    if chosen.headless != bool(chosen.story):
        return "--headless and --story FILE belong together"
    if not 0 <= chosen.port <= 65535:
        return "--port is 0 to 65535"
    if chosen.host not in LOOPBACK and not chosen.token:
        return "--host lets others reach the device: it needs --token"
    if chosen.token and (len(chosen.token) < SHORTEST_TOKEN or not chosen.token.isalnum()):
        return f"--token needs {SHORTEST_TOKEN} letters and digits or more"
    return None


def run_story(chosen):
    """Perform a story; its pictures and its film. Returns what went wrong, or 0."""
    from host_sim import recorder, records
    from host_sim.device import Device, FirmwareCrashed, FirmwareStuck
    from host_sim.story import Story, StoryError

    try:
        text = chosen.story.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return f"sim: cannot read {chosen.story}: {error}"
    try:
        story = Story(text, str(chosen.story))
    except StoryError as error:
        return f"sim: {error}"
    board, lang = chosen.board or story.board or DEFAULT_BOARD, chosen.lang or story.lang
    if board not in board_names():
        return f"sim: {chosen.story}: no board {board!r}: there are {', '.join(board_names())}"
    if lang not in (None, *LANGUAGES):
        return f"sim: {chosen.story}: no language {lang!r}: there are {', '.join(LANGUAGES)}"
    for folder in (chosen.shots, chosen.gif and chosen.gif.parent):
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
    film = recorder.Recorder() if chosen.gif else None
    with Device(board, lang=lang, seed=story.seed or 0, games=chosen.games) as device:
        if lang and device.nvm is not None:
            records.set_language(device.nvm, lang)

        def shot(name):
            if chosen.shots:
                recorder.save(recorder.picture(device), chosen.shots / f"{name}.png")

        def keep(name, film):
            if chosen.shots:
                film.save(chosen.shots / f"{name}.gif")

        try:
            clock = story.run(device, shot, recorder.Camera(keep, film))
        except (StoryError, FirmwareCrashed, FirmwareStuck) as error:
            return f"sim: {error}"
    if film:
        film.save(chosen.gif)
    print(f"{chosen.story}: {len(story.steps)} steps on {board}, {clock / 1000:.1f} s of its time")
    return 0


async def serve(chosen):
    from host_sim.keep import Keep, KeepError
    from host_sim.server import Server

    try:
        keep = Keep(chosen.keep) if chosen.keep else None
    except KeepError as error:
        return f"sim: {error}"
    board = chosen.board or DEFAULT_BOARD
    if keep and not chosen.board and keep.board in board_names():
        board = keep.board
    folders = {"games": chosen.games} if chosen.games else None
    server = Server(board, chosen.lang, chosen.host, chosen.port, chosen.token, keep, folders)
    try:
        await server.start()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return (
                f"sim: port {chosen.port} is in use: another simulator? --port 0 takes a free one"
            )
        return f"sim: cannot listen on {chosen.host} port {chosen.port}: {error.strerror or error}"
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no handlers in its loop: there Ctrl-C arrives as KeyboardInterrupt.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, ended.set)
    print(f"Girouette: {server.url}  (Ctrl-C ends)", flush=True)
    if not chosen.no_browser:
        webbrowser.open(server.url)
    asked = asyncio.create_task(ended.wait())
    try:
        # The device's own task never ends by itself: if it does, its error is better than silence.
        await asyncio.wait([asked, server.life], return_when=asyncio.FIRST_COMPLETED)
        if server.life.done():
            server.life.result()
    finally:
        asked.cancel()
        await server.stop()
    return 0


def main(arguments=None):
    chosen = read_arguments(arguments)
    if chosen.headless:
        return run_story(chosen)
    try:
        return asyncio.run(serve(chosen))
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
