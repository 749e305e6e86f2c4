import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bakeryEntries, bakeryModel, cardsOf, checkBakery, pageOf } from "../support/bakery.ts";
import { packageRoot } from "../support/package-root.ts";

type Json = Readonly<Record<string, unknown>>;

/** What a site of one collection with some fields has to say of an entry, and what a page shows of it. */
function tried(
  fields: Json,
  frontMatter: string,
  more: Json = {},
  { body = "Text.", shown = "{{item.name}}" } = {},
) {
  const properties = { name: { type: "string" }, ...fields };
  const breads = {
    ...{ title: "Breads", singular: "Bread", label: "name", sort: ["name"] },
    ...{ fields: { type: "object", properties, ...(more.of as object) } },
    ...(more.collection as object),
  };
  const entries = {
    "breads/rye": `---\nname: Rye\n${frontMatter}\n---\n${body}\n`,
    ...(more.entries as object),
  };
  const list = cardsOf({ cards: { each: "breads", item: { title: shown, href: "/" } } });
  const { problems, site } = checkBakery({
    ...{ pages: [pageOf(list)], entries, model: { ...bakeryModel, collections: { breads } } },
    today: "2026-11-22",
    media: new Map(),
  });
  const props = site?.pages[0]?.blocks[0]?.props as { cards: { title: string }[] } | undefined;
  return {
    codes: problems.map(({ code, pointer }) => `${code} ${pointer}`),
    hints: problems.map(({ suggestion = "" }) => suggestion),
    shown: props?.cards.map(({ title }) => title),
  };
}

const text = (more: Json = {}) => ({ a: { type: "string", ...more } });
const at = (code: string, key = "a") => [`${code} /frontMatter/${key}`];

/** For each key of the tables: what it does, tried. Keys without effect on a page or a check are those of the editor's forms. */
const held: Readonly<Record<string, Readonly<Record<string, () => void>>>> = {
  "A field: text": {
    type: () => expect(tried(text(), "a: [b]").codes).toEqual(at("wrong-type")),
    description: () => expect(tried(text({ description: "A help." }), "a: [b]").hints).toEqual(["A help."]),
    format: () => expect(tried(text({ format: "date" }), "a: soon").codes).toEqual(at("wrong-value")),
    enum: () => expect(tried(text({ enum: ["b"] }), "a: c").codes).toEqual(at("wrong-value")),
    enumTitles: () =>
      expect(
        tried(text({ enum: ["b"], enumTitles: { b: "Bee" } }), "a: b", {}, { shown: "{{item.a}}" }).shown,
      ).toEqual(["Bee"]),
    measured: () =>
      expect(tried(text({ format: "file", measured: "yes" }), "").codes[0]).toMatch(/\/a\/measured$/),
    minLength: () => expect(tried(text({ minLength: 3 }), "a: bc").codes).toEqual(at("wrong-value")),
    maxLength: () => expect(tried(text({ maxLength: 3 }), "a: bcde").codes).toEqual(at("wrong-value")),
    pattern: () => expect(tried(text({ pattern: "^b$" }), "a: c").codes).toEqual(at("wrong-value")),
    errorMessage: () =>
      expect(tried(text({ pattern: "^b$", errorMessage: "Write b." }), "a: c").hints).toEqual(["Write b."]),
    default: () =>
      expect(tried(text({ default: "b" }), "", {}, { shown: "{{item.a}}" }).shown).toEqual(["b"]),
    defaultFrom: () => {
      const shownOf = (frontMatter: string, from = "name") =>
        tried(text({ defaultFrom: from, advisedLength: 20 }), frontMatter, {}, { shown: "{{item.a}}" }).shown;
      expect([shownOf(""), shownOf("a: Own"), shownOf("", "body")]).toEqual([["Rye"], ["Own"], ["Text."]]);
    },
    entry: () => expect(tried(text({ entry: "breads" }), "a: wheat").codes).toEqual(at("unknown-entry")),
    headingLevel: () => {
      const skipped = (headingLevel: number) =>
        tried(text({ format: "markdown", headingLevel }), 'a: "## B\\n\\n#### C"').codes;
      expect(skipped(2)).toEqual(at("skipped-heading"));
    },
  },
  "A field: number": {
    type: () => expect(tried({ a: { type: "number" } }, "a: b").codes).toEqual(at("wrong-type")),
    minimum: () =>
      expect(tried({ a: { type: "number", minimum: 2 } }, "a: 1.5").codes).toEqual(at("wrong-value")),
    maximum: () =>
      expect(tried({ a: { type: "number", maximum: 2 } }, "a: 2.5").codes).toEqual(at("wrong-value")),
    default: () =>
      expect(tried({ a: { type: "number", default: 2.5 } }, "", {}, { shown: "{{item.a}}" }).shown).toEqual([
        "2.5",
      ]),
  },
  "A field: whole number": {
    type: () => expect(tried({ a: { type: "integer" } }, "a: 1.5").codes).toEqual(at("wrong-type")),
    minimum: () =>
      expect(tried({ a: { type: "integer", minimum: 2 } }, "a: 1").codes).toEqual(at("wrong-value")),
    maximum: () =>
      expect(tried({ a: { type: "integer", maximum: 2 } }, "a: 3").codes).toEqual(at("wrong-value")),
    default: () =>
      expect(tried({ a: { type: "integer", default: 2 } }, "", {}, { shown: "{{item.a}}" }).shown).toEqual([
        "2",
      ]),
  },
  "A field: yes or no": {
    type: () => expect(tried({ a: { type: "boolean" } }, "a: perhaps").codes).toEqual(at("wrong-type")),
    default: () => {
      const where = { each: "breads", where: { a: true }, item: { title: "{{item.name}}", href: "/" } };
      const model = {
        ...bakeryModel,
        collections: {
          breads: {
            ...{ title: "Breads", label: "name" },
            fields: {
              type: "object",
              properties: { name: { type: "string" }, a: { type: "boolean", default: true } },
            },
          },
        },
      };
      const { site } = checkBakery({
        pages: [pageOf(cardsOf({ cards: where }))],
        model,
        entries: { "breads/rye": "---\nname: Rye\n---\n" },
      });
      const props = site?.pages[0]?.blocks[0]?.props as { cards: object[] } | undefined;
      expect(props?.cards).toHaveLength(1);
    },
  },
  "A field: list": {
    type: () =>
      expect(tried({ a: { type: "array", items: { type: "string" } } }, "a: b").codes).toEqual(
        at("wrong-type"),
      ),
    items: () =>
      expect(tried({ a: { type: "array", items: { type: "number" } } }, "a: [b]").codes).toEqual(
        at("wrong-type", "a/0"),
      ),
    minItems: () =>
      expect(tried({ a: { type: "array", items: { type: "string" }, minItems: 2 } }, "a: [b]").codes).toEqual(
        at("wrong-value"),
      ),
    maxItems: () =>
      expect(
        tried({ a: { type: "array", items: { type: "string" }, maxItems: 1 } }, "a: [b, c]").codes,
      ).toEqual(at("wrong-value")),
    default: () =>
      expect(
        tried(
          { a: { type: "array", items: { type: "string" }, default: ["b"] } },
          "",
          {},
          { shown: "{{item.a.0}}" },
        ).shown,
      ).toEqual(["b"]),
  },
  "A field: object": {
    type: () =>
      expect(tried({ a: { type: "object", properties: {} } }, "a: b").codes).toEqual(at("wrong-type")),
    properties: () =>
      expect(tried({ a: { type: "object", properties: {} } }, "a: { b: c }").codes).toEqual(
        at("unknown-key", "a/b"),
      ),
    required: () =>
      expect(
        tried({ a: { type: "object", properties: { b: { type: "string" } }, required: ["b"] } }, "a: {}")
          .codes,
      ).toEqual(at("missing-key")),
    dependencies: () => {
      const properties = { b: { type: "string" }, c: { type: "string" } };
      expect(
        tried({ a: { type: "object", properties, dependencies: { b: ["c"] } } }, "a: { b: d }").codes,
      ).toEqual(at("missing-key", "a/b"));
    },
    default: () => {
      const properties = { b: { type: "string" } };
      const fields = { a: { type: "object", properties, default: { b: "c" } } };
      expect(tried(fields, "", {}, { shown: "{{item.a.b}}" }).shown).toEqual(["c"]);
    },
  },
  "A collection": {
    fields: () => expect(tried({}, "b: c").codes).toEqual(at("unknown-key", "b")),
    "fields.properties": () => expect(tried(text(), "a: b").codes).toEqual([]),
    "fields.required": () =>
      expect(tried(text(), "", { of: { required: ["a"] } }).codes).toEqual(["missing-key /frontMatter"]),
    "fields.dependencies": () =>
      expect(
        tried({ ...text(), b: { type: "string" } }, "a: c", { of: { dependencies: { a: ["b"] } } }).codes,
      ).toEqual(at("missing-key")),
    label: () =>
      expect(tried({}, "", { collection: { label: "nmae" } }).codes).toEqual([
        "unknown-field /collections/breads/label",
      ]),
    picture: () =>
      expect(tried({}, "", { collection: { picture: "name" } }).codes).toEqual([
        "wrong-value /collections/breads/picture",
      ]),
    sort: () => {
      const entries = { "breads/spelt": "---\nname: Spelt\n---\n" };
      expect(tried({}, "", { collection: { sort: ["-name"] }, entries }).shown).toEqual(["Spelt", "Rye"]);
    },
    published: () => {
      const fields = text({ format: "date" });
      expect(tried(fields, "a: 2026-12-24", { collection: { published: "a" } }).shown).toEqual([]);
    },
    modified: () =>
      expect(tried(text(), "", { collection: { modified: "a" } }).codes).toEqual([
        "wrong-value /collections/breads/modified",
      ]),
    body: () =>
      expect(
        tried({}, "", { collection: { body: false } }, { shown: "{{item.body}}" }).codes.join(),
      ).toContain("unknown-token"),
    tokens: () => {
      const plain = { collection: { tokens: false } };
      const kept = ["{{item.name}}", "\\{{site.name}}", "{{{a}}}", "{{ a: { b } }}", "{{ site.name", "}} {{"];
      const shown = (name: string, more: Json) => {
        const { codes, shown } = tried({}, "", {
          ...more,
          entries: { "breads/rye": `---\nname: '${name}'\n---\n` },
        });
        return { codes, shown };
      };
      for (const text of kept) expect(shown(text, plain)).toEqual({ codes: [], shown: [text] });
      expect(shown("{{item.name}}", {}).codes).toEqual(["unknown-token /frontMatter/name"]);
      const body = ["{{a}} `{{b}}` \\{{c}}", "", "[away](/nowhere)"].join("\n");
      const { breads } = bakeryModel.collections;
      const { problems } = checkBakery({
        pages: [pageOf(cardsOf({}))],
        media: new Map(),
        entries: { ...bakeryEntries, "breads/rye": `---\nname: Rye\n---\n${body}\n` },
        model: {
          ...bakeryModel,
          collections: { ...bakeryModel.collections, breads: { ...breads, tokens: false } },
        },
      });
      expect(problems.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
        "broken-link 6:1",
      ]);
    },
    "body.headingLevel": () =>
      expect(tried({}, "", { collection: { body: { headingLevel: 4 } } }).codes).toEqual([
        "wrong-value /collections/breads/body/headingLevel",
      ]),
  },
};

/** What only the editor's forms show. */
const ofForms = [
  "title",
  "examples",
  "advisedLength",
  "singular",
  "description",
  "icon",
  "fields.type",
  "fields.title",
];
const alsoOfForms = [
  "fields.description",
  "fields.examples",
  "fields.default",
  "body.title",
  "body.description",
];

const page = readFileSync(join(packageRoot, "docs/content/guides/model-keys.md"), "utf8");
const tables = page
  .split(/^## /m)
  .slice(1)
  .map((part) => {
    const [title = ""] = part.split("\n");
    return [title, [...part.matchAll(/^\| `([^`]+)` \|/gm)].map(([, key = ""]) => key)] as const;
  });

describe.each(Object.entries(held))("%s", (title, keys) => {
  it("has every key of its table, tried here or one of the editor's forms", () => {
    const listed = tables.find(([name]) => name === title)?.[1] ?? [];
    expect(listed.length).toBeGreaterThan(2);
    const left = listed.filter((key) => !(key in keys) && ![...ofForms, ...alsoOfForms].includes(key));
    expect(left).toEqual([]);
    expect(Object.keys(keys).filter((key) => !listed.includes(key))).toEqual([]);
  });

  it.each(Object.entries(keys))("%s does what it says", (_, held) => held());
});

it("every table is tried", () => {
  expect(
    tables.map(([title]) => title).filter((title) => title !== "At the top" && !(title in held)),
  ).toEqual([]);
});
