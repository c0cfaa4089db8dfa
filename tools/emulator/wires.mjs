// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
//
// What is wired to the chip: a display on SPI or I2C, a strip of NeoPixels or a light of three
// colours on pins that are high for a part of the time. Nothing is decoded here: `tell` hears of the
// bytes as they cross the wires, and the simulator's own chips make pictures and colours of them, so
// that both sides of a comparison are read by the same eyes.
//
//   tell("spi", hex, is data)   tell("select", selected)   tell("reset")
//   tell("i2c", hex)            tell("lights", hex)
//   tell("led", [how much of the time each pin is high, of 65,535, or null where it is let go])

const hex = (bytes) => Buffer.from(bytes).toString("hex");

export function attachSpiDisplay(sim, { bus, select, command, reset }, tell) {
  const { rp2040, clock } = sim;
  const spi = rp2040.spi[bus];
  const level = (pin) => rp2040.gpio[pin].value === 1;
  let bytes = [];
  let isData = false;
  const flush = () => {
    if (bytes.length) tell("spi", hex(bytes), isData);
    bytes = [];
  };
  const done = clock.createAlarm(() => spi.completeTransmit(0));
  spi.onTransmit = (value) => {
    if (!level(select)) {
      if (level(command) !== isData) flush();
      isData = level(command);
      bytes.push(value & 0xff);
    }
    done.schedule(8e9 / (spi.clockFrequency || 10e6));
  };
  rp2040.gpio[select].addListener(() => {
    flush();
    tell("select", !level(select));
  });
  if (reset !== null) {
    rp2040.gpio[reset].addListener((value) => {
      if (value === 0) tell("reset");
    });
  }
  return flush;
}

export function attachI2cDisplay(sim, { sda, scl, address }, tell) {
  const { rp2040, clock } = sim;
  for (const bus of rp2040.i2c) {
    let bytes = [];
    let target = -1;
    bus.onStart = () => bus.completeStart();
    bus.onConnect = (called) => {
      target = called;
      bytes = [];
      bus.completeConnect(called === address);
    };
    const done = clock.createAlarm(() => bus.completeWrite(true));
    bus.onWriteByte = (byte) => {
      bytes.push(byte);
      done.schedule((9 * (bus.sclLowPeriod + bus.sclHighPeriod) * 1e9) / rp2040.clkPeri);
    };
    bus.onReadByte = () => bus.completeRead(0xff);
    bus.onStop = () => {
      if (target === address && bytes.length) tell("i2c", hex(bytes));
      bytes = [];
      bus.completeStop();
    };
  }
  answerProbes(rp2040.gpio[sda], rp2040.gpio[scl], address);
  resetWithTheirBlock(rp2040);
  return () => {};
}

// CircuitPython asks whether somebody is at an address by moving the two pins itself, since the
// RP2040's I2C cannot send an address alone. Data held low at the ninth bit is a yes.
function answerProbes(data, clock, address) {
  const SIO = 5;
  const high = (value) => value !== 0; // released lines are pulled up
  let bits = null;
  data.setInputValue(true);
  clock.setInputValue(true);
  data.addListener((now, before) => {
    if (clock.functionSelect !== SIO || !high(clock.value) || high(now) === high(before)) return;
    bits = high(now) ? null : []; // a stop, or a start
    if (!bits) data.setInputValue(true);
  });
  clock.addListener((now, before) => {
    if (!bits || high(now) === high(before)) return;
    if (high(now)) {
      bits.push(high(data.value) ? 1 : 0);
    } else if (bits.length === 8) {
      if (parseInt(bits.slice(0, 7).join(""), 2) === address) data.setInputValue(false);
    } else if (bits.length === 9) {
      data.setInputValue(true);
      bits = null;
    }
  });
}

// rp2040js takes no notice when the chip resets its I2C, which is how CircuitPython ends using it.
function resetWithTheirBlock(rp2040) {
  const RESETS = 0x4000c;
  const FIRST_I2C_BIT = 3;
  const resets = rp2040.peripherals[RESETS];
  const write = resets.writeUint32.bind(resets);
  resets.writeUint32 = (offset, value) => {
    rp2040.i2c.forEach((bus, index) => {
      if (offset !== 0 || !(value & (1 << (FIRST_I2C_BIT + index)))) return;
      bus.txFIFO.reset();
      bus.rxFIFO.reset();
      Object.assign(bus, { enable: 0, state: 0, busy: false, stop: false });
      Object.assign(bus, { pendingRestart: false, intRaw: 0, abortSource: 0 });
    });
    write(offset, value);
  };
}

// A NeoPixel takes a long high for a one, a short one for a zero; a long low ends the row.
const ONE_FROM_NS = 550;
const ROW_ENDS_NS = 40_000;

export function attachLights(rp2040, pin, pioTime, tell) {
  let bits = [];
  let rose = 0;
  let fell = 0;
  const flush = () => {
    const bytes = [];
    for (let at = 0; at + 8 <= bits.length; at += 8) {
      bytes.push(parseInt(bits.slice(at, at + 8).join(""), 2));
    }
    if (bytes.length) tell("lights", hex(bytes));
    bits = [];
  };
  rp2040.gpio[pin].addListener((value) => {
    const now = pioTime();
    if (value === 1) {
      if (now - fell > ROW_ENDS_NS) flush();
      rose = now;
    } else if (value === 0 && rose) {
      bits.push(now - rose > ONE_FROM_NS ? 1 : 0);
      fell = now;
      rose = 0;
    }
  });
  return (now) => {
    if (bits.length && now - fell > ROW_ENDS_NS) flush();
  };
}

// Each pair of pins has a counter that goes from 0 to TOP; a pin is high below its half of CC.
const PWM = 0x40050;
const PWM_FUNCTION = 4;
const SLICE_BYTES = 0x14;
const CC = 0x0c;
const TOP = 0x10;

export function attachLed(rp2040, pins, tell) {
  const pwm = rp2040.peripherals[PWM];
  let before = "";
  const share = (pin) => {
    if (rp2040.gpio[pin].functionSelect !== PWM_FUNCTION) return null;
    const slice = ((pin >> 1) & 7) * SLICE_BYTES;
    const high = (pwm.readUint32(slice + CC) >>> (pin & 1 ? 16 : 0)) & 0xffff;
    const count = (pwm.readUint32(slice + TOP) & 0xffff) + 1;
    return Math.min(65535, Math.round((high * 65535) / count));
  };
  return () => {
    const shares = pins.map(share);
    if (String(shares) !== before) tell("led", shares);
    before = String(shares);
  };
}
