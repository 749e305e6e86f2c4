import type { SiteSources } from "./read/read-site.ts";

/** A file that is copied as it is. */
export interface CopiedFile {
  /** Relative to the output folder. */
  readonly path: string;
  /** Absolute. */
  readonly source: string;
}

/** The files that are copied as they are: content/files below files/, and public/ as it is. */
export function copiedFiles({ downloads, publicFiles }: SiteSources): CopiedFile[] {
  return [
    ...downloads.map(({ name, source }) => ({ path: `files/${name}`, source })),
    ...publicFiles.map(({ name, source }) => ({ path: name, source })),
  ];
}
