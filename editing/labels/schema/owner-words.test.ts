import { describe, expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import { smallModel } from "../../../tests/support/small-model.ts";
import english from "../../messages/en/fields.json" with { type: "json" };
import { developerKeys, wholeSiteSchema } from "./whole-site-schema.ts";

/** What only whoever writes the files knows: their folders, standards by number, how days are stored. */
const forDevelopers = /\bcontent\/|\bBCP\b|\bISO\b|\bmodel\.json\b|\bMarkdown\b|\bin (?:rem|px)\b/;
const storedDay = /\b[12]\d{3}-[01]\d-[0-3]\d\b/;

/** Titles and descriptions of a schema and what is in it. */
function wordsOf(schema: Schema): readonly { readonly words: string; readonly format?: string }[] {
  const format = "format" in schema ? schema.format : undefined;
  const own = [schema.title, schema.description].flatMap((words) => words ?? []);
  const inner =
    schema.type === "object"
      ? Object.values(schema.properties).flatMap(wordsOf)
      : schema.type === "array"
        ? wordsOf(schema.items)
        : [];
  return [...own.map((words) => ({ words, ...(format && { format }) })), ...inner];
}

describe("what a form says", () => {
  it.each(blocks.map(({ type, schema }) => [type, schema] as const))(
    "of a block of type %s is for its owner",
    (_, schema) => {
      const wrong = wordsOf(schema).filter(
        ({ words, format }) =>
          forDevelopers.test(words) || (format?.startsWith("date") && storedDay.test(words)),
      );
      expect(wrong).toEqual([]);
    },
  );

  it("of the whole site is for its owner", () => {
    const { properties } = wholeSiteSchema(smallModel);
    const wrong = Object.entries(properties)
      .filter(([key]) => !developerKeys.some((known) => known === key))
      .flatMap(([, schema]) => wordsOf(schema))
      .filter(({ words }) => forDevelopers.test(words));
    expect(wrong).toEqual([]);
  });

  it("of every kind of field is for its owner", () => {
    expect(JSON.stringify(english)).not.toMatch(forDevelopers);
  });
});
