import { expect, it } from "vitest";
import { nightly, seedOf } from "../support/extent.ts";
import { soak } from "../support/soak/soak.ts";
import { edits } from "../support/soak/soak-edits.ts";

/** The more edits are between two rests, the fewer comparisons a day has. */
const length = nightly ? { rests: 20, editsPerRest: 10 } : { rests: 6, editsPerRest: 20 };

it.skipIf(process.platform !== "linux")(
  "site dev serves what a build writes at each rest of a long day, and uses no more at its end (on Linux, which says what it uses)",
  async () => {
    const outcome = await soak({ seed: seedOf(20), ...length });
    expect(outcome.faults).toEqual([]);
    expect(Object.keys(outcome.edits).toSorted()).toEqual(Object.keys(edits).toSorted());
    expect(outcome.compared).toBeGreaterThan(length.rests / 2);
    expect(outcome.saved).toBeGreaterThan(0);
  },
  900_000,
);
