import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { packageRoot } from "./package-root.ts";

/** A site of many pages and pictures that all say which version they are of: enough for a build to be killed in their midst. */
export const pageCount = 1000;

/** How a process ended. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Bundles the program that writes the site, so that a process of it starts at once. */
export async function bundleWriter(folder: string): Promise<string> {
  const outfile = join(folder, "writer.mjs");
  await build({
    stdin: { contents: writerSource, resolveDir: packageRoot, loader: "ts" },
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
  });
  return outfile;
}

/**
 * Arguments: the output folder, the version (none only opens the folder), the number of pages, the bytes of each; a
 * signal and the number of the step after which the process sends it to itself, 0 for when it has opened the folder. A step is
 * a change on the disk. With a signal it prints how many steps there were, if it comes to its end.
 */
const writerSource = `
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { writeVersion } from "./tests/support/write-version.ts";
const [out = "", version = "", count = "0", bytes = "2000", signal, lastStep] = process.argv.slice(2);
let step = 0;
const send = () => {
  fs.writeSync(1, "signal\\n");
  process.kill(process.pid, signal);
};
const changes = ["chmodSync", "copyFileSync", "linkSync", "mkdirSync", "renameSync", "rmSync", "rmdirSync", "utimesSync", "writeFileSync"];
for (const name of signal ? changes : []) {
  const change = fs[name];
  fs[name] = (...args) => {
    try {
      return change(...args);
    } finally {
      if (++step === Number(lastStep)) send();
    }
  };
}
syncBuiltinESMExports();
try {
  const site = version === "" ? undefined : { version, count: Number(count), bytes: Number(bytes) };
  const changed = await writeVersion(out, site, () => {
    process.stdout.write("opened\\n");
    if (lastStep === "0") send();
  });
  if (site) process.stdout.write("wrote " + changed + "\\n");
  if (signal) process.stdout.write("steps " + step + "\\n");
} catch (error) {
  process.stderr.write(error.message + "\\n");
  process.exitCode = error.exitCode ?? 3;
}
`;

export interface Writer {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Resolves when the process is about to send the signal to itself, or has ended. */
  readonly signalled: Promise<unknown>;
}

export function startWriter(writer: string, ...args: readonly (string | number)[]): Writer {
  return startProgram([process.execPath, writer, ...args.map(String)]);
}

/** The same for a command that starts the writer. */
export function startProgram([program, ...args]: readonly [string, ...string[]]): Writer {
  const child = spawn(program, args);
  let [stdout, stderr] = ["", ""];
  let onSignal = () => {};
  const signal = new Promise<void>((done) => {
    onSignal = done;
  });
  child.stdout.on("data", (data) => {
    stdout += data;
    if (stdout.includes("signal\n")) onSignal();
  });
  child.stderr.on("data", (data) => {
    stderr += data;
  });
  const ended = once(child, "close").then(([code, endedBy]) => {
    return { code, signal: endedBy, stdout, stderr };
  });
  return { process: child, ended, signalled: Promise.race([signal, ended]) };
}

/** The versions that the pages of a folder are of, and every path in it that is not part of one of them. */
export function versionsIn(out: string): { readonly versions: string[]; readonly litter: string[] } {
  if (!existsSync(out)) return { versions: [], litter: [] };
  const versions = new Set<string>();
  const litter: string[] = [];
  let pages = 0;
  for (const name of readdirSync(out, { recursive: true, encoding: "utf8" })) {
    const path = join(out, name);
    if (/^p\d+$/.test(name) || [".blockwork", "media"].includes(name)) continue;
    const [version = "", said] = readFileSync(path, "utf8").split(" ");
    if (name === `${said}` && name.endsWith("/index.html")) pages++;
    else if (name !== `media/${version}.webp`) litter.push(name);
    versions.add(version);
  }
  if (pages !== pageCount) litter.push(`${pages} pages`);
  return { versions: [...versions], litter };
}
