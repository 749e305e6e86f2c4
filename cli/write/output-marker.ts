import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export const marker = ".blockwork";

const firstLine = "This folder is written by Blockwork";
const heading = `${firstLine}, which replaces and deletes these files of it and leaves all others alone:`;

export interface Marked {
  /** The paths of the files that we wrote, relative to the folder. */
  readonly files: ReadonlySet<string>;
  /** Whether the list is whole. A marker that was damaged or written by an older version still makes the folder ours. */
  readonly isWhole: boolean;
  /** When it was written, since 1970. */
  readonly atMs: number;
}

export function markerText(paths: Iterable<string>): string {
  const sorted = [...paths].sort();
  return `${[heading, ...sorted, `(${sorted.length} files)`].join("\n")}\n`;
}

export function readMarker(folder: string): Marked | undefined {
  const text = textOf(join(folder, marker));
  if (!text?.startsWith(firstLine)) return undefined;
  const paths = text.split("\n").slice(1, -2);
  const isWhole = text === markerText(paths);
  return { files: new Set(isWhole ? paths : []), isWhole, atMs: statSync(join(folder, marker)).mtimeMs };
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
