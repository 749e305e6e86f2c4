import { soak } from "../../tests/support/soak/soak.ts";
import type { Outcome } from "./outcome.ts";
import { random } from "./outcome.ts";

/** Edits a site at random under `site dev`, with another seed each time; a rest takes about five seconds. */
export async function longSoak(rests: number): Promise<Outcome> {
  const seed = Math.floor(random(2 ** 31));
  const { faults, compared, saved, usages } = await soak({ seed, rests, editsPerRest: 10 });
  const memory = usages.map(({ memoryMb }) => memoryMb);
  const detail = `seed ${seed}, ${compared} without an error, ${saved} saved, ${Math.min(...memory)} to ${Math.max(...memory)} MB`;
  return { what: "rests of a soak", times: rests, detail, faults };
}
