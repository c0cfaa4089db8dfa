// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// Copies a board's drive into a folder that somebody chose, and reads it back: the steps and the
// refusals of tools/flash.py. Nothing of the maker's is touched: settings.toml and the two lists stay
// once they are there, a code.py that is not Girouette's goes only after a yes, and is kept.
// code.py is copied last, so that a half-copied drive never starts.

const MAKERS_OWN = ["settings.toml", "facts.txt", "names.txt"];
const OURS = ["lib/girouette", "lib/girouette_device", "fonts"];
const KEPT_CODE = "code_before_girouette.py";
const NEEDED = 10;

export class Refused extends Error {}

async function folderOf(root, path, create = false) {
  let folder = root;
  for (const name of path.split("/").slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create });
  return folder;
}

async function read(root, path) {
  try {
    const folder = await folderOf(root, path);
    const file = await (await folder.getFileHandle(path.split("/").at(-1))).getFile();
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    if (["NotFoundError", "TypeMismatchError"].includes(error.name)) return null;
    throw error;
  }
}

async function write(root, path, data) {
  const folder = await folderOf(root, path, true);
  const file = await folder.getFileHandle(path.split("/").at(-1), { create: true });
  const stream = await file.createWritable();
  await stream.write(data);
  await stream.close();
}

const same = (one, other) => one !== null && one.length === other.length && one.every((byte, at) => byte === other[at]);

async function* filesIn(root, path) {
  let folder;
  try {
    folder = await folderOf(root, path + "/");
  } catch {
    return;
  }
  for await (const [name, handle] of folder.entries()) {
    if (handle.kind === "directory") yield* filesIn(root, `${path}/${name}`);
    else yield `${path}/${name}`;
  }
}

async function checkBoard(root, board, say) {
  const found = await read(root, "boot_out.txt");
  if (!found) throw new Refused(say("noBootOut"));
  const text = new TextDecoder().decode(found);
  const version = /CircuitPython (\d+)\.(\d+)/.exec(text);
  const id = /^Board ID:\s*(\S+)/m.exec(text);
  if (!version || !id) throw new Refused(say("badBootOut"));
  if (Number(version[1]) < NEEDED) throw new Refused(say("tooOld").replace("{found}", `${version[1]}.${version[2]}`));
  if (!board.ids.includes(id[1])) {
    throw new Refused(say("otherBoard").replace("{found}", id[1]).replace("{board}", board.title).replace("{wanted}", board.ids.join(", ")));
  }
}

async function checkCode(root, files, say, ask) {
  const there = await read(root, "code.py");
  if (!there || same(there, files["code.py"])) return;
  const text = new TextDecoder().decode(there);
  // CircuitPython puts a greeting on every new drive: nobody's own.
  if (!text.trim() || text.includes("girouette_device") || /^print\("Hello World!"\)\s*$/.test(text)) return;
  if (!(await ask(say("ownCode").replace("{kept}", KEPT_CODE), say("change")))) throw new Refused(say("keptCode"));
  await write(root, KEPT_CODE, there);
}

// `tell(text)` says how far it is. Gives how many files were copied.
export async function putOnBoard(root, board, files, { say, ask, tell }) {
  try {
    await checkBoard(root, board, say);
    await checkCode(root, files, say, ask);
    const wanted = [];
    for (const [path, data] of Object.entries(files)) {
      const there = await read(root, path);
      if (!(there && MAKERS_OWN.includes(path)) && !same(there, data)) wanted.push(path);
    }
    const stale = [];
    for (const folder of OURS) for await (const path of filesIn(root, folder)) if (!(path in files)) stale.push(path);
    if (!wanted.length && !stale.length) {
      tell(say("upToDate"));
      return 0;
    }
    for (const path of stale) await (await folderOf(root, path)).removeEntry(path.split("/").at(-1));
    wanted.sort((one, other) => (one === "code.py") - (other === "code.py") || (one < other ? -1 : 1));
    for (const [number, path] of wanted.entries()) {
      tell(say("copying").replace("{at}", number + 1).replace("{all}", wanted.length).replace("{name}", path));
      await write(root, path, files[path]);
      if (!same(await read(root, path), files[path])) throw new Refused(say("differs").replace("{name}", path));
    }
    tell(say("copied").replace("{count}", wanted.length));
    return wanted.length;
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(say(error.name === "QuotaExceededError" ? "driveFull" : "driveGone"));
  }
}
