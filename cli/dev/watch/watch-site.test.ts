import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeFolder } from "../../../tests/support/temporary-folder.ts";
import { watchSite } from "./watch-site.ts";

/** Threads that fail in some way when they are started for the first time, and notice a change of styles the second time. */
const second =
  'parentPort.on("message", () => {}); parentPort.postMessage({ kind: "ready" }); parentPort.postMessage({ kind: "changes", changes: ["styles"] });';

const failing: readonly (readonly [how: string, first: string, reason: string])[] = [
  ["throws at once", 'throw new Error("No memory");', "No memory"],
  ["throws later", 'setTimeout(() => { throw new Error("No memory"); });', "No memory"],
  ["rejects", 'Promise.reject(new Error("No memory"));', "No memory"],
  ["ends", "process.exit();", "its thread ended"],
  [
    "fails once it is ready",
    'parentPort.postMessage({ kind: "ready" }); throw new Error("No memory");',
    "No memory",
  ],
];

interface Watched {
  readonly changes: readonly string[];
  readonly printed: string;
  close(): Promise<void>;
}

/** They are started together, as each waits a second before it is started again. */
let watched: ReadonlyMap<string, Watched>;
beforeAll(async () => {
  watched = new Map(
    await Promise.all(failing.map(async ([how, first]) => [how, await watch(first)] as const)),
  );
});
afterAll(() => Promise.all([...watched.values()].map(({ close }) => close())));

async function watch(first: string): Promise<Watched> {
  const root = await makeFolder({
    "watcher.mjs": `import { existsSync, writeFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
const started = workerData.root + "/started";
if (existsSync(started)) { ${second} }
else { writeFileSync(started, ""); ${first} }`,
  });
  const changes: string[] = [];
  let printed = "";
  const watcher = watchSite({
    root,
    config: "site.config.json",
    onChange: (changed) => changes.push(...changed),
    print: (text) => {
      printed += text;
    },
    module: join(root, "watcher.mjs"),
  });
  await watcher.ready;
  return {
    changes,
    get printed() {
      return printed;
    },
    async close() {
      await watcher.close();
      await rm(root, { recursive: true });
    },
  };
}

it.each(failing)(
  "a watcher whose thread %s is started again, and everything may have changed",
  async (how, _, reason) => {
    const found = watched.get(how);
    const changed = () => [...new Set(found?.changes)].sort();
    await expect.poll(changed).toEqual(["block-styles", "blocks", "code", "content", "styles"]);
    expect(found?.printed).toBe(
      `The watcher of the site's files has failed and is started again: ${reason}.\n`,
    );
  },
);
