import { existsSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type BuiltPage, textOf } from "../support/built-page.ts";
import { buildExample, type ExampleSite, exampleDay, exampleFolders } from "../support/example-sites.ts";
import { everything } from "../support/extent.ts";
import { htmlFindings } from "../support/html-findings.ts";
import { runSiteProcess } from "../support/run-site.ts";
import { brotliSize } from "../support/script-budget.ts";

/** Of a page with its styles after Brotli; a guide of the docs is longer than a home page. */
const maxBytes = 26_000;

it.each(exampleFolders)("%s is without a problem, and without a warning", async (folder) => {
  const args = ["validate", "--root", folder, "--today", exampleDay, "--max-warnings", "0"];
  const { code, stdout, stderr } = await runSiteProcess(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^The site is fine/);
});

/** Those whose own tests are in `npm test` too. */
const built = everything ? exampleFolders : ["docs", "examples/bakery"];

describe.each(built.map((folder) => [folder, buildExample(folder)] as const))("%s", (_, site) => {
  const pages = [...site.pages.values()];
  const isKind = ({ path }: BuiltPage) => site.kinds.includes(path);

  it.each(pages.filter((page) => everything || isKind(page)).map((page) => [page.path, page] as const))(
    "has HTML without a finding at %s",
    async (_, page) => {
      expect(await htmlFindings(page.html)).toEqual([]);
      expect(page.all("h1")).toHaveLength(1);
      expect(site.config.site.languages).toContain(page.one("html").attribs.lang);
    },
  );

  it("has links that lead to something that there is", () => {
    expect(pages.flatMap((page) => brokenLinks(page, site))).toEqual([]);
  });

  it("names every page's other languages, which name it", () => {
    const alternates = new Map(pages.map((page) => [page.path, alternatesOf(page)]));
    const origin = new URL(site.config.site.url).origin + site.base;
    for (const [path, others] of alternates) {
      for (const href of others)
        expect(alternates.get(href.slice(origin.length)), `${href} of ${path}`).toEqual(others);
    }
    const translated = [...alternates.values()].filter((others) => others.length > 1);
    const several = new Set(site.config.site.languages).size > 1;
    expect(translated.length).toBeGreaterThanOrEqual(several ? pages.length / 2 : 0);
  });

  // The docs show parts of the site in the root.
  if (site.folder.startsWith("examples/"))
    it("says nothing of any other site", () => {
      for (const { html } of pages) expect(html).not.toMatch(/Fosse|Leicester|architect/i);
    });

  it("is light: documents with their styles, and what is loaded before anybody does anything", () => {
    for (const { path, html, all } of pages) {
      // Compressing a page as hard as a host does takes a second, which only one that is near the budget needs.
      const quick = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
      expect(quick < maxBytes ? quick : brotliSize(html), path).toBeLessThan(maxBytes);
      const react = all('[data-island][data-hydrate-on="load"], [data-island][data-hydrate-on="idle"]');
      expect(
        react.map(({ attribs }) => attribs["data-island"]),
        path,
      ).toEqual([]);
    }
  });
});

/** The addresses of a page in every language, as its head has them. */
function alternatesOf(page: BuiltPage): string[] {
  const links = page.all('link[rel="alternate"][hreflang]');
  return links
    .filter(({ attribs }) => attribs.hreflang !== "x-default")
    .map(({ attribs }) => attribs.href ?? "");
}

function brokenLinks({ path, all }: BuiltPage, { base, dist, pages }: ExampleSite): string[] {
  const written = all("a[href], link[href], script[src], img[src]").map(
    ({ attribs }) => attribs.href ?? attribs.src ?? "",
  );
  return written.flatMap((link) => {
    const { origin, pathname, hash } = new URL(link, `https://site.invalid${base}${path}`);
    if (origin !== "https://site.invalid") return [];
    if (!pathname.startsWith(`${base}/`)) return [`${path}: ${link} is not below ${base}`];
    const own = decodeURIComponent(pathname.slice(base.length));
    const target = own === path ? pages.get(path) : pages.get(own);
    if (!target) return existsSync(join(dist, own)) ? [] : [`${path}: ${link}`];
    const id = decodeURIComponent(hash.slice(1));
    return id === "" || target.all(`[id="${id}"]`).length > 0
      ? []
      : [`${path}: ${link} (${textOf(target.one("h1"))})`];
  });
}
