// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// What the panel of the simulator shows: numbers, the console, the log, every byte of the NVM.

const numbers = {};
const $ = (id) => document.getElementById(id);
const UNITS = {
  seconds: " s", bus: " B/s", refreshes: "/s", lights: " B/s", busy: " %", erases: "", writes: "", programmed: " B",
};
export function showNumbers(news, say, language) {
  Object.assign(numbers, news);
  $("numbers").replaceChildren(...Object.keys(UNITS).flatMap((name) => {
    const term = document.createElement("dt");
    term.textContent = say("n_" + name);
    const value = document.createElement("dd");
    value.id = "n-" + name;
    value.textContent = (numbers[name] ?? 0).toLocaleString(language) + UNITS[name];
    return [term, value];
  }));
  if (news.console !== undefined) $("console").textContent = news.console;
  if (news.log) {
    $("log").replaceChildren(...news.log.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
  }
}

let records = [];
export function showMemory({ size, pages, records: named }, say) {
  records = named;
  const hex = (number, digits) => number.toString(16).toUpperCase().padStart(digits, "0");
  const owner = new Map();
  named.forEach(([start, length], index) => {
    for (let at = start; at < start + length; at++) owner.set(at, index);
  });
  const parts = [];
  for (const [base, data] of pages) {
    for (let row = 0; row * 32 < data.length; row++) {
      let text = `<b>${hex(base + row * 16, 4)}</b>`;
      let blank = true;
      for (let at = row * 16; at < row * 16 + 16 && at * 2 < data.length; at++) {
        const byte = data.substr(at * 2, 2).toUpperCase();
        const index = owner.get(base + at);
        blank &&= byte === "FF" && index === undefined;
        const first = index !== undefined && named[index][0] === base + at;
        text += index === undefined ? ` <i class="free">${byte}</i>`
          : ` <i class="${index % 2 ? "odd" : "even"}${first ? " first" : ""}" data-record="${index}">${byte}</i>`;
      }
      if (!blank) parts.push(`<div>${text}</div>`);
    }
  }
  $("hex").innerHTML = parts.join("") + `<div class="free">… ${say("blankTo")} ${hex(size - 1, 4)}</div>`;
  $("records").replaceChildren(...named.map(([start, length, name]) =>
    Object.assign(document.createElement("li"), { textContent: `${hex(start, 4)}  ${name} (${length})` })));
  if (named.length) showRecord(named.length - 1);
}
function showRecord(index) {
  const [start, length, name] = records[index];
  $("record").textContent = `${start.toString(16).toUpperCase().padStart(4, "0")}+${length}: ${name}`;
  for (const byte of $("hex").querySelectorAll("i[data-record]")) byte.classList.toggle("chosen", byte.dataset.record == index);
}
$("hex").addEventListener("pointerover", (event) => {
  const byte = event.target.closest("[data-record]");
  if (byte) showRecord(byte.dataset.record);
});
