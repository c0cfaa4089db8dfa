// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// A board in MicroPython's WebAssembly build: the very files of its drive, above the stand-ins. It
// knows no page and no clock: `advance(ms)` lets time pass, so that a story plays as fast as it goes.

import { Machine } from "./chips.js";

export const VM = { heapsize: 512 * 1024, pystack: 4096 };
// The boards' os stands in front of the interpreter's, and the stand-ins before the drive's libraries.
const BOOT = `
import sys
sys.path[:] = ["/stand_ins", "/", "/lib", ".frozen"]
import os_of_the_board
sys.modules["os"] = os_of_the_board
`;
const MOST_TURNS_AT_ONCE = 5000;
const NVM_BYTES = { rp2040: 4096, rp2350: 4096 };

export const blankNvm = (port) => "ff".repeat(NVM_BYTES[port] ?? 8192);

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
  // `about`: what the build says of the board; `drive` and `standIns`: {path: bytes}; `load` gives a
  // fresh MicroPython; `hands`: {random(count) bytes, keep(hex) whether it was kept, log(text)}.
  constructor(about, drive, standIns, load, hands) {
    Object.assign(this, { about, drive, standIns, load, hands });
    this.on = false;
    this.settings = {};
    this.nvm = blankNvm(about.port);
  }

  async powerOn(at = 0) {
    const written = readSettings(new TextDecoder().decode(this.drive["settings.toml"]));
    const board = { size: this.about.size, display: this.about.display, settings: { ...written, ...this.settings } };
    const machine = new Machine(board, this.nvm, {
      random: this.hands.random,
      keep: (hex) => {
        const kept = this.hands.keep(hex);
        if (kept) this.nvm = hex;
        return kept;
      },
    });
    machine.now = at;
    const vm = await this.load({ ...VM, stdout: this.hands.log, stderr: this.hands.log });
    for (const [path, data] of Object.entries(this.drive)) {
      // The one byte in which CircuitPython's compiled files differ from MicroPython's.
      writeFile(vm, "/" + path, path.endsWith(".mpy") ? marked(data) : data);
    }
    for (const [path, data] of Object.entries(this.standIns)) writeFile(vm, "/stand_ins/" + path, data);
    vm.registerJsModule("chips", machine.forPython());
    vm.runPython(BOOT);
    const python = vm.pyimport("browser_device");
    this.calls = Object.fromEntries(
      ["start", "turn", "has_news", "look", "turn_around", "speak", "touch", "direct"].map((name) => [name, python[name]]),
    );
    this.machine = machine;
    this.due = at;
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

  // Lets the loop turn until the clock stands at `now` (ms since the page began).
  async runTo(now) {
    for (let turns = 0; this.on && this.due <= now && turns < MOST_TURNS_AT_ONCE; turns++) {
      this.machine.now = Math.max(this.machine.now, this.due);
      // What takes no time here takes a little on a board: without it a loop with more to do would
      // never reach the next moment.
      this.due = this.machine.now + Math.max(1, this.calls.turn());
      if (this.machine.wantsReload) {
        this.powerOff();
        await this.powerOn(this.due);
      }
    }
    if (this.on) this.machine.now = Math.max(this.machine.now, now);
  }

  // For a page: one look now, then the moment when the loop wants the next.
  key(number, pressed) {
    this.machine.push(number, pressed);
    this.due = Math.min(this.due, this.machine.now);
  }
}

function writeFile(vm, path, data) {
  vm.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")) || "/");
  vm.FS.writeFile(path, data);
}

function marked(data) {
  const copy = data.slice();
  copy[0] = 0x4d;
  return copy;
}
