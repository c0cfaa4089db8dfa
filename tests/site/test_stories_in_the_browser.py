# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Every story on the site's engine, in a browser: after each step its picture, its NVM and its
lights are those of the simulator, which has Blinka, Adafruit's drivers and virtual chips below the
firmware.

The simulator goes first, as for the emulated chip (tools/emulator/compare.py); the browser then
gets the same keys at the same moments of its own clock, and the same chance.
"""

import hashlib
import json
from pathlib import Path

import pytest

from host_sim import device
from host_sim.wiring import Wiring
from tests.site.common import Host, browsers
from tools import build, website
from tools.emulator import compare

STORIES = sorted((build.ROOT / "docs" / "stories").glob("*.story"))
# What no guide shows but a phone may.
OWN = sorted((Path(__file__).parent / "stories").glob("*.story"))
# All stories on the phone; the displays that its own is not, by stories that show much.
CASES = [(build.PHONE, path) for path in STORIES + OWN] + [
    (board, path)
    for board in build.board_names()
    for path in STORIES
    if path.stem in ("start", "fire_tower_referee")
]
NEAR = 2
# A cursor on squares blinks in its own time: for so long the picture before the last one counts.
BLINK_MS = 400

PLAY = """async ([name, about, steps, blink]) => {
  const { Board, Interpreter } = await import("./core.js");
  const { bytesOf, hexOf } = await import("./chips.js");
  const { driveOf, filesOf } = await import("./drives.js");
  const { loadMicroPython } = await import("./micropython/micropython.mjs");
  let drawn = new Uint8Array(0);
  const hands = {
    random(count) {
      const taken = drawn.slice(0, count);
      drawn = drawn.slice(count);
      if (taken.length < count) throw new Error("more chance than in the simulator");
      return taken;
    },
    keep: () => true,
  };
  const standIns = await filesOf("stand_ins");
  const interpreter = await Interpreter.load(loadMicroPython, () => {});
  const board = new Board(about, await driveOf(name), standIns, interpreter, hands);
  const digest = async (dots) => {
    const bytes = new Uint8Array(dots.length * 3);
    dots.forEach((dot, at) => bytes.set([dot >> 16, dot >> 8, dot], at * 3));
    return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  };
  let clock = 0;
  const looks = [];
  let shown = []; // [until when, dots]
  const notice = () => {
    if (!board.on || !board.machine.changed) return;
    board.machine.changed = false;
    if (shown.length) shown.at(-1)[0] = clock;
    shown.push([Infinity, board.machine.picture().slice()]);
  };
  const recent = async () => {
    notice();
    shown = shown.filter(([until]) => until >= clock - blink);
    return Promise.all(shown.map(([, dots]) => digest(dots)));
  };
  for (const actions of steps) {
    const lit = new Set();
    const watch = ({ machine }) => {
      lit.add(machine.lit);
      machine.on_lights = (hex) => lit.add((machine.lit = hex));
    };
    if (board.on) watch(board);
    for (const [what, value] of actions) {
      if (what === "wheel") board.machine.position += Math.sign(value);
      else if (what === "unplug") board.powerOff();
      else if (what === "wait") {
        for (const end = clock + value; clock < end; notice()) {
          clock = Math.min(end, clock + 50);
          board.runTo(clock);
        }
      } else if (what === "power on") {
        drawn = bytesOf(value.drawn);
        board.nvm = value.nvm ?? board.nvm;
        board.settings = value.settings;
        board.powerOn(clock);
        watch(board);
      } else {
        const number = typeof value === "number" ? value : about.keys.indexOf(value);
        board.key(number, what === "press");
      }
    }
    looks.push(board.on ? [await recent(), [...lit], board.nvm] : null);
  }
  return looks;
}"""


browser = pytest.fixture(scope="module")(browsers)


@pytest.fixture(scope="module")
def page(browser, tmp_path_factory):
    host = Host(tmp_path_factory.mktemp("host"))
    page = browser.new_page()
    # Any page of the site's folder: its own index would start a device beside this one.
    page.goto(host.address + "manifest.webmanifest")
    yield page
    host.stop()


def digest(picture):
    """Rows of dots, as the browser counts them: three bytes each."""
    dots = [(255 * dot,) * 3 if isinstance(dot, int) else dot for row in picture for dot in row]
    return hashlib.sha256(bytes(channel for dot in dots for channel in dot)).hexdigest()


def action(what, *values):
    if what != "power on":
        return [what, *values]
    boot = values[0]
    settings = dict(line.split(" = ") for line in boot.settings.split("\n") if " = " in line)
    return [
        what,
        {
            "drawn": boot.drawn.hex(),
            "nvm": boot.nvm.hex() if boot.nvm else None,
            "settings": {name: value.strip('"') for name, value in settings.items()},
        },
    ]


def is_near(one, other):
    """Lights that breathe are looked at some milliseconds apart."""
    return len(one) == len(other) and all(
        abs(a - b) <= NEAR for a, b in zip(one, other, strict=True)
    )


def wired_as_its_pins(definition, port, seed):
    """The phone has the pins of a PyBadge and the NVM of an RP2040."""
    return Wiring(definition, "samd51" if definition.board_id == "pybadge" else port, seed)


@pytest.mark.parametrize(("board", "path"), CASES, ids=lambda one: getattr(one, "stem", one))
def test_a_story_looks_as_in_the_simulator(page, monkeypatch, board, path):
    monkeypatch.setattr(device, "Wiring", wired_as_its_pins)
    text = path.read_text(encoding="utf-8")
    boards = build.board_file(board).parent.parent
    _, steps = compare.play_in_simulator(text, path.name, board, "fr", boards=boards)
    plain = [[action(*one) for one in step.actions] for step in steps]
    page.reload()  # an interpreter of its own
    told = [board, website.about(board), json.loads(json.dumps(plain)), BLINK_MS]
    looks = page.evaluate(PLAY, told)
    assert len(looks) == len(steps) > 5
    for step, look in zip(steps, looks, strict=True):
        where = f"{path.name}:{step.number}: {step.line}"
        assert (look is None) == (step.look is None), where
        if look is not None:
            pictures, lit, nvm = look
            assert digest(step.look.picture) in pictures, f"{where}: another picture"
            assert nvm == step.look.nvm.hex(), f"{where}: another NVM"
            # What moves is not at the same point: it has been there, or nearly, on its way.
            wanted = bytes(channel for colour in step.look.lights for channel in colour)
            near = [seen for seen in lit if is_near(bytes.fromhex(seen), wanted)]
            assert near, f"{where}: other lights"
