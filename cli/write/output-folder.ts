import { dirname, join, resolve } from "node:path";
import { SiteError } from "../files/site-error.ts";
import type { SiteFolder } from "../files/site-folder.ts";
import { isOutside } from "../files/site-path.ts";
import type { Output } from "../report/terminal.ts";
import { nextIn } from "./move-in.ts";
import { type OutputFolder, openOutput } from "./open-output.ts";
import { marker } from "./output-marker.ts";
import { foldersOf } from "./output-tree.ts";
import { type ScratchFolder, scratchFolder } from "./scratch-folder.ts";
import { manifestFile } from "./site-manifest.ts";
import { workBeside, workInside } from "./work-folder.ts";

/** Where the site is written. Throws a SiteError for a folder that the site itself is made of. */
function outputFolder({ path }: SiteFolder, out: string): string {
  const folder = resolve(path, out);
  const source = ["content", "public", "blocks"].find((name) => !isOutside(join(path, name), folder));
  if (source === undefined) return folder;
  throw new SiteError(
    `${source}/ is a part of the site, so it can't be written to.\n  Choose another folder with --out.`,
  );
}

const maxNamed = 5;

export function reportForeign(paths: readonly string[], out: string, stderr: Output): void {
  if (paths.length === 0) return;
  const more = paths.length > maxNamed ? ` and ${paths.length - maxNamed} more` : "";
  const named = paths.slice(0, maxNamed).join(", ");
  stderr.write(`Left alone in ${out}, because Blockwork did not write it: ${named}${more}.\n`);
}

export interface OutputTarget {
  /** The output folder, absolute. */
  readonly out: string;
  /** The list of all files, absolute, if one was asked for. */
  readonly manifest: string | undefined;
  readonly output: OutputFolder;
  readonly scratch: ScratchFolder;
}

interface TargetOptions {
  /** Relative to the root. */
  readonly out: string;
  readonly manifest?: string | undefined;
}

/** Opens an output folder, and gives it to a function. Throws a SiteError for one that can't be written to. */
export async function withOutput<Result>(
  folder: SiteFolder,
  options: TargetOptions,
  use: (target: OutputTarget) => Promise<Result>,
): Promise<Result> {
  const out = outputFolder(folder, options.out);
  const manifest = manifestFile(folder, out, options.manifest);
  const output = await openOutput(out);
  const scratch = scratchFolder(out);
  try {
    return await use({ out, manifest, output, scratch });
  } finally {
    await scratch.close();
  }
}

/** All that a build with some files has written, and where a build that was killed leaves something. Absolute. */
export function writtenPaths(out: string, files: Iterable<string>): string[] {
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
