import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { dirname, extname, resolve } from "node:path";
import { contentType } from "../files/content-type.ts";
import { SiteError } from "../files/site-error.ts";
import type { SiteFolder } from "../files/site-folder.ts";
import { isOutside } from "../files/site-path.ts";
import { headersFor } from "./match-rules.ts";
import { bytesOf, type OutputFile } from "./output-file.ts";
import { parseHeaders } from "./read-host-rules.ts";
import { writeFileWhole } from "./write-file-whole.ts";

interface ListedFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly contentType: string;
  readonly contentEncoding?: string;
  readonly cacheControl: string;
}

const encodings: Readonly<Record<string, string>> = { ".br": "br", ".gz": "gzip" };
const revalidated = "public, max-age=0, must-revalidate";

/** Where the list is written. Throws a SiteError for a place in the output folder, which has files of the site only. */
export function manifestFile(folder: SiteFolder, out: string, file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  const target = resolve(folder.path, file);
  if (isOutside(out, target)) return target;
  throw new SiteError(
    `${file} is in the output folder, which is published.\n  Choose a place outside it with --manifest.`,
  );
}

/** Writes the list of a site's files to the path `target`, each with its size, hash and headers. */
export async function writeManifest(
  target: string,
  files: readonly OutputFile[],
  base: string,
): Promise<void> {
  const sorted = [...files].sort((one, other) => (one.path < other.path ? -1 : 1));
  const paths = new Set(files.map(({ path }) => path));
  const rulesFile = files.find(({ path }) => path === "_headers");
  const headers = parseHeaders(rulesFile ? Buffer.from(await bytesOf(rulesFile)).toString() : "");
  const listed: ListedFile[] = [];
  for (const file of sorted) {
    const bytes = await bytesOf(file);
    const ending = extname(file.path);
    const plain = file.path.slice(0, -ending.length);
    const contentEncoding = paths.has(plain) ? encodings[ending] : undefined;
    listed.push({
      path: file.path,
      size: bytes.byteLength,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      contentType: contentType(contentEncoding === undefined ? file.path : plain),
      ...(contentEncoding !== undefined && { contentEncoding }),
      cacheControl: headersFor({ headers }, `${base}/${file.path}`)["cache-control"] ?? revalidated,
    });
  }
  mkdirSync(dirname(target), { recursive: true });
  await writeFileWhole(target, `${JSON.stringify({ version: 1, files: listed }, null, 2)}\n`);
}
