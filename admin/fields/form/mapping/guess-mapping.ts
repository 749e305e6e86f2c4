import { isAssignable } from "../../../../editing/labels/tokens/list-quotable.ts";
import { entrySchema } from "../../../../renderer/resolve/entries/entry-schema.ts";
import type { ObjectSchema, Schema } from "../../../../schema/fields/schema.ts";
import type { Collection } from "../../../../schema/model/model.ts";

export function guessMapping(item: Schema, collection: Collection): unknown {
  const source = entrySchema(collection);
  if (item.type !== "object")
    return item.type === "string" ? token(bestFor("", item, source, collection)) : undefined;
  const mapped = Object.entries(item.properties).flatMap(([key, schema]) => {
    const field = bestFor(key, schema, source, collection);
    const isNeeded = item.required?.includes(key) ?? false;
    return field === undefined || !(isNeeded || isTold(key, field, collection)) ? [] : [[key, token(field)]];
  });
  return Object.fromEntries(mapped);
}

function token(field: string | undefined): string | undefined {
  return field === undefined ? undefined : `{{item.${field}}}`;
}

function bestFor(
  key: string,
  schema: Schema,
  source: ObjectSchema,
  collection: Collection,
): string | undefined {
  const fitting = Object.entries(source.properties).filter(([, property]) => isAssignable(property, schema));
  const has = (field: string | undefined) => fitting.some(([name]) => name === field);
  const isText = schema.type === "string" && schema.format === undefined && schema.enum === undefined;
  const wanted = [
    key,
    ...(isText ? [collection.label] : []),
    ...(schema.type === "string" && schema.format === "media" ? [collection.picture] : []),
    ...(schema.type === "string" && schema.format === "link" ? ["href"] : []),
    ...(schema.type === "string" && schema.format === "date" ? [collection.published] : []),
  ];
  const found = wanted.find(has);
  if (found !== undefined) return found;
  if (schema.type === "string" && schema.format === "media" && isPictureList(source, collection))
    return `${collection.picture}.0`;
  const isLong = schema.type === "string" && (schema.format === "markdown" || schema.format === "multiline");
  return isLong
    ? fitting.find(([, property]) => property.type === "string" && property.format === schema.format)?.[0]
    : undefined;
}

function isPictureList({ properties }: ObjectSchema, { picture = "" }: Collection): boolean {
  return properties[picture]?.type === "array";
}

function isTold(key: string, field: string, { label, picture }: Collection): boolean {
  return (
    key === field ||
    field === picture ||
    field === `${picture}.0` ||
    (field === label && /^(?:title|name)$/.test(key))
  );
}
