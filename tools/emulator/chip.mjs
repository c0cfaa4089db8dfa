// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
//
// One power-on of an emulated RP2040: node chip.mjs JOB.json, then a command a line on standard
// input, an answer a line on standard output. Killing it is pulling the plug.
//
//   job      bootrom, firmware, drive, nvm: files of plain bytes
//            flashBytes, driveStart, nvmStart, nvmBytes
//            pins {number: level} from the first moment on; lights: a pin's number or null; led: the
//            pins of a light of three colours, or none
//            spi {bus, select, command, reset} or i2c {sda, scl, address}
//   command  {pins: {number: level}}
//            {run: ms, until: text of the console that ends it sooner, or null}
//            {nvm: true}
//   answer   {ms, console, wires, usb, nvm, trouble}: the chip's time; what is new on console and
//            wires since the last answer (wires.mjs); the classes of the USB interfaces once a
//            computer has asked for them; NVM as base64 if wanted; why it stopped, if it did

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import * as rp2040js from "../node/node_modules/rp2040js/dist/esm/index.js";
import { attachFlash } from "./flash.mjs";
import { attachI2cDisplay, attachLed, attachLights, attachSpiDisplay } from "./wires.mjs";

const CYCLE_NS = 8; // at 125 MHz
const SLICE_NS = 1e6;
const PROGRAM_START = 0x10000000;
const WATCHDOG = 0x40058;
const INTERFACE_DESCRIPTOR = 4;

const job = JSON.parse(readFileSync(process.argv[2], "utf8"));
const sim = new rp2040js.Simulator();
const { rp2040, clock } = sim;
let news = { console: "", wires: [], trouble: null };
const tell = (...event) => news.wires.push(event);

// --- the chip and its flash ----------------------------------------------------------------------

const bootrom = readFileSync(job.bootrom);
rp2040.loadBootrom(new Uint32Array(bootrom.buffer, bootrom.byteOffset, bootrom.length / 4));
rp2040.logger = new rp2040js.ConsoleLogger(rp2040js.LogLevel.Error, false);
rp2040.flash.set(readFileSync(job.firmware), 0);
rp2040.flash.set(readFileSync(job.drive), job.driveStart);
rp2040.flash.set(readFileSync(job.nvm), job.nvmStart);
attachFlash(rp2040, Math.log2(job.flashBytes));
rp2040.peripherals[WATCHDOG].onWatchdogTrigger = () => {
  news.trouble = "the chip was reset by its own code";
};

// --- PIO, which drives the lights and reads the wheel --------------------------------------------
// rp2040js runs it whenever JavaScript is idle. Lights tell ones from zeros by time, so here it
// keeps step with the clock.

let pioNow = 0;
let pioDue = 0; // when a state machine has its next step
let pioBusy = false;
for (const pio of rp2040.pio) {
  pio.run = () => {};
  const write = pio.writeUint32.bind(pio);
  pio.writeUint32 = (offset, value) => {
    write(offset, value);
    pioDue = 0; // it may have been started, or been given what it waited for
  };
}

function runPio(until) {
  pioBusy = false;
  pioDue = Infinity;
  for (const pio of rp2040.pio) {
    if (pio.stopped) continue;
    for (const machine of pio.machines) {
      if (!machine.enabled) {
        machine.nextNs = 0;
        continue;
      }
      const stepNs = ((machine.clockDivInt || 65536) + machine.clockDivFrac / 256) * CYCLE_NS;
      machine.nextNs ||= until;
      while (machine.enabled && machine.nextNs <= until) {
        pioNow = machine.nextNs;
        const before = machine.cycles;
        machine.step();
        machine.nextNs = machine.waiting
          ? until + stepNs
          : machine.nextNs + Math.max(1, machine.cycles - before) * stepNs;
        pio.checkChangedPins();
      }
      if (machine.enabled) pioDue = Math.min(pioDue, machine.nextNs);
      pioBusy ||= machine.enabled && !machine.waiting;
    }
  }
}

// --- the wires -----------------------------------------------------------------------------------

for (const [pin, level] of Object.entries(job.pins)) rp2040.gpio[pin].setInputValue(level);
const flushDisplay = job.spi
  ? attachSpiDisplay(sim, job.spi, tell)
  : attachI2cDisplay(sim, job.i2c, tell);
const flushLights =
  job.lights === null ? () => {} : attachLights(rp2040, job.lights, () => pioNow, tell);
const lookAtLed = attachLed(rp2040, job.led, tell);

const usb = new rp2040js.USBCDC(rp2040.usbCtrl);
const decoder = new TextDecoder();
usb.onSerialData = (bytes) => {
  news.console += decoder.decode(bytes, { stream: true });
};

function interfaceClasses() {
  const { descriptors, descriptorsSize } = usb;
  if (descriptorsSize === null || descriptors.length < descriptorsSize) return null;
  const classes = [];
  for (let at = 0; descriptors[at]; at += descriptors[at]) {
    if (descriptors[at + 1] === INTERFACE_DESCRIPTOR) classes.push(descriptors[at + 5]);
  }
  return classes;
}

// --- time ----------------------------------------------------------------------------------------

function runSlice(end) {
  const { core } = rp2040;
  while (clock.nanos < end) {
    if (core.waiting) {
      const idle = Math.min(clock.nanosToNextAlarm || CYCLE_NS, end - clock.nanos);
      clock.tick(pioBusy ? Math.min(idle, Math.max(pioDue - clock.nanos, CYCLE_NS)) : idle);
    } else {
      clock.tick(core.executeInstruction() * CYCLE_NS);
    }
    if (clock.nanos >= pioDue) runPio(clock.nanos);
  }
}

function run(ms, until) {
  const end = clock.nanos + ms * 1e6;
  while (clock.nanos < end && !news.trouble) {
    runSlice(Math.min(end, clock.nanos + SLICE_NS));
    flushLights(clock.nanos);
    if (until && news.console.includes(until)) break;
  }
  lookAtLed();
  flushDisplay();
}

rp2040.core.PC = PROGRAM_START;
for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line);
  for (const [pin, level] of Object.entries(command.pins ?? {})) {
    rp2040.gpio[pin].setInputValue(level);
  }
  if (command.run) run(command.run, command.until);
  const answer = { ms: clock.nanos / 1e6, usb: interfaceClasses(), ...news };
  if (command.nvm) {
    const nvm = rp2040.flash.subarray(job.nvmStart, job.nvmStart + job.nvmBytes);
    answer.nvm = Buffer.from(nvm).toString("base64");
  }
  process.stdout.write(JSON.stringify(answer) + "\n");
  news = { console: "", wires: [], trouble: news.trouble };
}
