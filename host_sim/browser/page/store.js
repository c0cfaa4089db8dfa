// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// The NVM of each board in the browser's storage, and as a file. `keep` writes before it returns:
// whoever closes the page, or loses it, loses no answer that was taken.

const HEADER = "4769726a"; // "Girj", at the head of every journal (lib/girouette/page.py)
const place = (board) => "girouette.nvm." + board;

export function load(about, blank) {
  try {
    const held = localStorage.getItem(place(about.name));
    return held?.length === blank.length && /^[0-9a-f]*$/.test(held) ? held : blank;
  } catch {
    return blank;
  }
}

export function keep(board, hex) {
  try {
    localStorage.setItem(place(board), hex);
    return true;
  } catch {
    return false; // full, or not allowed: the device says that it is not saved
  }
}

export function asFile(about, hex) {
  const data = { girouette: 1, board: about.name, nvm: hex };
  const day = new Date().toISOString().slice(0, 10);
  return [`girouette-${about.name}-${day}.json`, new Blob([JSON.stringify(data)], { type: "application/json" })];
}

// The board and NVM of a file; null for what is no journal.
export function fromFile(text, boards, sizeOf) {
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (data?.girouette !== 1 || typeof data.board !== "string" || typeof data.nvm !== "string") return null;
  const about = boards.find((board) => board.name === data.board);
  const bytes = /^(?:[0-9a-f]{2})+$/.test(data.nvm) && data.nvm.includes(HEADER);
  if (!bytes || (about && data.nvm.length !== sizeOf(about))) return null;
  return { board: data.board, about, nvm: data.nvm };
}

// One page at a time, or they would write over each other. `taken()` is called when another page
// has the device, or took it over; `mine()` when it is this page's.
export async function claim(steal, mine, taken) {
  if (!navigator.locks) return mine(); // pages that are not secure have none: as if alone
  try {
    await navigator.locks.request("girouette", steal ? { steal: true } : { ifAvailable: true }, (lock) => {
      if (!lock) return taken();
      mine();
      return new Promise(() => {}); // until the page closes
    });
  } catch {
    taken();
  }
}
