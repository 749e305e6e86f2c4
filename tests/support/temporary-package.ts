import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdir, readdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { packageRoot } from "./package-root.ts";
import { createTemporarySite, type TemporarySite } from "./temporary-site.ts";

/** The small site in a copy of our own sources, served by the real command line as a process of its own. */
export interface TemporaryPackage extends TemporarySite {
  readonly url: string;
  /** What was printed so far. */
  readonly printed: () => string;
  /** Interrupts it as Ctrl+C does, and gives the exit code. */
  stop(): Promise<number | null>;
}

/** A block can be broken here without breaking the other tests. No code editor can be opened. */
export async function startTemporaryPackage(): Promise<TemporaryPackage> {
  const site = await createTemporarySite();
  for (const name of [
    "schema",
    "blocks",
    "renderer",
    "editing",
    "admin",
    "cli",
    "package.json",
    "tsconfig.site.json",
  ]) {
    await cp(join(packageRoot, name), join(site.root, name), { recursive: true });
  }
  await mkdir(join(site.root, "node_modules"));
  for (const name of await readdir(join(packageRoot, "node_modules"))) {
    if (name.startsWith(".")) continue;
    await symlink(join(packageRoot, "node_modules", name), join(site.root, "node_modules", name));
  }
  const child = spawn(process.execPath, ["cli/site.js", "dev", "--port", "0"], {
    cwd: site.root,
    env: { ...process.env, NODE_ENV: "production", LAUNCH_EDITOR: join(site.root, "no-such-editor") },
  });
  let printed = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const url = await new Promise<string>((done, fail) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const [, address] = /at (http:\S+?)\/ /.exec(printed) ?? [];
      if (address) done(address);
    });
    child.on("exit", () => fail(new Error(`site dev ended: ${printed}`)));
  });
  return {
    ...site,
    url,
    printed: () => printed,
    stop: () => stop(child),
  };
}

function stop(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => {
    child.on("exit", (code) => done(code));
    child.kill("SIGINT");
  });
}
