import { itemTitle } from "../../../editing/labels/item-title.ts";
import { humanizeKey, withinSentence } from "../../../editing/labels/schema/humanize-key.ts";
import { collectionTitle } from "../../../editing/labels/schema/schemas.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { ObjectSchema, Schema } from "../../../schema/fields/schema.ts";
import { isConditional, isEach } from "../../../schema/site/each.ts";
import type { Each } from "../../../schema/site/site-config.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { matchesSchema } from "../form/mapping/matches-schema.ts";

type ItemKind = { readonly title?: string } & (
  | { readonly kind: "value" | "unknown-block" }
  | { readonly kind: "object"; readonly schema: ObjectSchema }
  | { readonly kind: "each"; readonly each: Each }
  | { readonly kind: "block"; readonly schema: ObjectSchema; readonly props: unknown }
);

export function useItemKind(schema: Schema, value: unknown, isBlock: boolean): ItemKind {
  const { schemas } = useOpenedSite();
  if (isBlock) return blockKind(value, schemas.blocks);
  if (isConditional(value)) return { kind: "value", title: itemTitle(value.value, schema, 0) };
  if (isEach(value)) {
    const from = value.each.includes("{{")
      ? value.each
      : withinSentence(collectionTitle(schemas, value.each));
    return { kind: "each", each: value, title: messages.values.oneForEach({ from }) };
  }
  return schema.type === "object" && matchesSchema(schema, value)
    ? { kind: "object", schema }
    : { kind: "value" };
}

function blockKind(value: unknown, schemas: ReadonlyMap<string, ObjectSchema>): ItemKind {
  if (!isObject(value) || typeof value.type !== "string") return { kind: "value" };
  const schema = schemas.get(value.type);
  if (!schema) return { kind: "unknown-block", title: humanizeKey(value.type) };
  const props = value.props ?? {};
  const words = itemTitle(props, schema, 0);
  const title = words === `${schema.title} 1` ? schema.title : `${schema.title}: ${words}`;
  return { kind: "block", schema, props, title };
}
