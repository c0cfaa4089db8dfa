# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""`python3 tools/dev.py shots`: a gallery of every kind of scene, and the pictures of the docs.

    shots [gallery] [stories] [wiring] [readme] [audit] [--board B]... [--lang L]... [--answers N]

gallery   build/gallery/index.html, one page with all pictures in it. It comes from the walks that
          the audit counts (walks.py): every kind of scene that comes up in a game, a tool or a menu
          is drawn once on every board and in every language. So a new game or board is in it by
          itself.
stories   docs/pictures/LANGUAGE: the pictures and films that docs/stories draw
wiring    boards/BOARD/wiring.svg: the wiring pictures, from the boards' data
readme    docs/pictures: the simulator's page with each board on it, and the site on a phone; needs
          a Chromium
audit     no pictures: what of random games was told and never seen, cut, or too small (audit.py);
          only when asked for
"""

import argparse
import base64
import html
import io
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [path for path in (str(ROOT), str(ROOT / "lib")) if path not in sys.path]

from PIL import Image  # noqa: E402

from host_sim import __main__ as sim  # noqa: E402
from host_sim import recorder, records  # noqa: E402
from host_sim.device import Device  # noqa: E402
from host_sim.languages import LANGUAGES  # noqa: E402
from host_sim.rig import board_names  # noqa: E402
from tools import audit, build, walks, website, wiring_picture  # noqa: E402
from tools.environment import Missing, find_chromium  # noqa: E402
from tools.release import guide_languages  # noqa: E402

ANSWERS = 300  # of each game
SETTLE_MS = 300
BROWSER_ARGUMENTS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip


class Album(walks.Eye):
    """Scenes by what they are; the first of a kind is kept."""

    def __init__(self):
        self.scenes = {}

    def look(self, place, app, of_game):
        scene, question = app.scene, app.question
        picture = scene.picture[0] if scene.picture else ""
        # A page of the shell has no key: it is known by its title.
        kind = (place, question.key or scene.title, picture, bool(scene.options))
        if kind not in self.scenes:
            self.scenes[kind] = copy_of(scene)


def copy_of(scene):
    """Its fields, as they are now."""
    return {
        name: list(value) if isinstance(value, list) else value
        for name, value in vars(scene).items()
    }


def harvest(board, lang, answers):
    """The kinds of scenes that a board of this sort has, in one language."""
    album = Album()
    walks.walk_games(album, walks.folders("games"), (lang,), 1, answers, [board])
    walks.walk_the_rest(album, (lang,), [board])
    return album.scenes


class Gallery:
    """Pictures of scenes, on one board and in one language."""

    def __init__(self, board, lang):
        self.board, self.lang = board, lang
        self.pictures = []  # (label, PNG, what it shows, in words)

    def new_device(self, **options):
        device = Device(self.board, lang=self.lang, **options)
        if device.nvm is not None:
            records.set_language(device.nvm, self.lang)
        device.power_on()
        return device

    def keep(self, device, label):
        device.advance(SETTLE_MS)
        file = io.BytesIO()
        recorder.save(recorder.picture(device, 2), file)
        self.pictures.append((label, file.getvalue(), device.describe()))

    def draw(self, scenes):
        """Let the home menu of a device show scenes that it has never come to."""
        with self.new_device() as device:
            for (place, what, picture, _options), scene in scenes.items():
                for name, value in scene.items():
                    setattr(device.app.scene, name, value)
                device.app.changes += 1
                self.keep(device, " · ".join(part for part in (place, what, picture) if part))

    def troubles(self):
        """A board that cannot save, and a program that failed."""
        with self.new_device(nvm=False) as device:
            self.keep(device, "not saved")

            def fail(_key, _now):
                raise RuntimeError("for the picture")

            device.app.press = fail
            device.tap("OK")
            self.keep(device, "crash")


def make_gallery(boards, languages, answers, out):
    parts = []
    for lang in languages:
        harvests = {}
        for board in boards:
            ports = walks.BoardPorts(0, board)
            sort = (ports.direct_keys, ports.columns)
            if sort not in harvests:
                harvests[sort] = harvest(board, lang, answers)
            gallery = Gallery(board, lang)
            gallery.troubles()
            gallery.draw(harvests[sort])
            print(f"shots: {board} {lang}: {len(gallery.pictures)} scenes", flush=True)
            parts.append(section(gallery))
    out.mkdir(parents=True, exist_ok=True)
    page = out / "index.html"
    page.write_text(HEAD + "".join(parts) + "</body></html>\n", encoding="utf-8")
    return page


HEAD = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Girouette</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
body{background:#18231f;color:#eef1ee;font:14px/1.4 system-ui,sans-serif;margin:1.5rem}
h2{margin:2rem 0 .5rem}div{display:flex;flex-wrap:wrap;gap:14px}
figure{margin:0;width:min-content}img{display:block;image-rendering:pixelated;border-radius:6px}
figcaption{color:#a8b6ae;font-size:12px;margin-top:4px}</style></head><body><h1>Girouette</h1>
"""


def section(gallery):
    figures = []
    for label, png, said in gallery.pictures:
        data = base64.b64encode(png).decode()
        alt = html.escape(said, quote=True)
        figures.append(
            f'<figure><img alt="{alt}" src="data:image/png;base64,{data}">'
            f"<figcaption>{html.escape(label)}</figcaption></figure>\n"
        )
    title = f"{gallery.board} · {gallery.lang}"
    return f"<section><h2>{html.escape(title)}</h2><div>\n{''.join(figures)}</div></section>\n"


# --- the README's pictures ------------------------------------------------------------------------

# name: (board, language, what is played before the picture is taken)
_TURN = "choose Tails\nchoose 4\npress OK 4\nchoose {go}\npress OK 8\nchoose {eight}\npress OK"
PICTURES = {
    "tails_turn": ("pico_ring", "en", "choose Games\n" + _TURN.format(go="Let's go", eight="8")),
    "macropad_rp2040": ("macropad_rp2040", "en", "choose Games\nchoose Tails\nchoose 4"),
    "feather_oled": ("feather_oled", "fr", "choose Jeux"),
    "pybadge": ("pybadge", "en", "choose Games"),
    "feather_reverse_tft": ("feather_reverse_tft", "en", "choose Games"),
    "pygamer": ("pygamer", "en", "choose Games"),
    "pico_display": ("pico_display", "en", "choose Games"),
}


def make_pictures(out):
    """Screenshots of the boards on the page, of its instruments and of a phone."""
    from playwright.sync_api import sync_playwright

    program = find_chromium()
    if program is None:
        raise Missing("no Chromium for the README's pictures (Debian: apt install chromium)")
    out.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "host_sim", "--no-browser", "--port", "0", "--lang", "en"]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        if found is None:
            raise Missing("the simulator did not start")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=BROWSER_ARGUMENTS)
            for name, (board, lang, told) in PICTURES.items():
                photograph(browser, found.group(), out / f"{name}.png", board, lang, told)
            photograph_site(browser, out / "phone.png")
            photograph(
                browser,
                found.group(),
                out / "instruments.png",
                *PICTURES["tails_turn"],
                "instruments",
            )
            browser.close()
    finally:
        server.terminate()
        server.wait(30)


def photograph_site(browser, path):
    """The site on a phone, in a turn of Tails on Fire."""
    with tempfile.TemporaryDirectory() as folder:
        build.write_folder(Path(folder) / "site", website.site_files())
        server = website.server(Path(folder) / "site", 0)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        size = {"width": 375, "height": 700}
        context = browser.new_context(
            viewport=size, device_scale_factor=2, locale="en-GB", color_scheme="dark"
        )
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        for told in ("Hello!", "Which game?", "How many players?"):
            page.wait_for_function(
                f"() => document.getElementById('text').textContent.includes('{told}')"
            )
            option = 3 if told == "Which game?" else 0
            if told != "How many players?":
                page.evaluate(f"girouette.send({{option: {option}}})")
        while "> Play" not in (page.text_content("#text") or ""):
            before = page.get_attribute("#screen", "data-drawn")
            page.click("#keys .key-OK")
            page.wait_for_function(
                "before => document.getElementById('screen').dataset.drawn !== before", arg=before
            )
        lit = "document.getElementById('lit').textContent"
        page.wait_for_function(f"() => /green|red|blue|yellow/.test({lit})")
        save_shot(page.screenshot(), path)
        context.close()
        server.shutdown()
        server.server_close()


def photograph(browser, address, path, board, lang, told, what="board"):
    """Replay a story on the page, wait until it is over, and take the picture."""
    size = {"width": 1280, "height": 800}
    context = browser.new_context(viewport=size, color_scheme="dark")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("#screen[data-drawn]")
    story = f"board {board}\nlang {lang}\npower on\n{told}\n"
    page.evaluate("story => window.girouette.send({replay: story})", story)
    page.wait_for_selector(f"body[data-board={board}]")
    if what == "instruments":
        page.click("#panel")
    page.evaluate("() => [{step: 120000}, {watch: true}, {ping: 1}].map(window.girouette.send)")
    page.wait_for_selector("body[data-pong]", state="attached")
    page.wait_for_function("() => window.girouette.settled()")
    shot = page.screenshot() if what != "board" else board_picture(page)
    context.close()
    save_shot(shot, path)


def save_shot(shot, path):
    with Image.open(io.BytesIO(shot)) as image:
        recorder.save(image.convert("RGB"), path, colours=255)
    print(f"shots: {path.relative_to(ROOT) if path.is_relative_to(ROOT) else path}", flush=True)


def board_picture(page):
    box = page.locator("#stage").bounding_box()
    margin = 24
    clip = {
        "x": max(0, box["x"] - margin),
        "y": max(0, box["y"] - margin),
        "width": box["width"] + 2 * margin,
        "height": min(box["height"] + 2 * margin, 800 - max(0, box["y"] - margin)),
    }
    return page.screenshot(clip=clip)


def shown_pictures():
    """The names of the pictures that a page of the docs shows."""
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    return set(re.findall(r"pictures/(?:\w+/)?([\w-]+)\.(?:png|gif)", text))


def draw_stories(languages, out):
    """Every story of the docs in every language; the first that fails is told. Only pictures that
    some page shows are kept."""
    shown = shown_pictures()
    for path in sorted((ROOT / "docs" / "stories").glob("*.story")):
        for lang in languages:
            with tempfile.TemporaryDirectory() as drawn:
                options = ["--story", str(path), "--lang", lang, "--shots", drawn]
                problem = sim.main(["--headless", *options])
                if problem:
                    return problem
                (out / lang).mkdir(parents=True, exist_ok=True)
                for picture in Path(drawn).iterdir():
                    if picture.stem in shown:
                        shutil.copyfile(picture, out / lang / picture.name)
    return 0


def main(arguments=None):
    jobs = ("gallery", "stories", "wiring", "readme")  # those that draw
    parser = argparse.ArgumentParser(prog="shots", description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "job", nargs="*", help=", ".join(jobs) + ", audit; the drawn ones unless told"
    )
    parser.add_argument("--board", action="append", choices=board_names())
    parser.add_argument("--lang", action="append", choices=LANGUAGES)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "gallery")
    parser.add_argument("--pictures", type=Path, default=ROOT / "docs" / "pictures")
    parser.add_argument("--answers", type=int, default=ANSWERS, help="of each game in the gallery")
    chosen = parser.parse_args(arguments)
    unknown = sorted(set(chosen.job) - {*jobs, "audit"})
    if unknown:
        parser.error(f"no job {', '.join(unknown)}")
    wanted = chosen.job or jobs
    boards, languages = chosen.board or board_names(), chosen.lang or LANGUAGES
    if "gallery" in wanted:
        print(f"shots: {make_gallery(boards, languages, chosen.answers, chosen.out)}")
    problem = (
        draw_stories(chosen.lang or guide_languages(), chosen.pictures)
        if "stories" in wanted
        else 0
    )
    if "wiring" in wanted:
        for path in wiring_picture.draw_all():
            print(f"shots: {path.relative_to(ROOT)}")
    if "readme" in wanted and not problem:
        try:
            make_pictures(chosen.pictures)
        except Missing as missing:
            return f"shots: {missing}"
    if "audit" in wanted and not problem:
        problem = audit.main()
    return problem


if __name__ == "__main__":
    sys.exit(main())
