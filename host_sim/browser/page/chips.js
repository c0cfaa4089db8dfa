// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// The parts around the processor, as the stand-ins in host_sim/browser/modules reach them: display,
// layers of displayio, keys, lights, speaker, NVM, clock. Plain data, no page: tests run it too.
//
// `Machine` keeps everything of one power-on. Its methods that begin with on_ are the Python module
// `chips`; numbers and texts only go to and fro, bytes as hex.

const TICKS = (1 << 29) - 1;
const QUEUE = 64;

export const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export function bytesOf(hex) {
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at++) bytes[at] = parseInt(hex.substr(at * 2, 2), 16);
  return bytes;
}

// A display of one bit a dot: memory of pages, bytes of eight dots one above the other.
class Oled {
  constructor(kind, mounted, width, height) {
    this.kind = kind;
    this.onSide = mounted % 180 === 90;
    this.width = width;
    this.height = height;
    this.columns = kind === "sh1106" ? 132 : 128;
    this.memory = new Uint8Array(this.columns * 16);
    this.column = this.page = 0;
    this.window = [0, this.columns - 1];
    this.firstPage = 0;
    this.waiting = null;
  }

  command(byte) {
    if (this.waiting) {
      this.waiting.push(byte);
      const [what, first, last] = this.waiting;
      if (what === 0x21 && this.waiting.length === 3) {
        this.window = [first, last];
        this.column = first;
        this.waiting = null;
      } else if (what === 0x22) {
        // Its second parameter, the last page, is not asked for: every write begins anew.
        if (this.waiting.length === 2) this.page = first;
        else this.waiting = null;
      }
    } else if (this.kind === "ssd1306" && (byte === 0x21 || byte === 0x22)) this.waiting = [byte];
    else if (byte < 0x10) this.column = (this.column & 0xf0) | byte;
    else if (byte < 0x20) this.column = (this.column & 0x0f) | ((byte & 0x0f) << 4);
    else if (byte >= 0xb0 && byte < 0xc0) this.page = byte & 15;
  }

  data(bytes) {
    this.waiting = null;
    for (const byte of bytes) {
      if (this.column < this.columns) this.memory[this.page * this.columns + this.column] = byte;
      this.column++;
      if (this.kind === "ssd1306" && this.column > this.window[1]) {
        this.column = this.window[0];
        this.page++;
      }
    }
  }

  dot(column, row) {
    return (this.memory[(row >> 3) * this.columns + column] >> (row & 7)) & 1;
  }

  // As a person sees the glass: the picture's dots, one byte of light each.
  draw(image) {
    const left = this.kind === "sh1106" ? 2 : 0;
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const lit = this.onSide ? this.dot(this.height - 1 - y, x) : this.dot(x + left, y);
        image[y * this.width + x] = lit ? 0xffffff : 0;
      }
    }
  }
}

export class Machine {
  // `board`: {size, display: {kind, mounted}, stick: number of its first key, settings}; `hands`: {random(count), keep(hex)}.
  constructor(board, nvm, hands) {
    this.board = board;
    this.hands = hands;
    this.nvmHex = nvm;
    this.now = 0;
    this.events = [];
    this.lost = false;
    this.position = 0;
    this.leaning = [];
    this.lit = "";
    this.tones = []; // [when, Hz, length in ms or null while it sounds]
    this.brightness = 100;
    this.wantsReload = false;
    this.changed = true;
    this.image = new Uint32Array(board.size[0] * board.size[1]);
    const { kind, mounted } = board.display;
    this.oled = kind ? new Oled(kind, mounted, ...board.size) : null;
    this.objects = []; // bitmaps, palettes, layers, by number
    this.rootNumber = -1;
    this.rotation = 0;
  }

  push(number, pressed) {
    const side = number - (this.board.stick ?? Infinity);
    if (side >= 0) this.leaning[side] = pressed;
    else if (this.events.length < QUEUE) this.events.push((number << 1) | (pressed ? 1 : 0));
  }

  // --- clock, chance, memory, keys, lights, speaker
  on_ticks() { return Math.floor(this.now) & TICKS; }
  on_random(count) { return hexOf(this.hands.random(count)); }
  on_setting(name) { return this.board.settings[name]; }
  on_nvm() { return this.nvmHex; }
  on_keep(hex) {
    if (!this.hands.keep(hex)) return false;
    this.nvmHex = hex;
    return true;
  }
  on_key() { return this.events.length ? this.events.shift() : -1; }
  on_wheel() { return this.position; }
  // A stick: -1 towards left or up, 1 towards right or down.
  on_lean(axis) { return (this.leaning[2 * axis + 1] ? 1 : 0) - (this.leaning[2 * axis] ? 1 : 0); }
  on_lights(hex) { this.lit = hex; }
  on_tone(hertz) {
    const last = this.tones.at(-1);
    if (last && last[2] === null) last[2] = this.now - last[0];
    if (hertz) this.tones.push([this.now, hertz, null]);
  }
  on_reload() { this.wantsReload = true; }

  // --- the display's wires
  on_attach() {}
  on_shine(percent) { this.brightness = percent; }
  on_rotate(degrees) { this.rotation = degrees; }
  on_command(byte) { this.oled?.command(byte); }
  on_data(hex) {
    this.oled?.data(bytesOf(hex));
    this.changed = true;
  }

  // --- displayio
  add(thing) { return this.objects.push(thing) - 1; }
  on_bitmap(width, height) { return this.add({ width, height, dots: new Uint8Array(width * height) }); }
  on_fill(number, x1, y1, x2, y2, value) {
    const { width, dots } = this.objects[number];
    for (let y = y1; y < y2; y++) dots.fill(value, y * width + x1, y * width + x2);
  }
  on_unpack(number, hex, bits, elementSize) {
    const { width, height, dots } = this.objects[number];
    const packed = bytesOf(hex);
    const element = 8 * elementSize;
    const row = Math.ceil((width * bits) / element) * elementSize;
    if (packed.length < row * height) return false;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = x * bits;
        dots[y * width + x] = (packed[y * row + (at >> 3)] >> (8 - bits - (at & 7))) & ((1 << bits) - 1);
      }
    }
    return true;
  }
  on_palette(count) { return this.add({ colours: new Uint32Array(count), clear: new Set() }); }
  on_colour(number, index, value) { this.objects[number].colours[index] = as565(value); }
  on_transparent(number, index) { this.objects[number].clear.add(index); }
  on_tiles(bitmap, palette, width, height, tile) {
    return this.add({
      bitmap: this.objects[bitmap], palette: this.objects[palette], width, height,
      tiles: new Uint8Array(width * height).fill(tile), x: 0, y: 0,
    });
  }
  on_cut(number, tileWidth, tileHeight) { Object.assign(this.objects[number], { tileWidth, tileHeight }); }
  on_place(number, x, y) { Object.assign(this.objects[number], { x, y }); }
  on_shade(number, palette) { this.objects[number].palette = this.objects[palette]; }
  on_tile(number, index, value) { this.objects[number].tiles[index] = value; }
  on_group(scale) { return this.add({ scale, layers: [], x: 0, y: 0 }); }
  on_append(group, layer) { this.objects[group].layers.push(this.objects[layer]); }
  on_remove(group, layer) {
    const { layers } = this.objects[group];
    layers.splice(layers.indexOf(this.objects[layer]), 1);
  }
  on_root(number) { this.rootNumber = number; }
  on_refresh() { this.changed = true; }

  // The picture as the display shows it, 0xRRGGBB a dot.
  picture() {
    if (this.oled) this.oled.draw(this.image);
    else {
      this.image.fill(0);
      if (this.rootNumber >= 0) this.paint(this.objects[this.rootNumber], 0, 0, 1);
      // Turned by half: the last dot is the first.
      if (this.rotation === 180) this.image.reverse();
    }
    return this.image;
  }

  paint(layer, x, y, scale) {
    x += layer.x * scale;
    y += layer.y * scale;
    if (layer.layers) {
      for (const inner of layer.layers) this.paint(inner, x, y, scale * layer.scale);
      return;
    }
    const [wide, high] = this.board.size;
    const { bitmap, palette, tileWidth, tileHeight } = layer;
    const across = bitmap.width / tileWidth;
    for (let index = 0; index < layer.tiles.length; index++) {
      const left = x + (index % layer.width) * tileWidth * scale;
      const top = y + Math.floor(index / layer.width) * tileHeight * scale;
      if (left >= wide || top >= high || left + tileWidth * scale <= 0 || top + tileHeight * scale <= 0) continue;
      const tile = layer.tiles[index];
      const from = Math.floor(tile / across) * tileHeight * bitmap.width + (tile % across) * tileWidth;
      for (let row = 0; row < tileHeight * scale; row++) {
        const line = top + row;
        if (line < 0 || line >= high) continue;
        const source = from + Math.floor(row / scale) * bitmap.width;
        for (let column = 0; column < tileWidth * scale; column++) {
          const value = bitmap.dots[source + Math.floor(column / scale)];
          const place = left + column;
          if (place >= 0 && place < wide && !palette.clear.has(value)) this.image[line * wide + place] = palette.colours[value];
        }
      }
    }
  }
}

// A colour display has 16 bits a dot; the short channels repeat their top bits.
function as565(value) {
  const red = (value >> 19) & 31;
  const green = (value >> 10) & 63;
  const blue = (value >> 3) & 31;
  return (((red << 3) | (red >> 2)) << 16) | (((green << 2) | (green >> 4)) << 8) | ((blue << 3) | (blue >> 2));
}

// The Python module `chips`: what it is asked goes to the machine that is on.
export function chipsModule(current) {
  const names = Object.getOwnPropertyNames(Machine.prototype).filter((name) => name.startsWith("on_"));
  return Object.fromEntries(names.map((name) => [name.slice(3), (...values) => current()[name](...values) ?? null]));
}
