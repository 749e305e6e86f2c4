import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { copyEngine } from "./support/copied-engine.ts";

it("a bundle is kept as long as a process runs it, however old it is, and removed after that", async () => {
  const { engine } = await copyEngine();
  const bundles = join(engine, "node_modules/.cache/blockwork");
  const kept = async () => (await readdir(bundles)).filter((name) => name.startsWith("cli-"));
  const longAgo = new Date("2020-01-01");
  let changes = 0;
  const change = () => {
    const time = new Date(2021, 0, ++changes);
    return utimes(join(engine, "cli/commands/main.ts"), time, time);
  };

  /** A process that has loaded the command line, and stays until it is ended. */
  const load = async (): Promise<ChildProcess> => {
    const start = pathToFileURL(join(engine, "cli/start.js")).href;
    const program = `import { loadCode } from ${JSON.stringify(start)};
      await loadCode("main");
      process.stdout.write("loaded");
      process.stdin.on("end", () => process.exit()).resume();`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    await once(child.stdout, "data");
    return child;
  };

  const first = await load();
  const [firstBundle = ""] = await kept();
  await utimes(join(bundles, firstBundle), longAgo, longAgo);
  await change();
  const second = await load();
  expect(await kept()).toHaveLength(2);
  expect(await kept()).toContain(firstBundle);

  const [secondBundle = ""] = (await kept()).filter((name) => name !== firstBundle);
  const closed = [once(first, "close"), once(second, "close")];
  // One ends by itself and the other has no time to; neither keeps its bundle.
  first.stdin?.end();
  second.kill("SIGKILL");
  await Promise.all(closed);
  for (const name of [firstBundle, secondBundle]) await utimes(join(bundles, name), longAgo, longAgo);
  await change();
  const third = await load();
  expect(await kept()).toHaveLength(1);
  expect(await kept()).not.toContain(secondBundle);
  third.stdin?.end();
  await once(third, "close");
});
