import { describe, expect, it } from "vitest";
import type { Schema } from "../../../schema/fields/schema.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { blocks } from "../../index.ts";
import { catalogues } from "../messages/index.ts";
import { isSampleText, sampleTextIn } from "./index.ts";

const own = ["00", "000", "01632 960187", "hello@example.com"];

/** The texts of a sample that visitors read. */
function* textsIn(value: unknown, schema: Schema | undefined): Generator<string> {
  if (typeof value === "string") {
    const isWords = schema?.type === "string" && !schema.enum && !schema.entry;
    if (isWords && (schema.format === undefined || /^(?:markdown|multiline)$/.test(schema.format)))
      yield value;
  } else if (Array.isArray(value)) {
    for (const item of value) yield* textsIn(item, schema?.type === "array" ? schema.items : undefined);
  } else if (isObject(value))
    for (const [key, child] of Object.entries(value))
      yield* textsIn(child, schema?.type === "object" ? schema.properties[key] : undefined);
}

const names = ["name", "id"];

describe("the texts of the samples", () => {
  it.each(Object.keys(catalogues).filter((language) => language !== "en"))(
    "have a translation each, in %s",
    (language) => {
      const missing = blocks.flatMap(({ type, schema, sample }) =>
        [...textsIn(sample, schema)]
          .filter((text) => !own.includes(text) && !names.includes(text) && /\s/.test(text))
          .filter((text) => sampleTextIn(language, text) === text)
          .map((text) => `${type}: ${text}`),
      );
      expect(missing).toEqual([]);
    },
  );

  it("are known as such in each language, but for words that can stay", () => {
    expect(isSampleText(sampleTextIn("de-CH", "Write the answer here."))).toBe(true);
    expect(isSampleText("Write the answer here.")).toBe(true);
    expect(isSampleText(sampleTextIn("fr", "Call us"))).toBe(false);
    expect(sampleTextIn("de", sampleTextIn("fr", "Write the answer here."))).toBe(
      sampleTextIn("de", "Write the answer here."),
    );
    expect(sampleTextIn("nl", "Write the answer here.")).toBe("Write the answer here.");
  });
});
