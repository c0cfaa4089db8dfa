// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// Drawings of the boards, in millimetres. A drawing is a function of what the server says of the
// board: {width, height, art, screen: [x, y, w, h], lights: [[x, y, r]...], keys: [{number, x, y,
// shape, size, label}...], wheel: [x, y, r] or null}. A board without a drawing of its own gets
// `plain`; `close` is the close-up for small screens, where the keys are under the thumb instead.

const NAMES = { UP: "⌃", DOWN: "⌄", PREV: "‹", NEXT: "›", OK: "OK", BACK: "↩", MENU: "☰" };

function ring(count, x, y, radius, size) {
  return Array.from({ length: count }, (_, index) => {
    const turn = (2 * Math.PI * index) / count;
    return [x + radius * Math.sin(turn), y - radius * Math.cos(turn), size];
  });
}

function hole(x, y, r = 1.6) {
  return `<circle cx="${x}" cy="${y}" r="${r + 0.8}" fill="#c9a85c"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#11161c"/>`;
}

function glass(x, y, w, h, rim = 2.2, foot = 3) {
  return `<rect x="${x - rim}" y="${y - rim}" width="${w + 2 * rim}" height="${h + rim + foot}"
    rx="0.8" fill="#05070a" stroke="#2a3038" stroke-width="0.4"/>`;
}

function silk(x, y, text, size = 2.4, fill = "#e8ebee") {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle">${text}</text>`;
}

// A case of plywood: the screen in the middle of the ring, four keys below.
function picoRing(board) {
  const grain = Array.from({ length: 13 }, (_, i) =>
    `<path d="M2 ${9 + i * 8.5}q24 ${(i % 3) - 4} 48 ${i % 2 ? 1 : -2}t48 ${i % 3}"/>`).join("");
  const screw = (x, y) => `<circle cx="${x}" cy="${y}" r="1.8" fill="#b9bec4" stroke="#6d737b" stroke-width="0.4"/>` +
    `<path d="M${x - 1.1} ${y}h2.2" stroke="#6d737b" stroke-width="0.4"/>`;
  const screen = [23.5, 36.5, 53, 26.5];
  return {
    width: 100, height: 120,
    art: `<rect x="1" y="1" width="98" height="118" rx="9" fill="url(#wood)" stroke="#7d5a32" stroke-width="0.8"/>
      <g stroke="#8a6236" stroke-width="0.35" fill="none" opacity="0.35">${grain}</g>
      <circle cx="50" cy="49.7" r="45.5" fill="#1b1e24" stroke="#5f4325" stroke-width="0.8"/>
      <circle cx="50" cy="49.7" r="44.5" fill="none" stroke="#000" stroke-opacity="0.5" stroke-width="1.2"/>
      <circle cx="50" cy="49.7" r="35" fill="url(#wood)" stroke="#5f4325" stroke-width="0.6"/>
      ${glass(...screen, 1.8, 1.8)}
      ${screw(6, 6)}${screw(94, 6)}${screw(6, 114)}${screw(94, 114)}
      ${silk(50, 28, "N", 4, "#5a3d1e")}${silk(50, 74.5, "Girouette", 4.6, "#5a3d1e")}`,
    screen,
    lights: ring(board.lights[0], 50, 49.7, 39.8, 2.7),
    keys: board.keys.map((name, number) => ({
      number, x: 20 + number * 20, y: 104.5, shape: "round", size: 7, label: NAMES[name] || name,
      cap: name === "OK" ? "#d9902f" : "#30363f",
    })),
    wheel: null,
  };
}

function macropad(board) {
  const caps = board.keys.map((name, number) => ({ name, number }))
    .filter(({ name }) => name[0] === "K");
  const place = (index) => [11.2 + (index % 3) * 19.05, 37 + Math.floor(index / 3) * 19.05];
  const screen = [3.6, 5.5, 38, 19];
  return {
    width: 60.5, height: 105.5,
    art: `<rect x="0.8" y="0.8" width="58.9" height="103.9" rx="3" fill="#15181d" stroke="#3a414b" stroke-width="0.5"/>
      <rect x="24" y="-0.5" width="9" height="3" rx="0.8" fill="#a9b0b8"/>
      ${glass(...screen, 1.4, 2)}${silk(51.4, 24.6, "Enter", 2.2, "#aab3bd")}`,
    screen,
    lights: caps.map((_, index) => [...place(index), 8.4]),
    lightShape: "cap",
    keys: caps.map(({ name, number }, index) => ({
      number, x: place(index)[0], y: place(index)[1], shape: "cap", size: 16.6,
      label: name.slice(1), cap: "#eceae4",
    })),
    wheel: [51.4, 14, 6.4],
  };
}

function featherOled(board) {
  const count = board.lights[0];
  return {
    width: 116, height: 54,
    art: `<g fill="none" stroke-width="0.9" stroke-linecap="round">
        <path d="M50 38c8 8 16 8 22 4" stroke="#c0392b"/><path d="M48 39c9 11 19 11 26 5" stroke="#222"/>
        <path d="M46 39c10 14 22 14 30 6.5" stroke="#e0b23c"/></g>
      <rect x="3" y="13" width="52.5" height="26" rx="3" fill="#12151a" stroke="#3a414b" stroke-width="0.5"/>
      ${[[6, 16], [52.5, 16], [6, 36], [52.5, 36]].map(([x, y]) => hole(x, y, 1.2)).join("")}
      <g fill="#c9a85c">${Array.from({ length: 14 }, (_, i) => `<circle cx="${11 + i * 2.54}" cy="37.3" r="0.6"/><circle cx="${11 + i * 2.54}" cy="14.7" r="0.6"/>`).join("")}</g>
      <rect x="-0.5" y="22" width="6" height="8" rx="1" fill="#a9b0b8"/>
      ${glass(19.5, 18.2, 30, 15, 1.4, 2)}
      <circle cx="90" cy="27" r="24" fill="#12151a" stroke="#3a414b" stroke-width="0.5"/>
      <circle cx="90" cy="27" r="15.5" class="table" />
      ${silk(90, 28.2, "N ↑", 3, "#c8b48c")}`,
    screen: [19.5, 18.2, 30, 15],
    lights: ring(count, 90, 27, 19.7, 2.3),
    keys: board.keys.map((name, number) => ({
      number, x: 12.5, y: 20 + number * 6.2, shape: "tact", size: 5.2, label: "ABC"[number],
      cap: "#2c3138",
    })),
    wheel: null,
  };
}

const BADGE_KEYS = [
  [69, 34, "round", "B"], [78.5, 27, "round", "A"], [77, 9.5, "pill", "START"], [9.5, 9.5, "pill", "SELECT"],
];

function pybadge(board) {
  const pad = [[18.8, 30, "arm", "▶"], [12.5, 36.3, "arm", "▼"], [12.5, 23.7, "arm", "▲"], [6.2, 30, "arm", "◀"]];
  return badge(board, "PyBadge", [...BADGE_KEYS, ...pad]);
}

// Its stick leans to four sides: a key each, around its cap.
function pygamer(board) {
  const stick = [[6.2, 30, "arm", "◀"], [18.8, 30, "arm", "▶"], [12.5, 23.7, "arm", "▲"], [12.5, 36.3, "arm", "▼"]];
  const made = badge(board, "PyGamer", [...BADGE_KEYS, ...stick]);
  made.art += `<circle cx="12.5" cy="30" r="8.6" fill="#0b0d11" stroke="#3a414b" stroke-width="0.5"/>`;
  return made;
}

function badge(board, title, places) {
  return {
    width: 86.5, height: 55,
    art: `<rect x="0.6" y="0.6" width="85.3" height="53.8" rx="5" fill="#16181f" stroke="#3a414b" stroke-width="0.5"/>
      ${[[4, 4], [82.5, 4], [4, 51], [82.5, 51]].map(([x, y]) => hole(x, y, 1.3)).join("")}
      <rect x="36" y="-0.6" width="14" height="3" rx="0.8" fill="#a9b0b8"/>
      <rect x="24.5" y="5.5" width="38" height="37" rx="1" fill="#05070a" stroke="#2a3038" stroke-width="0.4"/>
      <circle cx="12.5" cy="30" r="3" fill="#22262e"/>
      ${silk(43.5, 40.8, title, 2, "#7f8a97")}`,
    screen: [26, 8, 35, 28],
    lights: Array.from({ length: board.lights[0] }, (_, index) => [
      27.5 + index * 8, 48, 1.9]),
    keys: board.keys.map((name, number) => {
      const [x, y, shape, label] = places[number];
      return {
        number, x, y, shape, label, size: { round: 4.4, pill: 8.6, arm: 5.8 }[shape],
        cap: label === "A" ? "#d9902f" : "#3a404b",
      };
    }),
    wheel: null,
  };
}

// The pack lies over the Pico: keys on both sides of the screen, the light between those on the right.
function picoDisplay(board) {
  const screen = [13, 5.5, 27.4, 15.4];
  const places = [[6, 6.5, "A"], [6, 20, "B"], [47.4, 6.5, "X"], [47.4, 20, "Y"]];
  return {
    width: 53.4, height: 26.4,
    art: `<rect x="0.4" y="0.4" width="52.6" height="25.6" rx="1.6" fill="#12151a" stroke="#3a414b" stroke-width="0.4"/>
      <rect x="-0.6" y="9.2" width="3" height="8" rx="0.6" fill="#a9b0b8"/>${glass(...screen, 1, 1.6)}`,
    screen,
    lights: [[47.4, 13.2, 1.1]],
    keys: board.keys.map((name, number) => {
      const [x, y, label] = places[number];
      return { number, x, y, shape: "tact", size: 5.2, label, cap: name === "OK" ? "#d9902f" : "#2c3138" };
    }),
    wheel: null,
  };
}

// A phone is its screen; the lights run around it, the first on the side away from the reader.
function phone(board) {
  const [width, height] = [108, 88];
  const [across, down] = [width - 4, height - 4];
  const around = 2 * (across + down);
  const lights = Array.from({ length: board.lights[0] }, (_, index) => {
    let at = ((index / board.lights[0]) * around + across / 2) % around;
    for (const [x, y, length, dx, dy] of [
      [2, 2, across, 1, 0], [width - 2, 2, down, 0, 1], [width - 2, height - 2, across, -1, 0], [2, height - 2, down, 0, -1],
    ]) {
      if (at < length) return [x + dx * at, y + dy * at, dx ? 1 : 0];
      at -= length;
    }
    return [2, 2, 1];
  });
  return {
    width, height,
    art: `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="4" fill="#05070a" stroke="#3a414b" stroke-width="0.5"/>`,
    screen: [4, 4, 100, 80],
    lights, lightShape: "edge", keys: [], wheel: null,
  };
}

// Any board: screen, lights and keys, each where there is room.
function plain(board, withKeys = true) {
  const [across, down] = board.size;
  const width = 100;
  const screenHeight = (92 * down) / across;
  const [count, shape] = board.lights;
  const direct = board.keys.map((name, number) => ({ name, number }))
    .filter(({ name }) => name[0] === "K");
  let bottom = 4 + screenHeight + 5;
  let lights = [];
  const keys = [];
  if (direct.length) {
    const columns = 3;
    const step = [30.6, 15];
    direct.forEach(({ name, number }, index) => keys.push({
      number, x: 19.4 + (index % columns) * step[0], y: bottom + 7 + Math.floor(index / columns) * step[1],
      shape: "bar", size: 13, label: name.slice(1), cap: "#eceae4",
    }));
    lights = keys.slice(0, count).map(({ x, y }) => [x, y, 10]);
    bottom += Math.ceil(direct.length / columns) * step[1];
  } else if (shape === "ring") {
    lights = ring(count, 50, bottom + 22, 19, 2.6);
    bottom += 45;
  } else if (count) {
    lights = Array.from({ length: count }, (_, index) => [(index + 0.5) * 92 / count + 4, bottom + 4, 3]);
    bottom += 9;
  }
  let wheel = null;
  if (withKeys) {
    const others = board.keys.map((name, number) => ({ name, number }))
      .filter(({ name, number }) => name[0] !== "K" && !(board.wheel && name === "OK") && number < 12);
    others.forEach(({ name, number }, index) => keys.push({
      number, x: (index + 0.5) * 92 / others.length + 4, y: bottom + 8, shape: "round", size: 5.5,
      label: NAMES[name] || name, cap: name === "OK" ? "#d9902f" : "#3a404b",
    }));
    if (others.length) bottom += 17;
    if (board.wheel) {
      wheel = [50, bottom + 10, 9];
      bottom += 20;
    }
  }
  const north = shape === "ring" && !direct.length
    ? silk(50, 4 + screenHeight + 28, "N ↑", 4, "#c8b48c") : "";
  return {
    width, height: bottom,
    art: `<rect x="0.5" y="0.5" width="99" height="${bottom - 1}" rx="4" fill="#15181d" stroke="#3a414b" stroke-width="0.5"/>
      ${glass(4, 4, 92, screenHeight, 1.2, 1.2)}${north}`,
    screen: [4, 4, 92, screenHeight],
    lights, keys, wheel,
    lightShape: direct.length ? "bar" : undefined,
  };
}

const DRAWINGS = {
  pico_ring: picoRing, macropad_rp2040: macropad, feather_oled: featherOled, pybadge, pygamer,
  pico_display: picoDisplay, phone,
};

export function drawingOf(board, close) {
  return close && board.name !== "phone" ? plain(board, false) : (DRAWINGS[board.name] || plain)(board);
}

function keyShape({ shape, x, y, size, cap }) {
  const rect = (w, h, rx) => `<rect class="cap" x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="${rx}" fill="${cap}"/>`;
  if (shape === "cap") return rect(size, size, 2.2);
  if (shape === "bar") return rect(29, size, 2.5);
  if (shape === "tact") {
    return `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="0.6" fill="#9aa2ab"/>` +
      `<circle class="cap" cx="${x}" cy="${y}" r="${size * 0.34}" fill="${cap}"/>`;
  }
  if (shape === "pill") return rect(size, size * 0.45, size * 0.22);
  if (shape === "arm") return rect(size, size, 1.2);
  return `<circle cx="${x}" cy="${y}" r="${size + 0.9}" fill="#0008"/><circle class="cap" cx="${x}" cy="${y}" r="${size}" fill="${cap}"/>`;
}

function lightShape([x, y, r], shape, index) {
  if (shape === "edge") {
    // Here r says whether the edge lies level.
    const [w, h] = r ? [14, 2.4] : [2.4, 12];
    return `<g class="light under" data-light="${index}"><rect class="glow" x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="1.2"/></g>`;
  }
  if (shape === "cap" || shape === "bar") {
    const [w, h] = shape === "cap" ? [17.8, 17.8] : [30, 14];
    return `<g class="light under" data-light="${index}"><rect class="glow" x="${x - w / 2 - 0.3}" y="${y - h / 2 - 0.3}" width="${w + 0.6}" height="${h + 0.6}" rx="2.8"/></g>`;
  }
  return `<g class="light" data-light="${index}"><radialGradient id="halo${index}"><stop offset="0.25" stop-color="currentColor"/>
    <stop offset="0.55" stop-color="currentColor" stop-opacity="0.38"/><stop offset="1" stop-color="currentColor" stop-opacity="0"/></radialGradient>
    <circle class="glow" cx="${x}" cy="${y}" r="${r * 3}" fill="url(#halo${index})"/>
    <rect x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r}" rx="0.5" class="package"/>
    <circle class="core" cx="${x}" cy="${y}" r="${r * 0.78}"/>
    <text class="colour" x="${x}" y="${y + r * 0.4}" font-size="${r * 0.95}" text-anchor="middle"></text></g>`;
}

// The text of the drawing's SVGs. `shortcut(key number)` is what a keyboard has for the key.
export function svgOf(drawing, board, shortcut, title) {
  const lights = drawing.lights.map((light, index) => lightShape(light, drawing.lightShape, index));
  const keys = drawing.keys.map((key) => {
    const hint = shortcut(key.number);
    const big = key.shape === "cap" || key.shape === "bar";
    const dark = key.cap === "#eceae4";
    const size = big ? 4.5 : key.shape === "pill" ? 1.7 : key.shape === "arm" || key.shape === "tact" ? 2 : key.size * (key.label.length > 1 ? 0.6 : 0.95);
    const below = { round: key.size + 3.6, tact: 0, pill: 4.6, arm: 0 }[key.shape] || 0;
    const colour = big ? `<text class="colour" x="${key.x + (key.shape === "bar" ? 10.5 : 4.6)}" y="${key.y + (key.shape === "bar" ? 1.5 : -4)}" font-size="3" text-anchor="middle" data-colour="${key.number}"></text>` : "";
    const tint = big ? keyShape(key).replace('class="cap"', `class="tint" data-tint="${key.number}"`) : "";
    const hintText = !hint ? "" : big
      ? `<text class="hint dark" x="${key.x - (key.shape === "bar" ? 11 : 5.3)}" y="${key.y + (key.shape === "bar" ? 1 : 7)}" font-size="2.4" text-anchor="middle">${hint}</text>`
      : below ? `<text class="hint" x="${key.x}" y="${key.y + below}" font-size="2.3" text-anchor="middle">${hint}</text>` : "";
    return `<g class="key" data-key="${key.number}" role="button" tabindex="${big ? 0 : -1}" aria-label="${title(key.number)}"><title>${title(key.number)}</title>
      ${keyShape(key)}${tint}<text x="${key.x}" y="${key.y + size * 0.36}" font-size="${size}" text-anchor="middle" fill="${dark ? "#23272e" : "#f2f4f6"}" font-weight="600">${key.label}</text>${colour}${hintText}</g>`;
  });
  let wheel = "";
  if (drawing.wheel) {
    const [x, y, r] = drawing.wheel;
    const ticks = Array.from({ length: 24 }, (_, i) => `<path d="M0 ${-r}v1.2" transform="rotate(${i * 15})"/>`).join("");
    wheel = `<g class="wheel" transform="translate(${x} ${y})" aria-label="${title(-1)}"><title>${title(-1)}</title>
      <circle r="${r + 0.6}" fill="#0009"/><g class="turn"><circle class="cap" r="${r}" fill="#4a515c"/><g stroke="#1a1e24" stroke-width="0.5">${ticks}</g>
      <circle r="${r * 0.74}" fill="#5c6470"/><path d="M0 ${-r * 0.68}v${r * 0.3}" stroke="#f0a93b" stroke-width="0.9" stroke-linecap="round"/></g></g>`;
  }
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.width} ${drawing.height}"`;
  // Two layers: what never changes keeps its shadow without being painted again at every blink.
  return `${open} class="still" aria-hidden="true"><defs><linearGradient id="wood" x1="0" y1="0" x2="0.25" y2="1">
    <stop offset="0" stop-color="#d8ad72"/><stop offset="0.5" stop-color="#c99a5c"/><stop offset="1" stop-color="#b98849"/>
    </linearGradient></defs>${drawing.art}</svg>
    ${open} role="group" aria-label="${board.title}">${lights.join("")}${keys.join("")}${wheel}</svg>`;
}
