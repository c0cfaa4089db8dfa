// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// The page: shows what the server says of the device and sends what hands do. It keeps no state of
// the device's own: a message carries what changed, and a new page is told everything.

import { drawingOf, svgOf } from "./boards.js";
import { TEXTS } from "./texts.js";

const $ = (id) => document.getElementById(id);
const state = { speed: 1, lights: "", text: "", power: true };
let board = null;
let drawing = null;
let language = navigator.language.startsWith("fr") ? "fr" : "en";
let socket = null;
const say = (key) => TEXTS[language][key] ?? key;

// --- keys: one table for the keyboard, the key bar and the hints ---------------------------------

const SHORTCUTS = {
  UP: ["ArrowUp"], DOWN: ["ArrowDown"],  // where a board has them, before the next two
  PREV: ["ArrowLeft", "ArrowUp"], NEXT: ["ArrowRight", "ArrowDown"], OK: ["Enter", "Space"],
  BACK: ["Escape", "Backspace"], MENU: ["KeyM"],
};
const DIRECT = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "="];
const DIRECT_CODES = DIRECT.map((sign) => ({ "-": "Minus", "=": "Equal" })[sign] ?? "Digit" + sign);
const SIGNS = { UP: "↑", DOWN: "↓", PREV: "←", NEXT: "→", OK: "Enter", BACK: "Esc", MENU: "M" };
const BAR = ["BACK", "PREV", "NEXT", "OK"];

function keyOfCode(code) {
  const direct = DIRECT_CODES.indexOf(code);
  if (direct >= 0) return board.keys.includes("K" + (direct + 1)) ? "K" + (direct + 1) : null;
  return Object.keys(SHORTCUTS).find((name) => SHORTCUTS[name].includes(code) &&
    (!["UP", "DOWN"].includes(name) || board.keys.includes(name))) ?? null;
}

function shortcutOf(number) {
  const name = board.keys[number];
  return name[0] === "K" ? DIRECT[name.slice(1) - 1] : SIGNS[name] ?? "";
}

function titleOf(number) {
  if (number < 0) return say("wheel");
  const name = board.keys[number];
  const text = name[0] === "K" ? `${say("option")} ${name.slice(1)}` : say("key_" + name) === "key_" + name
    ? say("menu") : say("key_" + name);
  return `${text} [${shortcutOf(number)}]`;
}

function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}
const line = (text) => send({ line: text });

// A key of the board goes down and up with the finger; what a board does otherwise is one press.
const isReal = (name) => /^\d+$/.test(name) || board.keys.includes(name);
const held = new Map();
function push(name, by) {
  wakeSound();
  if (held.has(by)) return;
  held.set(by, name);
  if (isReal(name)) line("down " + name);
  else line(name === "MENU" ? "hold OK" : "press " + name);
  mark(name, true);
}
function letGo(by) {
  const name = held.get(by);
  if (name === undefined) return;
  held.delete(by);
  if (isReal(name)) line("up " + name);
  mark(name, false);
}
function mark(name, down) {
  const numbers = /^\d+$/.test(name) ? [name] : board.keys.flatMap((key, i) => (key === name ? [i] : []));
  for (const number of numbers.slice(0, 1)) {
    $("drawing").querySelector(`[data-key="${number}"]`)?.classList.toggle("down", down);
  }
  $("keys").querySelector(`[data-name="${name}"]`)?.classList.toggle("down", down);
}

addEventListener("keydown", (event) => {
  const control = event.target.closest("input, select, textarea, summary, button, [data-key], #hex");
  if (!board || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input, select, textarea")) return;
  if (control && ["Enter", "Space"].includes(event.code)) return;
  if (event.code === "KeyP" && !event.repeat) return togglePower();
  const name = keyOfCode(event.code);
  if (!name) return;
  event.preventDefault();
  if (!event.repeat) push(name, event.code);
});
addEventListener("keyup", (event) => letGo(event.code));
addEventListener("blur", () => [...held.keys()].forEach(letGo));

// Fingers and mouse; a click without a pointer is a screen reader's or a keyboard's.
function hands(element, nameOf) {
  element.addEventListener("pointerdown", (event) => {
    const name = nameOf(event.target);
    if (name === null || event.button) return;
    event.preventDefault();
    push(name, "pointer" + event.pointerId);
  });
  element.addEventListener("click", (event) => {
    const name = nameOf(event.target);
    if (name === null || event.detail) return;
    wakeSound();
    line(name === "MENU" && !isReal(name) ? "hold OK" : "press " + name);
  });
  element.addEventListener("contextmenu", (event) => {
    if (nameOf(event.target) !== null) event.preventDefault();
  });
}
addEventListener("pointerup", (event) => letGo("pointer" + event.pointerId));
addEventListener("pointercancel", (event) => letGo("pointer" + event.pointerId));
hands($("drawing"), (target) => target.closest("[data-key]")?.dataset.key ?? null);
hands($("keys"), (target) => target.closest("[data-name]")?.dataset.name ?? null);
$("drawing").addEventListener("keydown", (event) => {
  const key = event.target.closest("[data-key]");
  if (key && ["Enter", "Space"].includes(event.code)) {
    event.preventDefault();
    if (!event.repeat) push(key.dataset.key, event.code);
  }
});

// The wheel: scroll over the board, or drag the knob; a push without a turn is its key.
let scrolled = 0;
function turn(steps) {
  if (!steps) return;
  wakeSound();
  line("wheel " + steps);
  const knob = $("drawing").querySelector(".turn");
  if (knob) {
    knob.dataset.angle = Number(knob.dataset.angle ?? 0) + steps * 15;
    knob.style.transform = `rotate(${knob.dataset.angle}deg)`;
  }
}
$("stage").addEventListener("wheel", (event) => {
  if (!board?.wheel) return;
  event.preventDefault();
  scrolled += event.deltaMode ? event.deltaY * 40 : event.deltaY;
  const steps = Math.trunc(scrolled / 40);
  scrolled -= steps * 40;
  turn(Math.max(-5, Math.min(5, steps)));
}, { passive: false });
let knob = null;
$("drawing").addEventListener("pointerdown", (event) => {
  if (!event.target.closest(".wheel")) return;
  event.preventDefault();
  event.target.setPointerCapture(event.pointerId);
  knob = { id: event.pointerId, x: event.clientX, y: event.clientY, turned: false };
  knob.timer = setTimeout(() => knob && !knob.turned && push("OK", "knob"), 150);
});
addEventListener("pointermove", (event) => {
  if (!knob || knob.id !== event.pointerId || held.has("knob")) return;
  const steps = Math.trunc((event.clientX - knob.x + event.clientY - knob.y) / 14);
  if (!steps) return;
  knob.turned = true;
  knob.x = event.clientX;
  knob.y = event.clientY;
  turn(steps);
});
addEventListener("pointerup", () => {
  if (!knob) return;
  clearTimeout(knob.timer);
  if (!knob.turned && !held.has("knob")) push("OK", "knob");
  letGo("knob");
  knob = null;
});

// --- sound ---------------------------------------------------------------------------------------

let audio = null;
let loud = true;
let sounding = null;
function wakeSound() {
  if (!loud || !board?.sound) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
}
function hear(tones) {
  if (!audio || !loud || state.speed !== 1) return;
  for (const [ago, hertz, length] of tones) {
    const begin = Math.max(audio.currentTime, audio.currentTime + 0.04 - ago / 1000);
    if (sounding && length !== null && sounding.hertz === hertz && sounding.open) {
      quiet(Math.max(audio.currentTime, sounding.begin + length / 1000));
      continue;
    }
    quiet(begin);
    const wave = audio.createOscillator();
    const volume = audio.createGain();
    wave.type = "square";
    wave.frequency.value = hertz;
    volume.gain.setValueAtTime(0.05, begin);
    wave.connect(volume).connect(audio.destination);
    wave.start(begin);
    sounding = { wave, hertz, begin, open: length === null };
    document.body.dataset.heard = hertz;
    if (length !== null) quiet(begin + length / 1000);
  }
}
function quiet(when) {
  sounding?.wave.stop(when);
  sounding = null;
}

// --- what is seen --------------------------------------------------------------------------------

// Close-up unless there is room: small screens show the glass as wide as they are.
const narrow = matchMedia("(max-width: 620px)");
let closeUp = null;
const isClose = () => closeUp ?? narrow.matches;

function draw() {
  drawing = drawingOf(board, isClose());
  $("drawing").innerHTML = svgOf(drawing, board, shortcutOf, titleOf);
  $("screen").width = board.size[0];
  $("screen").height = board.size[1];
  $("screen").classList.toggle("mono", !board.colour);
  $("view").setAttribute("aria-pressed", isClose());
  fit();
  drawKeys();
  showLights();
}

// Every dot of the display is the same whole number of the screen's dots.
function fit() {
  if (!drawing) return;
  const [x, y, w, h] = drawing.screen;
  const ratio = devicePixelRatio || 1;
  const main = document.querySelector("main");
  const room = main.clientWidth - 24;
  const beside = !narrow.matches && drawing.width < drawing.height * 1.2 && main.clientWidth > 760;
  main.classList.toggle("beside", beside);
  const tall = Math.max(260, innerHeight - (beside ? 90 : narrow.matches ? 240 : 250));
  const across = beside ? room - 330 : room;
  const dotsIn = (wide) => (wide * ratio * w) / drawing.width / board.size[0];
  const exact = Math.min(dotsIn(across), dotsIn((tall * drawing.width) / drawing.height));
  // A drawing a little too tall may scroll: one half its size would be a pity.
  const taller = !narrow.matches && exact % 1 > 0.6 && dotsIn(across) >= Math.ceil(exact);
  const dots = Math.max(1, Math.floor(exact) + (taller ? 1 : 0));
  const width = ((dots / ratio) * board.size[0] * drawing.width) / w;
  const scale = width / drawing.width;
  $("stage").style.width = width + "px";
  $("stage").style.height = drawing.height * scale + "px";
  const glass = $("screen").style;
  glass.left = Math.round(x * scale * ratio) / ratio + "px";
  glass.top = Math.round(y * scale * ratio) / ratio + "px";
  glass.width = (dots * board.size[0]) / ratio + "px";
  glass.height = (dots * board.size[1]) / ratio + "px";
}
addEventListener("resize", fit);
narrow.addEventListener("change", () => board && draw());

function drawKeys() {
  $("keys").replaceChildren(...BAR.concat("MENU").map((name) => {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.name = name;
    const text = name === "MENU" ? say("menu") : say("key_" + name);
    button.innerHTML = `<span class="sign" aria-hidden="true">${{ BACK: "↩", PREV: "‹", NEXT: "›", OK: "●", MENU: "☰" }[name]}</span><span class="name">${text}</span><kbd>${SIGNS[name]}</kbd>`;
    button.setAttribute("aria-label", text);
    button.setAttribute("aria-keyshortcuts", SHORTCUTS[name].map((code) => code.replace("Key", "")).join(" "));
    return button;
  }));
}

// One picture after the other, in the order they came.
let newest = 0;
let painting = Promise.resolve();
let drawn = 0;
function paint([x, y, width, height, png]) {
  newest++;
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
  const ready = createImageBitmap(new Blob([bytes], { type: "image/png" }), { colorSpaceConversion: "none" });
  painting = painting.then(async () => {
    const image = await ready;
    $("screen").getContext("2d").drawImage(image, x, y, width, height);
    $("screen").dataset.drawn = ++drawn;
  });
}

// The same names as host_sim/story.py gives.
function colourName(red, green, blue) {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  if (!most) return "off";
  if ((most - least) / most < 0.5) return "white";
  const span = most - least;
  let hue = most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span;
  hue = ((hue + 6) % 6) * 60;
  const ends = [[6, "red"], [25, "orange"], [75, "yellow"], [155, "green"], [200, "cyan"], [255, "blue"],
    [310, "purple"], [352, "pink"], [361, "red"]];
  return ends.find(([end]) => hue < end)[1];
}

function showLights() {
  const names = [];
  for (let index = 0; index * 6 < state.lights.length; index++) {
    const [red, green, blue] = [0, 2, 4].map((at) => parseInt(state.lights.substr(index * 6 + at, 2), 16));
    const most = Math.max(red, green, blue);
    const name = colourName(red, green, blue);
    names.push(name);
    const light = $("drawing").querySelector(`[data-light="${index}"]`);
    if (!light) continue;
    // The eye is not linear: a tenth of the current looks like a third of the light.
    const strength = (most / 255) ** 0.45;
    const full = most ? `rgb(${[red, green, blue].map((c) => Math.round((c / most) ** 0.8 * 255)).join(" ")})` : "none";
    const halo = light.querySelector("radialGradient");
    if (halo) halo.style.color = full;
    light.querySelector(".glow").style.cssText = (halo ? "" : `fill:${full};stroke:${full};`) +
      `opacity:${most ? Math.min(1, strength * (halo ? 1.1 : 0.8)) : 0}`;
    const core = light.querySelector(".core");
    if (core) core.style.cssText = most ? `fill:color-mix(in srgb, ${full} 82%, white);opacity:${0.25 + 0.75 * strength}` : "";
    const tint = $("drawing").querySelector(`[data-tint="${index}"]`);
    if (tint) tint.style.cssText = `fill:${full};opacity:${most ? 0.55 * strength : 0}`;
    light.classList.toggle("lit", most > 0);
    const letter = name === "off" ? "" : say(name).slice(0, 3);
    const label = light.querySelector(".colour") ?? $("drawing").querySelector(`[data-colour="${index}"]`);
    if (label) label.textContent = letter;
  }
  const runs = [];
  names.forEach((name, index) => {
    if (name === "off") return;
    const last = runs.at(-1);
    if (last && last.name === name && last.to === index) last.to = index + 1;
    else runs.push({ name, from: index + 1, to: index + 1 });
  });
  const text = runs.map(({ name, from, to }) => `${from === to ? from : from + "–" + to} ${say(name)}`).join(", ");
  $("lit").textContent = names.length ? `${say("lights")}: ${text || say("none")}` : "";
}

// A cursor that moved is told by its option alone: the rest was said before.
function announce(text) {
  const plain = (said) => said.replace(/(^|\. )> /g, "$1");
  const before = $("text").textContent;
  $("text").textContent = text;
  const chosen = text.split(". ").find((part) => part.startsWith("> "));
  const moved = before && before !== text && plain(before) === plain(text) && chosen;
  $("live").textContent = moved ? chosen.slice(2) : plain(text);
  $("screen").setAttribute("aria-label", text);
}

function showPower() {
  $("off").hidden = state.power;
  document.body.classList.toggle("off", !state.power);
  $("plug").textContent = say(state.power ? "unplug" : "powerOn") + " [P]";
}
function togglePower() {
  line(state.power ? "unplug" : "power on");
}

// --- the page's own words ------------------------------------------------------------------------

function speak() {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-text]")) element.textContent = say(element.dataset.text);
  for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", say(element.dataset.label));
  for (const element of document.querySelectorAll("[data-title]")) {
    element.title = say(element.dataset.title);
    element.setAttribute("aria-label", element.title);
  }
  $("language").value = language;
  if (board) draw();
  showPower();
  showNumbers({});
}

let noticeTimer = 0;
function notice(text, stays = false) {
  clearTimeout(noticeTimer);
  $("notice").textContent = text;
  $("notice").hidden = !text;
  if (text && !stays) noticeTimer = setTimeout(() => ($("notice").hidden = true), 6000);
}

// --- the instruments -----------------------------------------------------------------------------

const numbers = {};
const UNITS = {
  seconds: " s", bus: " B/s", refreshes: "/s", lights: " B/s", busy: " %", erases: "", writes: "", programmed: " B",
};
function showNumbers(news) {
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
function showMemory({ size, pages, records: named }) {
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

function download(name, kind, data) {
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes], { type: kind }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

// After a click the keyboard belongs to the device again; who works by keyboard keeps the focus.
addEventListener("click", (event) => {
  if (event.detail) event.target.closest("button, .button, summary")?.blur();
});

function toggle(button, act) {
  $(button).addEventListener("click", () => {
    const on = $(button).getAttribute("aria-pressed") !== "true";
    $(button).setAttribute("aria-pressed", on);
    act(on);
  });
}
toggle("panel", (on) => {
  $("instruments").hidden = !on;
  document.body.classList.toggle("with-instruments", on);
  send({ watch: on });
  fit();
});
toggle("view", (on) => {
  closeUp = on;
  if (board) draw();
});
toggle("sound", (on) => {
  loud = on;
  if (on) wakeSound();
  else if (audio) quiet(audio.currentTime);
});
toggle("names", (on) => document.body.classList.toggle("named", on));
$("plug").addEventListener("click", togglePower);
$("wake").addEventListener("click", togglePower);
$("blank").addEventListener("click", () => send({ blank: true }));
$("later").addEventListener("submit", (event) => {
  event.preventDefault();
  line("unplug after " + Number($("bytes").value));
  notice(say("armed"));
});
$("erase").addEventListener("click", () => {
  line("unplug in erase");
  notice(say("armed"));
});
$("speeds").addEventListener("click", (event) => {
  const { speed, step } = event.target.dataset;
  if (speed !== undefined) send({ speed: Number(speed) });
  if (step !== undefined) send({ step: Number(step) });
});
$("save").addEventListener("click", () => send({ save: "log" }));
$("gif").addEventListener("click", () => {
  notice(say("filming"), true);
  send({ save: "gif" });
});
$("png").addEventListener("click", () => {
  const shot = document.createElement("canvas");
  shot.width = board.size[0] * 4;
  shot.height = board.size[1] * 4;
  const pen = shot.getContext("2d");
  pen.imageSmoothingEnabled = false;
  pen.drawImage($("screen"), 0, 0, shot.width, shot.height);
  download(board.name + ".png", "image/png", shot.toDataURL("image/png").split(",")[1]);
});
$("replay").addEventListener("change", async () => {
  const file = $("replay").files[0];
  if (file) send({ replay: await file.text() });
  $("replay").value = "";
});
$("board").addEventListener("change", () => {
  send({ board: $("board").value });
  $("board").blur();
});
$("language").addEventListener("change", () => {
  language = $("language").value;
  speak();
  line("language " + language);
  $("language").blur();
});

// --- the server ----------------------------------------------------------------------------------

function fill(select, pairs, chosen) {
  select.replaceChildren(...pairs.map(([value, text]) => new Option(text, value, false, value === chosen)));
}

function take(news) {
  if (news.board) {
    board = news.board;
    fill($("board"), news.boards, board.name);
    fill($("language"), news.languages.map((code) => [code, code.toUpperCase()]), language);
    document.title = `Girouette · ${board.title}`;
    document.body.dataset.board = board.name;
    draw();
  }
  Object.assign(state, news);
  if (news.language && news.language !== language && TEXTS[news.language]) {
    language = news.language;
    speak();
  }
  if (news.screen) paint(news.screen);
  if (news.shine !== undefined) $("screen").style.opacity = state.power ? 0.5 + 0.5 * state.shine ** 0.35 : 1;
  if (news.lights !== undefined) showLights();
  if (news.text !== undefined) announce(news.text);
  if (news.power !== undefined) showPower();
  if (news.tones) hear(news.tones);
  if (news.power === false && audio) quiet(audio.currentTime);
  if (news.trouble) notice(say("crashed") + news.trouble.split("\n").at(-1), true);
  else if (news.trouble === "") notice("");
  if (news.refused) notice(say("refused") + news.refused);
  if (news.speed !== undefined) {
    for (const button of document.querySelectorAll("[data-speed]")) {
      button.setAttribute("aria-pressed", Number(button.dataset.speed) === news.speed);
    }
  }
  if (news.instruments) showNumbers(news.instruments);
  if (news.memory) showMemory(news.memory);
  if (news.pong !== undefined) document.body.dataset.pong = news.pong;
  if (news.pages !== undefined) document.body.dataset.pages = news.pages;
  if (news.file) {
    notice("");
    download(...news.file);
  }
}

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
  socket.addEventListener("open", () => {
    notice("");
    document.body.dataset.joined = "yes";
    if (!$("instruments").hidden) send({ watch: true });
  });
  socket.addEventListener("message", (event) => take(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    document.body.dataset.joined = "no";
    notice(say("lost"), true);
    setTimeout(connect, 1500);
  });
}

// For tools that work the page: send messages (a ping last), and ask whether all is painted.
window.girouette = { send, settled: () => painting.then(() => drawn === newest) };

speak();
connect();
