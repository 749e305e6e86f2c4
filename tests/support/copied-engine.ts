import { spawn } from "node:child_process";
import { chmod, cp, mkdir, readdir, readFile, realpath, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { packageRoot } from "./package-root.ts";
import type { Run } from "./run-site.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A copy of our own sources and a small site with a block of its own beside it, both to be changed, and the command line of the copy. */
export interface CopiedEngine {
  readonly engine: string;
  readonly site: string;
  run(args: readonly string[], options?: RunOptions): Promise<Run>;
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The user who runs it, where this process may choose one. */
  readonly uid?: number | undefined;
}

const sources = [
  "schema",
  "blocks",
  "renderer",
  "editing",
  "admin",
  "cli",
  "package.json",
  "tsconfig.site.json",
];
/** Packages that are copied, so that a test can change them. */
const copied = ["zustand"];

export async function copyEngine(to?: string): Promise<CopiedEngine> {
  const folder = to ?? (await temporaryFolder());
  await chmod(folder, 0o755);
  const [engine, site] = [join(folder, "engine"), join(folder, "site")];
  for (const name of sources) await cp(join(packageRoot, name), join(engine, name), { recursive: true });
  const installed = join(packageRoot, "node_modules");
  await mkdir(join(engine, "node_modules"));
  for (const name of (await readdir(installed)).filter((found) => !found.startsWith("."))) {
    const target = join(engine, "node_modules", name);
    if (copied.includes(name)) await cp(join(installed, name), target, { recursive: true });
    else await symlink(await realpath(join(installed, name)), target);
  }
  await cp(join(packageRoot, "tests/fixtures/small-site"), site, { recursive: true });
  await cp(join(packageRoot, "tests/fixtures/own-block/blocks"), join(site, "blocks"), { recursive: true });
  const notice = '{ "id": "notice", "type": "notice", "props": { "title": "A notice" } },';
  await edit(join(site, "site.config.json"), /"blocks": \[/, `"blocks": [${notice}`);
  await mkdir(join(site, "node_modules"));
  await symlink(engine, join(site, "node_modules/blockwork"));
  await symlink(await realpath(join(installed, "react")), join(site, "node_modules/react"));
  return { engine, site, run: (args, options) => runCopy(engine, [...args, "--root", site], options) };
}

function runCopy(engine: string, args: readonly string[], { env, uid }: RunOptions = {}): Promise<Run> {
  const { BLOCKWORK_DEBUG: _, ...inherited } = process.env;
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(engine, "cli/site.js"), ...args], {
      cwd: engine,
      env: { ...inherited, NODE_ENV: "production", ...env },
      ...(uid !== undefined && { uid }),
    });
    let [stdout, stderr] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    child.on("error", fail).on("close", (code) => done({ code, stdout, stderr }));
  });
}

/** Writes a file, and the folders that it is in. */
export async function put(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Replaces the first match in a file, which must be there. */
export async function edit(path: string, before: string | RegExp, after: string): Promise<void> {
  const text = await readFile(path, "utf8");
  const edited = text.replace(before, after);
  if (edited === text) throw new Error(`${before} is not in ${path}.`);
  await writeFile(path, edited);
}
