// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// The files of the site: {path: bytes} of a board's drive, exactly as `tools/dev.py build` makes it.
// What all drives have in common lies on the host once.

export async function fetched(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

// As tools/website.py packs them: a line of JSON, [[path, length], ...], then all bytes.
export async function filesOf(name) {
  const stream = (await fetched(`boards/${name}.pack`)).body.pipeThrough(new DecompressionStream("gzip"));
  const data = new Uint8Array(await new Response(stream).arrayBuffer());
  let at = data.indexOf(10) + 1;
  const files = {};
  for (const [path, length] of JSON.parse(new TextDecoder().decode(data.subarray(0, at)))) {
    files[path] = data.slice(at, (at += length));
  }
  return files;
}

let shared = null;

export async function driveOf(board) {
  shared ??= filesOf("all").catch((error) => {
    shared = null; // whoever tries again may find a network
    throw error;
  });
  const [common, own] = await Promise.all([shared, filesOf(board)]);
  return { ...common, ...own };
}
