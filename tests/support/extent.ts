/** Whether this run is `npm run test:all`, which tries every combination; `npm test` tries one of each kind. */
export const everything = process.env.BLOCKWORK_TESTS === "all";

/** How many cases a property is tried with: all of them in `npm run test:all`, else fifty. */
export function runs(all: number): number {
  return everything ? all : Math.min(all, 50);
}

/** The cases of a test: `others` are of the same kind, and tried in `npm run test:all` only. */
export function cases<const Usual, const Other = Usual>(
  usual: readonly Usual[],
  others: readonly Other[],
): readonly (Usual | Other)[] {
  return everything ? [...usual, ...others] : usual;
}
