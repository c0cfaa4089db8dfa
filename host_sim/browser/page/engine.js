// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// The engine of the site: the device runs in this page, in MicroPython, from the files of its drive.
// It obeys the messages of the simulator's server (host_sim/server.py) that make sense without one:
// line, board, blank, ping; and three of its own: touch [x, y], option number, turn.

import { blankNvm, Board, Interpreter } from "./core.js";
import { driveOf, fetched, filesOf } from "./drives.js";
import { loadMicroPython } from "./micropython/micropython.mjs";
import { putOnBoard } from "./put_on_board.js";
import { asFile, claim, fromFile, keep, load } from "./store.js";
import { zip } from "./zip.js";

export const KIND = "browser";
const TURNS_AT_ONCE = 40;
const KEY_DOWN_MS = 30;
const HOLD_MS = 700;
const SHAKES = { win: [80, 60, 160], theft: [60, 40, 60], alarm: [200], error: [120], roll: [20, 30, 20], turn: [40], wind: [60] };
const $ = (id) => document.getElementById(id);

// As the firmware's ports find them.
const languagesOf = (drive) =>
  Object.keys(drive).flatMap((path) => path.match(/^lib\/girouette\/text_(..)\.txt$/)?.[1] ?? []).sort();

// It is made while the files are still being fetched and unpacked.
const interpreter = Interpreter.load(loadMicroPython, (text) => console.log(text));

export function open(take, lost, page) {
  const engine = new Engine(take, page);
  lost(false);
  engine.begin().catch((error) => page.notice(page.say("loadFailed") + error.message, true));
  return engine;
}

class Engine {
  constructor(take, page) {
    this.take = take;
    this.page = page;
    this.begun = performance.now();
    this.told = {};
    this.tonesTold = 0;
    this.openTone = false;
    this.wakeLock = null;
    this.pressing = 0; // keys that will come up by themselves
    this.queue = Promise.resolve();
  }

  now() {
    return performance.now() - this.begun;
  }

  async begin() {
    const names = fetched("boards/boards.json").then((answer) => answer.json());
    const standIns = filesOf("stand_ins");
    const { boards, version } = await names;
    this.boards = boards;
    this.standIns = await standIns;
    this.prepareMore(version);
    addEventListener("visibilitychange", () => this.stayAwake());
    this.keepOffline();
    const start = () => this.startBoard(this.page.remembered("board"));
    const elsewhere = $("elsewhere");
    elsewhere.addEventListener("cancel", (event) => event.preventDefault());
    const mine = () => {
      elsewhere.close();
      this.inTurn(start);
    };
    const taken = () => {
      this.stop();
      elsewhere.showModal();
    };
    $("here").addEventListener("click", () => claim(true, mine, taken));
    claim(false, mine, taken);
  }

  // What takes a while is done one after the other.
  inTurn(work) {
    this.queue = this.queue.then(work).catch((error) => this.page.notice(this.page.say("loadFailed") + error.message, true));
    return this.queue;
  }

  // --- the device

  async startBoard(name) {
    this.stop();
    const about = this.boards.find((board) => board.name === name) ?? this.boards[0];
    const drive = await driveOf(about.name);
    const board = new Board(about, drive, this.standIns, await interpreter, {
      random: (count) => crypto.getRandomValues(new Uint8Array(count)),
      keep: (hex) => keep(about.name, hex),
    });
    board.nvm = load(about, blankNvm(about.port));
    const languages = languagesOf(drive);
    board.settings = { GIROUETTE_LANG: languages.includes(this.page.language()) ? this.page.language() : "en" };
    this.board = board;
    this.page.remember("board", about.name);
    this.told = {};
    this.scene = ""; // the page has forgotten it with the board
    this.take({ board: about, boards: this.boards.map((one) => [one.name, one.title]), languages });
    this.power();
  }

  power() {
    this.board.powerOn(this.now());
    this.tonesTold = 0;
    this.openTone = false;
    this.turn();
  }

  restart() {
    this.stop();
    this.power();
  }

  stop() {
    clearTimeout(this.timer);
    this.board?.powerOff();
  }

  // The loop: as many turns as it has work for, then a rest as long as it wants.
  turn() {
    clearTimeout(this.timer);
    const board = this.board;
    if (!board?.on) return;
    let pause = 0;
    for (let turns = 0; turns < TURNS_AT_ONCE && !pause; turns++) {
      board.machine.now = this.now();
      pause = board.calls.turn();
    }
    this.report();
    if (board.machine.wantsReload) {
      this.restart();
      return;
    }
    this.timer = setTimeout(() => this.turn(), pause);
  }

  report() {
    const { machine, calls } = this.board;
    const news = {};
    const changed = (name, value) => {
      if (this.told[name] !== value) news[name] = this.told[name] = value;
    };
    if (calls.has_news() || !("text" in this.told)) {
      const seen = JSON.parse(calls.look());
      for (const name of ["text", "turned", "playing", "language"]) changed(name, seen[name]);
      if (JSON.stringify(seen.scene) !== this.scene) {
        this.scene = JSON.stringify(seen.scene);
        news.scene = seen.scene;
        this.shake(seen.scene.cue);
      }
    }
    changed("power", true);
    changed("lights", machine.lit);
    changed("shine", machine.brightness / 100);
    if (machine.changed) {
      machine.changed = false;
      news.dots = machine.picture();
    }
    const tones = this.newTones();
    if (tones.length) news.tones = tones;
    if (!Object.keys(news).length) return;
    this.take(news);
    if ("playing" in news) this.stayAwake();
  }

  newTones() {
    const { tones, now } = this.board.machine;
    let news = tones.slice(this.tonesTold - (this.openTone ? 1 : 0));
    if (this.openTone && news[0]?.[2] === null) news = news.slice(1);
    this.tonesTold = tones.length;
    this.openTone = tones.length > 0 && tones.at(-1)[2] === null;
    return news.map(([start, hertz, length]) => [Math.round(now - start), hertz, length]);
  }

  // --- what hands do

  send(message) {
    const [[what, value]] = Object.entries(message);
    if (what === "ping") this.inTurn(() => this.take({ pong: value }));
    else if (what === "board") this.inTurn(() => this.startBoard(value));
    else if (!this.board?.on) return;
    else if (what === "blank") this.replaceNvm(this.board.about.name, blankNvm(this.board.about.port));
    else if (what === "line") this.line(...value.split(" "));
    else if (what === "turn") this.board.calls.turn_around();
    else if (what === "touch") this.touch(this.board.calls.touch(...value));
    else if (what === "option") this.touch(value);
    this.turn();
  }

  line(verb, name) {
    const { keys } = this.board.about;
    if (verb === "language") return this.speak(name);
    if (verb === "wheel") return (this.board.machine.position += Number(name));
    const number = /^\d+$/.test(name) ? Number(name) : keys.indexOf(name);
    if (verb === "down" || verb === "up") this.key(number, verb === "down");
    else if (verb === "hold") this.press(number, HOLD_MS);
    else if (verb === "press") this.pressLogical(name, number);
  }

  // Logical keys work on every board, the way that board gives them.
  pressLogical(name, number) {
    const { keys, wheel, spareBack, longBack } = this.board.about;
    if (number >= 0) this.press(number, KEY_DOWN_MS);
    else if (wheel && (name === "PREV" || name === "NEXT")) this.board.machine.position += name === "NEXT" ? 1 : -1;
    else if (name === "BACK" && spareBack) this.press(keys.indexOf(spareBack), KEY_DOWN_MS);
    else if (name === "BACK" && longBack) this.press(keys.indexOf(longBack), HOLD_MS);
  }

  key(number, down) {
    if (number >= 0) this.board.machine.push(number, down);
  }

  press(number, ms) {
    this.key(number, true);
    this.pressing++;
    setTimeout(() => {
      this.pressing--;
      if (!this.board.on) return;
      this.key(number, false);
      this.turn();
    }, ms);
  }

  // A finger on an option takes it; what wakes the screen, or goes on, is OK.
  touch(option) {
    if (option === -1 || (option >= 0 && !this.board.calls.take(option))) this.press(this.board.about.keys.indexOf("OK"), KEY_DOWN_MS);
  }

  // As after a choice in the settings; texts that are loaded are the old ones, so it starts anew.
  speak(language) {
    this.board.calls.speak(language);
    this.restart();
  }

  // --- nothing lost

  replaceNvm(name, hex) {
    return this.inTurn(async () => {
      this.stop();
      keep(name, hex);
      await this.startBoard(name);
    });
  }

  async import(file) {
    const { say, ask, notice, boardTitle } = this.page;
    const sizeOf = (about) => blankNvm(about.port).length;
    const text = await file.text().catch(() => ""); // it may be gone since it was chosen
    const found = fromFile(text, this.boards, sizeOf);
    if (!found) return notice(say("refused") + say("badJournal"));
    if (!found.about) return notice(say("refused") + say("otherJournal") + found.board);
    if (await ask(say("askImport").replace("{board}", boardTitle(found.board, found.about.title)), say("change"))) {
      $("more").close();
      await this.replaceNvm(found.board, found.nvm);
    }
  }

  // --- a phone's own

  async stayAwake() {
    const wanted = this.told.playing && document.visibilityState === "visible";
    try {
      if (wanted && !this.wakeLock) {
        this.wakeLock = await navigator.wakeLock.request("screen");
        this.wakeLock.addEventListener("release", () => (this.wakeLock = null));
      } else if (!wanted && this.wakeLock) await this.wakeLock.release();
    } catch {
      // No such thing here, or the battery is low: the phone sleeps as it always does.
    }
    document.body.dataset.awake = this.wakeLock ? "yes" : "no";
  }

  shake(cue) {
    if ($("shake").checked && SHAKES[cue]) navigator.vibrate?.(SHAKES[cue]);
  }

  async keepOffline() {
    const { serviceWorker, storage } = navigator;
    if (!serviceWorker) return;
    const hadOne = serviceWorker.controller !== null;
    serviceWorker.addEventListener("controllerchange", () => hadOne && location.reload());
    serviceWorker.ready.then(() => (document.body.dataset.offline = "ready"));
    try {
      const registration = await serviceWorker.register("worker.js");
      const offerNew = () => {
        // The game is kept: a new version may come in at any moment that suits the players.
        if (registration.waiting && hadOne) {
          this.page.offer(this.page.say("newVersion"), this.page.say("reload"), () => registration.waiting.postMessage("now"));
        }
      };
      offerNew();
      registration.addEventListener("updatefound", () => registration.installing.addEventListener("statechange", offerNew));
      await storage?.persist?.();
    } catch {
      // Not allowed here: it plays as long as the page can be fetched.
    }
  }

  // --- the dialog "More"

  prepareMore(version) {
    const { say, remembered, remember, download } = this.page;
    const more = $("more");
    $("open-more").addEventListener("click", () => {
      this.clearProgress();
      const canWrite = Boolean(window.showDirectoryPicker);
      $("put").hidden = !canWrite;
      $("steps").hidden = canWrite;
      more.showModal();
    });
    const left = (on) => document.body.classList.toggle("left-handed", on);
    for (const [name, standard, act] of [["left", "no", left], ["shake", "yes", () => {}]]) {
      $(name).checked = (remembered(name) ?? standard) === "yes";
      act($(name).checked);
      $(name).addEventListener("change", () => {
        remember(name, $(name).checked ? "yes" : "no");
        act($(name).checked);
      });
    }
    $("export").addEventListener("click", () => download(...asFile(this.board.about, this.board.nvm)));
    $("import").addEventListener("change", async () => {
      const file = $("import").files[0];
      $("import").value = "";
      if (file) await this.import(file);
    });
    const real = this.boards.filter((board) => board.name !== "phone");
    $("target").replaceChildren(...real.map((board) => new Option(board.title, board.name)));
    $("about").textContent = `Girouette ${version} ·`;
    $("zip").addEventListener("click", async () => {
      const name = $("target").value;
      download(`girouette-${name}-${version}.zip`, zip(await driveOf(name)));
    });
    $("put").addEventListener("click", () => this.putOnBoard(real.find((board) => board.name === $("target").value)));
  }

  clearProgress() {
    $("progress").textContent = "";
    $("notes").replaceChildren();
  }

  async putOnBoard(board) {
    const { say, ask } = this.page;
    const tell = (text) => ($("progress").textContent = text);
    const note = (text) => $("notes").append(Object.assign(document.createElement("li"), { textContent: text }));
    const today = new Date().toISOString().slice(0, 10);
    let folder;
    try {
      folder = await window.showDirectoryPicker({ id: "circuitpy", mode: "readwrite" });
    } catch {
      return; // nobody chose one
    }
    this.clearProgress();
    try {
      await putOnBoard(folder, board, this.boards, await driveOf(board.name), { say, ask, tell, note, today });
    } catch (error) {
      tell(say("refused") + error.message);
    }
  }
}
