/** Whether this run is `npm run test:all`, which tries every combination; `npm test` tries one of each kind. */
export const everything = process.env.BLOCKWORK_TESTS === "all";

/** How many cases a property is tried with: all of them in `npm run test:all`, else fifty. */
export function runs(all: number): number {
  return everything ? all : Math.min(all, 50);
}
