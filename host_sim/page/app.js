// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// The page: shows what the engine says of the device and sends what hands do. It keeps no state of
// the device's own: a message carries what changed, and a new page is told everything.

import { drawingOf, svgOf } from "./boards.js";
import { KIND, open } from "./engine.js";
import { showMemory, showNumbers } from "./instruments.js";
import { forgetScene, showScene, tell } from "./scene.js";
import { hear, quiet, sound, wake } from "./sound.js";
import { TEXTS } from "./texts.js";

const $ = (id) => document.getElementById(id);
const state = { speed: 1, lights: "", text: "", power: true, turned: 0, playing: false };
let board = null;
let boards = [];
let drawing = null;
let language = remembered("language") ?? navigator.language.slice(0, 2);
let engine = null;
// The page itself speaks fewer languages than the device may.
const say = (key) => TEXTS[language]?.[key] ?? TEXTS.en[key] ?? key;
document.body.classList.add("on-" + KIND);

// What this page itself keeps; a browser may refuse all of it.
function remembered(name) {
  try {
    return localStorage.getItem("girouette." + name);
  } catch {
    return null;
  }
}
function remember(name, value) {
  try {
    localStorage.setItem("girouette." + name, value);
  } catch {
    // The page goes on without: only its own habits are lost.
  }
}

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

const send = (message) => engine?.send(message);
const line = (text) => send({ line: text });

// A phone that lies between two people is turned as a whole, keys and all. The firmware takes its
// keys for turned too, as those of a box are: what it must hear is the key from the other side.
const isTurned = () => board?.name === "phone" && state.turned === 2;
function seenFromThere(name) {
  if (!isTurned()) return name;
  const direct = board.keys.filter((key) => key[0] === "K").length;
  if (/^K\d+$/.test(name)) return "K" + (direct + 1 - name.slice(1));
  return { PREV: "NEXT", NEXT: "PREV" }[name] ?? name;
}

// A key of the board goes down and up with the finger; what a board does otherwise is one press.
const isReal = (name) => /^\d+$/.test(name) || board.keys.includes(name);
const held = new Map();
function push(name, by) {
  wakeSound();
  if (held.has(by)) return;
  held.set(by, name);
  if (isReal(name)) line("down " + seenFromThere(name));
  else line(name === "MENU" ? "hold OK" : "press " + name);
  mark(name, true);
}
function letGo(by) {
  const name = held.get(by);
  if (name === undefined) return;
  held.delete(by);
  if (isReal(name)) line("up " + seenFromThere(name));
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
  const control = event.target.closest("input, select, textarea, summary, button, a, [data-key], #hex");
  if (!board || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input, select, textarea")) return;
  if (control && ["Enter", "Space"].includes(event.code)) return;
  if (document.querySelector("dialog[open]")) return;
  if (event.code === "KeyP" && !event.repeat && KIND === "server") return togglePower();
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
    line(name === "MENU" && !isReal(name) ? "hold OK" : "press " + seenFromThere(name));
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

// A finger on the glass, where the device has one for it: an option, a square, a page. One that slides
// up or down moves the cursor instead, a number or a long list.
const SLIDE = 26;
let finger = null;
$("screen").addEventListener("pointerdown", (event) => {
  if (KIND !== "browser" || event.button) return;
  event.preventDefault();
  wakeSound();
  $("screen").setPointerCapture(event.pointerId);
  finger = { id: event.pointerId, x: event.clientX, y: event.clientY, slid: false };
});
$("screen").addEventListener("pointermove", (event) => {
  if (finger?.id !== event.pointerId) return;
  const steps = Math.trunc((event.clientY - finger.y) / SLIDE);
  if (!steps) return;
  finger.slid = true;
  finger.y += steps * SLIDE;
  // What goes up brings what is below it; who sits on the other side slides the other way.
  const name = steps < 0 !== isTurned() ? "NEXT" : "PREV";
  for (let step = 0; step < Math.abs(steps); step++) line("press " + seenFromThere(name));
});
$("screen").addEventListener("pointercancel", () => (finger = null));
$("screen").addEventListener("pointerup", (event) => {
  const lifted = finger;
  finger = null;
  if (lifted?.id !== event.pointerId || lifted.slid) return;
  const box = $("screen").getBoundingClientRect();
  const [width, height] = board.size;
  const x = Math.floor(((lifted.x - box.left) / box.width) * width);
  const y = Math.floor(((lifted.y - box.top) / box.height) * height);
  // As people see it who look at the picture from where it is turned to, clockwise.
  const seen = [[x, y], [y, width - 1 - x], [width - 1 - x, height - 1 - y], [height - 1 - y, x]];
  send({ touch: seen[state.turned] });
});
$("scene-options").addEventListener("click", (event) => {
  const option = event.target.closest("[data-option]");
  if (option) send(KIND === "browser" ? { option: Number(option.dataset.option) } : { line: "choose " + option.textContent });
});

const wakeSound = () => board?.sound && wake();

// --- what is seen --------------------------------------------------------------------------------

// Close-up unless there is room: small screens show the glass as wide as they are.
const narrow = matchMedia("(max-width: 620px)");
const flat = matchMedia("(max-height: 500px) and (orientation: landscape)"); // a phone on its side
const fingers = matchMedia("(pointer: coarse)");
const wide = matchMedia("(orientation: landscape)");
let closeUp = null;
let isClose = false;

// How the page lies in somebody's hands: "sideways", "upright", or "" where it stands on a desk. The
// simulator's boards have keys of their own to touch, so that a tablet shows them as a desk does.
function howHeld() {
  const tablet = KIND === "browser" && fingers.matches && !narrow.matches;
  if (flat.matches || (tablet && wide.matches)) return "sideways";
  return narrow.matches || tablet ? "upright" : "";
}

function draw() {
  const held = howHeld();
  for (const way of ["upright", "sideways"]) document.body.classList.toggle(way, way === held);
  isClose = closeUp ?? (narrow.matches || flat.matches);
  drawing = drawingOf(board, isClose);
  // Dots smaller than two of the screen's cannot be read: then the glass alone.
  if (!isClose && closeUp === null && bestFit().dots < 2) {
    isClose = true;
    drawing = drawingOf(board, true);
  }
  $("drawing").innerHTML = svgOf(drawing, board, shortcutOf, titleOf);
  // Setting a canvas' size clears it, and an engine sends only what changed.
  if ($("screen").width !== board.size[0] || $("screen").height !== board.size[1]) {
    $("screen").width = board.size[0];
    $("screen").height = board.size[1];
  }
  $("screen").classList.toggle("mono", !board.colour);
  $("view").setAttribute("aria-pressed", isClose);
  drawKeys();
  fit();
  showLights();
}

// How large a dot of the display may be, in whole dots of this screen: over the keys, or beside them.
function bestFit() {
  const ratio = devicePixelRatio || 1;
  const main = document.querySelector("main");
  const head = document.querySelector("header").offsetHeight;
  const way = howHeld();
  const dotsIn = (wide, high) => {
    const across = Math.min(wide, (high * drawing.width) / drawing.height);
    return (across * ratio * drawing.screen[2]) / drawing.width / board.size[0] + 0.001;
  };
  if (way === "sideways") {
    const column = Math.round(Math.min(220, Math.max(140, innerWidth * 0.17)));
    document.body.style.setProperty("--column", column + "px");
    document.body.style.setProperty("--head", head + "px");
    return { dots: Math.floor(dotsIn(main.clientWidth - 2 * column - 20, innerHeight - head - 16)), beside: false };
  }
  if (way === "upright") {
    const high = innerHeight - head - $("keys").offsetHeight - 24;
    return { dots: Math.floor(dotsIn(main.clientWidth - 12, high)), beside: false };
  }
  const fitting = (wide, high) => {
    const exact = dotsIn(wide, Math.max(260, high));
    // A drawing a little too tall may scroll: one half its size would be a pity.
    const taller = exact < 3 && exact % 1 > 0.6 && dotsIn(wide, Infinity) >= Math.ceil(exact);
    return Math.floor(exact) + (taller ? 1 : 0);
  };
  const over = fitting(main.clientWidth - 24, innerHeight - head - 190);
  const next = fitting(main.clientWidth - 24 - 330, innerHeight - head - 32);
  return { dots: Math.max(over, next), beside: next > over || (next === over && main.clientWidth > 1000 && drawing.width < drawing.height * 1.2) };
}

// Every dot of the display is the same whole number of the screen's dots.
function fit() {
  if (!drawing) return;
  const [x, y, w] = drawing.screen;
  const ratio = devicePixelRatio || 1;
  const { dots: fitting, beside } = bestFit();
  document.querySelector("main").classList.toggle("beside", beside);
  const dots = Math.max(1, fitting);
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
addEventListener("resize", () => board && draw());
for (const query of [narrow, flat, fingers, wide]) query.addEventListener("change", () => board && draw());

function drawKeys() {
  $("keys").replaceChildren(...BAR.concat("MENU").map((name) => {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.name = name;
    const text = name === "MENU" ? say("menu") : say("key_" + name);
    button.innerHTML = `<span class="sign" aria-hidden="true">${{ BACK: "↩", PREV: "▲", NEXT: "▼", OK: "●", MENU: "☰" }[name]}</span><span class="name">${text}</span><kbd>${SIGNS[name]}</kbd>`;
    button.setAttribute("aria-label", text);
    button.classList.add("key-" + name);
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
  const ready = createImageBitmap(new Blob([bytesOf(png)], { type: "image/png" }), { colorSpaceConversion: "none" });
  painting = painting.then(async () => {
    const image = await ready;
    $("screen").getContext("2d").drawImage(image, x, y, width, height);
    $("screen").dataset.drawn = ++drawn;
  });
}

// An engine in the page gives the dots themselves: numbers 0xRRGGBB.
function paintDots(dots) {
  const image = new ImageData(board.size[0], board.size[1]);
  for (let at = 0; at < dots.length; at++) {
    image.data[at * 4] = dots[at] >> 16;
    image.data[at * 4 + 1] = (dots[at] >> 8) & 255;
    image.data[at * 4 + 2] = dots[at] & 255;
    image.data[at * 4 + 3] = 255;
  }
  newest++;
  document.body.dataset.started ??= Math.round(performance.now());
  $("screen").getContext("2d").putImageData(image, 0, 0);
  $("screen").dataset.drawn = ++drawn;
}

// The same names as host_sim/story.py gives.
// A faint light has few steps: the cold white of the wind is then 1, 2, 3.
const WHITE_BELOW = 0.7;
function colourName(red, green, blue) {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  if (!most) return "off";
  if ((most - least) / most < WHITE_BELOW) return "white";
  const span = most - least;
  let hue = most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span;
  hue = ((hue + 6) % 6) * 60;
  const ends = [[6, "red"], [25, "orange"], [75, "yellow"], [155, "green"], [200, "cyan"], [255, "blue"],
    [310, "purple"], [352, "pink"], [361, "red"]];
  return ends.find(([end]) => hue < end)[1];
}

function showLights() {
  const names = [];
  const count = state.lights.length / 6;
  for (let index = 0; index < count; index++) {
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
  $("lit").textContent = names.length ? say("lights") + (text || say("none")) : "";
}

function showPower() {
  $("off").hidden = state.power;
  document.body.classList.toggle("off", !state.power);
  const name = say(state.power ? "unplug" : "powerOn");
  $("plug").querySelector(".name").textContent = name;
  $("plug").title = name + " [P]";
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
  if (board) {
    showBoards();
    draw();
  }
  showPower();
  showNumbers({}, say, language);
}

let noticeTimer = 0;
function notice(text, stays = false) {
  clearTimeout(noticeTimer);
  $("notice").textContent = text;
  $("notice").hidden = !text;
  if (text && !stays) noticeTimer = setTimeout(() => ($("notice").hidden = true), 6000);
}

// --- the page's controls --------------------------------------------------------------------------

const bytesOf = (base64) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

function download(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
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
  sound.loud = on;
  if (on) wakeSound();
  else quiet();
});
toggle("names", (on) => document.body.classList.toggle("named", on));
$("plug").addEventListener("click", togglePower);
$("wake").addEventListener("click", togglePower);
$("turn").addEventListener("click", () => send({ turn: true }));

// What cannot be taken back asks first. A dialog tells that it is closed some time after it is: what
// is asked meanwhile waits for that, or it would take the last answer for its own.
let answered = Promise.resolve();
function ask(text, yes) {
  answered = answered.then(() => askNow(text, yes));
  return answered;
}
function askNow(text, yes) {
  const box = $("ask");
  $("ask-text").textContent = text;
  box.querySelector("[value=yes]").textContent = yes;
  box.returnValue = "no";
  box.showModal();
  return new Promise((done) => box.addEventListener("close", () => done(box.returnValue === "yes"), { once: true }));
}
for (const id of ["blank", "new"]) {
  $(id).addEventListener("click", async () => {
    if (await ask(say("askBlank"), say("blank"))) send({ blank: true });
  });
}
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
  shot.toBlob((blob) => download(board.name + ".png", blob), "image/png");
});
$("replay").addEventListener("change", async () => {
  const file = $("replay").files[0];
  if (file) send({ replay: await file.text() });
  $("replay").value = "";
});
// An arrow key in the list is a change already: the device is another one only after a yes.
$("board").addEventListener("change", async () => {
  const wanted = $("board").value;
  $("board").value = board.name;
  const title = [...$("board").options].find((option) => option.value === wanted).text;
  if (await ask(say(KIND === "browser" ? "askBoardHere" : "askBoard").replace("{board}", title), say("change"))) {
    send({ board: wanted });
    $("board").blur();
  } else $("board").focus();
});
$("language").addEventListener("change", () => {
  language = $("language").value;
  remember("language", language);
  speak();
  line("language " + language);
  $("language").blur();
});

// --- the engine ----------------------------------------------------------------------------------

function fill(select, pairs, chosen) {
  select.replaceChildren(...pairs.map(([value, text]) => new Option(text, value, false, value === chosen)));
}

// Boards have a name that they are sold under, but for the one that nobody sells.
const boardTitle = (name, title) => (name === "phone" ? say("phone") : title);

function showBoards() {
  fill($("board"), boards.map(([name, title]) => [name, boardTitle(name, title)]), board.name);
  document.title = `Girouette · ${boardTitle(board.name, board.title)}`;
}

function takeBoard(news) {
  board = news.board;
  boards = news.boards;
  showBoards();
  fill($("language"), news.languages.map((code) => [code, code.toUpperCase()]), language);
  document.body.dataset.board = board.name;
  forgetScene();
  draw();
}

function take(news) {
  if (news.board) takeBoard(news);
  Object.assign(state, news);
  if (news.language && news.language !== language) {
    language = news.language;
    remember("language", language);
    speak();
  }
  if (news.screen) paint(news.screen);
  if (news.dots) paintDots(news.dots);
  if (news.shine !== undefined) $("screen").style.opacity = state.power ? 0.5 + 0.5 * state.shine ** 0.35 : 1;
  if (news.turned !== undefined) document.body.classList.toggle("turned", isTurned());
  if (news.lights !== undefined) showLights();
  if (news.text !== undefined) $("text").textContent = news.text;
  if (news.power !== undefined) showPower();
  if (news.scene) showScene(withSquares(news.scene), say);
  else if (news.scene === null) forgetScene();
  if (news.power === false) {
    tell(say("isOff"));
    $("screen").setAttribute("aria-label", say("isOff"));
    quiet();
  }
  if (news.tones && state.speed === 1) hear(news.tones);
  if (news.trouble) notice(say("crashed") + news.trouble.split("\n").at(-1), true);
  else if (news.trouble === "") notice("");
  if (news.refused) notice(say("refused") + news.refused);
  if (news.stale !== undefined) offer(news.stale ? say("stale") : "", say("restart"), () => line("reload"));
  if (news.speed !== undefined) {
    for (const button of document.querySelectorAll("[data-speed]")) {
      button.setAttribute("aria-pressed", Number(button.dataset.speed) === news.speed);
    }
  }
  if (news.instruments) showNumbers(news.instruments, say, language);
  if (news.memory) showMemory(news.memory, say);
  if (news.pong !== undefined) document.body.dataset.pong = news.pong;
  if (news.pages !== undefined) document.body.dataset.pages = news.pages;
  if (news.file) {
    notice("");
    const [name, type, data] = news.file;
    download(name, new Blob([bytesOf(data)], { type }));
  }
}

// The cursor on a board of squares has a name too: a square, or all that a card would cover.
function withSquares(scene) {
  if (!scene.squares.length) return scene;
  const named = scene.squares.map(([row, column]) => `${say("row")} ${row}, ${say("column")} ${column}`);
  return { ...scene, picture: [...scene.picture, named.join("; ")] };
}

// A line with something to do about it, above the device.
function offer(text, does, act) {
  const [words, button] = $("news").children;
  $("news").hidden = !text;
  words.textContent = text;
  button.textContent = does;
  button.onclick = () => {
    $("news").hidden = true;
    act();
  };
}

function lost(isLost) {
  document.body.dataset.joined = isLost ? "no" : "yes";
  notice(isLost ? say("lost") : "", isLost);
  if (!isLost && !$("instruments").hidden) send({ watch: true });
}

speak();
engine = open(take, lost, { say, ask, notice, offer, download, remember, remembered, boardTitle, language: () => language });

// For tools that work the page: send messages (a ping last), and ask whether all is painted.
window.girouette = { send, engine, settled: () => painting.then(() => drawn === newest) };
