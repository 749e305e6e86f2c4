import type { ChildProcess } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { median } from "../../../bench/figures.ts";
import { startDevServerProcess } from "../dev-server-process.ts";
import { sendTo } from "../dev-site.ts";
import { copyCache } from "../temporary-site.ts";
import {
  buildWithoutCache,
  contentDifference,
  foldersToWatch,
  servedDifference,
  type Usage,
  usageOf,
} from "./soak-checks.ts";
import { edits, repairAll, type SoakServer } from "./soak-edits.ts";
import { createSoakSite, type SoakSite } from "./soak-site.ts";

export interface SoakOptions {
  readonly seed: number;
  /** How often the site is left alone and compared. */
  readonly rests: number;
  readonly editsPerRest: number;
}

export interface SoakOutcome {
  /** What must not be, each in one line. */
  readonly faults: readonly string[];
  /** How often each kind of edit was made. */
  readonly edits: Readonly<Record<string, number>>;
  /** The rests at which the site had no error. */
  readonly compared: number;
  /** How many saves from the editor were written. */
  readonly saved: number;
  readonly usages: readonly Usage[];
}

/** How long a site may take until it is served as it is. */
const settleMs = 60_000;
/** What the median of the memory in the last third may be more than in the first. */
const maxGrowthMb = 80;

/** Edits a site at random under `site dev`, and compares it with a build at each rest. It ends at the first fault. */
export async function soak({ seed, rests, editsPerRest }: SoakOptions): Promise<SoakOutcome> {
  const site = await createSoakSite(seed);
  await copyCache(site.root);
  await bundleEditor(site.root);
  const { server, child, printed } = await startServer(site.root);
  const known = new Set<string>();
  const done: Record<string, number> = {};
  const usages: Usage[] = [];
  const faults: string[] = [];
  let [compared, saved] = [0, 0];
  try {
    for (let rest = 0; rest <= rests && faults.length === 0; rest++) {
      const names: string[] = [];
      for (let step = 0; rest > 0 && step < editsPerRest; step++) {
        const name = nextEdit(site, rest === rests && step === editsPerRest - 1);
        names.push(name);
        done[name] = (done[name] ?? 0) + 1;
        const result = await edits[name]?.(site, server);
        if (result === 200) saved++;
        if (site.random() < 0.3) await repairAll(site);
        await setTimeout(site.random() * 60);
      }
      if (rest % 2 === 0) await repairAll(site);
      const fault = await faultAtRest(site, server, known);
      if (fault !== undefined)
        faults.push(`rest ${rest} of seed ${seed}, after ${names.join(", ")}: ${fault}`);
      if (site.repairs.size > 0 || fault !== undefined) continue;
      compared++;
      const usage = await settledUsage(site, child.pid ?? 0, usages[0]);
      usages.push(usage);
      faults.push(...leaks(usage, usages[0] ?? usage).map((leak) => `rest ${rest} of seed ${seed}: ${leak}`));
    }
    if (child.exitCode !== null || child.signalCode !== null) faults.push("site dev has ended");
    faults.push(...growth(usages), ...said(printed()));
  } finally {
    await stop(child);
    await site.remove();
  }
  return { faults, edits: done, compared, saved, usages };
}

/** Each kind as often, and at the end a checkout, so that both branches were seen. */
function nextEdit({ pick }: SoakSite, isLast: boolean): string {
  return (isLast ? undefined : pick(Object.keys(edits))) ?? "check out the other branch";
}

async function faultAtRest(
  site: SoakSite,
  server: SoakServer,
  known: Set<string>,
): Promise<string | undefined> {
  const built = await buildWithoutCache(site);
  const isRepaired = site.repairs.size === 0;
  if (isRepaired && "message" in built) return `it can't be built: ${built.message}`;
  const look = async () =>
    (await servedDifference(built, server, known)) ??
    ("texts" in built ? await contentDifference(site, server) : undefined);
  let found = await look();
  for (const started = performance.now(); found !== undefined && performance.now() - started < settleMs; ) {
    await setTimeout(100);
    found = await look();
  }
  return found;
}

/** What the server uses once what was asked last is closed. */
async function settledUsage(site: SoakSite, pid: number, first: Usage | undefined): Promise<Usage> {
  const isSettled = ({ handles, watches }: Usage) =>
    watches === foldersToWatch(site.root) && (first === undefined || handles === first.handles);
  let usage = usageOf(pid);
  for (const started = performance.now(); !isSettled(usage) && performance.now() - started < settleMs; ) {
    await setTimeout(100);
    usage = usageOf(pid);
  }
  return { ...usage, watches: usage.watches - foldersToWatch(site.root) };
}

/** What a process uses that is not closed, once all is done that it was asked for. */
function leaks({ handles, watches }: Usage, first: Usage): string[] {
  return [
    ...(watches === 0 ? [] : [`there are ${watches} watches more than folders`]),
    ...(handles === first.handles ? [] : [`${handles} handles are open, ${first.handles} at first`]),
  ];
}

function growth(usages: readonly Usage[]): string[] {
  const third = Math.floor(usages.length / 3);
  if (third < 3) return [];
  const memory = usages.map(({ memoryMb }) => memoryMb);
  const more = median(memory.slice(-third)) - median(memory.slice(0, third));
  return more > maxGrowthMb ? [`the memory grows: ${memory.join(" ")} MB`] : [];
}

const said = (printed: string) =>
  /Internal error|has failed|once a second|not noticed/.test(printed)
    ? [`site dev has printed: ${printed}`]
    : [];

/** So that the memory of the server that is watched is not that of a bundler. */
async function bundleEditor(root: string): Promise<void> {
  const { server, child } = await startServer(root);
  await server.send({ path: "/admin/" });
  await stop(child);
}

async function stop(child: ChildProcess): Promise<void> {
  const hasEnded = child.exitCode !== null || child.signalCode !== null;
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  if (!hasEnded) await ended;
}

async function startServer(root: string) {
  const { child, port, printed } = await startDevServerProcess(root);
  const server: SoakServer = {
    port,
    async send(request) {
      const { status, text, headers } = await sendTo(port, request);
      return { status, text, token: String(headers["x-blockwork-token"]) };
    },
  };
  return { server, child, printed };
}
