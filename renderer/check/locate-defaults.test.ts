import { expect, it } from "vitest";
import { bakeryModel, cardsOf, checkBakery, pageOf } from "../../tests/support/bakery.ts";

const named = { type: "string" };
const entries = { "breads/rye": "---\nname: Rye\n---\n", "breads/spelt": "---\nname: Spelt\n---\n" };
const breads = (field: object) => ({
  ...{ title: "Breads", label: "name" },
  fields: { type: "object", properties: { name: named, a: field } },
});
const problemsOf = (field: object, own = entries) => {
  const list = cardsOf({ cards: { each: "breads", item: { title: "{{item.name}}", href: "/" } } });
  const model = { ...bakeryModel, collections: { breads: breads(field) } };
  const { problems } = checkBakery({ pages: [pageOf(list)], entries: own, model, media: new Map() });
  return problems.map(({ code, file, pointer }) => `${code} ${file} ${pointer}`);
};
const at = "content/model.json /collections/breads/fields/properties/a/default";

it.each<[string, object, string]>([
  ["a text that is too short", { type: "string", minLength: 3, default: "ab" }, "wrong-value"],
  ["no day", { type: "string", format: "date", default: "soon" }, "wrong-value"],
  ["no moment", { type: "string", format: "date-time", default: "soon" }, "wrong-value"],
  ["no address", { type: "string", format: "email", default: "x" }, "wrong-value"],
  ["no number to call", { type: "string", format: "telephone", default: "x" }, "wrong-value"],
  ["no colour", { type: "string", format: "colour", default: "reddish" }, "wrong-value"],
  ["no hours", { type: "string", format: "hours", default: "always" }, "wrong-value"],
  ["no position", { type: "string", format: "position", default: "x" }, "wrong-value"],
  ["a page that is not there", { type: "string", format: "link", default: "/nowhere" }, "broken-link"],
  ["a picture that is not there", { type: "string", format: "media", default: "x.jpg" }, "missing-picture"],
  ["a file that is not there", { type: "string", format: "file", default: "x.pdf" }, "file-missing"],
  ["an icon that is not there", { type: "string", format: "icon", default: "x" }, "unknown-icon"],
  ["an entry that is not there", { type: "string", entry: "breads", default: "x" }, "unknown-entry"],
  ["too few items", { type: "array", items: named, minItems: 1, default: [] }, "wrong-value"],
  ["too many items", { type: "array", items: named, maxItems: 1, default: ["a", "b"] }, "wrong-value"],
  [
    "an object without what it needs",
    { type: "object", properties: { x: named }, required: ["x"], default: {} },
    "wrong-value",
  ],
  [
    "an object with a key of none",
    { type: "object", properties: { x: named }, default: { y: "b" } },
    "wrong-value",
  ],
])("a default that is %s is one problem, at the model's line", (_, field, code) => {
  expect(problemsOf(field)).toEqual([`${code} ${at}`]);
});

it("what an entry says itself is a problem of the entry", () => {
  const field = { type: "string", format: "media", default: "x.jpg" };
  const own = { ...entries, "breads/rye": "---\nname: Rye\na: y.jpg\n---\n" };
  expect(problemsOf(field, own)).toEqual([
    `missing-picture ${at}`,
    "missing-picture content/breads/rye.md /frontMatter/a",
  ]);
});

it("a default of a setting is one of the model too", () => {
  const settings = {
    shop: { type: "object", properties: { photo: { ...named, format: "media", default: "x.jpg" } } },
  };
  const { problems } = checkBakery({
    ...{ pages: [pageOf(cardsOf({}))], entries: {}, media: new Map(), model: { settings, collections: {} } },
    site: { name: "A", company: undefined, shop: {} },
  });
  expect(problems.map(({ file, pointer }) => `${file} ${pointer}`)).toContain(
    "content/model.json /settings/shop/properties/photo/default",
  );
});
