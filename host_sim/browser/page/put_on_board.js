// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// Brings a drive that somebody chose up to date: the steps, the questions and the refusals of
// tools/flash.py, whose head says which files are whose. A test has both do the same drives and
// compares what is on them afterwards. Two things a page cannot do: see how much room is left, and
// rename. So a full drive is noticed when it is full, and what is kept is copied before it is replaced.

const NEEDED = 10;
const UNTRIED = 11;
const LIST = "girouette_files.txt";
const LIST_HEAD = `\
# What \`python3 tools/dev.py flash\` put on this drive. It replaces and removes nothing else, as long
# as this list is here. Your own games go into /games/.
`;
const OWNERS = ["settings.toml", "facts.txt", "names.txt"];
const OURS_BY_NAME = ["lib/girouette/", "lib/girouette_device/", "fonts/", "LICENSES/"];
const PACKAGES = OURS_BY_NAME.slice(0, 2);
// Would run before code.py. (code.txt; main.py and main.txt come after it.)
const RUNS_FIRST = ["code.txt"];
const BOARD_FILE = "girouette_board.py";
const HELLO = 'print("Hello World!")';
const FEW = 3;

export class Refused extends Error {}

const textOf = (bytes) => new TextDecoder().decode(bytes);
const bytesOf = (text) => new TextEncoder().encode(text);
const same = (one, other) => one !== null && one.length === other.length && one.every((byte, at) => byte === other[at]);
const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

async function digest(data) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return Array.from(sum.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// --- a folder that somebody chose ----------------------------------------------------------------

class Drive {
  constructor(root) {
    this.root = root;
  }

  async folder(path, create = false) {
    let folder = this.root;
    for (const name of path.split("/").slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create });
    return folder;
  }

  // What a file holds, or null where there is none.
  async read(place) {
    try {
      const folder = await this.folder(place);
      const file = await (await folder.getFileHandle(place.split("/").at(-1))).getFile();
      return new Uint8Array(await file.arrayBuffer());
    } catch (error) {
      if (["NotFoundError", "TypeMismatchError"].includes(error.name)) return null;
      throw error;
    }
  }

  // Writes a file and reads it back: whether it is the same.
  async write(place, data) {
    const folder = await this.folder(place, true);
    const file = await folder.getFileHandle(place.split("/").at(-1), { create: true });
    const stream = await file.createWritable();
    await stream.write(data);
    await stream.close();
    return same(await this.read(place), data);
  }

  // Removes a file, and folders that are empty without it: a folder of games/ is a game.
  async remove(place) {
    await (await this.folder(place)).removeEntry(place.split("/").at(-1));
    const parts = place.split("/").slice(0, -1);
    for (; parts.length > 1; parts.pop()) {
      try {
        await (await this.folder(parts.join("/"))).removeEntry(parts.at(-1));
      } catch {
        return; // not empty
      }
    }
  }

  async filesIn(path) {
    const found = [];
    const walk = async (folder, before) => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === "directory") await walk(handle, before + name + "/");
        else found.push(before + name);
      }
    };
    try {
      await walk(await this.folder(path), path);
    } catch (error) {
      if (!["NotFoundError", "TypeMismatchError"].includes(error.name)) throw error;
    }
    return found.sort();
  }
}

// --- the list of our files -----------------------------------------------------------------------

// A place on the drive that may be ours: the list lies on a drive that anybody can write.
function isSafe(place) {
  const parts = place.split("/");
  return parts[0] !== "" && !parts.includes("..") && !place.includes(":") && parts[0] !== "games";
}

// {place: digests of what was put there}; a place has two while a copy is under way.
async function readList(drive) {
  const data = await drive.read(LIST);
  const known = {};
  for (const line of data ? textOf(data).split(/\r?\n/) : []) {
    const [, mark, place] = /^(\S+) (.+)$/.exec(line) ?? [];
    if (place && mark !== "#" && isSafe(place)) (known[place] ??= new Set()).add(mark);
  }
  return known;
}

function listOf(known) {
  const lines = Object.keys(known).sort().flatMap((place) => [...known[place]].sort().map((mark) => `${mark} ${place}\n`));
  return bytesOf(LIST_HEAD + lines.join(""));
}

// --- what there is to do -------------------------------------------------------------------------

// Their settings.toml with what the interpreter needs for us, and [what was missing].
export function completeSettings(theirs, ours) {
  const missing = [];
  for (const [line, key, wanted] of ours.matchAll(/^(CIRCUITPY_\w+) = (\d+)$/gm)) {
    const found = new RegExp(`^[ \\t]*${key}[ \\t]*=[ \\t]*(\\S+).*$`, "m").exec(theirs);
    if (!found) {
      missing.push(line);
      theirs = theirs.replace(/\n+$/, "") + (theirs.trim() ? "\n" : "") + line + "\n";
    } else if (!/^\d+$/.test(found[1]) || Number(found[1]) < Number(wanted)) {
      missing.push(line);
      theirs = theirs.slice(0, found.index) + line + theirs.slice(found.index + found[0].length);
    }
  }
  return [theirs, missing];
}

// Folder by folder, the drive's root at the end, code.py last of all.
function copyingOrder(one, other) {
  const keys = (place) => [place === "code.py", !place.includes("/"), place.slice(0, place.lastIndexOf("/") + 1), place];
  const [first, second] = [keys(one), keys(other)];
  const at = first.findIndex((key, number) => key !== second[number]);
  return at < 0 ? 0 : first[at] < second[at] ? -1 : 1;
}

// What a drive needs, made without touching it: `copies`, `stale`, `aside`, `leftovers`, `settings`,
// `notes` and `put` are those of Plan in tools/flash.py.
class Plan {
  constructor(drive, files, say) {
    Object.assign(this, { drive, files, say, copies: [], stale: [], aside: [], leftovers: [], settings: null, missing: [], notes: [], put: {} });
  }

  static async of(drive, files, say) {
    const plan = new Plan(drive, files, say);
    plan.known = await readList(drive);
    for (const [place, data] of Object.entries(files)) await plan.lookAt(place, data);
    plan.copies.sort(copyingOrder);
    await plan.lookForOldOnes();
    await plan.lookAtTheRest();
    return plan;
  }

  note(key, values) {
    this.notes.push(filled(this.say(key), values));
  }

  async lookAt(place, data) {
    const there = await this.drive.read(place);
    const ours = new Set([await digest(data)]);
    if (same(there, data)) {
      this.put[place] = ours;
      return;
    }
    const marks = this.known[place];
    if (there && !isNobodys(there, data) && !marks?.has(await digest(there))) {
      if (OWNERS.includes(place)) {
        if (place === "settings.toml") this.lookAtSettings(there, data);
        return;
      }
      if (place === BOARD_FILE && marks) {
        this.note("editedStays", { name: place });
        this.put[place] = marks;
        return;
      }
      if (!OURS_BY_NAME.some((folder) => place.startsWith(folder))) this.aside.push(place);
    }
    this.copies.push(place);
    this.put[place] = ours;
  }

  lookAtSettings(theirs, ours) {
    const [completed, missing] = completeSettings(textOf(theirs), textOf(ours));
    this.missing = missing;
    if (missing.length) this.settings = bytesOf(completed);
  }

  async lookForOldOnes() {
    for (const place of Object.keys(this.known).sort()) {
      if (place in this.files || OWNERS.includes(place)) continue;
      const there = await this.drive.read(place);
      if (!there) continue;
      if (this.known[place].has(await digest(there))) this.stale.push(place);
      else this.note("oldStays", { name: place });
    }
    if (Object.keys(this.known).length) return;
    for (const folder of PACKAGES) {
      this.leftovers.push(...(await this.drive.filesIn(folder)).filter((place) => !(place in this.files)));
    }
  }

  // What would run, or be loaded, in the place of ours.
  async lookAtTheRest() {
    for (const name of RUNS_FIRST) if (await this.drive.read(name)) this.aside.push(name);
    const gone = [...this.stale, ...this.leftovers];
    for (const place of Object.keys(this.files).filter((one) => one.endsWith(".mpy"))) {
      const source = place.replace(/mpy$/, "py");
      if (!gone.includes(source) && (await this.drive.read(source))) this.note("sourceHides", { source, name: place });
    }
  }

  get isEmpty() {
    return ![this.copies, this.stale, this.aside, this.leftovers].some((places) => places.length) && !this.settings;
  }
}

// CircuitPython's greeting on a new drive, and a beginning of ours, which an unplugged cable left.
function isNobodys(there, data) {
  const text = textOf(there).trim();
  return text === "" || text === HELLO || same(there, data.slice(0, there.length));
}

// A name beside a file that is not taken: code.2026-11-16.py.
async function dated(drive, place, today) {
  const [, stem, ending] = /^(.*?)(\.[^./]+)$/.exec(place) ?? [null, place, ""];
  for (let number = 1; ; number++) {
    const name = `${stem}.${today}${number > 1 ? "-" + number : ""}${ending}`;
    if (!(await drive.read(name))) return name;
  }
}

// --- asking --------------------------------------------------------------------------------------

// Every question before the first change; refused when the answer is no.
async function askOwner(plan, today, say, ask) {
  if (plan.aside.length) {
    const names = [];
    for (const place of plan.aside) names.push(`${place} → ${await dated(plan.drive, place, today)}`);
    if (!(await ask(filled(say("inTheWay"), { names: names.join(", ") }), say("keepCopies")))) {
      throw new Refused(filled(say("yoursStays"), { names: plan.aside.join(", ") }));
    }
  }
  if (plan.leftovers.length) {
    const names = plan.leftovers.slice(0, FEW).join(", ") + (plan.leftovers.length > FEW ? ", …" : "");
    if (await ask(filled(say("leftovers"), { count: plan.leftovers.length, names }), say("removeThem"))) plan.stale.push(...plan.leftovers);
    else plan.note("leftoversStay", {});
  }
  if (plan.settings) {
    const lines = plan.missing.join(", ");
    if (!(await ask(filled(say("settingsShort"), { lines }), say("completeThem")))) {
      plan.settings = null;
      plan.note("settingsStillShort", { lines });
    }
  }
}

// --- doing it ------------------------------------------------------------------------------------

class Work {
  constructor(plan, say, tell) {
    Object.assign(this, { plan, drive: plan.drive, say, tell });
  }

  async write(place, data) {
    if (!(await this.drive.write(place, data))) throw new Refused(filled(this.say("differs"), { name: place }));
  }

  async setAside(today) {
    const { plan, drive } = this;
    for (const place of plan.aside) {
      const kept = await dated(drive, place, today);
      await this.write(kept, await drive.read(place));
      if (!(place in plan.files)) await drive.remove(place);
      plan.note("keptAs", { name: place, kept });
    }
    if (plan.settings) {
      const kept = await dated(drive, "settings.toml", today);
      await this.write(kept, await drive.read("settings.toml"));
      await this.write("settings.toml", plan.settings);
      plan.note("settingsDone", { kept });
    }
  }

  // With the list right at every moment: what is half copied when the cable goes is ours too.
  async copy() {
    const { plan, drive } = this;
    const both = {};
    for (const known of [plan.known, plan.put]) {
      for (const [place, marks] of Object.entries(known)) both[place] = new Set([...(both[place] ?? []), ...marks]);
    }
    await this.write(LIST, listOf(both));
    for (const place of plan.stale) await drive.remove(place);
    for (const [number, place] of plan.copies.entries()) {
      this.tell(filled(this.say("copying"), { at: number + 1, all: plan.copies.length, name: place }));
      await this.write(place, plan.files[place]);
    }
    await this.write(LIST, listOf(plan.put));
  }
}

// --- what is refused -----------------------------------------------------------------------------

const image = (id) => `adafruit-circuitpython-${id}-….uf2 (circuitpython.org/board/${id}/)`;

// The version, [major, minor], and the board's id.
async function readBootOut(drive, board, say) {
  const loader = await drive.read("INFO_UF2.TXT");
  if (loader) {
    const id = /^Board-ID:\s*(\S+)/m.exec(textOf(loader))?.[1] ?? "?";
    const fitting = board.loaders[id];
    if (!fitting) throw new Refused(filled(say("otherBootLoader"), { found: id, board: board.title }));
    throw new Refused(filled(say("bootLoader"), { found: id, images: fitting.map(image).join(", ") }));
  }
  const found = await drive.read("boot_out.txt");
  if (!found) throw new Refused(say("noBootOut"));
  const text = textOf(found);
  const version = /CircuitPython (\d+)\.(\d+)/.exec(text);
  const id = /^Board ID:\s*(\S+)/m.exec(text);
  if (!version || !id) throw new Refused(say("badBootOut"));
  return [version.slice(1).map(Number), id[1]];
}

// What a browser's error means for the owner of a drive.
async function trouble(drive, error, say) {
  const there = await drive.read("boot_out.txt").catch(() => null);
  if (!there) return say("driveGone");
  if (error.name === "QuotaExceededError") return say("driveFull");
  if (["NotAllowedError", "NoModificationAllowedError", "SecurityError"].includes(error.name)) return say("driveReadOnly");
  return filled(say("driveFailed"), { error: `${error.name}: ${error.message}` });
}

// `board`: what boards.json says of it; `boards`: of all. `tell(text)` says how far it is, `note(text)`
// what the owner should know. Gives how many files were copied.
export async function putOnBoard(root, board, boards, files, { say, ask, tell, note, today }) {
  const drive = new Drive(root);
  try {
    const [running, id] = await readBootOut(drive, board, say);
    const found = running.join(".");
    if (running[0] < NEEDED) throw new Refused(filled(say("tooOld"), { found }));
    if (!board.ids.includes(id)) {
      const right = boards.filter((one) => one.ids.includes(id) && one.name !== "phone").map((one) => one.title);
      throw new Refused(filled(say(right.length ? "otherBoard" : "unknownBoard"), { found: id, board: right.join(" / ") }));
    }
    if (running[0] >= UNTRIED) note(filled(say("untried"), { found }));
    const settings = board.settings[id];
    const plan = await Plan.of(drive, settings ? { ...files, "settings.toml": bytesOf(settings) } : files, say);
    if (plan.isEmpty) {
      plan.notes.forEach(note);
      tell(say("upToDate"));
      return 0;
    }
    await askOwner(plan, today, say, ask);
    const work = new Work(plan, say, tell);
    await work.setAside(today);
    await work.copy();
    plan.notes.forEach(note);
    tell(filled(say("copied"), { count: plan.copies.length }));
    return plan.copies.length;
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(await trouble(drive, error, say));
  }
}
