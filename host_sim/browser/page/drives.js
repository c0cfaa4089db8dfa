// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// The files of the site: {path: bytes} of a board's drive, exactly as `tools/dev.py build` makes it.
// What all drives have in common lies on the host once.

import { unzip } from "./zip.js";

export async function fetched(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

export const filesOf = async (name) => unzip(await (await fetched(`boards/${name}.zip`)).arrayBuffer());

let shared = null;

export async function driveOf(board) {
  shared ??= filesOf("all").catch((error) => {
    shared = null; // whoever tries again may find a network
    throw error;
  });
  const [common, own] = await Promise.all([shared, filesOf(board)]);
  return { ...common, ...own };
}
