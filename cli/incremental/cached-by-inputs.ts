import { clockStepMs } from "../files/file-times.ts";
import { type Cache, fingerprint } from "./cache.ts";
import { type InputRecord, isAnyNewer, pathOf, recordInputs, unchangedInputs } from "./input-records.ts";

/** Something that was made, and the absolute paths of every file and folder that it depends on. */
export interface Made<T> {
  readonly value: T;
  readonly inputs: Iterable<string>;
}

interface Entry<T> {
  readonly settings: string;
  readonly inputs: readonly InputRecord[];
  readonly value: T;
}

export interface CachedOptions<T> {
  readonly cache: Cache;
  readonly name: string;
  /** What it is made from besides files, as JSON. */
  readonly settings: unknown;
  readonly make: () => Promise<Made<T>>;
}

const taken = new WeakMap<Cache, Set<string>>();

/** The absolute paths of everything that what was taken from a cache depends on, as far as this process has taken it. */
export function inputsTakenFrom(cache: Cache): ReadonlySet<string> {
  return taken.get(cache) ?? new Set();
}

function note(cache: Cache, inputs: readonly InputRecord[]): void {
  const paths = taken.get(cache) ?? new Set();
  for (const { input } of inputs) paths.add(pathOf(cache.root, input));
  taken.set(cache, paths);
}

/** The value in the cache if everything it was made from is as it was, else a new one, which is then kept. */
export async function cachedByInputs<T>({ cache, name, settings, make }: CachedOptions<T>): Promise<T> {
  const path = `${name}.json`;
  const key = fingerprint(JSON.stringify(settings));
  const entry = parse<T>(await cache.read(path));
  const inputs = entry?.settings === key ? unchangedInputs(cache.root, entry.inputs) : undefined;
  if (entry && inputs) {
    note(cache, inputs);
    if (inputs.some((input, index) => input !== entry.inputs[index] && input.stamp !== undefined))
      await cache.write(path, JSON.stringify({ ...entry, inputs }));
    return entry.value;
  }
  const made = await makeStable(cache.root, make);
  note(cache, made.inputs);
  await cache.write(path, JSON.stringify({ settings: key, inputs: made.inputs, value: made.value }));
  return made.value;
}

/** Makes it again if inputs change meanwhile, of which it may have some as they were before. */
async function makeStable<T>(root: string, make: CachedOptions<T>["make"]) {
  let before: readonly InputRecord[] | undefined;
  for (;;) {
    const startedMs = Date.now() - clockStepMs;
    const { value, inputs: paths } = await make();
    const inputs = recordInputs(root, paths);
    if (!isAnyNewer(root, inputs, startedMs) || isSame(before, inputs)) return { value, inputs };
    before = inputs;
  }
}

function isSame(before: readonly InputRecord[] | undefined, now: readonly InputRecord[]): boolean {
  const same = ({ input, hash }: InputRecord, index: number) =>
    before?.[index]?.input === input && before[index]?.hash === hash;
  return before?.length === now.length && now.every(same);
}

function parse<T>(bytes: Buffer | undefined): Entry<T> | undefined {
  return bytes && (JSON.parse(bytes.toString()) as Entry<T>);
}
