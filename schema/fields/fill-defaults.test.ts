import { describe, expect, it } from "vitest";
import { blocks } from "../../blocks/index.ts";
import { siteSchema } from "../site/site-schema.ts";
import { compileValidator } from "../validators/validator.ts";
import { closeSchema } from "./close-schema.ts";
import { fillDefaults } from "./fill-defaults.ts";
import type { ObjectSchema, Schema } from "./schema.ts";

/** The least that has the schema's required keys, so that everything else is left to defaults. */
function least(schema: Schema): unknown {
  if (schema.type === "array") return [least(schema.items)];
  if (schema.type !== "object") return schema.type === "string" ? "a" : 1;
  const keys = new Set([...(schema.required ?? []), ...Object.keys(withoutDefaults(schema))]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const property = schema.properties[key];
      return property ? [[key, least(property)]] : [];
    }),
  );
}

function withoutDefaults({ properties }: ObjectSchema) {
  return Object.fromEntries(
    Object.entries(properties).filter(([, { default: given }]) => given === undefined),
  );
}

describe("filling defaults in", () => {
  const schemas = [
    ...blocks.map(({ type, schema }) => [type, schema] as const),
    ["site", siteSchema] as const,
  ];

  it.each(schemas)("does for %s what parse does", (_, schema) => {
    const value = least(schema);
    const parsed = structuredClone(value);
    compileValidator({ ...closeSchema(schema), definitions: { block: { title: "Block" } } })(parsed);
    expect(fillDefaults(schema, value)).toEqual(parsed);
  });

  it.each(blocks.map((block) => [block.type, block] as const))(
    "does for the sample of %s what parse does, and leaves the sample alone",
    (_, { schema, sample }) => {
      const before = structuredClone(sample);
      const parsed = structuredClone(sample);
      compileValidator({ ...closeSchema(schema), definitions: { block: { title: "Block" } } })(parsed);
      expect(fillDefaults(schema, sample)).toEqual(parsed);
      expect(sample).toEqual(before);
    },
  );

  it("leaves what is not of the schema's type", () => {
    expect(fillDefaults(siteSchema, { hero: 3, company: null, about: [] })).toMatchObject({
      hero: 3,
      company: null,
      about: [],
      language: "en-GB",
    });
  });
});
