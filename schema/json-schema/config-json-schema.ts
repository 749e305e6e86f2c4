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
 * The JSON Schema of site.config.json for code editors: as the one that checks it, and besides with tokens and values with a
 * condition in the place of any value, and `{ "each": … }` in the place of any list or item.
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

/** The names of definitions by what they hold: each item of a list and each value with a condition is used in several places. */
type Shared = Map<string, string>;

const eachKey = (key: string) => `each-${key}`;
const refTo = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` });

/** A block tells its `type` apart by the branch; code editors understand `oneOf` without a discriminator. */
function openedBlock({ discriminator: _, oneOf, ...block }: JsonSchema, shared: Shared): JsonSchema {
  const branches = oneOf as readonly JsonSchema[];
  return { ...block, oneOf: branches.map((branch) => openedObject(branch, shared)) };
}

function opened(schema: JsonSchema, shared: Shared): JsonSchema {
  const value = withTokens(schema, shared);
  if (value.$ref !== undefined) return value;
  const plain = withoutTexts(value);
  return alternatives(schema, [define(plain, "value", shared), conditional(plain, shared)]);
}

/** A value as it can be written without a condition. */
function withTokens(schema: JsonSchema, shared: Shared): JsonSchema {
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
  const item = define(withTokens(items, shared), "item", shared);
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
  const list = {
    ...withoutTexts(schema),
    items: { anyOf: [item, each, conditional({ anyOf: [item, each] }, shared), token] },
  };
  return alternatives(schema, [list, each, token]);
}

/** A reference to a definition, which is made if none is the same. */
function define(schema: JsonSchema, kind: string, shared: Shared): JsonSchema {
  const written = JSON.stringify(schema);
  const name = shared.get(written) ?? `${kind}-${shared.size + 1}`;
  shared.set(written, name);
  return refTo(name);
}

/** A value with a condition, whose sides are such values again or have a condition of their own. */
function conditional(value: JsonSchema, shared: Shared): JsonSchema {
  const side = define(value, "value", shared);
  const name = `if-${String(side.$ref).split("/").at(-1)}`;
  const definition: JsonSchema = {
    type: "object",
    title: "If",
    description: "A value that is there only if a condition holds, and what is there otherwise.",
    properties: {
      if: conditionSchema,
      value: side,
      else: {
        title: "Else",
        description: "What is there if it does not.",
        anyOf: [side, refTo(name)],
      },
    },
    required: ["if", "value"],
    additionalProperties: false,
  };
  shared.set(JSON.stringify(definition), name);
  return refTo(name);
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
