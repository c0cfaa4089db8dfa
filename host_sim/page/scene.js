// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// What the screen says, for who cannot see it: the scene as a heading, lines and a list whose selected
// option is the cursor's; and what is said aloud when it changes. The picture is the same in dots.

const $ = (id) => document.getElementById(id);
let before = null;

// A sentence a part: one that has its own stop needs no other.
export function sentences(parts) {
  return parts.filter(Boolean).map((part) => (/[.?!:…]["»]?$/.test(part.trim()) ? part.trim() : part.trim() + ".")).join(" ");
}

export function spoken(scene, say) {
  const chosen = scene.options[scene.cursor];
  const others = scene.options.length ? `${scene.options.length} ${say("choices")}` : "";
  return sentences([
    [scene.title, scene.corner].filter(Boolean).join(" "), ...scene.picture, ...scene.lines,
    chosen === undefined ? scene.options.join(", ") : say("chosen") + chosen, others, scene.hint, scene.saved && say("saved_" + scene.saved),
  ]);
}

// The same for the eye: all options, the cursor before its one.
function shown(scene, say) {
  const options = scene.options.map((text, index) => (index === scene.cursor ? "▸ " + text : text)).join(" · ");
  const said = [[scene.title, scene.corner].filter(Boolean).join(" "), ...scene.picture, ...scene.lines];
  return sentences([...said, options, scene.hint, scene.saved && say("saved_" + scene.saved)]);
}

const rest = (scene) => JSON.stringify({ ...scene, cursor: 0 });

export function showScene(scene, say) {
  $("shown").textContent = shown(scene, say);
  $("scene-title").textContent = [scene.title, scene.corner].filter(Boolean).join(" ");
  const lines = [...scene.picture, ...scene.lines, scene.hint, scene.saved && say("saved_" + scene.saved)].filter(Boolean);
  $("scene-lines").replaceChildren(...lines.map((text) => Object.assign(document.createElement("p"), { textContent: text })));
  const list = $("scene-options");
  list.hidden = !scene.options.length;
  list.replaceChildren(...scene.options.map((text, index) => {
    const option = document.createElement("li");
    option.id = "option-" + index;
    option.dataset.option = index;
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", index === scene.cursor);
    option.textContent = text;
    return option;
  }));
  list.setAttribute("aria-label", scene.lines.at(-1) || scene.title);
  if (scene.cursor >= 0) list.setAttribute("aria-activedescendant", "option-" + scene.cursor);
  else list.removeAttribute("aria-activedescendant");
  $("screen").setAttribute("aria-label", spoken(scene, say));
  // A cursor that moved is told by its option alone: the rest was said before.
  const moved = before && scene.cursor >= 0 && before.cursor !== scene.cursor && rest(before) === rest(scene);
  tell(moved ? scene.options[scene.cursor] : spoken(scene, say));
  before = scene;
}

export function tell(text) {
  if ($("live").textContent !== text) $("live").textContent = text;
}

export function forgetScene() {
  before = null;
  $("shown").textContent = "";
  $("scene-title").textContent = "";
  $("scene-lines").replaceChildren();
  $("scene-options").replaceChildren();
  $("scene-options").hidden = true;
}
