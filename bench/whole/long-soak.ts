import type { ChildProcess } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { startDevServerProcess } from "../../tests/support/dev-server-process.ts";
import { sendTo } from "../../tests/support/dev-site.ts";
import { packageRoot } from "../../tests/support/package-root.ts";
import { type ServedSoak, soak } from "../../tests/support/soak/soak.ts";
import { median } from "../figures.ts";
import type { Outcome } from "./outcome.ts";
import { random } from "./outcome.ts";

/** How long a site may take until it is served as it is, and until what was asked last is closed. */
const settleMs = 60_000;
/** What the median of the memory in the last third may be more than in the first. */
const maxGrowthMb = 80;

/** Edits a site at random under `site dev`, with another seed each time; a rest takes about five seconds. */
export async function longSoak(rests: number): Promise<Outcome> {
  const seed = Math.floor(random(2 ** 31));
  const usages: Usage[] = [];
  let pid = 0;
  const serve = async (root: string) => {
    await bundleEditor(root);
    const { server, child } = await startServer(root);
    pid = child.pid ?? 0;
    return server;
  };
  const onRest = async (root: string) => {
    const usage = await settledUsage(root, pid, usages[0]);
    usages.push(usage);
    return leaks(usage, usages[0] ?? usage);
  };
  const { faults, compared, saved } = await soak({ seed, rests, editsPerRest: 10, serve, onRest });
  const memory = usages.map(({ memoryMb }) => memoryMb);
  const detail = `seed ${seed}, ${compared} without an error, ${saved} saved, ${Math.min(...memory)} to ${Math.max(...memory)} MB`;
  return { what: "rests of a soak", times: rests, detail, faults: [...faults, ...growth(memory)] };
}

/** Gives the first result that is settled, or the last one after a while. */
async function settled<T>(read: () => T | Promise<T>, isSettled: (value: T) => boolean): Promise<T> {
  const started = performance.now();
  for (;;) {
    const value = await read();
    if (isSettled(value) || performance.now() - started > settleMs) return value;
    await setTimeout(100);
  }
}

/** What the server uses once what was asked last is closed. */
async function settledUsage(root: string, pid: number, first: Usage | undefined): Promise<Usage> {
  const usage = await settled(
    () => usageOf(pid),
    ({ handles, watches }) =>
      watches === foldersToWatch(root) && (first === undefined || handles === first.handles),
  );
  return { ...usage, watches: usage.watches - foldersToWatch(root) };
}

/** What a process uses that is not closed, once all is done that it was asked for. */
function leaks({ handles, watches }: Usage, first: Usage): string[] {
  return [
    ...(watches === 0 ? [] : [`there are ${watches} watches more than folders`]),
    ...(handles === first.handles ? [] : [`${handles} handles are open, ${first.handles} at first`]),
  ];
}

function growth(memory: readonly number[]): string[] {
  const third = Math.floor(memory.length / 3);
  if (third < 3) return [];
  const more = median(memory.slice(-third)) - median(memory.slice(0, third));
  return more > maxGrowthMb ? [`the memory grows: ${memory.join(" ")} MB`] : [];
}

/** So that the memory of the server that is watched is not that of a bundler. */
async function bundleEditor(root: string): Promise<void> {
  const { server } = await startServer(root);
  await server.send({ path: "/admin/" });
  await server.stop();
}

async function startServer(root: string): Promise<{ server: ServedSoak; child: ChildProcess }> {
  const { child, port, printed } = await startDevServerProcess(root);
  const server: ServedSoak = {
    port,
    async send(request) {
      const { status, text, headers } = await sendTo(port, request);
      return { status, text, token: String(headers["x-blockwork-token"]) };
    },
    atRest: (look) => settled(look, (found) => found === undefined),
    printed,
    stop: () => stop(child),
  };
  return { server, child };
}

async function stop(child: ChildProcess): Promise<void> {
  const hasEnded = child.exitCode !== null || child.signalCode !== null;
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  if (!hasEnded) await ended;
}

/** What a process uses; only Linux says it. */
interface Usage {
  readonly handles: number;
  readonly watches: number;
  readonly memoryMb: number;
}

function usageOf(pid: number): Usage {
  const folder = `/proc/${pid}`;
  const handles = readdirSync(`${folder}/fd`);
  const watches = handles
    .filter((fd) => linkOf(`${folder}/fd/${fd}`) === "anon_inode:inotify")
    .flatMap((fd) => readFileSync(`${folder}/fdinfo/${fd}`, "utf8").match(/^inotify wd:/gm) ?? []);
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`${folder}/status`, "utf8")) ?? [];
  return { handles: handles.length, watches: watches.length, memoryMb: Math.round(Number(kilobytes) / 1024) };
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    // It was closed meanwhile.
    return "";
  }
}

/** How many folders of a site, and of the engine in its repository, there are to be watched. */
function foldersToWatch(root: string): number {
  const inSite = ["content", "public", "theme", "blocks", "renderer", "schema", "editing", "admin"];
  const inEngine = ["blocks", "renderer", "schema", "editing", "admin"];
  const all = [
    root,
    ...inSite.map((name) => join(root, name)),
    packageRoot,
    ...inEngine.map((name) => join(packageRoot, name)),
  ];
  return all
    .filter((folder) => existsSync(folder))
    .map((folder) => (folder === root || folder === packageRoot ? 1 : foldersIn(folder)))
    .reduce((sum, count) => sum + count, 0);
}

function foldersIn(folder: string): number {
  const inner = readdirSync(folder, { recursive: true, withFileTypes: true });
  return 1 + inner.filter((entry) => entry.isDirectory()).length;
}
