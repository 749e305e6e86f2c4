import { describe, expect, it } from "vitest";
import { defineBlock } from "../block/define-block.ts";
import type { ObjectSchema } from "../fields/schema.ts";
import { migrationsOf } from "../migrations/migrations-of.ts";
import { renameProp } from "../migrations/rename-prop.ts";
import type { Collection, Model } from "../model/model.ts";
import { readJson } from "../sources/json-source.ts";
import { readMarkdown } from "../sources/markdown-source.ts";
import type { Source } from "../sources/source.ts";
import { compileValidators } from "./compile-validators.ts";
import { createParser } from "./parse.ts";

const schema = {
  type: "object",
  title: "Notice",
  description: "A notice.",
  properties: {
    text: { type: "string", title: "Text", description: "The words." },
    tone: {
      type: "string",
      enum: ["warm", "cool"],
      title: "Tone",
      description: "How it looks.",
      default: "warm",
    },
    success: {
      type: "object",
      title: "Success",
      description: "What comes then.",
      properties: {
        title: { type: "string", title: "Heading", description: "The heading.", default: "Done" },
      },
      default: {},
    },
  },
  required: ["text"],
} as const satisfies ObjectSchema;

const notice = defineBlock({
  type: "notice",
  schema,
  view: () => null,
  sample: { text: "Closed on Monday." },
});
const smallConfig = { configVersion: 2, site: { url: "https://small.example", name: "Small" } };

const breads: Collection = {
  name: "breads",
  title: "Breads",
  singular: "Bread",
  description: "",
  label: "title",
  sort: ["id"],
  fields: {
    type: "object",
    title: "Bread",
    description: "",
    properties: {
      title: { type: "string", title: "Title", description: "The name.", minLength: 1 },
      description: { type: "string", title: "Description", description: "A sentence." },
      order: { type: "integer", title: "Order", description: "Its place.", default: 0 },
      code: {
        type: "string",
        title: "Code",
        description: "A code.",
        pattern: "^[A-Z]$",
        errorMessage: "Write one capital.",
      },
      shape: {
        type: "object",
        title: "Shape",
        description: "Its shape.",
        properties: { note: { type: "string", title: "Note", description: "A note." } },
      },
    },
    required: ["title", "description"],
  },
};
const model: Model = { settings: {}, collections: { breads } };
const parser = createParser(compileValidators([notice], model), migrationsOf([notice]));

function sourceOf(value: unknown): Source {
  const { source } = readJson("site.config.json", JSON.stringify(value));
  if (!source) throw new Error("The config is not JSON.");
  return source;
}

const withBlock = (block: object) => ({
  ...smallConfig,
  pages: [{ id: "home", path: "/", title: "Home", description: "Home.", blocks: [block] }],
});
const placed = { id: "a", type: "notice", props: { text: "Closed on Monday." } };

describe("a site", () => {
  it("gets the defaults of its settings, its pages and its blocks, objects in objects among them", () => {
    const { value, problems } = parser.site(sourceOf(withBlock(placed)));
    expect(problems).toEqual([]);
    expect(value?.file).toBe("site.config.json");
    expect(value?.site.language).toBe("en-GB");
    expect(value?.site.theme?.dark?.paper).toMatch(/^#[0-9a-f]{6}$/);
    expect(value?.pages[0]).toMatchObject({ keywords: [], listed: true });
    expect(value?.pages[0]?.blocks[0]?.props).toEqual({
      text: "Closed on Monday.",
      tone: "warm",
      success: { title: "Done" },
    });
  });

  it("gets them on a copy: what was read stays as the author wrote it", () => {
    const source = sourceOf(withBlock(placed));
    const before = JSON.stringify(source.value);
    parser.site(source);
    expect(JSON.stringify(source.value)).toBe(before);
  });

  it("does not share defaults with the next one that is parsed", () => {
    const first = parser.site(sourceOf(withBlock(placed))).value;
    const second = parser.site(sourceOf(withBlock(placed))).value;
    expect(first?.pages[0]?.blocks[0]?.props.success).not.toBe(second?.pages[0]?.blocks[0]?.props.success);
  });

  it("with a problem is no value", () => {
    const { value, problems } = parser.site(sourceOf(withBlock({ ...placed, props: { text: 3 } })));
    expect(value).toBeUndefined();
    expect(problems).toMatchObject([{ code: "wrong-type", pointer: "/pages/0/blocks/0/props/text" }]);
  });

  it("may have an unfinished draft, which is an address and warnings", () => {
    const broken = { id: "new", path: "/new", draft: true, blocks: [{ ...placed, props: { text: 3 } }] };
    const { pages } = withBlock(placed);
    const { value, problems } = parser.site(sourceOf({ ...smallConfig, pages: [...pages, broken] }));
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
      ["missing-key", "warning"],
      ["missing-key", "warning"],
      ["wrong-type", "warning"],
    ]);
    expect(value?.pages).toHaveLength(2);
    expect(value?.pages[1]).toMatchObject({ id: "new", path: "/new", draft: true, blocks: [] });
  });

  it.each([
    ["a list", []],
    ["null", null],
    ["a text", "site"],
    ["a number", 1],
  ])("that is %s is one problem", (_, value) => {
    expect(parser.site(sourceOf(value)).problems).toMatchObject([{ code: "wrong-type", pointer: "" }]);
  });
});

describe("a site with blocks of an older version", () => {
  const older = defineBlock({ ...notice, migrations: [renameProp("words", "text"), withoutSize] });
  const migrating = createParser(compileValidators([older], model), migrationsOf([older]));
  const old = { id: "a", type: "notice", props: { size: 1, words: "Closed on Monday." } };
  const located = (block: object) => {
    const source = sourceOf(withBlock(block));
    const { problems } = migrating.site(source);
    return problems.map((problem) => [problem.message, source.text.slice(source.locate(problem).column - 1)]);
  };

  it("is that of the present one, and what was read stays as the author wrote it", () => {
    const source = sourceOf(withBlock(old));
    const { value, problems } = migrating.site(source);
    expect(problems).toEqual([]);
    expect(value).toEqual(parser.site(sourceOf(withBlock(placed))).value);
    expect(source.value).toEqual(withBlock(old));
  });

  it("has its problems at the nearest part of each place that is in the text", () => {
    expect(located({ ...old, props: { words: 3 } })).toEqual([
      ['"text" must be a text, not the number 3.', expect.stringMatching(/^\{"words":3\}/)],
    ]);
    expect(located({ ...old, props: { words: "x", tone: "hot" } })).toEqual([
      ['"tone" can\'t be "hot".', expect.stringMatching(/^"hot"/)],
    ]);
    expect(located({ ...old, props: { words: "x", text: "y" } })).toEqual([
      ['"props" has no key "words".', expect.stringMatching(/^"words"/)],
    ]);
  });

  it("does not share what a migration has put into several blocks", () => {
    const shared = defineBlock({
      ...notice,
      migrations: [(props) => (Object.hasOwn(props, "success") ? props : { ...props, success: empty })],
    });
    const site = withBlock({ ...placed, id: "b" });
    createParser(compileValidators([shared], model), migrationsOf([shared])).site(sourceOf(site));
    expect(empty).toEqual({});
  });
});

const empty = {};

function withoutSize(props: Readonly<Record<string, unknown>>) {
  const { size: _, ...others } = props;
  return Object.hasOwn(props, "size") ? others : props;
}

describe("an entry", () => {
  const entryOf = (frontMatter: unknown, body = "Text.") =>
    ({
      file: "content/breads/a.md",
      text: "",
      value: { frontMatter, body },
      locate: () => ({ line: 1, column: 1 }),
    }) satisfies Source;

  it("is its front matter with defaults, its id and its Markdown as written", () => {
    const source = entryOf({ title: "Guides", description: "What you may build." });
    const { value, problems } = parser.entry(source, "breads", "guides");
    expect(problems).toEqual([]);
    expect(value).toEqual({
      file: "content/breads/a.md",
      collection: "breads",
      id: "guides",
      fields: { title: "Guides", description: "What you may build.", order: 0 },
      body: "Text.",
    });
    expect(source.value.frontMatter).toEqual({ title: "Guides", description: "What you may build." });
  });

  it("is checked as strictly as the config, at places in its front matter", () => {
    const { value, problems } = parser.entry(
      entryOf({ title: "Guides", descripton: "x" }),
      "breads",
      "guides",
    );
    expect(value).toBeUndefined();
    expect(problems).toMatchObject([
      { code: "unknown-key", pointer: "/frontMatter/descripton", suggestion: 'Did you mean "description"?' },
    ]);
  });

  it("that is a draft may be unfinished: warnings, and no value", () => {
    const value = { frontMatter: { title: "", draft: true }, body: "" };
    const { source } = readJson("content/breads/rye.md", JSON.stringify(value));
    if (!source) throw new Error("No source.");
    const parsed = parser.entry(source, "breads", "rye");
    expect(parsed.value).toBeUndefined();
    expect(parsed.problems.map(({ severity }) => severity)).toEqual(["warning", "warning", "warning"]);
  });

  it("has not what is written without a value, wherever it is", () => {
    const fields = { title: "a", description: "b", order: null, shape: { note: null } };
    const { value, problems } = parser.entry(entryOf(fields), "breads", "a");
    expect(problems).toEqual([]);
    expect(value?.fields).toEqual({ title: "a", description: "b", order: 0, shape: {} });
  });

  it("lacks a required field that is written without a value, at that field, and an unknown one is unknown", () => {
    expect(
      parser.entry(entryOf({ title: null, description: "b", x: null }), "breads", "a").problems,
    ).toMatchObject([
      { code: "missing-key", pointer: "/frontMatter/title" },
      { code: "unknown-key", pointer: "/frontMatter/x" },
    ]);
  });

  it("says what a pattern wants in the words of its model", () => {
    expect(
      parser.entry(entryOf({ title: "a", description: "b", code: "ab" }), "breads", "a").problems,
    ).toMatchObject([{ pointer: "/frontMatter/code", suggestion: "Write one capital." }]);
  });

  it.each([
    ["title: Number#5", []],
    ["title: Number #5", ["/frontMatter/title"]],
    ["title: Number # 5", ["/frontMatter/title"]],
    ["title: Number #5 # and 6", ["/frontMatter/title"]],
    ['title: "Number # 5"', []],
    ["title: a # b\nshape:\n  note: c # d", ["/frontMatter/title", "/frontMatter/shape/note"]],
    ["title: a\n# a comment of its own", []],
    ["title: a\norder: 5 # the fifth", []],
    ["title: a\norder: 007", ["/frontMatter/order"]],
    ["title: a\norder: 0x10", ["/frontMatter/order"]],
    ["title: a\ncode: # A", ["/frontMatter/code"]],
  ])("is told of what YAML reads otherwise than it is written: %j", (yaml, pointers) => {
    const { source } = readMarkdown("content/breads/a.md", `---\n${yaml}\ndescription: b\n---\n`);
    if (!source) throw new Error("No source.");
    const { problems } = parser.entry(source, "breads", "a");
    expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual(
      pointers.map((pointer) => ["read-otherwise", pointer]),
    );
  });

  it("has one problem for a wrong value, not one more for how it is read", () => {
    const { source } = readMarkdown("content/breads/a.md", "---\ntitle: 0116\ndescription: b\n---\n");
    if (!source) throw new Error("No source.");
    expect(parser.entry(source, "breads", "a").problems.map(({ code }) => code)).toEqual(["wrong-type"]);
  });

  it("is not changed by a key named __proto__", () => {
    const frontMatter = JSON.parse(
      '{ "title": "a", "description": "b", "__proto__": { "order": 9 } }',
    ) as object;
    expect(parser.entry(entryOf(frontMatter), "breads", "a").problems).toMatchObject([
      { code: "unknown-key", pointer: "/frontMatter/__proto__" },
    ]);
  });
});
