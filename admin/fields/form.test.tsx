import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { blocks } from "../../blocks/index.ts";
import type { ValuePath } from "../../editing/document/edit.ts";
import type { SiteDocument } from "../../editing/document/site-document.ts";
import { valueAt } from "../../editing/document/value.ts";
import type { ObjectSchema, Schema } from "../../schema/fields/schema.ts";
import { createProblem } from "../../schema/problems/problem.ts";
import { pageSchema } from "../../schema/site/page-schema.ts";
import { siteSchema } from "../../schema/site/site-schema.ts";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { bakeryModel } from "../../tests/support/bakery-model.ts";
import { editorOf } from "../../tests/support/editor-of.ts";
import { runs } from "../../tests/support/extent.ts";
import { EditorProviders } from "../app/app.tsx";
import { configText, hasChanges } from "../sync/state/selectors.ts";
import { preloadLazyModules } from "../ui/browser/lazy-module.ts";
import { matchesSchema } from "./form/mapping/matches-schema.ts";
import { FormProvider } from "./form-provider.tsx";
import { ObjectFields } from "./object/object-field.tsx";

// Tooltips name the keys of the computer that they are read on.
beforeAll(() => preloadLazyModules("used"));
beforeEach(() => void vi.stubGlobal("navigator", { platform: "Linux" }));

const schemas: readonly (readonly [string, ObjectSchema])[] = [
  ["the settings", siteSchema],
  ["a page", pageSchema],
  ...Object.entries(bakeryModel.collections).map(([name, { fields }]) => [name, fields] as const),
  ...blocks.map(({ type, schema }) => [type, schema] as const),
];

/** Anything that a file may hold where a schema wants something else. */
const anything = fc.jsonValue({ maxDepth: 2 });

/** Values as a schema wants them, half of the time; and with keys that it does not know. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const fitting = fittingValues(schema);
  return fc.oneof({ arbitrary: fitting, weight: 5 }, { arbitrary: anything, weight: 1 });
}

function fittingValues(schema: Schema): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case "object": {
      const known = Object.fromEntries(
        Object.entries(schema.properties).map(([key, property]) => [key, valuesOf(property)]),
      );
      const others = fc.dictionary(fc.constantFrom("extra", "old key", "__proto__"), anything, {
        maxKeys: 2,
      });
      return fc
        .tuple(fc.record(known, { requiredKeys: [] }), others)
        .map(([fields, more]) => ({ ...more, ...fields }));
    }
    case "array":
      return fc.array(valuesOf(schema.items), { maxLength: 3 });
    case "boolean":
      return fc.boolean();
    case "string":
      return fc.oneof(
        fc.string(),
        fc.constantFrom(
          "",
          "{{site.company.name}}",
          "{{site.nothing}}",
          "a\r\nb",
          "#12",
          "house.jpg",
          "/nowhere",
        ),
        ...(schema.enum ? [fc.constantFrom(...schema.enum)] : []),
      );
    default:
      return fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
  }
}

function documentWith(props: unknown): SiteDocument {
  return {
    configVersion: 2,
    site: { company: { name: "A practice" } },
    pages: [
      { id: "home", path: "/", blocks: [{ id: "it", type: "it", props: props as Record<string, unknown> }] },
    ],
  };
}

const target = { in: "block", page: "home", block: "it" } as const;

function draw(schema: ObjectSchema, props: unknown, readOnly = false) {
  const opened = editorOf(documentWith(props));
  const html = renderToStaticMarkup(
    <EditorProviders opened={opened}>
      <FormProvider target={target} pointer="/pages/0/blocks/0/props" readOnly={readOnly}>
        <ObjectFields schema={schema} value={props} path={[]} />
      </FormProvider>
    </EditorProviders>,
  );
  return { opened, html };
}

describe("a form over whatever a file holds", () => {
  it.each(schemas)("of %s changes nothing by being opened", (_, schema) => {
    assertProperty(
      fc.property(fittingValues(schema), fc.boolean(), (props, readOnly) => {
        const { opened } = draw(schema, props, readOnly);
        const state = opened.editor.store.getState();
        expect([state.history.steps.length, hasChanges(state)]).toEqual([0, false]);
      }),
      { numRuns: runs(12, { all: 6, smoke: 2 }) },
    );
  });

  it.each(schemas)("of %s leaves all else as it is, to the byte, when one value is edited", (_, schema) => {
    assertProperty(
      fc.property(fittingValues(schema), fc.nat(), (props, pick) => {
        const opened = editorOf(documentWith(props));
        const { store } = opened.editor;
        const paths = textsIn(schema, props);
        const path = paths[pick % Math.max(1, paths.length)];
        if (!path) return;
        const before = configText(store.getState());
        const written = JSON.stringify(valueAt(props, path));
        store.getState().apply({ kind: "set-value", target, path, value: "edited by this very test" });
        const after = configText(store.getState());
        expect(after.replace('"edited by this very test"', () => written)).toBe(before);
      }),
      { numRuns: runs(12, { all: 6, smoke: 2 }) },
    );
  });
});

/** The ways to the texts that a form has fields for. */
function textsIn(schema: Schema, value: unknown, path: ValuePath = []): ValuePath[] {
  if (value === undefined || !matchesSchema(schema, value)) return [];
  if (schema.type === "string") return [path];
  if (schema.type === "array")
    return (value as unknown[]).flatMap((item, index) => textsIn(schema.items, item, [...path, index]));
  if (schema.type !== "object") return [];
  return Object.entries(schema.properties).flatMap(([key, property]) =>
    Object.hasOwn(value as object, key)
      ? textsIn(property, (value as Record<string, unknown>)[key], [...path, key])
      : [],
  );
}

const small = {
  type: "object",
  title: "Small",
  description: "A schema for this test.",
  properties: {
    title: { type: "string", title: "Heading", description: "The heading.", minLength: 1 },
    links: {
      type: "array",
      title: "Links",
      description: "The links.",
      items: {
        type: "object",
        title: "Link",
        description: "A link.",
        properties: { text: { type: "string", title: "Text", description: "Its words." } },
        required: ["text"],
      },
      maxItems: 1,
    },
    size: { type: "number", title: "Size", description: "How large." },
  },
  required: ["title"],
} as const satisfies ObjectSchema;

describe("what a form says", () => {
  it("shows a value of another shape as it is, with a sentence and a way out", () => {
    const { html } = draw(small, { title: ["a"], links: "one, two", size: "large", more: { deep: 1 } });
    expect(html).toContain("The file has a list here, where a text belongs.");
    expect(html).toContain("The file has a text here, where a list belongs.");
    expect(html).toContain("The file has a text here, where a number belongs.");
    expect(html).toContain("&quot;one, two&quot;");
    expect(html).toContain("The file has more here than there are fields for.");
    expect(html).toContain("&quot;deep&quot;: 1");
    expect(html).toContain("Take out “more”");
  });

  it("offers no way to change what can only be read", () => {
    const { html } = draw(small, { title: "Words", links: [{ text: "One" }], size: "large", more: 1 }, true);
    expect(html).toContain("Words");
    // The item of the list still folds.
    expect(html.match(/<(input|textarea|select|button)/g)).toEqual(["<button"]);
  });

  it("tells a problem at its field, and where there is no field at the nearest around it", () => {
    const at = (pointer: string, code: Parameters<typeof createProblem>[0], message: string) =>
      createProblem(
        code,
        { file: "site.config.json", pointer: `/pages/0/blocks/0/props${pointer}` },
        message,
      );
    const found = [
      at("/title", "wrong-value", "The heading is empty."),
      at("/links/0/nothing", "unknown-key", "A link has no key nothing."),
      at("/links/7", "wrong-type", "There is no eighth."),
      // A sample text is counted apart.
      at("/links/0/text", "sample-text", "It is the sample's."),
      at("/gone/deep", "unknown-key", "It has no key gone."),
      at("", "wrong-value", "The block as a whole is wrong."),
      createProblem(
        "wrong-value",
        { file: "other.md", pointer: "/pages/0/blocks/0/props/title" },
        "Elsewhere.",
      ),
    ];
    const props = { title: "", links: [{ text: "One" }] };
    const opened = editorOf(documentWith(props), found);
    const html = renderToStaticMarkup(
      <EditorProviders opened={opened}>
        <FormProvider target={target} pointer="/pages/0/blocks/0/props">
          <ObjectFields schema={small} value={props} path={[]} />
        </FormProvider>
      </EditorProviders>,
    );
    const list = (id: string) =>
      new RegExp(`<ul class="field-problems" id="${id}">(.*?)</ul>`).exec(html)?.[1] ?? "";
    expect(list("field-title-problems")).toContain("This can&#x27;t be written like this.");
    expect(list("field-links-problems")).toContain("This needs another value.");
    expect(list("field--problems")).toContain("There is something here");
    expect(list("field--problems")).toContain("This can&#x27;t be written like this.");
    const developers = html.split('<details class="developer-note">').slice(1);
    expect(developers[0]).toContain("It has no key gone.");
    expect(html.match(/<ul class="field-problems".*?<\/ul>/g)?.join()).not.toMatch(/eighth|no key/);
    expect(html).toContain("1 problem");
    expect(html).not.toContain("Elsewhere.");
    expect(html).toMatch(
      /<input(?=[^>]*id="field-title")(?=[^>]*aria-invalid="true")(?=[^>]*aria-describedby="field-title-problems field-title-help")/,
    );
  });
});

describe("a choice of appearances", () => {
  const { schema } = blocks.find(({ type }) => type === "cards-grid") ?? {};
  const own = { ...small, properties: { appearance: { ...schema?.properties.appearance } as Schema } };
  const cases = [
    ["of a block of the engine", schema, "list", 5],
    ["of a block of the engine, by default", schema, undefined, 5],
    ["that is none of them", schema, "from-another-release", 0],
    ["of a block of the site's own", own, "list", 0],
  ] as const;
  it.each(cases)("%s has the drawings that it should", (_, form = small, appearance, count) => {
    const { html } = draw(form, { appearance });
    const field = /data-field="appearance".*?field-help/.exec(html)?.[0] ?? "";
    expect(
      field.match(/<label><input type="radio"[^>]*><span><svg [^>]*aria-hidden="true"/g) ?? [],
    ).toHaveLength(count);
    expect(field.includes("<select")).toBe(count === 0);
  });
});

describe("a value that is there only if a condition holds", () => {
  const text = { type: "string", title: "Note", description: "" } as const;
  const list = { type: "array", title: "Notes", description: "", items: text } as const;
  const schema = {
    type: "object",
    title: "It",
    description: "",
    properties: { note: text, notes: list },
  } as const;
  const condition = { "site.company.name": { not: "A practice" } };

  it("is drawn as its value, with the condition in words", () => {
    const { html } = draw(schema, { note: { if: condition, value: "Sold out" } });
    expect(html).toContain('value="Sold out"');
    expect(html).toMatch(/There only if [^<]+ is not A practice\./);
    expect(html).not.toContain("<pre>");
  });

  it("is found among the others of a list", () => {
    const { html } = draw(schema, { notes: ["First", { if: condition, value: "Second" }] });
    expect(html).toContain("Second");
    expect(html).not.toContain("<pre>");
  });
});
