// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// A board in MicroPython's WebAssembly build: the very files of its drive, above the stand-ins. It
// knows no page and no clock: `advance(ms)` lets time pass, so that a story plays as fast as it goes.

import { chipsModule, Machine } from "./chips.js";

const VM = { heapsize: 512 * 1024, pystack: 4096 };
// A power-on finds nothing of the run before. The boards' os stands in front of the interpreter's, and
// the stand-ins before the drive's libraries.
const BOOT = `
import sys
for name in list(sys.modules):
    if name not in ("__main__", "chips"):
        del sys.modules[name]
sys.path[:] = ["/stand_ins", "/", "/lib", ".frozen"]
import os_of_the_board
sys.modules["os"] = os_of_the_board
import browser_device
`;
const CALLS = ["start", "turn", "has_news", "look", "turn_around", "speak", "touch", "take"];
const MOST_TURNS_AT_ONCE = 5000;
const NVM_BYTES = { rp2040: 4096, rp2350: 4096 };

export const blankNvm = (port) => "ff".repeat(NVM_BYTES[port] ?? 8192);

// The interpreter. A page has one only: a second would share what MicroPython's loader keeps for the
// whole page. Boards are plugged into it one after the other, as programs are into a chip.
export class Interpreter {
  constructor(vm) {
    this.vm = vm;
    this.files = [];
    vm.registerJsModule("chips", chipsModule(() => this.machine));
  }

  static async load(loadMicroPython, log) {
    return new Interpreter(await loadMicroPython({ ...VM, stdout: log, stderr: log }));
  }

  // Runs a drive from its beginning; gives what the page may call.
  run(machine, drive, standIns) {
    const { vm } = this;
    this.machine = machine;
    if (this.drive !== drive) {
      this.drive = drive;
      for (const path of this.files.splice(0)) vm.FS.unlink(path);
      // The one byte in which CircuitPython's compiled files differ from MicroPython's.
      for (const [path, data] of Object.entries(drive)) this.write("/" + path, path.endsWith(".mpy") ? marked(data) : data);
      for (const [path, data] of Object.entries(standIns)) this.write("/stand_ins/" + path, data);
    }
    vm.runPython(BOOT);
    const python = vm.pyimport("browser_device");
    return Object.fromEntries(CALLS.map((name) => [name, python[name]]));
  }

  write(path, data) {
    this.vm.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")) || "/");
    this.vm.FS.writeFile(path, data);
    this.files.push(path);
  }
}

function marked(data) {
  const copy = data.slice();
  copy[0] = 0x4d;
  return copy;
}

// settings.toml: bare or quoted values, a line each.
export function readSettings(text) {
  const found = {};
  for (const line of text.split("\n")) {
    const [, name, value] = /^\s*([A-Z_]+)\s*=\s*"?([^"#]*?)"?\s*(?:#.*)?$/.exec(line) ?? [];
    if (name && !(name in found)) found[name] = value;
  }
  return found;
}

export class Board {
  // `about`: what the build says of the board; `drive` and `standIns`: {path: bytes}; `hands`:
  // {random(count) bytes, keep(hex) whether it was kept}.
  constructor(about, drive, standIns, interpreter, hands) {
    Object.assign(this, { about, drive, standIns, interpreter, hands });
    this.on = false;
    this.settings = {};
    this.nvm = blankNvm(about.port);
  }

  powerOn(at = 0) {
    const written = readSettings(new TextDecoder().decode(this.drive["settings.toml"]));
    const { size, display, stick } = this.about;
    const board = { size, display, stick, settings: { ...written, ...this.settings } };
    this.machine = new Machine(board, this.nvm, {
      random: this.hands.random,
      keep: (hex) => {
        const kept = this.hands.keep(hex);
        if (kept) this.nvm = hex;
        return kept;
      },
    });
    this.machine.now = this.due = at;
    this.calls = this.interpreter.run(this.machine, this.drive, this.standIns);
    this.on = true;
    this.calls.start();
  }

  powerOff() {
    this.on = false;
    this.calls = null;
    if (this.machine) {
      this.machine.on_tone(0);
      this.machine.lit = this.machine.lit.replace(/./g, "0");
    }
  }

  // Lets the loop turn until the clock stands at `now`, moment after moment.
  runTo(now) {
    for (let turns = 0; this.on && this.due <= now && turns < MOST_TURNS_AT_ONCE; turns++) {
      this.machine.now = Math.max(this.machine.now, this.due);
      // What takes no time here takes a little on a board: without it a loop with more to do would
      // never reach the next moment.
      this.due = this.machine.now + Math.max(1, this.calls.turn());
      if (this.machine.wantsReload) {
        this.powerOff();
        this.powerOn(this.due);
      }
    }
    if (this.on) this.machine.now = Math.max(this.machine.now, now);
  }

  key(number, pressed) {
    this.machine.push(number, pressed);
    this.due = Math.min(this.due, this.machine.now);
  }
}
