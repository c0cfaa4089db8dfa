// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// Opens the zips that the build writes: {path: bytes}.

const END = 0x06054b50;
const ENTRY = 0x02014b50;

export async function unzip(buffer) {
  const view = new DataView(buffer);
  let at = buffer.byteLength - 22;
  while (at > 0 && view.getUint32(at, true) !== END) at--;
  const count = view.getUint16(at + 10, true);
  at = view.getUint32(at + 16, true);
  const found = [];
  for (let number = 0; number < count; number++) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error("not a zip");
    const [packed, name, extra, comment] = [view.getUint32(at + 20, true), ...[28, 30, 32].map((place) => view.getUint16(at + place, true))];
    const path = new TextDecoder().decode(new Uint8Array(buffer, at + 46, name));
    const head = view.getUint32(at + 42, true);
    const start = head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
    found.push([path, new Uint8Array(buffer, start, packed), view.getUint16(at + 10, true)]);
    at += 46 + name + extra + comment;
  }
  const pairs = found.map(async ([path, data, method]) => [path, method ? await inflate(data) : data.slice()]);
  return Object.fromEntries(await Promise.all(pairs));
}

async function inflate(data) {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
