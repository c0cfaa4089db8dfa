// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
//
// The flash chip behind the RP2040. rp2040js maps its bytes for reading, but knows no chip that can
// be erased and programmed, and CircuitPython programs it for NVM and for the drive. While it does,
// it holds the chip's select line low by hand and speaks bytes through the SSI; each run of bytes
// between select low and high is one command.

import { BasePeripheral } from "../node/node_modules/rp2040js/dist/esm/index.js";

const WRITE_DISABLE = 0x04;
const WRITE_ENABLE = 0x06;
const READ = 0x03;
const PROGRAM = 0x02;
const STATUS = 0x05;
const STATUS_2 = 0x35;
const IDENTIFY = 0x9f;
const UNIQUE_ID = 0x4b;
const ERASED_BYTES = new Map([[0x20, 4096], [0x52, 32768], [0xd8, 65536]]);
const PAGE = 256;

// Winbond's maker and family, then log2 of the size; any eight bytes do for the chip's own number.
const MAKER = [0xef, 0x40];
const OWN_NUMBER = [0x47, 0x69, 0x72, 0x6f, 0x75, 0x65, 0x74, 0x74];

export class FlashChip {
  constructor(bytes, sizeLog2) {
    this.bytes = bytes;
    this.sizeLog2 = sizeLog2;
    this.selected = false;
    this.writable = false;
    this.command = [];
  }

  select(selected) {
    if (selected === this.selected) return;
    this.selected = selected;
    if (!selected) this.finish();
    this.command = [];
  }

  get address() {
    return (this.command[1] << 16) | (this.command[2] << 8) | this.command[3];
  }

  // One byte in, one byte out.
  exchange(byte) {
    const place = this.command.length;
    this.command.push(byte);
    if (place === 0) {
      if (byte === WRITE_ENABLE) this.writable = true;
      if (byte === WRITE_DISABLE) this.writable = false;
      return 0;
    }
    switch (this.command[0]) {
      case STATUS:
        return this.writable ? 2 : 0; // never busy: the time it takes is not emulated
      case STATUS_2:
        return 2; // four data lines are enabled
      case IDENTIFY:
        return [...MAKER, this.sizeLog2][place - 1] ?? 0;
      case UNIQUE_ID:
        return OWN_NUMBER[place - 5] ?? 0;
      case READ:
        return place >= 4 ? this.bytes[this.address + place - 4] : 0;
    }
    return 0;
  }

  // Erasing and programming happen when the chip is deselected.
  finish() {
    if (this.command.length < 4 || !this.writable) return;
    const erased = ERASED_BYTES.get(this.command[0]);
    if (erased) {
      const start = this.address - (this.address % erased);
      this.bytes.fill(0xff, start, start + erased);
      this.writable = false;
    } else if (this.command[0] === PROGRAM) {
      const page = this.address - (this.address % PAGE);
      this.command.slice(4).forEach((byte, index) => {
        this.bytes[page + ((this.address + index) % PAGE)] &= byte;
      });
      this.writable = false;
    }
  }
}

const SSI_ENABLE = 0x08;
const SSI_TX_LEVEL = 0x20;
const SSI_RX_LEVEL = 0x24;
const SSI_STATUS = 0x28;
const SSI_ID = 0x58;
const SSI_VERSION = 0x5c;
const SSI_DATA = 0x60;

class SSI extends BasePeripheral {
  constructor(rp2040, chip) {
    super(rp2040, "SSI");
    this.chip = chip;
    this.registers = {};
    this.received = [];
  }

  readUint32(offset) {
    switch (offset) {
      case SSI_TX_LEVEL:
        return 0;
      case SSI_RX_LEVEL:
        return this.received.length;
      case SSI_STATUS: // room to send, nothing left to send; perhaps something received
        return 0x06 | (this.received.length ? 0x08 : 0);
      case SSI_ID:
        return 0x51535049;
      case SSI_VERSION:
        return 0x3430312a;
      case SSI_DATA:
        return this.received.shift() ?? 0;
    }
    return this.registers[offset] ?? 0;
  }

  writeUint32(offset, value) {
    if (offset === SSI_DATA) {
      this.received.push(this.chip.selected ? this.chip.exchange(value & 0xff) : 0);
      if (this.received.length > 16) this.received.shift();
      return;
    }
    if (offset === SSI_ENABLE && !(value & 1)) this.received = [];
    this.registers[offset] = value >>> 0;
  }
}

const SELECT_STATUS = 0x08;
const SELECT_CONTROL = 0x0c;
const FORCED_LOW = 2;

// The pads of the flash chip, of which only the select line matters: GPIO_QSPI_SS_CTRL's OUTOVER.
class FlashPins extends BasePeripheral {
  constructor(rp2040, chip) {
    super(rp2040, "IO_QSPI");
    this.chip = chip;
    this.registers = { [SELECT_STATUS]: 0x00020000 }; // high: BOOTSEL is not pressed
  }

  readUint32(offset) {
    return this.registers[offset] ?? 0;
  }

  writeUint32(offset, value) {
    this.registers[offset] = value >>> 0;
    if (offset === SELECT_CONTROL) this.chip.select(((value >> 8) & 3) === FORCED_LOW);
  }
}

export function attachFlash(rp2040, sizeLog2) {
  const chip = new FlashChip(rp2040.flash, sizeLog2);
  rp2040.peripherals[0x18000] = new SSI(rp2040, chip);
  rp2040.peripherals[0x40018] = new FlashPins(rp2040, chip);
  for (const pin of rp2040.qspi) {
    pin.padValue = 0x5a;
    pin.setInputValue(true);
  }
}
