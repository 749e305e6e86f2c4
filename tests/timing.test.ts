import { performance } from "node:perf_hooks";
import { expect, it } from "vitest";
import { runSite } from "./support/run-site.ts";

// Runs when every other test is done, so that it measures the product and not its neighbours.

it.each([
  ["build", 1500],
  ["validate", 500],
])("site %s takes under %i ms, its caches being warm", { timeout: 60_000 }, async (command, limit) => {
  await runSite([command]);
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const start = performance.now();
    const { code, stderr } = await runSite([command]);
    times.push(performance.now() - start);
    expect(code, stderr).toBe(0);
  }
  const median = times.toSorted((a, b) => a - b)[2];
  expect(median, times.map(Math.round).join(", ")).toBeLessThan(limit);
});
