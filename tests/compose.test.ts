import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createComposer } from "../admin/preview/compose/compose-page.ts";
import {
  bodyOf,
  type ComposedPage,
  composedBlocks,
  type NotComposed,
} from "../admin/preview/compose/composed-page.ts";
import type { SiteContent } from "../admin/preview/compose/open-document.ts";
import { editingAttributes } from "../admin/preview/frame/page-view.ts";
import { blocks } from "../blocks/index.ts";
import { createIconSource } from "../cli/assets/icon-source.ts";
import { createSiteFolder } from "../cli/files/site-folder.ts";
import { readSite } from "../cli/pipeline/read/read-site.ts";
import { readDocument } from "../editing/document/read-document.ts";
import type { SiteDocument } from "../editing/document/site-document.ts";
import { applyEdit } from "../editing/edits/apply-edit.ts";
import { renderBody } from "../renderer/render/render-body.tsx";
import type { IconSource } from "../renderer/resolve/pictures/icons.ts";
import { resolveSite } from "../renderer/resolve/resolve-site.ts";
import { migrationsOf } from "../schema/migrations/migrations-of.ts";
import { emptyModel } from "../schema/model/model.ts";
import { compileValidators } from "../schema/parse/compile-validators.ts";
import { createParser, type Parser } from "../schema/parse/parse.ts";
import type { EntryConfig } from "../schema/site/site-config.ts";
import { assertProperty } from "./support/assert-property.ts";
import { builtPages } from "./support/built-page.ts";
import { nightly } from "./support/extent.ts";
import { packageRoot } from "./support/package-root.ts";
import { dice, randomEdit } from "./support/random-edit.ts";

const file = "site.config.json";
let parser: Parser;
let content: SiteContent;
let original: SiteDocument;
let icons: IconSource;

beforeEach(() => {
  // React warns of texts that stand twice in a list, which random edits make all the time.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
beforeAll(async () => {
  const sources = await readSite(createSiteFolder(packageRoot), file);
  const { model = emptyModel, media, orders } = sources;
  parser = createParser(compileValidators(blocks, model), migrationsOf(blocks));
  icons = createIconSource(sources.icons);
  const entries = sources.entries.flatMap(
    ({ source, collection, id }) => parser.entry(source, collection, id).value ?? [],
  );
  content = {
    ...{ file, model, entries, media, orderedIds: orders, today: "2031-06-30", future: false },
    files: sources.downloads,
    publicFiles: sources.publicFiles.map(({ name }) => `/${name}`),
    iconSource: icons,
    drawings: icons,
  };
  original = readDocument(sources.config?.text ?? "", migrationsOf(blocks));
});

const siteOf = (config: SiteDocument) => ({ config, entries: {} });

/** The site's pages as the build has them, by their paths; nothing for a document with errors. */
function build(document: SiteDocument): Map<string, string> | undefined {
  const source = { file, text: "", value: structuredClone(document), locate: () => ({ line: 1, column: 1 }) };
  const config = parser.site(source).value;
  if (!config) return undefined;
  const { site, report } = resolveSite({ ...content, config, blocks, orders: content.orderedIds, icons });
  if (report.problems.some(({ severity }) => severity === "error")) return undefined;
  return new Map(site.pages.map((page) => [page.path, renderBody(site, site.whole(page))]));
}

const isWhole = (page: ComposedPage | NotComposed): page is ComposedPage =>
  !("reason" in page) && composedBlocks(page).every(({ state }) => state === "shown");

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
    const numRuns = nightly ? 25 : 8;
    let built = 0;
    let whole = 0;
    assertProperty(
      fc.property(fc.array(dice, { minLength: 1, maxLength: 12 }), fc.nat(), (rolls, seed) => {
        const compose = createComposer({ content, blocks });
        let document = original;
        for (const [index, roll] of rolls.entries()) {
          const outcome = applyEdit(siteOf(document), randomEdit(siteOf(document), roll));
          if ("editError" in outcome) continue;
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
      { numRuns },
    );
    expect([whole > numRuns, built > numRuns / 4]).toEqual([true, true]);
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
      expect(resolved).toBeGreaterThan(0);
      resolved = 0;
      edited.entries = [...others, typed, ...counted.slice(1)];
      const page = compose(request) as ComposedPage;
      expect(page.blocks.some(({ rendered }) => rendered.html.includes("<p>Typed.</p>"))).toBe(true);
      return resolved;
    };
    expect(resolvedAmong(200)).toBe(resolvedAmong(20));
  });

  it("while a text is typed renders the one block that it is in", () => {
    const compose = createComposer({ content, blocks });
    const before = compose({ document: original, pageId: "services" }) as ComposedPage;
    const target = { in: "block", page: "services", block: before.blocks[6]?.block ?? "" } as const;
    const outcome = applyEdit(siteOf(original), {
      kind: "set-value",
      target,
      path: ["title"],
      value: "Asked & answered",
    });
    if ("editError" in outcome) throw new Error(outcome.editError);
    const after = compose({ document: outcome.site.config, pageId: "services" }) as ComposedPage;
    const changed = after.blocks.flatMap((block, index) => (block === before.blocks[index] ? [] : [index]));
    expect(changed).toEqual([6]);
    expect(after.before.map((block, index) => block === before.before[index])).not.toContain(false);
    expect(after.shell).toBe(before.shell);
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
                block.type === "locations" ? { ...block, props: { ...block.props, places: 3 } } : block,
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
      ["locations", "previous"],
      ["gad<get", "unknown"],
    ]);
    const html = (page: ComposedPage) => page.blocks.find(({ type }) => type === "locations")?.rendered.html;
    expect(html(after)).toBe(html(before));
    expect(after.blocks.at(-1)?.rendered.html).toContain("gad&lt;get");
  });

  it("shows an entry whose day has not come, or that is a draft, and not another one", () => {
    const [post, ...posts] = content.entries.filter(({ collection }) => collection === "posts");
    if (!post) throw new Error("There is no post.");
    for (const fields of [{ date: "2099-01-01" }, { draft: true }]) {
      const title = "Written ahead";
      const ahead = { ...post, fields: { ...post.fields, ...fields, title } };
      const others = content.entries.filter(({ collection }) => collection !== "posts");
      const compose = createComposer({
        content: { ...content, entries: [ahead, ...posts, ...others] },
        blocks,
      });
      const page = compose({ document: original, pageId: "post", entryId: ahead.id });
      expect(isWhole(page) && [page.entryId, bodyOf(page).includes(title)]).toEqual([ahead.id, true]);
    }
  });

  it("shows a draft, and says why there is nothing to show", () => {
    const compose = createComposer({ content, blocks });
    const pages = original.pages.map((page) => ({ ...page, draft: true }));
    const draft = compose({ document: { ...original, pages }, pageId: "post" });
    expect(isWhole(draft) && draft.path).toMatch(/^\/blog\/.+/);
    const ahead = original.pages.map((page) => ({ ...page, publishOn: "2099-12-24" }));
    const later = compose({ document: { ...original, pages: ahead }, pageId: "contact" });
    expect(isWhole(later) && later.after.some(({ rendered }) => rendered.html.includes("© 2099"))).toBe(true);
    expect(compose({ document: original, pageId: "gone" })).toEqual({
      reason: "This page is not there any more.",
    });
    const without = createComposer({ content: { ...content, entries: [] }, blocks });
    expect(without({ document: original, pageId: "post" })).toEqual({
      reason: "This page is made once for each entry of a list, and there are none yet.",
    });
    const broken = original.pages.map((page) => ({ ...page, blocks: 3 as never }));
    expect(compose({ document: { ...original, pages: broken }, pageId: "home" })).toEqual({
      reason: "The page can't be shown as it is now.",
    });
  });
});
