import type { SiteSources } from "./read/read-site.ts";
import type { MadeFile } from "./write/make-pictures.ts";

/** The files that are copied as they are: content/files below files/, and public/ as it is. */
export function copiedFiles({ downloads, publicFiles }: SiteSources): MadeFile[] {
  return [
    ...downloads.map(({ name, source }) => ({ path: `files/${name}`, source })),
    ...publicFiles.map(({ name, source }) => ({ path: name, source })),
  ];
}
