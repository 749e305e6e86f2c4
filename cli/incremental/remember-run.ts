import { clockStepMs, fileStamp } from "../files/file-stamp.ts";
import { type Cache, fingerprint } from "./cache.ts";
import { hashOf } from "./inputs.ts";
import { engineVersion } from "./versions.ts";

interface SavedRun<Result> {
  readonly key: string;
  readonly inputs: readonly StampedPath[];
  readonly outputs: readonly StampedPath[];
  readonly result: Result;
}

type StampedPath = readonly [path: string, stamp: string];

/** Remembers a whole run by all that it read and wrote: the same command ends at once if nothing has changed. */
export interface RememberedRun<Result> {
  /** The result of the last run, if another one would have the same. */
  find(): Promise<Result | undefined>;
  /** Keeps the result of this run, unless something has changed since it started. */
  save(result: Result, files: RunFiles): Promise<void>;
}

interface RunFiles {
  /** Every file and folder that was read, or looked for in vain. Absolute. */
  readonly inputs: Iterable<string>;
  /** Every file and folder that was written. Absolute. */
  readonly outputs?: Iterable<string>;
}

interface RunOptions {
  readonly cache: Cache;
  /** Such as `build`. */
  readonly command: string;
  readonly options: unknown;
}

export function rememberRun<Result>({ cache, command, options }: RunOptions): RememberedRun<Result> {
  const startedMs = Date.now() - clockStepMs;
  const name = `${command}-run.json`;
  const key = fingerprint(engineVersion(), JSON.stringify(options));
  // The output folder can be made in the site's own folder, of which the names of sources count.
  const inputStamp = (path: string, settledMs?: number) =>
    path === cache.root ? hashOf(path) : fileStamp(path, settledMs);
  return {
    async find() {
      const bytes = await cache.read(name);
      const saved = bytes && (JSON.parse(bytes.toString()) as SavedRun<Result>);
      if (saved?.key !== key) return undefined;
      const isSame =
        saved.inputs.every(([path, stamp]) => inputStamp(path) === stamp) &&
        saved.outputs.every(([path, stamp]) => fileStamp(path) === stamp);
      return isSame ? saved.result : undefined;
    },
    async save(result, { inputs: read, outputs: written = [] }) {
      if (!cache.isUsed) return;
      const inputs = [...new Set(read)].map((path) => [path, inputStamp(path, startedMs) ?? ""] as const);
      if (inputs.some(([, stamp]) => stamp === "")) return;
      const outputs = [...written].map((path) => [path, fileStamp(path) ?? ""] as const);
      const saved: SavedRun<Result> = { key, inputs, outputs, result };
      await cache.write(name, JSON.stringify(saved));
    },
  };
}
