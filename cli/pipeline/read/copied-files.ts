import type { SiteSources } from "./read-site.ts";

interface CopiedFile {
  /** Relative to the output folder. */
  readonly path: string;
  /** The path to read it from, absolute. */
  readonly source: string;
}

export function copiedNames({ downloads, publicFiles }: SiteSources) {
  return {
    files: downloads.map(({ name, bytes }) => ({ name, bytes })),
    publicFiles: publicFiles.map(({ name }) => `/${name}`),
  };
}

export function copiedFiles({ downloads, publicFiles }: SiteSources): CopiedFile[] {
  return [
    ...downloads.map(({ name, source }) => ({ path: `files/${name}`, source })),
    ...publicFiles.map(({ name, source }) => ({ path: name, source })),
  ];
}
