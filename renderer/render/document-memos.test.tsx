import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PageInfo, usePage } from "../../blocks/_kit/page/page-context.ts";
import { blocks as builtIn } from "../../blocks/index.ts";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { runs } from "../../tests/support/extent.ts";
import {
  handMadeBlock,
  handMadePage,
  handMadeSettings,
  handMadeSite,
} from "../../tests/support/hand-made-site.ts";
import { resolvedProps, samplePicture } from "../../tests/support/resolved-sample.ts";
import type { SiteBlock, SitePage } from "../site.ts";
import { withoutMemos } from "../templates/memoize-by-state.ts";
import { createTemplate } from "../templates/text-template.ts";
import type { RenderAssets } from "./assets.ts";
import { renderDocumentParts } from "./document.tsx";

const assets: RenderAssets = {
  stylesFor: () => "/* all */",
  hash: (text) => `'sha256-${text.length % 2}'`,
  preloadsFor: (language) => (language === "fr" ? [] : ["/assets/font.woff2"]),
  loader: "/assets/loader.js",
  addressed: (text) => text,
};

const paths = ["/", "/a/", "/a/b/", "/b/", "/fr/"] as const;
const path = fc.constantFrom(...paths);
/** Also such as mean something to a template. */
const words = fc.constantFrom(`Plain & "simple"`, "It's <b>", "$& $1", "text-1-", "");

/** What a site's own view may do with what it knows of its page. */
type Look = (page: PageInfo) => unknown;
const look: fc.Arbitrary<Look> = fc.oneof(
  fc
    .constantFrom<keyof PageInfo>("id", "title", "href", "language", "home", "sheet", "alternates", "search")
    .map(
      (key): Look =>
        (page) =>
          page[key],
    ),
  path.map(
    (at): Look =>
      ({ href, sheet }) =>
        href === at ? "here" : href.startsWith(at) && sheet.number,
  ),
  fc.constant<Look>((page) => ({ ...page })),
  fc.constant<Look>((page) => Object.keys(page).length),
  fc.constant<Look>(() => "nothing"),
);
const ownView = fc.array(look, { maxLength: 3 }).map(
  (looks) =>
    function Own() {
      const page = usePage();
      return <p style={{ order: looks.length }}>{JSON.stringify(looks.map((one) => one(page)))}</p>;
    },
);

const ofType = (type: string) => builtIn.find((block) => block.type === type);
function builtInBlock(type: string, authored: object): SiteBlock {
  const definition = ofType(type);
  if (!definition) throw new Error(`There is no block ${type}.`);
  return handMadeBlock(type, definition, { props: resolvedProps(definition, authored) });
}
const link = fc.record({
  text: fc.constantFrom("One", "Two"),
  href: fc.constantFrom(...paths, "/a/#top", "#b"),
});
const header = fc
  .record({
    links: fc.array(link, { maxLength: 3 }),
    languages: fc.boolean(),
    home: fc.constantFrom(undefined, "/b/"),
    sheet: fc.constantFrom(undefined, "Page"),
  })
  .map((props) => builtInBlock("site-header", JSON.parse(JSON.stringify({ name: "Small", ...props }))));
const footer = fc
  .record({ label: fc.constantFrom(undefined, "Page"), numbered: fc.boolean() })
  .map((props) => builtInBlock("site-footer", JSON.parse(JSON.stringify({ name: "Small", ...props }))));
const links = fc
  .array(link, { minLength: 1, maxLength: 3 })
  .map((all) => builtInBlock("links", { links: all }));
const own = ownView.map((view) => handMadeBlock("own", { view }));
const framing = handMadeBlock("framing", { view: () => <iframe title="a" src="https://maps.example/a" /> });
const naming = handMadeBlock("naming", { connects: () => ["https://api.example"] });
const block = fc.oneof(own, links, fc.constant(framing), fc.constant(naming));
const content = handMadeBlock("content", { view: () => <main id="content" className="page" /> });

/** Mostly the first, so that there are several pages of a kind. */
const mostly = <Value,>(first: Value, ...others: readonly Value[]) =>
  fc.oneof(
    { arbitrary: fc.constant(first), weight: 4 },
    { arbitrary: fc.constantFrom(first, ...others), weight: 1 },
  );
const page = fc.record({
  path,
  title: words,
  description: words,
  language: mostly("en-GB", "fr", "ar"),
  keywords: mostly<string[]>([], [""], ["a", "b & c"]),
  picture: mostly(undefined, samplePicture("house.jpg"), samplePicture("tree.jpg")),
  listed: mostly(true, false),
  missing: mostly(false, true),
  modified: mostly(undefined, "2026-01-02"),
  alternates: mostly<SitePage["alternates"]>(
    [],
    [
      { language: "en-GB", href: "/a/" },
      { language: "fr", href: "/fr/" },
    ],
    [
      { language: "en-GB", href: "/b/" },
      { language: "fr", href: "/fr/", listed: false },
    ],
  ),
  previous: mostly(undefined, "/a/"),
  next: mostly(undefined, "/b/é/"),
  sheet: fc.record({ number: fc.nat({ max: 2 }), count: fc.constant(2) }),
  blocks: fc.array(block, { maxLength: 1 }),
});
const settings = fc.record({
  base: fc.constantFrom("", "/school"),
  name: words,
  socialCards: fc.boolean(),
  picture: fc.constantFrom(undefined, samplePicture("office.jpg")),
});
const site = fc.record({
  settings,
  frame: fc.tuple(header, own, fc.constant(content), links, fc.option(footer)),
  pages: fc.array(page, { minLength: 6, maxLength: 12 }),
});

describe("a site whose pages have much in common", () => {
  it("is the same whether that is rendered once or on each page, and so is what its pages depend on", () => {
    assertProperty(
      fc.property(site, ({ settings: parts, frame, pages }) => {
        const whole = handMadeSite({ settings: handMadeSettings({ ...parts, languages: ["en-GB", "fr"] }) });
        const blocks = frame.flatMap((one, index) => (one ? { ...one, id: `frame-${index}` } : []));
        const all = pages.map(({ path: at, ...own }) =>
          handMadePage(at, { ...own, href: parts.base + at, frame: blocks }),
        );
        const render = () =>
          all.map((one) => {
            let shows = 0;
            const document = renderDocumentParts(whole, one, assets, () => shows++);
            return { ...document, showsSheet: shows > 0 };
          });
        expect(render()).toEqual(withoutMemos(render));
      }),
      { numRuns: runs(600, { all: 120, smoke: 30 }) },
    );
  });

  it("marks the links of its header on each page as on that page alone", () => {
    const below = { text: "More", links: [{ text: "One", href: "/a/b/" }] };
    const menus = [[{ text: "One", href: "/a/" }], [{ text: "Two", href: "/b/#top" }], [below]];
    for (const menu of menus) {
      const frame = [builtInBlock("site-header", { name: "Small", links: menu })];
      const pages = paths.map((at) => handMadePage(at, { frame }));
      const render = () => pages.map((one) => renderDocumentParts(handMadeSite({ pages }), one, assets));
      expect(render()).toEqual(withoutMemos(render));
    }
  });

  it("has a block of its frame rendered once for the pages that it can't tell apart", () => {
    const rendered: string[] = [];
    const count = (id: string, view: () => unknown) =>
      handMadeBlock(
        id,
        {
          view: () => {
            rendered.push(id);
            return String(view());
          },
        },
        { id },
      );
    const frame = [
      count("fixed", () => "fixed"),
      count("language", () => usePage().language),
      count("alternates", () => usePage().alternates.length),
      count("title", () => usePage().title),
    ];
    const pages = paths.map((at) => handMadePage(at, { frame, language: at === "/fr/" ? "fr" : "en-GB" }));
    for (const one of pages) renderDocumentParts(handMadeSite({ pages }), one, assets);
    const countOf = (id: string) => rendered.filter((other) => other === id).length;
    expect(["fixed", "language", "alternates", "title"].map(countOf)).toEqual([1, 2, 1, paths.length]);
  });
});

it("a template of texts is none where filling it in gives something else", () => {
  const texts = { title: "a", link: { text: "b" } };
  const html = ({ title, link: { text } }: typeof texts) => `<h1>${title}</h1><p>${text}</p>`;
  expect(createTemplate(texts, html, (text) => text)?.({ title: "c", link: { text: "d" } })).toBe(
    "<h1>c</h1><p>d</p>",
  );
  const beside = (own: typeof texts) => `${html(own)}text-0-textx-1-`;
  expect(createTemplate(texts, beside, (text) => text)?.({ title: "c", link: { text: "d" } })).toBe(
    "<h1>c</h1><p>d</p>text-0-textx-1-",
  );
  const others = [
    ({ title }: typeof texts) => `${title.length}`,
    (own: typeof texts) => html(own).toUpperCase(),
  ];
  expect(others.map((render) => createTemplate(texts, render, (text) => text))).toEqual([
    undefined,
    undefined,
  ]);
});
