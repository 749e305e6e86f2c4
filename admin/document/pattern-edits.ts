import { fileSystemKey } from "../../schema/confusable-names.ts";
import type { SlugOptions } from "../../schema/slug.ts";
import { slugOf } from "../../schema/slug.ts";
import type { Migrations } from "../../schema/versions.ts";
import type { Edit, InsertEntry } from "./edit.ts";
import { migrateBlocks } from "./migrate-blocks.ts";
import { patternDocument, patternFile, patternNameOf, type SavedPattern } from "./pattern-file.ts";
import type { BlockDocument } from "./site-document.ts";
import { uniqueId } from "./unique-id.ts";

interface KeptBlocks {
  readonly title: string;
  readonly blocks: readonly BlockDocument[];
  /** Files that there are, and were when the site was saved last. */
  readonly taken: readonly string[];
  readonly slugs: SlugOptions;
}

const longest = 60;
const unnamed = "pattern";

/** Patterns of one name have files of their own; so has one whose name has no letter that a file's can have. */
export function savePattern({ title, blocks, taken, slugs }: KeptBlocks): InsertEntry {
  const slug = slugOf(title, { longest, ...slugs })
    .replace(/[^a-z0-9-]+/g, "")
    .replace(/^-+/, "");
  const names = taken.map((file) => fileSystemKey(patternNameOf(file)));
  const name = uniqueId(slug === "" || isDevice(slug) ? unnamed : slug, names);
  return { kind: "insert-entry", file: patternFile(name), entry: patternDocument(title, blocks) };
}

function isDevice(name: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(name);
}

export function insertPattern(
  { blocks, configVersion }: SavedPattern,
  { page, before }: { readonly page: string; readonly before: string | undefined },
  migrations: Migrations,
): Edit {
  const present = migrateBlocks(structuredClone(blocks), configVersion, migrations) as BlockDocument[];
  const at = { page, ...(before !== undefined && { before }) };
  const edits = present.map(({ lock: _, ...block }): Edit => ({ kind: "insert-block", ...at, block }));
  const [only, ...others] = edits;
  return only && others.length === 0 ? only : { kind: "batch", edits };
}
