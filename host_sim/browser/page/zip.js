// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// Packs {path: bytes} as a zip.

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const HEAD = 0x04034b50;
const VERSION = 20;
const UTF8 = 0x0800;
const DAY = ((2020 - 1980) << 9) | (1 << 5) | 1; // of all entries, as in the zips of `build`

// Not compressed: it goes over no network, it is made where it is wanted.
export function zip(files) {
  const paths = Object.keys(files).sort();
  const parts = [];
  const entries = [];
  let at = 0;
  for (const path of paths) {
    const name = new TextEncoder().encode(path);
    const data = files[path];
    const common = [[VERSION, 2], [UTF8, 2], [0, 2], [0, 2], [DAY, 2], [crc32(data), 4], [data.length, 4], [data.length, 4], [name.length, 2], [0, 2]];
    parts.push(numbers([[HEAD, 4], ...common]), name, data);
    entries.push(numbers([[ENTRY, 4], [VERSION, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]]), name);
    at += 30 + name.length + data.length;
  }
  const size = entries.reduce((sum, entry) => sum + entry.length, 0);
  const end = numbers([[END, 4], [0, 2], [0, 2], [paths.length, 2], [paths.length, 2], [size, 4], [at, 4], [0, 2]]);
  return new Blob([...parts, ...entries, end], { type: "application/zip" });
}

// [[number, how many bytes], ...], the lowest byte first.
function numbers(pairs) {
  return Uint8Array.from(pairs.flatMap(([number, bytes]) => Array.from({ length: bytes }, (_, place) => (number >>> (8 * place)) & 255)));
}

const TABLE = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(data) {
  let sum = -1;
  for (const byte of data) sum = (sum >>> 8) ^ TABLE[(sum ^ byte) & 255];
  return ~sum >>> 0;
}
