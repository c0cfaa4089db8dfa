// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
//
// Runs Python steps in the WebAssembly MicroPython. Reads one JSON job on standard input:
//   files {path: base64}, steps [source], args [text], stdin text, heapsize bytes, pystack words
// and writes one JSON answer: {outputs: [text a step], error: traceback or null}.
//
// Each step is a call of its own, because this VM can collect garbage only between calls.

import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { loadMicroPython } from "../node/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs";

const job = JSON.parse(readFileSync(0, "utf8"));
let written = [];

const vm = await loadMicroPython({
  heapsize: job.heapsize,
  pystack: job.pystack,
  linebuffer: false,
  stdout: (bytes) => written.push(bytes[0]),
});

for (const [path, content] of Object.entries(job.files)) {
  vm.FS.mkdirTree(dirname(path));
  vm.FS.writeFile(path, Buffer.from(content, "base64"));
}

// This VM has no sys.argv, and its own input() waits for ever: the arguments are the global `args`
// (a JSON list of strings is also a Python one), and input() reads the given text.
vm.FS.writeFile("/stdin.txt", job.stdin);
const setup = `
args = ${JSON.stringify(job.args)}
def input(prompt="", lines=open("/stdin.txt")):
    line = lines.readline()
    if not line:
        raise EOFError
    return line[:-1] if line.endswith("\\n") else line
`;
const answer = { outputs: [], error: null };
for (const step of [setup, ...job.steps]) {
  written = [];
  try {
    vm.runPython(step);
  } catch (error) {
    if (error.type !== "SystemExit" || !/SystemExit:\s*0?\s*$/.test(error.message)) {
      answer.error = error.message ?? String(error);
    }
  }
  answer.outputs.push(Buffer.from(written).toString("utf8"));
  if (answer.error) break;
}
answer.outputs.shift();
process.stdout.write(JSON.stringify(answer));
