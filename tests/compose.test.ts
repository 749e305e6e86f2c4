import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { applyEdit } from "../admin/edits/apply-edit.ts";
import { readDocument } from "../admin/edits/read-document.ts";
import type { SiteDocument } from "../admin/edits/site-document.ts";
import { createComposer } from "../admin/preview/compose-page.ts";
import { bodyOf, type ComposedPage, type NotComposed } from "../admin/preview/composed-page.ts";
import { editingAttributes } from "../admin/preview/frame/editing-attributes.ts";
import type { SiteContent } from "../admin/preview/open-document.ts";
import { blocks } from "../blocks/index.ts";
import { readSite } from "../cli/read/read-site.ts";
import { renderBody } from "../renderer/render/render-body.tsx";
import { resolveSite } from "../renderer/resolve/resolve-site.ts";
import { compileValidators } from "../schema/compile-validators.ts";
import { migrationsOf } from "../schema/migrations.ts";
import { createParser } from "../schema/parse.ts";
import type { EntryConfig } from "../schema/site-config.ts";
import { builtPages } from "./support/built-page.ts";
import { packageRoot } from "./support/package-root.ts";
import { dice, randomEdit } from "./support/random-edit.ts";

const parser = createParser(compileValidators(blocks), migrationsOf(blocks));
const file = "site.config.json";
let content: SiteContent;
let original: SiteDocument;

beforeAll(async () => {
  // React warns of texts that stand twice in a list, which random edits make all the time.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const sources = await readSite(packageRoot, file);
  const entries = sources.entries.flatMap(
    ({ source, collection, id }) => parser.entry(source, collection, id).value ?? [],
  );
  content = { file, entries, media: sources.media, today: "2031-06-30", future: false };
  original = readDocument(sources.config?.text ?? "", migrationsOf(blocks));
});

const siteOf = (config: SiteDocument) => ({ config, entries: {} });

/** The site's pages as the build has them, by their paths; nothing for a document with errors. */
function build(document: SiteDocument): Map<string, string> | undefined {
  const source = { file, text: "", value: structuredClone(document), locate: () => ({ line: 1, column: 1 }) };
  const config = parser.site(source).value;
  if (!config) return undefined;
  const { site, problems } = resolveSite({ config, ...content, blocks });
  if (problems.some(({ severity }) => severity === "error")) return undefined;
  return new Map(site.pages.map((page) => [page.path, renderBody(site, page)]));
}

const isWhole = (page: ComposedPage | NotComposed): page is ComposedPage =>
  !("reason" in page) && page.blocks.every(({ state }) => state === "shown");

describe("composing a page", () => {
  it("gives every page of this site as the build writes it, each entry's too", () => {
    const compose = createComposer({ content, blocks });
    const composed = original.pages.flatMap((page) => {
      const own = content.entries.filter(({ collection }) => collection === page.entries);
      const shown = own.length > 0 ? own.map(({ id }) => id) : [undefined];
      return shown.map((entryId) => compose({ document: original, pageId: page.id, entryId }));
    });
    const built = build(original);
    expect(built?.size).toBeGreaterThan(25);
    expect(new Map(composed.flatMap((page) => (isWhole(page) ? [[page.path, bodyOf(page)]] : [])))).toEqual(
      built,
    );
  });

  it("leaves nothing of the editor in what is built", () => {
    const files = [...builtPages().values()].filter(({ html }) =>
      [...editingAttributes, "preview-box"].some((name) => html.includes(name)),
    );
    expect(files.map(({ path }) => path)).toEqual([]);
  });

  it("in parts after each of many edits gives what it gives at once, and what the build writes", () => {
    let built = 0;
    let whole = 0;
    fc.assert(
      fc.property(fc.array(dice, { minLength: 1, maxLength: 12 }), fc.nat(), (rolls, seed) => {
        const compose = createComposer({ content, blocks });
        let document = original;
        for (const [index, roll] of rolls.entries()) {
          const outcome = applyEdit(siteOf(document), randomEdit(siteOf(document), roll));
          if ("refusal" in outcome) continue;
          document = outcome.site.config;
          const page = document.pages[(seed + (index >> 2)) % document.pages.length];
          const request = { document, pageId: page?.id ?? "" };
          const inParts = compose(request);
          const atOnce = createComposer({ content, blocks })(request);
          if (!isWhole(atOnce)) continue;
          whole += 1;
          expect(isWhole(inParts) && bodyOf(inParts)).toBe(bodyOf(atOnce));
          const expected = page?.draft ? undefined : build(document)?.get(atOnce.path);
          if (expected === undefined) continue;
          built += 1;
          expect(bodyOf(atOnce)).toBe(expected);
        }
      }),
      { numRuns: 25 },
    );
    expect([whole > 40, built > 8]).toEqual([true, true]);
  });

  it("while a post is typed resolves no more texts among 200 posts than among 20", () => {
    const resolvedAmong = (count: number) => {
      const posts = content.entries.filter(({ collection }) => collection === "posts");
      const others = content.entries.filter(({ collection }) => collection !== "posts");
      let resolved = 0;
      const counted = Array.from({ length: count }, (_, index) => {
        const post = posts[index % posts.length] as EntryConfig;
        const id = `post-${index}`;
        const get = () => {
          resolved++;
          return post.body;
        };
        return Object.defineProperty({ ...post, id, file: `content/posts/${id}.md` }, "body", { get });
      });
      const typed = { ...(counted[0] as EntryConfig), body: "Typed." };
      const edited: { -readonly [Key in keyof SiteContent]: SiteContent[Key] } = {
        ...content,
        entries: [...others, ...counted],
      };
      const compose = createComposer({ content: edited, blocks });
      const request = { document: original, pageId: "post", entryId: "post-0" };
      compose(request);
      resolved = 0;
      edited.entries = [...others, typed, ...counted.slice(1)];
      const page = compose(request) as ComposedPage;
      expect(page.blocks.some(({ rendered }) => rendered.html.includes("<p>Typed.</p>"))).toBe(true);
      return resolved;
    };
    const few = resolvedAmong(20);
    expect(few).toBeGreaterThan(0);
    expect(resolvedAmong(200)).toBe(few);
  });

  it("while a text is typed renders the one block that it is in", () => {
    const compose = createComposer({ content, blocks });
    const before = compose({ document: original, pageId: "services" }) as ComposedPage;
    const holder = { in: "block", page: "services", block: before.blocks[6]?.id ?? "" } as const;
    const outcome = applyEdit(siteOf(original), {
      kind: "set-value",
      holder,
      path: ["title"],
      value: "Asked & answered",
    });
    if ("refusal" in outcome) throw new Error(outcome.refusal);
    const after = compose({ document: outcome.site.config, pageId: "services" }) as ComposedPage;
    const changed = after.blocks.flatMap((block, index) => (block === before.blocks[index] ? [] : [index]));
    expect(changed).toEqual([6]);
    expect(after.frame).toBe(before.frame);
    expect(after.blocks[6]?.rendered.html).toContain("Asked &amp; answered");
  });

  it("keeps how a block last was while it can't be rendered, and boxes one that it does not know", () => {
    const compose = createComposer({ content, blocks });
    const request = { document: original, pageId: "contact" };
    const before = compose(request) as ComposedPage;
    const pages = original.pages.map((page) =>
      page.id === "contact"
        ? {
            ...page,
            blocks: [
              ...page.blocks.map((block) =>
                block.type === "offices" ? { ...block, props: { ...block.props, hours: 3 } } : block,
              ),
              { id: "new", type: "gad<get", props: {} },
            ],
          }
        : page,
    );
    const after = compose({ ...request, document: { ...original, pages } }) as ComposedPage;
    const states = after.blocks
      .map(({ type, state }) => [type, state])
      .filter(([, state]) => state !== "shown");
    expect(states).toEqual([
      ["offices", "kept"],
      ["gad<get", "unknown"],
    ]);
    const html = (page: ComposedPage) => page.blocks.find(({ type }) => type === "offices")?.rendered.html;
    expect(html(after)).toBe(html(before));
    expect(after.blocks.at(-1)?.rendered.html).toContain("gad&lt;get");
  });

  it("shows a draft, and says why there is nothing to show", () => {
    const compose = createComposer({ content, blocks });
    const pages = original.pages.map((page) => ({ ...page, draft: true }));
    const draft = compose({ document: { ...original, pages }, pageId: "post" });
    expect(isWhole(draft) && draft.path).toMatch(/^\/blog\/.+/);
    expect(compose({ document: original, pageId: "gone" })).toEqual({
      reason: "This page is not there any more.",
    });
    const without = createComposer({ content: { ...content, entries: [] }, blocks });
    expect(without({ document: original, pageId: "post" })).toEqual({
      reason: "This page shows posts, and there are none yet.",
    });
    expect(compose({ document: { ...original, site: { company: 3 } }, pageId: "home" })).toEqual({
      reason: "The page can't be shown as it is now.",
    });
  });
});
