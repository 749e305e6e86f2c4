import { describe, expect, it } from "vitest";
import { blocks } from "../../blocks/index.ts";
import { closeSchema } from "../fields/close-schema.ts";
import type { Schema } from "../fields/schema.ts";
import { feedItemSchema } from "../model/extra-keys.ts";
import { emptyModel } from "../model/model.ts";
import { pageSchema } from "../site/page-schema.ts";
import { siteSchema } from "../site/site-schema.ts";
import { siteJsonSchema } from "./json-schema.ts";

/** Every schema in a schema, with the path of keys to it. */
function* everySchema(schema: Schema, path: string): Generator<[string, Schema]> {
  yield [path, schema];
  if (schema.type === "array") yield* everySchema(schema.items, `${path}[]`);
  if (schema.type !== "object") return;
  for (const [key, property] of Object.entries(schema.properties))
    yield* everySchema(property, `${path}.${key}`);
}

const all = [
  ...everySchema(siteSchema, "site"),
  ...everySchema(pageSchema, "page"),
  ...everySchema(feedItemSchema, "feed item"),
];

describe("what an author may write is explained where it is declared", () => {
  it.each(all)("%s has a title, and a description that is a sentence", (_, { title, description }) => {
    expect(title).toMatch(/^\S.*\S$|^\S$/);
    expect(description).toMatch(/^[A-Z0-9].*\.$/s);
  });

  it("every required key is one that there is", () => {
    for (const [path, schema] of all) {
      if (schema.type !== "object") continue;
      for (const key of schema.required ?? []) expect(schema.properties, path).toHaveProperty(key);
    }
  });
});

describe("the JSON Schema of site.config.json", () => {
  const schema = siteJsonSchema(blocks, emptyModel);

  it("closes every object, so that a misspelt key is never swallowed", () => {
    const open: string[] = [];
    const visit = (value: unknown, path: string) => {
      if (typeof value !== "object" || value === null) return;
      const { type, properties, additionalProperties, oneOf } = value as Record<string, unknown>;
      // JSON-LD may have any key.
      const isTemplate = path.includes("/structuredData");
      if (type === "object" && properties && !oneOf && !isTemplate && additionalProperties !== false)
        open.push(path);
      for (const [key, child] of Object.entries(value)) visit(child, `${path}/${key}`);
    };
    visit(schema, "");
    expect(open).toEqual([]);
  });

  it("has a branch for every block, told apart by its type", () => {
    const text = JSON.stringify(schema);
    for (const block of blocks) expect(text).toContain(`"type":{"const":"${block.type}"`);
    expect(text).toContain('"discriminator":{"propertyName":"type"}');
  });

  it("says what it is to a code editor", () => {
    expect(schema.$schema).toBe("http://json-schema.org/draft-07/schema#");
    expect(schema.required).toEqual(["configVersion", "site", "pages"]);
  });
});

it("closed() leaves the literal as it is", () => {
  const literal = {
    type: "object",
    title: "T",
    description: "D.",
    properties: { list: { type: "array", title: "T", description: "D.", items: { ...siteSchema } } },
  } as const satisfies Schema;
  const before = JSON.stringify(literal);
  expect(JSON.stringify(closeSchema(literal))).toContain("additionalProperties");
  expect(JSON.stringify(literal)).toBe(before);
});
