import fc from "fast-check";
import { seedOf } from "./extent.ts";

/**
 * Tries a property as fast-check's `assert` does, with the same values each time, so that a change that breaks the property is
 * found by the run it belongs to. `npm run test:nightly` has new ones, by the seed that is printed at its end.
 */
export function assertProperty<Ts>(
  property: fc.IAsyncProperty<Ts>,
  options?: fc.Parameters<Ts>,
): Promise<void>;
export function assertProperty<Ts>(property: fc.IProperty<Ts>, options?: fc.Parameters<Ts>): void;
export function assertProperty<Ts>(
  property: fc.IAsyncProperty<Ts> | fc.IProperty<Ts>,
  options: fc.Parameters<Ts> = {},
): Promise<void> | void {
  return fc.assert(property as fc.IAsyncProperty<Ts>, { seed: seedOf(1), ...options });
}
