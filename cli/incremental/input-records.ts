import { createHash } from "node:crypto";
import { readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { changedMs, stampText } from "../files/file-times.ts";
import { packageRoot } from "../package-root.ts";
import { isOutside, pathFrom } from "../site-path.ts";

/** What an input was like when something was made from it: a file, a folder, or nothing where one could have been. */
export interface InputRecord {
  /** Relative to our package or to the site, so that it means the same on another machine. */
  readonly input: string;
  /** Of a file its bytes, of a folder the names of the sources and folders in it. */
  readonly hash: string;
  /** While a file has the same stamp it is not read again; none for one that was written a moment before. */
  readonly stamp?: string;
}

/** Files that are written within one step of the disk's clock may differ and have the same stamp. */
const clockStepMs = 2000;

// Synchronous, which takes a third of the time for a thousand small files.

export function recordInputs(root: string, paths: Iterable<string>): InputRecord[] {
  const inputs = new Map([...new Set(paths)].map((path) => [nameOf(root, path), path]));
  const sorted = [...inputs].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([input, path]) => record(input, path));
}

/** The records as they are now, or undefined if any input is not what it was. */
export function unchangedInputs(
  root: string,
  records: readonly InputRecord[],
): readonly InputRecord[] | undefined {
  const now: InputRecord[] = [];
  for (const before of records) {
    const found = recordAgain(root, before);
    if (found.hash !== before.hash) return undefined;
    now.push(found);
  }
  return now;
}

/** Whether an input was written after a moment, in milliseconds since 1970. */
export function isAnyNewer(root: string, records: readonly InputRecord[], timeMs: number): boolean {
  return records.some(({ input }) => {
    const found = statsOf(pathOf(root, input));
    return found !== undefined && changedMs(found) > timeMs;
  });
}

function recordAgain(root: string, before: InputRecord): InputRecord {
  const path = pathOf(root, before.input);
  return before.stamp !== undefined && before.stamp === stampOf(path) ? before : record(before.input, path);
}

function record(input: string, path: string): InputRecord {
  const stamp = stampOf(path);
  const hash = hashOf(path);
  return stamp === undefined ? { input, hash } : { input, hash, stamp };
}

/** Changes whenever a file or folder does; undefined for one that changed a moment before, or is not there. */
export function stampOf(path: string): string | undefined {
  const found = statsOf(path);
  if (!found || changedMs(found) > Date.now() - clockStepMs) return undefined;
  return stampText(found);
}

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

export function hashOf(path: string): string {
  try {
    return sha256(readFileSync(path));
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    return code === "EISDIR" ? sha256(listingOf(path)) : code;
  }
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

const sourceName = /(?<!\.test)\.(?:[cm]?[jt]sx?|json|s?css|sass)$/;

/** What a name in an import could mean in a folder. */
function listingOf(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() || sourceName.test(entry.name));
  return names
    .map(({ name }) => name)
    .sort()
    .join("\n");
}

/** A path of our package or of the site, wherever the two are. */
function nameOf(root: string, path: string): string {
  const isOurs = !isOutside(packageRoot, path) || isOutside(root, path);
  const base = isOurs ? packageRoot : root;
  return `${isOurs ? "blockwork" : "site"}:${pathFrom(base, path)}`;
}

/** Where an input of a record is. */
export function pathOf(root: string, input: string): string {
  const [place, ...rest] = input.split(":");
  return resolve(join(place === "site" ? root : packageRoot, rest.join(":")));
}
