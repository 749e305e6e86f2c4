import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../tests/support/package-root.ts";
import { writeBlockworkSite } from "../scale/blockwork-site.ts";
import { generatePosts } from "../scale/posts.ts";

/** A site is switched between these; no page of one is the same in the other. */
export type State = "A" | "B";

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stderr: string;
}

export interface Build {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Resolves when a step of it is done, or the whole of it. */
  reached(step: string): Promise<unknown>;
}

/** A site of generated posts in two states, and what each of them comes to. */
export interface TwoStates {
  /** The folder of the site, absolute. */
  readonly root: string;
  readonly out: string;
  set(state: State): void;
  start(...args: readonly string[]): Build;
  /** The state that the output folder has, byte for byte; `none` if it is not there. Anything else is said. */
  published(out?: string): State | "none" | string;
  /** Deletes what was written and what is known of it. */
  clear(): void;
  /** What is beside the site and the output folder that should not be. */
  litter(): string[];
  /** How long a build takes that renders everything, in milliseconds. */
  readonly buildMs: number;
}

const command = join(packageRoot, "cli/site.js");
const configs: Record<State, string> = { A: "site.config.json", B: "other.config.json" };

/** Generates the site and builds both states, the second one being published. */
export async function twoStates(folder: string, count: number): Promise<TwoStates> {
  const root = join(folder, "site");
  const temporary = join(folder, "tmp");
  mkdirSync(temporary, { recursive: true });
  await writeBlockworkSite(root, generatePosts(count));
  const first = readFileSync(join(root, configs.A), "utf8");
  const second = first.replace('"name": "Many posts"', '"name": "Many other posts"');
  const texts: Record<State, string> = { A: first, B: second };
  writeFileSync(join(root, configs.B), second);
  const start = (...args: readonly string[]) => startBuild(root, temporary, args);
  const set = (state: State) => writeFileSync(join(root, configs.A), texts[state]);
  const expected = new Map<string, State>();
  let buildMs = 0;
  for (const state of ["A", "B"] as const) {
    set(state);
    const fresh = join(folder, `fresh-${state}`);
    good(await start("--no-cache", "--out", fresh).ended);
    expected.set(contentOf(fresh), state);
    rmSync(fresh, { recursive: true });
    good(await start().ended);
  }
  for (const state of ["A", "B"] as const) {
    set(state);
    const started = performance.now();
    good(await start().ended);
    buildMs = performance.now() - started;
  }
  rmSync(join(folder, ".blockwork"), { recursive: true });
  const out = join(root, "dist");
  return {
    root,
    out,
    set,
    start,
    buildMs,
    published(at = out) {
      if (!existsSync(at)) return "none";
      const content = contentOf(at);
      return expected.get(content) ?? `a mix of ${content.split("\n").length} files`;
    },
    clear() {
      const known = ["output-dist", "cache/index.json", "cache/build-run.json"];
      for (const path of [out, ...known.map((name) => join(root, ".blockwork", name))])
        rmSync(path, { recursive: true, force: true });
    },
    litter: () => [
      ...unexpected(root, [...Object.values(configs), ".blockwork", "content", "dist"]),
      ...unexpected(join(root, ".blockwork"), ["cache", "output-dist"]),
      ...unexpected(join(root, ".blockwork/output-dist"), [".gitignore", "free", "next"]),
      ...unexpected(join(root, ".blockwork/cache/unfinished"), []),
      ...unexpected(temporary, []),
    ],
  };
}

function good({ code, stderr }: Ended): void {
  if (code !== 0 || stderr.includes("error")) throw new Error(`A build ended with ${code}:\n${stderr}`);
}

function startBuild(cwd: string, temporary: string, args: readonly string[]): Build {
  // A group of its own, as a shell makes one for a command: Ctrl+C goes to all of it.
  const child = spawn(process.execPath, [command, "build", "--no-admin", "--verbose", ...args], {
    cwd,
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, NODE_ENV: "production", TMPDIR: temporary },
  });
  let stderr = "";
  const listeners = new Set<() => void>();
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
    for (const listener of listeners) listener();
  });
  const ended = new Promise<Ended>((done, fail) => {
    child.on("error", fail).on("close", (code, signal) => done({ code, signal, stderr: messages(stderr) }));
  });
  const reached = (step: string) => {
    const isReached = () => new RegExp(`^${step} `, "m").test(stderr);
    const found = new Promise<void>((done) => {
      const look = () => isReached() && done();
      listeners.add(look);
      look();
    });
    return Promise.race([found, ended]);
  };
  return { process: child, ended, reached };
}

/** What a build said, without the lines of --verbose. */
function messages(stderr: string): string {
  const steps = /^(?:Blockwork \S+, Node .*|\S+ +\d+ ms)\n/gm;
  return stderr.replaceAll(steps, "");
}

/** Every file of a site with a hash of its bytes. */
export function contentOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path !== join(folder, ".blockwork"))
    .map(
      (path) => `${path.slice(folder.length)} ${createHash("sha1").update(readFileSync(path)).digest("hex")}`,
    )
    .sort()
    .join("\n");
}

function unexpected(folder: string, names: readonly string[]): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !names.includes(name))
    .map((name) => join(folder, name));
}
