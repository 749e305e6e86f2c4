import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { watchSite } from "./watch-site.ts";

/** Threads that fail in some way when they are started for the first time, and notice a change of styles the second time. */
const second =
  'parentPort.on("message", () => {}); parentPort.postMessage({ kind: "ready" }); parentPort.postMessage({ kind: "changes", changes: ["styles"] });';

it.each([
  ["throws at once", 'throw new Error("No memory");', "No memory"],
  ["throws later", 'setTimeout(() => { throw new Error("No memory"); });', "No memory"],
  ["rejects", 'Promise.reject(new Error("No memory"));', "No memory"],
  ["ends", "process.exit();", "its thread ended"],
  [
    "fails once it is ready",
    'parentPort.postMessage({ kind: "ready" }); throw new Error("No memory");',
    "No memory",
  ],
])(
  "a watcher whose thread %s is started again, and everything may have changed",
  async (_, first, reason) => {
    const folder = await temporaryFolder({
      "watcher.mjs": `import { existsSync, writeFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
const started = workerData.root + "/started";
if (existsSync(started)) { ${second} }
else { writeFileSync(started, ""); ${first} }`,
    });
    const changes: (readonly string[])[] = [];
    let printed = "";
    const watcher = watchSite({
      root: folder,
      config: "site.config.json",
      onChange: (changed) => changes.push(changed),
      print: (text) => {
        printed += text;
      },
      module: join(folder, "watcher.mjs"),
    });
    onTestFinished(() => watcher.close());
    await watcher.ready;
    await expect
      .poll(() => [...new Set(changes.flat())].sort())
      .toEqual(["blocks", "code", "content", "styles"]);
    expect(printed).toBe(`The watcher of the site's files has failed and is started again: ${reason}.\n`);
  },
);
