import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { damagedCache } from "./damaged-cache.ts";
import { fullDisk } from "./full-disk.ts";
import { interrupts, kills, pairs } from "./interruptions.ts";
import { longSoak } from "./long-soak.ts";
import type { Outcome } from "./outcome.ts";
import { twoStates } from "./two-states.ts";

// Does to builds of 1,000 posts what can happen to them, at random instants, and ends with 1 if a site was mixed, lost, left
// with litter or not the same afterwards. `npm run bench:whole kills pairs` does only those; `soak`
// edits a site under `site dev` for an hour, and is done only when it is named.

const posts = 1000;
const folder = await mkdtemp(join(tmpdir(), "blockwork-whole-"));
const args = process.argv.slice(2);
const names = args.filter((arg) => !/^\d+$/.test(arg));
const number = args.find((arg) => /^\d+$/.test(arg));
/** How often, unless it is said: `npm run bench:whole 10`. */
const times = (usual: number) => (number === undefined ? usual : Number(number));
const isAsked = (name: string) => names.length === 0 || names.includes(name);
let faults = 0;

function print({ what, times, detail, faults: found }: Outcome): void {
  process.stdout.write(
    `${what.padEnd(28)} ${String(times).padStart(4)} ×  ${found.length} faults   ${detail}\n`,
  );
  for (const fault of found) process.stdout.write(`    ${fault}\n`);
  faults += found.length;
}

if (["kills", "interrupts", "pairs", "disk"].some(isAsked)) {
  const site = await twoStates(folder, posts);
  process.stdout.write(`${posts} posts, a build takes ${(site.buildMs / 1000).toFixed(1)} s\n`);
  if (isAsked("kills")) print(await kills(site, times(100)));
  if (isAsked("interrupts")) print(await interrupts(site, times(50)));
  if (isAsked("pairs")) print(await pairs(site, times(20)));
  if (isAsked("disk")) print(await fullDisk(site, folder));
}
if (names.includes("soak")) print(await longSoak(times(720)));
if (isAsked("cache")) print(await damagedCache(folder, times(100), ["--precompress"]));
await rm(folder, { recursive: true, force: true });
process.exitCode = faults > 0 ? 1 : 0;
