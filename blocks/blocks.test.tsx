import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { compile } from "sass";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RenderAssets } from "../renderer/render/assets.ts";
import { renderDocument } from "../renderer/render/document.tsx";
import { type AnyBlock, type BlockMigration, purposes } from "../schema/define-block.ts";
import { closed } from "../schema/json-schema.ts";
import { migrationFault } from "../schema/migration-fault.ts";
import { renameProp } from "../schema/rename-prop.ts";
import type { Schema } from "../schema/schema.ts";
import { schemaProblems } from "../schema/schema-problems.ts";
import { compileValidator } from "../schema/validator.ts";
import { checkMigrations } from "../tests/support/check-migrations.ts";
import { dangersIn } from "../tests/support/dangers-in.ts";
import { attributeOf, elementsOf } from "../tests/support/html-tree.ts";
import { resolveParts } from "../tests/support/resolve-parts.ts";
import { sampleParts, sampleSite } from "../tests/support/sample-site.ts";
import { selectorsIn } from "../tests/support/selectors-in.ts";
import { iconNames } from "./_kit/icon-names.ts";
import { blocks } from "./index.ts";
import { enhancements, islands } from "./islands.ts";

const folder = import.meta.dirname;
const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "_kit")
  .map((entry) => entry.name);
const types = blocks.map(({ type }) => type);

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
  it.each(blocks)("$type has a group and an icon that there is", ({ purpose, icon }) => {
    expect(purposes).toContain(purpose);
    expect(iconNames).toContain(icon);
  });
});

describe("what moves is registered", () => {
  it.each(folders.filter((name) => existsSync(join(folder, name, "island.tsx"))))(
    "the island of %s",
    (name) => {
      const advice = `blocks/${name}/island.tsx never wakes: add a line for it to blocks/islands.ts.`;
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
      `Write blocks/${type}/${file}; docs/blocks.md says how.`,
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
    expect(migrationFault(block)).toBeUndefined();
  });

  it("has migrations that change nothing the second time, whatever is written", () => {
    checkMigrations(block);
  });

  it("has a sample that its schema accepts, as it is written", () => {
    const errors = compileValidator(closed(block.schema))(structuredClone(block.sample));
    expect(schemaProblems(`blocks/${type}/sample.ts`, errors, block.sample)).toEqual([]);
  });

  it("refuses a key that it does not know", () => {
    const { problems } = resolveParts(withProps(block, { ...(block.sample as object), nonsense: true }));
    expect(problems).toMatchObject([{ code: "unknown-key", pointer: "/pages/0/blocks/0/props/nonsense" }]);
  });

  describe("its sample", () => {
    const errors = vi.spyOn(console, "error");
    beforeEach(() => {
      errors.mockClear();
    });
    afterEach(() => {
      expect(errors.mock.calls, "React warned.").toEqual([]);
    });

    it("is rendered to one element of its own class", () => {
      const [root, ...others] = elementsOf(markupOf(block)).filter(
        // React puts links before the rest, for the browser to fetch the first picture early.
        ({ parentNode, tagName }) => parentNode?.nodeName === "#document-fragment" && tagName !== "link",
      );
      expect(others.map(({ tagName }) => tagName)).toEqual([]);
      expect((root && attributeOf(root, "class"))?.split(" ")).toContain(type);
    });

    it("has no style attribute, no handler and no hostile address", () => {
      expect(dangersIn(markupOf(block))).toEqual([]);
    });

    it("makes a whole page that has none either", () => {
      const site = sampleSite(block);
      const [page] = site.pages;
      expect(page && dangersIn(renderDocument(site, page, plainAssets))).toEqual([]);
    });

    it("is rendered the same each time", () => {
      expect(markupOf(block)).toBe(markupOf(block));
    });

    it("gives no prop a meaning that its schema does not", () => {
      const site = sampleSite(block);
      const props = site.pages[0]?.blocks[0]?.props as Record<string, unknown>;
      expect(markupOf(block, withHostileKeys(props) as Record<string, unknown>)).toBe(markupOf(block, props));
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
    expect(migrationFault(right)).toBeUndefined();
    expect(() => checkMigrations(right)).not.toThrow();
  });

  it.each<[string, BlockMigration]>([
    ["renames what is not there", ({ heading, ...props }) => ({ ...props, title: heading })],
    ["makes a copy", (props) => ({ ...props })],
    ["gives nothing", (() => undefined) as unknown as BlockMigration],
    ["stumbles", (props) => ({ ...props, title: (props.heading as string).trim() })],
  ])("that %s, by the sample", (_, migrate) => {
    expect(migrationFault(withMigration(migrate))).toMatch(/^A migration of the block "faq" changes/);
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

const plainAssets: RenderAssets = {
  stylesFor: () => "",
  hash: () => "'sha256-x'",
  preload: [],
  loader: "/assets/loader.js",
};

function* schemasIn(schema: Schema, path: string): Generator<[string, Schema]> {
  yield [path, schema];
  if (schema.type === "array") yield* schemasIn(schema.items, `${path}[]`);
  if (schema.type !== "object") return;
  for (const [key, property] of Object.entries(schema.properties))
    yield* schemasIn(property, `${path}.${key}`);
}

function withProps(block: (typeof blocks)[number], props: object) {
  return sampleParts({ ...block, sample: props });
}

function markupOf(
  block: (typeof blocks)[number],
  props = sampleSite(block).pages[0]?.blocks[0]?.props,
): string {
  return renderToStaticMarkup(createElement(block.view as ComponentType<object>, props as object));
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
