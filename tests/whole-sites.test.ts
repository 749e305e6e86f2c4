import { expect, it } from "vitest";
import { damagedCache } from "../bench/whole/damaged-cache.ts";
import { interrupts, kills, pairs } from "../bench/whole/interruptions.ts";
import { twoStates } from "../bench/whole/two-states.ts";
import { inEach } from "./support/extent.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** For many builds on a busy machine, in milliseconds. */
const timeout = 600_000;

it("a damaged file of the cache, of any kind, changes nothing in the site", { timeout }, async () => {
  const { faults } = await damagedCache(await temporaryFolder(), inEach({ smoke: 6, all: 8, nightly: 30 }), [
    "--no-admin",
  ]);
  expect(faults).toEqual([]);
});

it("builds that are killed, interrupted or run twice at once leave a whole site and no litter", {
  timeout,
}, async () => {
  const site = await twoStates(await temporaryFolder(), 40);
  for (const harm of [kills, interrupts, pairs])
    expect((await harm(site, inEach({ smoke: 1, all: 2, nightly: 8 }))).faults).toEqual([]);
});
