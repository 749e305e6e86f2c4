import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "sass";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { type AnyBlock, type BlockMigration, purposes } from "../schema/block/define-block.ts";
import { closeSchema } from "../schema/fields/close-schema.ts";
import type { Schema } from "../schema/fields/schema.ts";
import { migrationError } from "../schema/migrations/migration-error.ts";
import { renameProp } from "../schema/migrations/rename-prop.ts";
import { schemaProblems } from "../schema/validators/schema-problems.ts";
import { compileValidator } from "../schema/validators/validator.ts";
import { checkMigrations } from "../tests/support/check-migrations.ts";
import { dangersIn } from "../tests/support/dangers-in.ts";
import { attributeOf, elementsOf } from "../tests/support/html-tree.ts";
import { viewMarkup } from "../tests/support/render-block-view.tsx";
import { resolvedSample } from "../tests/support/resolved-sample.ts";
import { selectorsIn } from "../tests/support/selectors-in.ts";
import { itemLanguage } from "./_kit/item-language.ts";
import { blocks } from "./index.ts";
import { enhancements, islands } from "./islands.ts";

const folder = import.meta.dirname;
const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "_kit")
  .map((entry) => entry.name);
const { icons: lucide } = JSON.parse(
  readFileSync(join(folder, "../node_modules/@iconify-json/lucide/icons.json"), "utf8"),
) as { readonly icons: object };
const types = blocks.map(({ type }) => type);

const inArabic = (item: object) => ({ ...item, [itemLanguage]: { lang: "ar", dir: "rtl" } });

/** Lists that are of the page itself: its parts and its links, what fills a form or a table, and hours. */
const ofPage = new Set(
  `breadcrumb items, call-to-action actions, columns columns, contact-details hours, form fields, hero views,
  locations hours, product actions, product facts, showcase facts, showcase sections, sidebar blocks, sidebar sidebar, site-footer columns,
  site-header links, table columns, tabs tabs`
    .split(",")
    .map((name) => name.trim()),
);

/** What each block's folder holds, whatever else it does. */
const everyBlockHas = ["index.ts", "sample.ts", "schema.ts", "style.scss", "view.tsx"];

describe("the registry", () => {
  it.each(folders)("has the block in blocks/%s", (name) => {
    const advice = `blocks/${name} is in no site: add a line for it to blocks/index.ts, or delete the folder.`;
    expect(types, advice).toContain(name);
  });

  it.each(types)("names a folder with %s", (type) => {
    const advice = `The block "${type}" has no folder: call it as its folder is called, blocks/${type}.`;
    expect(folders, advice).toContain(type);
  });

  it("has every block once, in the order of the alphabet", () => {
    expect(types).toEqual([...new Set(types)].sort());
  });
});

describe("in the editor's menu", () => {
  it.each(blocks)("$type has a group, unless it is of the frame, and an icon of lucide.dev", (block) => {
    if (!block.frame) expect(purposes).toContain(block.purpose);
    expect(lucide).toHaveProperty(`${block.icon}`);
  });
});

describe("what moves is registered", () => {
  it.each(folders.filter((name) => existsSync(join(folder, name, "island.tsx"))))(
    "the island of %s",
    (name) => {
      const advice = `blocks/${name}/island.tsx is never activated: add a line for it to blocks/islands.ts.`;
      expect(Object.keys(islands), advice).toContain(name);
    },
  );

  it.each(folders.filter((name) => existsSync(join(folder, name, "enhance.ts"))))(
    "the script of %s",
    (name) => {
      const advice = `blocks/${name}/enhance.ts never runs: add a line for it to blocks/islands.ts.`;
      expect(Object.keys(enhancements), advice).toContain(name);
    },
  );
});

describe.each(blocks.map((block) => [block.type, block] as const))("%s", (type, block) => {
  it.each(everyBlockHas)("has its %s", (file) => {
    expect(
      existsSync(join(folder, type, file)),
      `Write blocks/${type}/${file}; docs/content/guides/blocks.md says how.`,
    ).toBe(true);
  });

  it("says what every property is, at every depth", () => {
    const silent = [...schemasIn(block.schema, type)].filter(
      ([, { title, description }]) => title.trim() === "" || !/^\S.*\.$/s.test(description),
    );
    expect(
      silent.map(([path]) => path),
      "Each needs a title, and a description that ends in a full stop.",
    ).toEqual([]);
  });

  it("has migrations that leave its sample as it is", () => {
    expect(migrationError(block)).toBeUndefined();
  });

  it("has migrations that change nothing the second time, whatever is written", () => {
    checkMigrations(block);
  });

  const errorsOf = (props: unknown) => {
    const placed = { type: "object" };
    const validate = compileValidator({ ...closeSchema(block.schema), definitions: { block: placed } });
    return schemaProblems(`blocks/${type}/sample.ts`, validate(structuredClone(props)), props);
  };

  it("has a sample that its schema accepts, as it is written", () => {
    expect(errorsOf(block.sample)).toEqual([]);
  });

  it("refuses a key that it does not know", () => {
    const problems = errorsOf({ ...(block.sample as object), nonsense: true });
    expect(problems).toMatchObject([{ code: "unknown-key" }]);
  });

  it("has no key that means something else in a config", () => {
    const keys = [...schemasIn(block.schema, type)].flatMap(([, schema]) =>
      schema.type === "object" ? Object.keys(schema.properties) : [],
    );
    expect(keys, '"each" stands for entries in the place of a list.').not.toContain("each");
  });

  describe("its sample", () => {
    let errors: MockInstance<typeof console.error>;
    beforeEach(() => {
      errors = vi.spyOn(console, "error");
    });
    afterEach(() => {
      expect(errors.mock.calls, "React warned.").toEqual([]);
    });

    it("is rendered to one element of its own class", () => {
      const [root, ...others] = elementsOf(viewMarkup(block)).filter(
        // React puts links before the rest, for the browser to fetch the first picture early.
        ({ parentNode, tagName }) => parentNode?.nodeName === "#document-fragment" && tagName !== "link",
      );
      expect(others.map(({ tagName }) => tagName)).toEqual([]);
      expect((root && attributeOf(root, "class"))?.split(" ")).toContain(type);
    });

    it("has no style attribute, no handler and no hostile address", () => {
      expect(dangersIn(viewMarkup(block))).toEqual([]);
    });

    it("is rendered the same each time", () => {
      expect(viewMarkup(block)).toBe(viewMarkup(block));
    });

    it("marks what its lists show of another language", () => {
      const html = (lists: readonly string[]) => {
        const props = resolvedSample(block) as Readonly<Record<string, unknown>>;
        const marked = lists.map((key) => [key, (props[key] as object[]).map(inArabic)] as const);
        return viewMarkup(block, { ...props, ...Object.fromEntries(marked) });
      };
      const isList = ([key, schema]: [string, Schema]) =>
        schema.type === "array" && schema.items.type === "object" && !ofPage.has(`${type} ${key}`);
      const lists = Object.entries(block.schema.properties)
        .filter(isList)
        .map(([key]) => key);
      const unmarked = lists.filter((key) => {
        const items = resolvedSample(block) as Readonly<Record<string, readonly unknown[] | undefined>>;
        return (items[key]?.length ?? 0) > 0 && !/lang="ar"/.test(html([key]));
      });
      expect(unmarked).toEqual([]);
    });

    it("gives no prop a meaning that its schema does not", () => {
      const props = resolvedSample(block);
      expect(viewMarkup(block, withHostileKeys(props) as object)).toBe(viewMarkup(block, props));
    });
  });

  it("styles nothing but itself", () => {
    const { css } = compile(join(folder, type, "style.scss"), { loadPaths: [join(folder, "_kit/styles")] });
    // The root too, in either of its names: a dialog stops the page behind it from scrolling.
    const own = new RegExp(`^((?::root|html)\\b.*|\\.${type}(?![\\w-]).*)$`, "s");
    expect(selectorsIn(css).filter((selector) => !own.test(selector))).toEqual([]);
  });

  it("takes no tag and no HTML from its props", () => {
    for (const name of readdirSync(join(folder, type)).filter((file) => /\.tsx?$/.test(file))) {
      expect(readFileSync(join(folder, type, name), "utf8"), name).not.toMatch(
        /dangerouslySetInnerHTML|createElement\(/,
      );
    }
  });
});

describe("a migration is found out", () => {
  const faq = blocks.find(({ type }) => type === "faq");
  const withMigration = (migrate: BlockMigration) => ({ ...(faq as AnyBlock), migrations: [migrate] });

  it("unless it is right", () => {
    const right = withMigration(renameProp("heading", "title"));
    expect(migrationError(right)).toBeUndefined();
    expect(() => checkMigrations(right)).not.toThrow();
  });

  it.each<[string, BlockMigration]>([
    ["renames what is not there", ({ heading, ...props }) => ({ ...props, title: heading })],
    ["makes a copy", (props) => ({ ...props })],
    ["gives nothing", (() => undefined) as unknown as BlockMigration],
    ["stumbles", (props) => ({ ...props, title: (props.heading as string).trim() })],
  ])("that %s, by the sample", (_, migrate) => {
    expect(migrationError(withMigration(migrate))).toMatch(/^A migration of the block "faq" changes/);
  });

  it.each<[string, BlockMigration]>([
    [
      "swaps two keys",
      (props) => ("lead" in props ? { ...props, intro: props.lead, lead: props.intro } : props),
    ],
    [
      "goes on adding",
      (props) => (typeof props.lead === "string" ? { ...props, lead: `${props.lead}.` } : props),
    ],
    [
      "writes into what it was given",
      (props) => ("lead" in props ? Object.assign(props, { intro: props.lead }) : props),
    ],
    [
      "trusts what is written",
      (props) => ("lead" in props ? { ...props, intro: (props.lead as string).trim() } : props),
    ],
  ])("that %s, by trying", (_, migrate) => {
    expect(() => checkMigrations(withMigration(migrate), 1000)).toThrow();
  });
});

function* schemasIn(schema: Schema, path: string): Generator<[string, Schema]> {
  yield [path, schema];
  if (schema.type === "array") yield* schemasIn(schema.items, `${path}[]`);
  if (schema.type !== "object") return;
  for (const [key, property] of Object.entries(schema.properties))
    yield* schemasIn(property, `${path}.${key}`);
}

/** The same props with keys in every object that would run or change something if they were spread. */
function withHostileKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withHostileKeys);
  if (typeof value !== "object" || value === null) return value;
  const own = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withHostileKeys(child)]));
  return {
    dangerouslySetInnerHTML: { __html: "<script>alert(1)</script>" },
    style: { position: "fixed" },
    className: "hostile",
    as: "script",
    onClick: "alert(1)",
    ...own,
  };
}

/** Blocks that say something without their list. */
const sayMore = new Set(["call-to-action", "form", "hero", "locations"]);
const listed = blocks
  .filter(({ type }) => !sayMore.has(type))
  .flatMap((block) =>
    Object.entries(block.schema.properties)
      .filter(([key, schema]) => schema.type === "array" && block.schema.required?.includes(key))
      .map(([key]) => [block.type, key, block] as const),
  );

it.each(listed)("%s without any of its %s is nothing, or says so", (_, key, block) => {
  const markup = viewMarkup(block, { ...resolvedSample(block), [key]: [] });
  if (!markup.includes('class="empty"')) expect(markup).toBe("");
});
