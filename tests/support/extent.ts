type Extent = "smoke" | "all" | "nightly";

const extent = (process.env.BLOCKWORK_TESTS ?? "smoke") as Extent;

/** Whether this run is `npm run test:nightly`: every combination, with new random values. */
export const nightly = extent === "nightly";

/** Whether this run is `npm run test:all` or `test:nightly`; `npm test` tries one case of each kind. */
export const everything = extent !== "smoke";

/** What a test is given in each of the three kinds of runs. */
export function inEach<T>(amounts: Readonly<Record<Extent, T>>): T {
  return amounts[extent];
}

/** How many runs of a property there are: all of them nightly, at most 200 in `test:all` and 25 in `npm test`. */
export function runs(
  all: number,
  most: Readonly<{ all: number; smoke: number }> = { all: 200, smoke: 25 },
): number {
  return nightly ? all : Math.min(all, most[everything ? "all" : "smoke"]);
}

/** The cases of a test: `npm test` has the usual ones, `test:all` the others too, and `test:nightly` also those that repeat them. */
export function cases<const Usual, const Other = Usual, const Repeated = Usual>(
  usual: readonly Usual[],
  others: readonly Other[],
  repeated: readonly Repeated[] = [],
): readonly (Usual | Other | Repeated)[] {
  return inEach<readonly (Usual | Other | Repeated)[]>({
    smoke: usual,
    all: [...usual, ...others],
    nightly: [...usual, ...others, ...repeated],
  });
}

/** Where a test's own random numbers begin: always at the same, but nightly at the run's seed, which is printed at its end. */
export function seedOf(fixed: number): number {
  return nightly ? (Number(process.env.BLOCKWORK_SEED) + fixed) | 0 : fixed;
}
