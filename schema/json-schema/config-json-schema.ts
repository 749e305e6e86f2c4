import type { AnyBlock } from "../block/define-block.ts";
import type { JsonSchema } from "../fields/close-schema.ts";
import type { Model } from "../model/model.ts";
import { conditionSchema, eachProperties } from "../site/each.ts";
import { siteJsonSchema } from "./json-schema.ts";

const token: JsonSchema = { type: "string", pattern: "^\\s*\\{\\{[^{}]*\\}\\}\\s*$" };
const withToken: JsonSchema = { type: "string", pattern: "\\{\\{[^{}]*\\}\\}" };

/** Keys whose values can't have tokens. */
const fixed = ["id", "type", "entries", "paginate", "path", "languages"];

/**
 * The JSON Schema of site.config.json for code editors: as the one that checks it, and besides with tokens in the
 * place of any value and `{ "each": … }` in the place of any list or item.
 */
export function configJsonSchema(blocks: readonly AnyBlock[], model: Model): JsonSchema {
  const schema = siteJsonSchema(blocks, model);
  const { definitions, properties, ...others } = schema as Record<string, Record<string, JsonSchema>>;
  const names = Object.keys(model.collections);
  const { block, ...rest } = definitions ?? {};
  const { site = {}, pages = {}, ...top } = properties ?? {};
  const shared: Shared = new Map();
  const opening = {
    site: openedObject(site, shared),
    pages: { ...pages, items: openedObject(pages.items as JsonSchema, shared) },
    block: openedBlock(block ?? {}, shared),
  };
  return {
    ...others,
    properties: { ...top, site: opening.site, pages: opening.pages },
    definitions: {
      ...rest,
      ...Object.fromEntries([...shared].map(([written, name]) => [name, JSON.parse(written) as JsonSchema])),
      ...mapKeys(eachProperties, eachKey),
      block: opening.block,
      each: { anyOf: [{ enum: names }, token], ...pick(eachProperties.each ?? {}) },
    },
  };
}

/** The names of definitions by list item: each item is used in three places. */
type Shared = Map<string, string>;

const eachKey = (key: string) => `each-${key}`;
const refTo = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` });

/** A block tells its `type` apart by the branch; code editors understand `oneOf` without a discriminator. */
function openedBlock({ discriminator: _, oneOf, ...block }: JsonSchema, shared: Shared): JsonSchema {
  const branches = oneOf as readonly JsonSchema[];
  return { ...block, oneOf: branches.map((branch) => openedObject(branch, shared)) };
}

function opened(schema: JsonSchema, shared: Shared): JsonSchema {
  if (schema.$ref !== undefined) return schema;
  const { type } = schema;
  if (type === "object") return alternatives(schema, [openedObject(withoutTexts(schema), shared), token]);
  if (type === "array") return openedList(schema, shared);
  if (type === "string") {
    const restricted = ["enum", "pattern", "minLength", "maxLength"].some((key) =>
      Object.hasOwn(schema, key),
    );
    return restricted ? alternatives(schema, [withoutTexts(schema), withToken]) : schema;
  }
  return type === "number" || type === "integer" || type === "boolean"
    ? alternatives(schema, [withoutTexts(schema), token])
    : schema;
}

function openedObject(schema: JsonSchema, shared: Shared): JsonSchema {
  const properties = schema.properties as Readonly<Record<string, JsonSchema>> | undefined;
  const open =
    properties &&
    mapValues(properties, (property, key) => {
      if (fixed.includes(key)) return property;
      return key === "props" ? openedObject(property, shared) : opened(property, shared);
    });
  const { additionalProperties } = schema;
  return {
    ...schema,
    ...(open && { properties: open }),
    ...(typeof additionalProperties === "object" && {
      additionalProperties: opened(additionalProperties as JsonSchema, shared),
    }),
  };
}

function openedList(schema: JsonSchema, shared: Shared): JsonSchema {
  const items = schema.items as JsonSchema;
  // Blocks are placed one by one.
  if (items.$ref !== undefined) return schema;
  const written = JSON.stringify(opened(items, shared));
  const name = shared.get(written) ?? `item-${shared.size + 1}`;
  shared.set(written, name);
  const item = refTo(name);
  const named: JsonSchema = {
    type: "string",
    title: "Shape",
    description: "The name of a shape in site.shapes.",
  };
  const each: JsonSchema = {
    type: "object",
    title: "Each",
    description: "Takes the entries of a collection, or the items of a list, one by one.",
    properties: {
      ...mapValues(eachProperties, (_, key) => refTo(eachKey(key))),
      each: refTo("each"),
      item: { anyOf: [item, named] },
    },
    required: ["each"],
    additionalProperties: false,
  };
  const list = { ...withoutTexts(schema), items: { anyOf: [item, each, conditional(item), token] } };
  return alternatives(schema, [list, each, token]);
}

function conditional(value: JsonSchema): JsonSchema {
  const properties = { if: conditionSchema, value };
  return { type: "object", title: "If", properties, required: ["if", "value"], additionalProperties: false };
}

function alternatives(schema: JsonSchema, anyOf: readonly JsonSchema[]): JsonSchema {
  return { ...pick(schema), anyOf };
}

const texts = ["title", "description", "default", "examples"];

const pick = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => texts.includes(key)));

const withoutTexts = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !texts.includes(key)));

function mapValues(
  values: Readonly<Record<string, JsonSchema>>,
  change: (value: JsonSchema, key: string) => JsonSchema,
): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));
}

const mapKeys = (values: Readonly<Record<string, JsonSchema>>, change: (key: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [change(key), value]));
