import { type CollectionName, collections } from "../../../schema/collections/index.ts";
import type { AnyBlock } from "../../../schema/define-block.ts";
import { pageSchema, redirectsSchema } from "../../../schema/page-schema.ts";
import type { ArraySchema, ObjectSchema, Schema } from "../../../schema/schema.ts";
import { siteSchema } from "../../../schema/site-schema.ts";
import type { Holder } from "../edit.ts";
import { collectionOf } from "../entry-file.ts";
import type { EditedSite } from "../site-document.ts";
import { entrySchema } from "./entry-schema.ts";

/** The schemas whose titles are the words for what an edit changes. */
export interface Schemas {
  readonly site: ObjectSchema;
  readonly page: ObjectSchema;
  readonly redirects: ArraySchema;
  /** By type of block. */
  readonly blocks: ReadonlyMap<string, ObjectSchema>;
  /** By collection: fields and text. */
  readonly entries: ReadonlyMap<string, ObjectSchema>;
}

export function schemasOf(blocks: readonly AnyBlock[]): Schemas {
  const byType = new Map(blocks.map(({ type, schema }) => [type, schema]));
  const names = Object.keys(collections) as CollectionName[];
  const entries = new Map<string, ObjectSchema>(names.map((name) => [name, entrySchema(name)]));
  return { site: siteSchema, page: pageSchema, redirects: redirectsSchema, blocks: byType, entries };
}

/** The schema of what is in a holder; nothing for a block of unknown type, or one that is gone. */
export function schemaOf(schemas: Schemas, { config }: EditedSite, holder: Holder): Schema | undefined {
  if (holder.in === "entry") return schemas.entries.get(collectionOf(holder.file));
  if (holder.in !== "block") return schemas[holder.in];
  const page = config.pages.find(({ id }) => id === holder.page);
  const block = page?.blocks.find(({ id }) => id === holder.block);
  return block && schemas.blocks.get(block.type);
}
