import type { AnyBlock } from "../../../schema/block/define-block.ts";
import type { ObjectSchema, Schema } from "../../../schema/fields/schema.ts";
import type { Collection, Model } from "../../../schema/model/model.ts";
import { pageSchema } from "../../../schema/site/page-schema.ts";
import type { EditTarget } from "../../document/edit.ts";
import { collectionOf } from "../../document/entry.ts";
import { findPage } from "../../document/frames.ts";
import { isOrderFile } from "../../document/order.ts";
import { isPatternFile, patternCollection } from "../../document/pattern.ts";
import type { EditedSite } from "../../document/site-document.ts";
import { messages } from "../../messages/messages.ts";
import { entrySchema } from "./entry-schema.ts";
import { humanizeKey } from "./humanize-key.ts";
import { localizeSchema } from "./localize-schema.ts";
import { wholeSiteSchema } from "./whole-site-schema.ts";

/** The schemas of a site's model and blocks, as the editor shows them. */
export interface Schemas {
  readonly model: Model;
  /** Of `site`, with the settings of the model. */
  readonly site: ObjectSchema;
  readonly page: ObjectSchema;
  /** By type. */
  readonly blocks: ReadonlyMap<string, ObjectSchema>;
  /** By collection. */
  readonly entries: ReadonlyMap<string, ObjectSchema>;
}

export function schemasOf(blocks: readonly Pick<AnyBlock, "type" | "schema">[], model: Model): Schemas {
  const byType = new Map(blocks.map(({ type, schema }) => [type, schema]));
  const collections = Object.entries(model.collections);
  const entries = new Map(collections.map(([name, collection]) => [name, entrySchema(collection)]));
  return { model, site: wholeSiteSchema(model), page: localizeSchema(pageSchema), blocks: byType, entries };
}

/** Undefined for a block of unknown type, or a missing target. */
export function schemaOf(schemas: Schemas, { config }: EditedSite, target: EditTarget): Schema | undefined {
  switch (target.in) {
    case "redirects":
      return schemas.site.properties.redirects;
    case "entry": {
      if (isPatternFile(target.file)) return patternSchema();
      const name = collectionOf(target.file);
      const collection = schemas.model.collections[name];
      return isOrderFile(target.file) && collection ? orderSchema(collection) : schemas.entries.get(name);
    }
    case "block": {
      const block = findPage(config, target.page)?.blocks.find(({ id }) => id === target.block);
      return block && schemas.blocks.get(block.type);
    }
    default:
      return schemas[target.in];
  }
}

export function collectionTitle({ model }: Pick<Schemas, "model">, collection: string): string {
  if (collection === patternCollection) return messages.changes.patterns.title;
  return model.collections[collection]?.title ?? humanizeKey(collection);
}

function patternSchema(): ObjectSchema {
  const { title, name, blocks } = messages.changes.patterns;
  const block = { type: "object", title: blocks, description: "", properties: {} } as const;
  const properties = {
    title: { type: "string", title: name, description: "" },
    blocks: { type: "array", title: blocks, description: "", blocks: true, items: block },
  } as const;
  const frontMatter = { type: "object", title, description: "", properties } as const;
  return { type: "object", title, description: "", properties: { frontMatter } };
}

function orderSchema({ name, title, singular }: Collection): ObjectSchema {
  const described = {
    title: messages.values.order,
    description: messages.values.orderOf({ entries: title }),
  };
  const items = { type: "string", title: singular, description: "", entry: name } as const;
  const frontMatter = {
    type: "object",
    ...described,
    properties: { order: { type: "array", ...described, items } },
  } as const;
  return { type: "object", ...described, properties: { frontMatter } };
}
