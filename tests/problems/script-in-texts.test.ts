import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blocks } from "../../blocks/index.ts";
import { renderSite } from "../../renderer/render/render-site.ts";
import type { ObjectSchema, Schema } from "../../schema/fields/schema.ts";
import { isEach } from "../../schema/site/each.ts";
import { siteSchema } from "../../schema/site/site-schema.ts";
import { isSingleToken } from "../../schema/text/token-syntax.ts";
import { type BrokenSite, createBrokenSite, editConfig } from "../support/broken-site.ts";
import { fixtureModel } from "../support/check-small.ts";
import { dangersIn } from "../support/dangers-in.ts";
import { attributeOf, elementsOf, textOf } from "../support/html-tree.ts";
import { catalogue, config, post } from "../support/provocations.ts";

const payloads = [
  "</script><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  "</title><svg onload=alert(1)>",
  "<!--<script>",
  "]]><script>alert(1)</script>",
  "</style><script>alert(1)</script>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "javascript:alert(1)",
  "`<%= 1 %>",
  "\u2028</textarea><script>alert(1)</script>",
];

let site: BrokenSite;
beforeAll(async () => {
  site = await createBrokenSite();
});
afterAll(() => site.remove());

/** A value with a payload in every text that an author may write freely. */
function poisoned(schema: Schema, value: unknown, payload: string): unknown {
  if (value === undefined || isSingleToken(value)) return value;
  if (schema.type === "array" && isEach(value))
    return { ...value, item: poisoned(schema.items, value.item, payload) };
  if (schema.type === "array" && Array.isArray(value))
    return value.map((item) =>
      schema.blocks ? poisonedBlock(item, payload) : poisoned(schema.items, item, payload),
    );
  if (schema.type === "object") return poisonedObject(schema, value as Record<string, unknown>, payload);
  if (typeof value !== "string") return value;
  const free = schema.type === "string" && !schema.enum && !schema.pattern && !schema.entry;
  if (!free || !(schema.format === undefined || schema.format === "multiline")) return value;
  return `${value} ${payload}`.slice(0, schema.maxLength ?? 1000);
}

function poisonedObject(schema: ObjectSchema, value: Record<string, unknown>, payload: string): object {
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      schema.properties[key] ? poisoned(schema.properties[key], child, payload) : child,
    ]),
  );
}

interface Placed {
  readonly type: string;
  readonly props: Record<string, unknown>;
}

function poisonedBlock<Block extends Placed>(block: Block, payload: string): Block {
  const { schema } = blocks.find(({ type }) => type === block.type) ?? { schema: siteSchema };
  return { ...block, props: poisoned(schema, block.props, payload) };
}

/** What every site has, and the groups of the model; the frame is a list of blocks. */
const settingsSchema: ObjectSchema = {
  ...siteSchema,
  properties: { ...siteSchema.properties, ...fixtureModel.settings },
};

const assets = {
  loader: "",
  preloadsFor: () => [],
  addressed: (text: string) => text,
  stylesFor: () => "",
  hash: () => "'sha256-x'",
};

describe.each(payloads)("%j in every text", (payload) => {
  it("is text in every page, attribute, piece of data and feed", async () => {
    const { problems, site: built } = await site.check({
      [config]: editConfig((whole) => {
        whole.site = poisoned(settingsSchema, whole.site, payload) as typeof whole.site;
        const frame = whole.site.frame as unknown as Placed[];
        Object.assign(whole.site, { frame: frame.map((block) => poisonedBlock(block, payload)) });
        for (const page of whole.pages) {
          page.title = `${page.title} ${payload}`;
          page.description = `${page.description} ${payload}`;
          page.keywords = [payload];
          page.blocks = page.blocks.map((block) => poisonedBlock(block, payload));
        }
      }),
      [post]: (text) =>
        text
          .replace(
            /^(title|excerpt|author|metaTitle|metaDescription): .*$/gm,
            (_, key) => `${key}: ${JSON.stringify(`x ${payload}`)}`,
          )
          .replace(/Measure from[\s\S]*$/, payload.replace(/[<&\\]/g, "\\$&")),
      [catalogue]: JSON.stringify({
        "house.jpg": { alt: `A house ${payload}` },
        "garden.jpg": { alt: payload },
      }),
    });
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    if (!built) throw new Error("The site was not built.");
    for (const { path, text } of renderSite(built, assets)) {
      if (path.endsWith(".html")) {
        expect([path, ...dangersIn(text)]).toEqual([path]);
        for (const element of elementsOf(text)) {
          if (attributeOf(element, "type")?.includes("json")) JSON.parse(textOf(element));
        }
      } else if (path.endsWith(".json")) JSON.parse(text);
      else if (path.endsWith(".xml")) expect(text).not.toMatch(/<(script|img|svg)\b/);
      else if (path === "_redirects")
        expect(text.split("\n").every((line) => /^(\/\S* \S+ 30\d)?$/.test(line))).toBe(true);
    }
  });
});
