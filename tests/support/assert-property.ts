import fc from "fast-check";
import { nightly } from "./extent.ts";

/**
 * Tries a property as fast-check's `assert` does. Outside of `npm run test:nightly` half of the runs have the same values
 * each time, so that a change that breaks the property is found by the run it belongs to; the other values are new.
 */
export function assertProperty<Ts>(
  property: fc.IAsyncProperty<Ts>,
  options?: fc.Parameters<Ts>,
): Promise<void>;
export function assertProperty<Ts>(property: fc.IProperty<Ts>, options?: fc.Parameters<Ts>): void;
export function assertProperty<Ts>(
  property: fc.IAsyncProperty<Ts> | fc.IProperty<Ts>,
  { numRuns = 100, ...options }: fc.Parameters<Ts> = {},
): Promise<void> | void {
  const assert = (part: fc.Parameters<Ts>) =>
    fc.assert(property as fc.IAsyncProperty<Ts>, { ...options, ...part }) as Promise<void> | undefined;
  if (nightly) return assert({ numRuns });
  const repeated = assert({ numRuns: Math.ceil(numRuns / 2), seed: 1 });
  const others = () => assert({ numRuns: Math.floor(numRuns / 2) });
  return repeated ? repeated.then(others) : others();
}
