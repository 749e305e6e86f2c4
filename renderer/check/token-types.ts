import type { ObjectSchema, Schema } from "../../schema/fields/schema.ts";
import { formatUse } from "../../schema/formats/index.ts";
import type { Model } from "../../schema/model/model.ts";
import { entrySchema } from "../resolve/entries/entry-schema.ts";
import { kindOfSchema } from "../resolve/tokens/value-kinds.ts";

export type TokenTypes = Readonly<Record<string, Schema>>;

/** The schema of the value that a token's path leads to; undefined if the path leads nowhere. */
export function typeAt(path: string, types: TokenTypes, model: Model): Schema | undefined {
  const [root = "", ...keys] = path.split(".");
  let found: Schema | undefined = Object.hasOwn(types, root) ? types[root] : undefined;
  for (const key of keys) found = found && typeBelow(found, key, model);
  return found;
}

function typeBelow(schema: Schema, key: string, model: Model): Schema | undefined {
  if (schema.type === "array") return /^\d+$/.test(key) ? schema.items : undefined;
  const object = entryType(schema, model) ?? schema;
  if (object.type !== "object") return undefined;
  return Object.hasOwn(object.properties, key) ? object.properties[key] : undefined;
}

export function entryType(schema: Schema, model: Model): ObjectSchema | undefined {
  const name = schema.type === "string" ? schema.entry : undefined;
  const collection =
    name !== undefined && Object.hasOwn(model.collections, name) ? model.collections[name] : undefined;
  return collection && entrySchema(collection);
}

export function pathsIn(types: TokenTypes, model: Model): string[] {
  return Object.entries(types).flatMap(([root, schema]) => pathsBelow(schema, root, model, 3));
}

function pathsBelow(schema: Schema, prefix: string, model: Model, levels: number): string[] {
  const object = entryType(schema, model) ?? schema;
  if (object.type !== "object" || levels === 0) return [prefix];
  return Object.entries(object.properties).flatMap(([key, property]) =>
    pathsBelow(property, `${prefix}.${key}`, model, levels - 1),
  );
}

export function isReadable(schema: Schema): boolean {
  if (schema.type === "number" || schema.type === "integer") return true;
  if (schema.type !== "string" || schema.entry !== undefined) return false;
  return formatUse(schema.format).inText !== "never";
}

/** Why a token of the type `source` can't stand for the value of `key`, as a sentence; undefined if it can. */
export function mismatch(
  path: string,
  source: Schema,
  target: Schema,
  key: string,
  model: Model,
): string | undefined {
  const kind = (schema: Schema) => kindOfSchema(schema, model.formats);
  const wrong = () => `{{${path}}} is ${kind(source)}; "${key}" needs ${kind(target)}.`;
  switch (target.type) {
    case "string":
      return fitsText(source, target) ? undefined : wrong();
    case "array": {
      if (source.type !== "array") return wrong();
      if (target.blocks) return wrong();
      return mismatch(`${path}.0`, source.items, target.items, key, model);
    }
    case "object": {
      const object = entryType(source, model) ?? source;
      if (object.type !== "object") return wrong();
      return objectMisfit(path, object, target, model);
    }
    case "number":
      return source.type === "number" || source.type === "integer" ? undefined : wrong();
    default:
      return source.type === target.type ? undefined : wrong();
  }
}

function objectMisfit(
  path: string,
  source: ObjectSchema,
  target: ObjectSchema,
  model: Model,
): string | undefined {
  const missing = (target.required ?? []).find((key) => !Object.hasOwn(source.properties, key));
  if (missing !== undefined) return `{{${path}}} has no "${missing}", which is needed here.`;
  for (const [key, property] of Object.entries(target.properties)) {
    const own = Object.hasOwn(source.properties, key) ? source.properties[key] : undefined;
    const wrong = own && mismatch(`${path}.${key}`, own, property, key, model);
    if (wrong) return wrong;
  }
  return undefined;
}

function fitsText(source: Schema, target: Schema & { type: "string" }): boolean {
  const { format, entry } = target;
  if (source.type === "number" || source.type === "integer") return isPlain(target) || format === "markdown";
  if (source.type !== "string") return false;
  if (entry !== undefined) return source.entry === entry || (source.entry === undefined && isPlain(source));
  if (source.entry !== undefined) return false;
  if (format === source.format || (format === "date" && source.format === "date-time")) return true;
  if (format === undefined || format === "multiline") return isReadable(source);
  if (format === "markdown") return isReadable(source);
  if (format === "link") return isPlain(source) || ["file", "embed"].includes(source.format ?? "");
  // Texts with a format are checked when their value is known.
  return isPlain(source) && formatUse(format).fromText;
}

const isPlain = ({ type, format, entry }: Schema & { type: "string" }) =>
  type === "string" && entry === undefined && (format === undefined || format === "multiline");
