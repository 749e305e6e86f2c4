import { lstatSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fontPlaces } from "../assets/find-font.ts";
import { changedMs, clockStepMs, stampText } from "../files/file-times.ts";
import { nextIn } from "../write/move-in.ts";
import { marker } from "../write/output-marker.ts";
import { foldersOf } from "../write/output-tree.ts";
import { workBeside, workInside } from "../write/work-folder.ts";
import { type Cache, fingerprint } from "./cache.ts";
import { inputsTakenFrom } from "./cached-by-inputs.ts";
import { engineVersion } from "./engine-version.ts";
import { hashOf } from "./input-records.ts";

/** What a run that found nothing wrong was made from, and what it came to: JSON. */
interface Receipt<Result> {
  readonly key: string;
  /** Every file and folder that was read, or looked for in vain. */
  readonly inputs: readonly (readonly [path: string, stamp: string])[];
  /** Every file and folder that was written. */
  readonly outputs: readonly (readonly [path: string, stamp: string])[];
  readonly result: Result;
}

/** Tells whether anything has changed at all since a run, without opening the site. */
export interface Receipts<Result> {
  /** What the run before came to, if another one would do the same. */
  find(): Promise<Result | undefined>;
  /** Keeps what this run came to, unless something has changed since it began. */
  keep(result: Result, made: Made): Promise<void>;
}

/** What a run did. */
interface Made {
  /** What the run took parts from. */
  readonly cache: Cache;
  /** What it wrote, if it did. */
  readonly written?: Written;
}

interface Written {
  /** The output folder, absolute. */
  readonly out: string;
  /** Relative to it. */
  readonly files: Iterable<string>;
}

interface ReceiptOptions {
  readonly cache: Cache;
  /** Such as `build`. */
  readonly command: string;
  /** Everything that the command was told, as JSON. */
  readonly options: unknown;
  /** The config, absolute. */
  readonly config: string;
}

/** The steps of the clocks of disks that only know seconds. */
const coarseStepMs = 2000;

/** What a site without code of its own is read from, beside what the config is. */
const parts = ["content", "public", "blocks", "theme.scss", "package.json"];

export function openReceipts<Result>({ cache, command, options, config }: ReceiptOptions): Receipts<Result> {
  const startedMs = Date.now() - clockStepMs;
  const name = `${command}-receipt.json`;
  const key = fingerprint(engineVersion(), JSON.stringify(options));
  // The output folder can be made in the site's own, of which the names of sources count.
  const inputStamp = (path: string, latestMs?: number) =>
    path === cache.root ? hashOf(path) : stampOf(path, latestMs);
  return {
    async find() {
      const bytes = await cache.read(name);
      const receipt = bytes && (JSON.parse(bytes.toString()) as Receipt<Result>);
      if (receipt?.key !== key) return undefined;
      const isFound = isSame(receipt.inputs, inputStamp) && isSame(receipt.outputs, stampOf);
      return isFound ? receipt.result : undefined;
    },
    async keep(result, { cache: used, written }) {
      if (!cache.isUsed) return;
      const trees = parts.map((part) => join(cache.root, part)).flatMap(treeBelow);
      const paths = new Set([config, ...trees, ...fontPlaces(cache.root), ...inputsTakenFrom(used)]);
      const inputs = [...paths].map((path) => [path, inputStamp(path, startedMs) ?? ""] as const);
      if (inputs.some(([, stamp]) => stamp === "")) return;
      const outputs = (written ? outputPaths(written) : []).map(
        (path) => [path, stampOf(path) ?? ""] as const,
      );
      const receipt: Receipt<Result> = { key, inputs, outputs, result };
      await cache.write(name, JSON.stringify(receipt));
    },
  };
}

/**
 * Changes whenever a file or folder does. Undefined for one that changed after a moment, and for a link to a folder,
 * whose files are not looked at.
 */
function stampOf(path: string, latestMs = Number.POSITIVE_INFINITY): string | undefined {
  const own = lstatSync(path, { throwIfNoEntry: false });
  const found = own?.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : own;
  if (!found) return "none";
  const slackMs = found.ctimeMs % 1000 === 0 ? coarseStepMs : 0;
  if (changedMs(found) > latestMs - slackMs || (found !== own && found.isDirectory())) return undefined;
  return stampText(found);
}

function isSame(paths: Receipt<unknown>["inputs"], stampNow: (path: string) => string | undefined): boolean {
  try {
    return paths.every(([path, stamp]) => stampNow(path) === stamp);
  } catch {
    return false;
  }
}

/** What is written, its folders, and where a build that was killed leaves something. */
function outputPaths({ out, files }: Written): string[] {
  const all = [...files, marker];
  const work = workBeside(out);
  return [
    ...["", ...foldersOf(all), ...all].map((path) => join(out, path)),
    dirname(work),
    work,
    nextIn(work),
    workInside(out),
  ];
}

/** A file or folder, and everything in it. */
function treeBelow(path: string): string[] {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return [path];
  return [path, ...readdirSync(path).flatMap((name) => treeBelow(join(path, name)))];
}
