import { setTimeout } from "node:timers/promises";
import { copyCache } from "../temporary-site.ts";
import { buildWithoutCache, contentDifference, servedDifference } from "./soak-checks.ts";
import { edits, repairAll, type SoakServer } from "./soak-edits.ts";
import { createSoakSite, type SoakSite } from "./soak-site.ts";

/** The site under `site dev`. */
export interface ServedSoak extends SoakServer {
  /** Gives what a look at the server finds once it has followed all changes; nothing if it finds nothing. */
  atRest(look: () => Promise<string | undefined>): Promise<string | undefined>;
  /** What was printed so far. */
  readonly printed: () => string;
  stop(): Promise<void>;
}

export interface SoakOptions {
  readonly seed: number;
  /** How often the site is left alone and compared. */
  readonly rests: number;
  readonly editsPerRest: number;
  readonly serve: (root: string) => Promise<ServedSoak>;
  /** Called at each rest at which the site has no error; gives what is wrong. */
  readonly onRest?: (root: string) => Promise<readonly string[]>;
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
}

/** Edits a site at random under `site dev`, and compares it with a build at each rest. It ends at the first fault. */
export async function soak({ seed, rests, editsPerRest, serve, onRest }: SoakOptions): Promise<SoakOutcome> {
  const site = await createSoakSite(seed);
  await copyCache(site.root);
  const server = await serve(site.root);
  const next = eachKind(site);
  const known = new Set<string>();
  const done: Record<string, number> = {};
  const faults: string[] = [];
  let [compared, saved] = [0, 0];
  const edit = async (name: string) => {
    done[name] = (done[name] ?? 0) + 1;
    const result = await edits[name]?.(site, server);
    if (result === 200) saved++;
    return result;
  };
  try {
    for (let rest = 0; rest <= rests && faults.length === 0; rest++) {
      const names: string[] = [];
      for (let step = 0; rest > 0 && step < editsPerRest; step++) {
        // At the end a checkout, so that both branches were seen.
        const isLast = rest === rests && step === editsPerRest - 1;
        const name = isLast ? "check out the other branch" : next();
        names.push(name);
        await edit(name);
        if (site.random() < 0.3) await repairAll(site);
        await setTimeout(site.random() * 60);
      }
      if (rest % 2 === 0) await repairAll(site);
      const found = await faultsAtRest(site, server, known);
      if (found.length === 0 && site.repairs.size === 0) {
        compared++;
        found.push(...((await onRest?.(site.root)) ?? []));
        // Nobody changes anything meanwhile.
        const status = await edit("save from the editor");
        if (status !== 200) found.push(`a save is answered with ${status}`);
      }
      faults.push(
        ...found.map((fault) => `rest ${rest} of seed ${seed}, after ${names.join(", ")}: ${fault}`),
      );
    }
    faults.push(...said(server.printed()));
  } finally {
    await server.stop();
    await site.remove();
  }
  return { faults, edits: done, compared, saved };
}

/** Gives each kind of edit as often, in an order of its own each time. */
function eachKind({ random }: SoakSite): () => string {
  const left: string[] = [];
  return () => {
    if (left.length === 0) left.push(...Object.keys(edits));
    const [name = ""] = left.splice(Math.floor(random() * left.length), 1);
    return name;
  };
}

async function faultsAtRest(site: SoakSite, server: ServedSoak, known: Set<string>): Promise<string[]> {
  const built = await buildWithoutCache(site);
  const isRepaired = site.repairs.size === 0;
  if (isRepaired && "message" in built) return [`it can't be built: ${built.message}`];
  const found = await server.atRest(
    async () =>
      (await servedDifference(built, server, known)) ??
      ("texts" in built ? await contentDifference(site, server) : undefined),
  );
  return found === undefined ? [] : [found];
}

const said = (printed: string) =>
  /Internal error|has failed|once a second|not noticed/.test(printed)
    ? [`site dev has printed: ${printed}`]
    : [];
