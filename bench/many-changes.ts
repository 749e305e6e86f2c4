import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { startDevServerProcess } from "../tests/support/dev-server-process.ts";
import type { Figures } from "./figures.ts";
import { fileOf, writeBlockworkSite } from "./scale/blockwork-site.ts";
import { generatePosts } from "./scale/posts.ts";

const count = 10_000;

/**
 * The longest that `site dev` takes for a trivial request while many files of a site of 10,000 posts are replaced by others of the
 * same name, as `git checkout` does it, and until its pages have the change; also with an editor open, which reads all again.
 */
export async function* manyChanges(): AsyncGenerator<Figures> {
  const root = await mkdtemp(join(tmpdir(), "blockwork-changes-"));
  const posts = generatePosts(count);
  await writeBlockworkSite(root, posts);
  const { child: server, port } = await startDevServerProcess(root);
  const ask = createAsk(port);
  // The first check, and the editor's bundle.
  await ask("/sitemap.xml");
  await ask("/admin/");
  const baseline = { what: "idle", times: [Math.max(...(await answerTimes(ask, () => setTimeout(3000))))] };
  for (const [replaced, hasEditor] of [
    [1000, false],
    [10_000, false],
    [10_000, true],
  ] as const) {
    const files = posts.slice(-replaced).map((post) => fileOf(root, post));
    const changes = countChanges(port);
    const last = posts.at(-1)?.id;
    const words = `Replaced ${replaced} ${hasEditor}`;
    const times = await answerTimes(ask, async () => {
      await replaceAll(files, words);
      while (!(await ask(`/posts/${last}/`)).includes(words)) await setTimeout(50);
      if (hasEditor) await askElsewhere(port, "/__blockwork/content");
      await ask("/sitemap.xml");
    });
    const editor = hasEditor ? ", with an editor" : "";
    yield {
      what: `the longest answer, ${replaced} of ${count} files replaced${editor}`,
      times: [Math.max(...times)],
      baseline,
    };
    process.stdout.write(`  in ${changes.stop()} change of the site\n`);
  }
  server.kill();
  await rm(root, { recursive: true, force: true });
}

type Ask = (path: string) => Promise<string>;

function createAsk(port: number): Ask {
  const agent = new Agent({ keepAlive: true });
  return (path) =>
    new Promise((done, fail) => {
      get({ port, path, agent, headers: { host: `localhost:${port}` } }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => {
          text += part;
        });
        response.on("end", () => done(text));
      }).on("error", fail);
    });
}

/** In a process of its own: to read 60 MB keeps this one from measuring. */
async function askElsewhere(port: number, path: string): Promise<void> {
  const script = `fetch("http://localhost:${port}${path}").then((answer) => answer.arrayBuffer());`;
  const child = spawn(process.execPath, ["-e", script], { stdio: "inherit" });
  await new Promise((done) => child.on("exit", done));
}

/** How long each answer took while something was done. */
async function answerTimes(ask: Ask, act: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const acting = act().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const started = performance.now();
    await ask("/__blockwork/reload.js");
    times.push(performance.now() - started);
    await setTimeout(5);
  }
  await acting;
  return times;
}

/** In a process of its own, which does not keep this one from measuring. */
async function replaceAll(files: readonly string[], words: string): Promise<void> {
  const script = `const { readFileSync, renameSync, writeFileSync } = require("node:fs");
for (const file of JSON.parse(readFileSync(0, "utf8"))) {
  const text = readFileSync(file, "utf8").replace(/\\n(?:Replaced.*\\n)?$/, "\\n${words}\\n");
  writeFileSync(file + ".tmp", text);
  renameSync(file + ".tmp", file);
}`;
  const child = spawn(process.execPath, ["-e", script], { stdio: ["pipe", "inherit", "inherit"] });
  child.stdin.end(JSON.stringify(files));
  await new Promise((done) => child.on("exit", done));
}

function countChanges(port: number): { stop(): number } {
  let text = "";
  const asked = get({ port, path: "/__blockwork/events", headers: { host: `localhost:${port}` } }, (events) =>
    events.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    }),
  );
  return {
    stop() {
      asked.on("error", () => undefined).destroy();
      return text.match(/"changes":\["/g)?.length ?? 0;
    },
  };
}
