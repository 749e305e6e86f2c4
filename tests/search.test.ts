import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleScripts } from "../cli/assets/bundle/scripts.ts";
import { buildExample } from "./support/example-sites.ts";
import { madeUpPages, madeUpSearch } from "./support/made-up-pages.ts";
import { packageRoot } from "./support/package-root.ts";
import { runSite } from "./support/run-site.ts";
import {
  firstSearchBytes,
  type SearchInFiles,
  searchCode,
  searchInFiles,
  searchInFolder,
} from "./support/search-in-files.ts";
import { buildVariant, type SiteVariant } from "./support/site-variant.ts";
import { createTemporarySite, type TemporarySite } from "./support/temporary-site.ts";

type Queries = readonly (readonly [typed: string, first: string])[];

const docs: Queries = [
  ["redirects", "/addresses/"],
  ["deploy", "/deploying/"],
  ["github pages", "/deploying/"],
  ["tokens", "/tokens/"],
  ["each", "/tokens/"],
  ["own block", "/own-blocks/"],
  ["island", "/own-blocks/"],
  ["languages", "/languages/"],
  ["custom propert", "/theming/"],
  ["fonts", "/theming/"],
  ["forms", "/forms/"],
  ["draft", "/publishing/"],
  ["content security policy", "/security/"],
  ["threat model", "/threat-model/"],
  ["faq", "/blocks/faq/"],
  ["hero block", "/blocks/hero/"],
  ["frame", "/frames/"],
  ["structured data", "/structured-data/"],
  ["sahrds", "/large-sites/"],
  ["troubleshooting", "/troubleshooting/"],
];

const bakery: Queries = [
  ["rye", "/breads/night-rye/"],
  ["croissants", "/courses/croissants-february/"],
  ["sourdough", "/courses/sourdough-march/"],
  ["sourdough course", "/courses/"],
  ["opening hours", "/shops/"],
  ["allergens", "/breads/"],
  ["gluten", "/breads/"],
  ["nuts", "/breads/fig-and-walnut/"],
  ["figs", "/breads/fig-and-walnut/"],
  ["order bread", "/order/"],
  ["starter", "/journal/how-to-keep-a-starter/"],
  ["focaccia", "/breads/focaccia/"],
  ["foccacia", "/breads/focaccia/"],
  ["brioche", "/breads/brioche/"],
  ["oven", "/journal/the-oven-is-fifty/"],
  ["bagette", "/breads/daughters-baguette/"],
  ["what a loaf costs", "/journal/what-a-loaf-costs/"],
  ["gingerb", "/courses/gingerbread-december/"],
  ["seeds", "/breads/seven-seeds/"],
  ["our story", "/our-story/"],
];

const fosseAndField: Queries = [
  ["loft conversion", "/blog/leicester-loft-conversion-planning-permission-guide/"],
  ["planning permission", "/blog/category/planning-permission/"],
  ["building regulations 2024", "/blog/london-building-regulations-2024-update/"],
  ["party wall", "/blog/party-wall-agreements-leicester-property-guide/"],
  ["conservation area", "/blog/conservation-area-extensions-central-london/"],
  ["victorian", "/blog/victorian-house-extensions-leicester-guide/"],
  ["victorain house", "/blog/victorian-house-extensions-leicester-guide/"],
  ["sustainable", "/blog/sustainable-architecture-trends-london-future/"],
  ["services", "/services/"],
  ["testimonials", "/testimonials/"],
  ["london office", "/contact/"],
  ["contact", "/contact/"],
  ["whatsapp", "/contact/"],
  ["zinc dormer", "/projects/3/"],
  ["walthamstow", "/projects/7/"],
  ["crouch end", "/projects/8/"],
  ["annexe", "/projects/11/"],
  ["wellness studio", "/projects/5/"],
  ["knighton", "/projects/10/"],
  ["brockley", "/projects/1/"],
];

describe("the first result is what a person expects", () => {
  let variant: SiteVariant;
  let searches: Record<string, SearchInFiles>;
  beforeAll(async () => {
    variant = await buildVariant(({ site }) => Object.assign(site, { search: true }));
    searches = {
      docs: searchInFolder(buildExample("docs").dist, "/find/"),
      bakery: searchInFolder(buildExample("examples/bakery").dist, "/search/"),
      "Fosse & Field": searchInFolder(variant.folder, "/search/"),
    };
  });
  afterAll(() => variant.remove());

  const all = Object.entries({ docs, bakery, "Fosse & Field": fosseAndField });
  it.each(all.flatMap(([site, queries]) => queries.map((query) => [site, ...query] as const)))(
    "in %s, of %s: %s",
    async (site, typed, first) => {
      expect((await searches[site]?.addresses(typed))?.[0]).toBe(first);
    },
  );

  it("whichever language is searched", async () => {
    const { dist } = buildExample("examples/bakery");
    const french = searchInFolder(dist, "/fr/recherche/");
    expect((await french.addresses("levain"))[0]).toMatch(/^\/fr\//);
    expect((await french.addresses("facade")).length).toBeGreaterThan(0);
    expect(await french.addresses("FAÇADE")).toEqual(await french.addresses("facade"));
    expect(await french.addresses("brioche")).not.toContain("/breads/brioche/");
    const school = buildExample("examples/music-school");
    const arabic = searchInFolder(school.dist, "/school/search/", "/school");
    const [piano] = await arabic.addresses("بيانو");
    expect(piano).toBe("/school/instruments/al-biyanu/");
    expect(await arabic.addresses("البيانو")).toEqual(await arabic.addresses("بيانو"));
  });
});

describe("a first search loads, with its code,", () => {
  it.each([
    [50, 45_000],
    [5000, 80_000],
  ])("of %d pages at most %d bytes", { timeout: 240_000 }, async (count, most) => {
    const code = searchCode(await bundleScripts(packageRoot));
    expect(code.length).toBeGreaterThan(2);
    const codeBytes = code.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
    const files = await madeUpSearch(madeUpPages(count));
    const open = () => searchInFiles("/search/", (address) => files.get(address) ?? "null");
    for (const typed of ["pages", "redirects", "build site", "every block of the page", "langauge", "st"])
      expect(codeBytes + (await firstSearchBytes(open(), typed)), typed).toBeLessThan(most);
    expect((await open().find("redirects")).length).toBeGreaterThan(0);
  });
});

describe("what is not for visitors is in no file of the search", () => {
  let site: TemporarySite;
  beforeAll(async () => {
    site = await createTemporarySite();
    await site.replace("site.config.json", '"host": "netlify",', '"host": "netlify", "search": true,');
  });
  afterAll(() => site.remove());

  const config = "site.config.json";
  const lofts = "content/posts/loft-rooms.md";
  const prose = '{ "id": "mark", "type": "prose", "props": { "text": "Xylophone" } }';
  const page = (keys: string, block = prose) =>
    `{ "id": "marked", "path": "/marked", "title": "Marked", "description": "A marked page.", ${keys} "blocks": [{ "id": "top", "type": "heading", "props": { "title": "Marked" } }, ${block}] },`;
  const withPage = (text: string) => [config, '"pages": [', `"pages": [${text}`] as const;

  async function wordsAfter([file, before, after]: readonly [string, string, string]): Promise<string> {
    const original = await site.read(file);
    await site.write(
      file,
      original.replace(before, () => after),
    );
    const { code, stderr } = await runSite([
      "build",
      "--root",
      site.root,
      "--no-admin",
      "--today",
      "2026-01-31",
    ]);
    await site.write(file, original);
    expect(code, stderr).toBe(0);
    const dist = join(site.root, "dist");
    const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
    const searched = files.filter((name) => /search-[\w-]+\.json$/.test(name));
    expect(searched.length).toBeGreaterThan(2);
    return searched.map((name) => readFileSync(join(dist, name), "utf8")).join("\n");
  }

  it("though a page as it is, and an entry, are", async () => {
    expect(await wordsAfter(withPage(page("")))).toMatch(/xylophone/i);
    expect(await wordsAfter([lofts, "Measure from", "Xylophone from"])).toMatch(/xylophone/i);
  });

  it.each([
    ["a page that is a draft", withPage(page('"draft": true,'))],
    ["a page that is published later", withPage(page('"publishOn": "2026-02-01",'))],
    ["a page that is not listed", withPage(page('"listed": false,'))],
    ["a hidden block", withPage(page("", prose.replace('"type"', '"hidden": true, "type"')))],
    ["the page for missing addresses", withPage(page("").replace("/marked", "/404"))],
    ["an entry that is a draft", [lofts, "---\ntitle: Loft rooms", "---\ndraft: true\ntitle: Xylophone"]],
    ["an entry whose day has not come", [lofts, "date: 2025-05-20", "date: 2026-02-01\ntags: [Xylophone]"]],
    ["a field that no page shows", [lofts, "author: Ada Small", "author: Ada Small\nkeywords: [Xylophone]"]],
  ] as const)("%s", async (_, change) => {
    expect(await wordsAfter(change)).not.toMatch(/xylophone/i);
  });
});

describe("the page of the search", () => {
  let site: TemporarySite;
  beforeAll(async () => {
    site = await createTemporarySite();
    await site.replace("site.config.json", '"host": "netlify",', '"host": "netlify", "search": true,');
  });
  afterAll(() => site.remove());
  const validate = () => runSite(["validate", "--root", site.root]);

  it("has no address that a page has already, unless that page has the search", async () => {
    const block = '{ "id": "text", "type": "prose", "props": { "text": "Words." } }';
    const page = (path: string, last: string) =>
      `{ "id": "find", "path": "${path}", "title": "Find", "description": "Find a page.", "listed": false, "blocks": [{ "id": "top", "type": "heading", "props": { "title": "Find" } }, ${last}] },`;
    const original = await site.read("site.config.json");
    const tried = async (text: string) => {
      await site.write("site.config.json", original.replace('"pages": [', `"pages": [${text}`));
      return validate();
    };
    const { code, stdout, stderr } = await tried(page("/search", block));
    expect(code).toBe(1);
    expect(stdout + stderr).toContain('The address /search/ of the search is taken by the page "find".');
    expect((await tried(page("/search", '{ "id": "search", "type": "search", "props": {} }'))).code).toBe(0);
    expect((await tried(page("/find", '{ "id": "search", "type": "search", "props": {} }'))).code).toBe(0);
    await site.write("site.config.json", original);
  });
});
