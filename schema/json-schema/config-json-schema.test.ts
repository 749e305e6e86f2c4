import Ajv from "ajv";
import { expect, test } from "vitest";
import { blocks } from "../../blocks/index.ts";
import { fixtureModel } from "../../tests/support/check-small.ts";
import { smallConfig } from "../../tests/support/small-config.ts";
import { configJsonSchema } from "./config-json-schema.ts";

// As a code editor reads it: without our keywords.
const ajv = new Ajv({
  strict: false,
  validateFormats: false,
  inlineRefs: false,
  code: { optimize: false },
});
const accepts = ajv.compile(configJsonSchema(blocks, fixtureModel) as object);

/** The small site with something else in the place of a text that is in it. */
const changed = (before: string, after: string): unknown => {
  const text = JSON.stringify(smallConfig);
  expect(text).toContain(before);
  return JSON.parse(text.replace(before, () => after));
};

test("a code editor accepts the small site, whose blocks are fed by tokens and each", () => {
  expect(accepts(smallConfig)).toBe(true);
});

test.each([
  ["a key that there is not", '"subtitle":"{{site.hero.subtitle}}"', '"subtitel":"x"'],
  ["an unknown collection", '{"each":"posts"', '{"each":"post"'],
  ["an unknown key of each", '{"each":"posts"', '{"eech":1,"each":"posts"'],
  ["a key that an item has not", '"title":"{{item.title}}"', '"titel":"{{item.title}}"'],
  ["a block of no type", '"type":"faq"', '"type":"fqa"'],
  ["a token for a page", '"pages":[', '"pages":["{{site.page}}",'],
])("and underlines %s", (_, before, after) => {
  expect(accepts(changed(before, after))).toBe(false);
});
