import type { SiteSources } from "./read-site.ts";

/** A file that is copied as it is. */
export interface CopiedFile {
  /** Relative to the output folder. */
  readonly path: string;
  /** Absolute. */
  readonly source: string;
}

/** What links may name of them: the names of content/files, and the paths of public/, each from a slash on. */
export function copiedNames({ downloads, publicFiles }: SiteSources) {
  return {
    files: downloads.map(({ name }) => name),
    publicFiles: publicFiles.map(({ name }) => `/${name}`),
  };
}

/** The files that are copied as they are: content/files below files/, and public/ as it is. */
export function copiedFiles({ downloads, publicFiles }: SiteSources): CopiedFile[] {
  return [
    ...downloads.map(({ name, source }) => ({ path: `files/${name}`, source })),
    ...publicFiles.map(({ name, source }) => ({ path: name, source })),
  ];
}
