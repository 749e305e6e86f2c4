import { clockStepMs } from "../files/file-stamp.ts";
import { type Cache, fingerprint } from "./cache.ts";
import { type InputRecord, isAnyNewer, pathOf, recordInputs, unchangedInputs } from "./inputs.ts";

/** A value, and the absolute paths of every file and folder from which it was made. */
export interface Made<T> {
  readonly value: T;
  readonly inputs: Iterable<string>;
}

interface Entry<T> {
  readonly settings: string;
  readonly inputs: readonly InputRecord[];
  readonly value: T;
}

interface Step<T> {
  readonly cache: Cache;
  /** Such as `styles`: its result is kept under this name. */
  readonly step: string;
  readonly settings: unknown;
  readonly make: () => Promise<Made<T>>;
}

const used = new WeakMap<Cache, Set<string>>();

/** The absolute paths of all inputs of the steps that were remembered or made with a cache, in this process. */
export function inputsUsed(cache: Cache): ReadonlySet<string> {
  return used.get(cache) ?? new Set();
}

function recordUse(cache: Cache, inputs: readonly InputRecord[]): void {
  const paths = used.get(cache) ?? new Set();
  for (const { input } of inputs) paths.add(pathOf(cache.root, input));
  used.set(cache, paths);
}

/** The result of a step, made only if one of its inputs or settings has changed since it was made last. */
export async function remember<T>({ cache, step, settings, make }: Step<T>): Promise<T> {
  const path = `${step}.json`;
  const key = fingerprint(JSON.stringify(settings));
  const entry = parse<T>(await cache.read(path));
  const inputs = entry?.settings === key ? unchangedInputs(cache.root, entry.inputs) : undefined;
  if (entry && inputs) {
    recordUse(cache, inputs);
    if (inputs.some((input, index) => input !== entry.inputs[index] && input.stamp !== undefined))
      await cache.write(path, JSON.stringify({ ...entry, inputs }));
    return entry.value;
  }
  const made = await makeStable(cache.root, make);
  recordUse(cache, made.inputs);
  await cache.write(path, JSON.stringify({ settings: key, inputs: made.inputs, value: made.value }));
  return made.value;
}

/** Makes a value again if inputs changed meanwhile, since it may have been made from some as they were before. */
async function makeStable<T>(root: string, make: Step<T>["make"]) {
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
