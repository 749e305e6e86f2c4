import { createHash } from "node:crypto";
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { threadId } from "node:worker_threads";
import { isFaultOfMachine } from "./describe-error.js";

const packageRoot = resolve(import.meta.dirname, "..");
/** The folders of our own code that the command line is made of. */
export const sourceFolders = ["schema", "blocks", "renderer", "editing", "cli"];

/** What a package that is installed has in place of the sources of the command line; `scaffold/prepack.js` makes it. */
const builtFolder = join(packageRoot, "built");
const hasSources = existsSync(join(packageRoot, "cli/commands/main.ts"));

/**
 * Runs the command line. Transforming a few hundred TypeScript files one by one costs more than a small build
 * itself, so in a clone our own code is bundled once and the bundle kept until a source changes; where it cannot be
 * kept, tsx runs the sources as they are. An installed package is bundled already.
 *
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function start(args) {
  // React renders four to nine times slower unless this is set before it is first imported, and warns of nothing.
  process.env.NODE_ENV ??= args[0] === "test-blocks" ? "development" : "production";
  const { run } = await loadCode("main");
  return run(args);
}

/** What our own code is entered by: the command line, and the threads and the process of `site dev`. */
export const entries = {
  main: "cli/commands/main.ts",
  "site-engine": "cli/dev/engine/site-engine.ts",
  bundler: "cli/dev/bundler/serve-bundler.ts",
  "site-watcher": "cli/dev/watch/serve-site-watcher.ts",
};

/**
 * One of our entries as its sources are now. Throws what esbuild throws if a source can't be compiled.
 *
 * @param {keyof typeof entries} entry
 */
export async function loadCode(entry) {
  if (!hasSources) return import(pathToFileURL(join(builtFolder, `${entry}.js`)).href);
  const folder = join(packageRoot, "node_modules", ".cache", "blockwork", `cli-${sourceFingerprint()}`);
  try {
    if (!existsSync(folder)) await bundle(folder);
    markAsUsed(folder);
    return await import(pathToFileURL(join(folder, `${entry}.js`)).href);
  } catch (error) {
    if ((error instanceof Error && "errors" in error) || isFaultOfMachine(error)) throw error;
    if (process.env.BLOCKWORK_DEBUG) process.stderr.write(`The bundle was not used: ${error}\n`);
    const { register } = await import("tsx/esm/api");
    register();
    return import(pathToFileURL(join(packageRoot, entries[entry])).href);
  }
}

const usedBy = "used-by-";

/**
 * Notes in a bundle that this thread runs it, until it ends: most of a bundle is loaded late, when it is first needed.
 *
 * @param {string} folder
 */
function markAsUsed(folder) {
  const mark = join(folder, `${usedBy}${process.pid}-${threadId}`);
  try {
    writeFileSync(mark, "");
  } catch {
    // It is on a disk that can't be written to, where no bundle is removed either.
    return;
  }
  process.once("exit", () => rmSync(mark, { force: true }));
}

/**
 * Whether a process that is still there has marked a bundle as its own.
 *
 * @param {string} folder
 */
function isUsed(folder) {
  return readdirSync(folder)
    .filter((name) => name.startsWith(usedBy))
    .some((name) => isRunning(Number.parseInt(name.slice(usedBy.length), 10)));
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

const tenMinutes = 600_000;

/** @param {string} folder */
async function bundle(folder) {
  const { bundleCode } = await import("./bundle-code.js");
  const parent = resolve(folder, "..");
  // Threads of one process may bundle at the same time.
  const temporary = `${folder}.${process.pid}-${threadId}`;
  await mkdir(parent, { recursive: true });
  for (const name of readdirSync(parent).filter((found) => found.startsWith("cli-"))) {
    const old = join(parent, name);
    // A fresh one may be what another process is writing.
    const isFresh = Date.now() - statSync(old).mtimeMs <= tenMinutes;
    if (!isFresh && !isUsed(old)) await rm(old, { recursive: true, force: true });
  }
  await bundleCode(temporary, entries, {
    // Node runs the bundle at its real path; node_modules may be a link into the folder of another clone.
    define: { "import.meta.dirname": JSON.stringify(join(packageRoot, "cli")) },
    sourcemap: "linked",
  });
  try {
    await rename(temporary, folder);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // Another process or thread was earlier.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Changes when a source is added, removed, moved or written, or a dependency is installed.
 *
 * @returns {string}
 */
export function sourceFingerprint() {
  const hash = createHash("sha256").update(`${process.version}\n${packageRoot}\n`);
  const installed = join(packageRoot, "node_modules", ".package-lock.json");
  if (existsSync(installed)) hash.update(String(statSync(installed).mtimeMs));
  for (const folder of sourceFolders) {
    for (const entry of readdirSync(join(packageRoot, folder), {
      recursive: true,
      encoding: "utf8",
    }).sort()) {
      if (!/\.(?:c?[jt]sx?|json)$/.test(entry)) continue;
      const { mtimeMs, size } = statSync(join(packageRoot, folder, entry));
      hash.update(`${folder}/${entry} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest("hex").slice(0, 16);
}
