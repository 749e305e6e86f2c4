import { expect, it } from "vitest";
import { soak } from "../support/soak/soak.ts";
import { edits } from "../support/soak/soak-edits.ts";

it.skipIf(process.platform !== "linux")(
  "site dev serves what a build writes at each rest of a long day, and uses no more at its end (on Linux, which says what it uses)",
  async () => {
    const outcome = await soak({ seed: 20, rests: 20, editsPerRest: 10 });
    expect(outcome.faults).toEqual([]);
    expect(Object.keys(outcome.edits).toSorted()).toEqual(Object.keys(edits).toSorted());
    expect(outcome.compared).toBeGreaterThan(12);
    expect(outcome.saved).toBeGreaterThan(0);
  },
  900_000,
);
