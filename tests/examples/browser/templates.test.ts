import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { palettesOf, templateLanguages, templates } from "../../../cli/scaffold/init/templates.ts";
import { otherSchemeFindings } from "../../support/axe-findings.ts";
import { coveringPages } from "../../support/covering-pages.ts";
import { buildTemplate } from "../../support/example-sites.ts";
import { everything } from "../../support/extent.ts";
import { htmlFindings } from "../../support/html-findings.ts";
import { lookAtEach } from "../../support/open-site.ts";
import { packageRoot } from "../../support/package-root.ts";
import { runSite } from "../../support/run-site.ts";
import { type ServedExample, serveExample } from "../../support/serve-example.ts";

/** Those that are sites of a trade; what a new user sees first. */
const trades = [...templates.keys()].filter((name) => palettesOf(name).length > 0);
const languages = everything ? templateLanguages : templateLanguages.slice(0, 1);
const sites = trades.flatMap((template) => languages.map((language) => ({ template, language })));

/** In bytes, of a page with its styles, script and fonts; and of one drawing as it is compressed. */
const budgets = { page: 52_000, drawings: 250_000 };

describe.each(trades)("the template %s", (template) => {
  it("has three palettes with all colours, each under a name of its own", () => {
    const palettes = palettesOf(template);
    expect(new Set(palettes.map(({ id }) => id)).size).toBe(3);
    for (const { light, dark } of palettes) {
      expect(Object.keys(light).sort()).toEqual(Object.keys(dark).sort());
      expect(Object.keys(light)).toHaveLength(8);
    }
  });

  it("has five pages and more, with ten kinds of block, in both languages the same", () => {
    const shapes = templateLanguages.map((language) => {
      const { pages } = buildTemplate(template, language).config;
      return pages.map(({ id, blocks }) => [id, blocks.map(({ type }) => type)]);
    });
    expect(shapes[1]).toEqual(shapes[0]);
    const pages = buildTemplate(template, "en").config.pages;
    expect(pages.length).toBeGreaterThanOrEqual(6);
    const kinds = new Set(JSON.stringify(pages).match(/"type":"[a-z-]+"/g));
    expect(kinds.size).toBeGreaterThanOrEqual(10);
  });

  it("has drawings that the package has room for", () => {
    const folder = join(packageRoot, "templates", template, "content/media");
    const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(budgets.drawings);
  });
});

describe.each(sites)("the template $template in $language", ({ template, language }) => {
  const site = buildTemplate(template, language);
  let served: ServedExample;
  beforeAll(async () => {
    served = await serveExample(site);
  });
  afterAll(() => served.close());

  it("has HTML without a finding", async () => {
    for (const { path, html } of site.pages.values()) expect(await htmlFindings(html), path).toEqual([]);
  });

  it("is light on each page", async () => {
    const { stdout } = await runSite(["stats", "--root", site.folder, "--out", site.dist, "--json"]);
    const { pages } = JSON.parse(stdout) as { pages: readonly Record<string, number>[] };
    const heavy = pages.filter(({ total = 0, pictures = 0 }) => total - pictures > budgets.page);
    expect(heavy).toEqual([]);
  });

  it("has text that can be read in each palette, in light and in dark", async () => {
    const context = await served.newContext({ bypassCSP: true, reducedMotion: "reduce" });
    const palettes = palettesOf(template);
    const looked = coveringPages(site.pages).map((path) => site.base + path);
    const findings = await lookAtEach(context, looked, async (page) => {
      const found: string[] = [];
      for (const { id, light, dark } of palettes) {
        await paint(page, { light, dark });
        for (const scheme of ["dark", "light"] as const) {
          await page.emulateMedia({ colorScheme: scheme === "dark" ? "light" : "dark" });
          found.push(...(await otherSchemeFindings(page)).map((finding) => `${id}, ${scheme}: ${finding}`));
        }
      }
      return found;
    });
    expect(findings).toEqual([]);
    await context.close();
  });
});

/** Gives a page the colours of a palette, as `site.theme` would. */
async function paint(page: Page, { light, dark }: { readonly light: object; readonly dark: object }) {
  const declared = (colours: object, prefix: string) =>
    Object.entries(colours)
      .map(([name, colour]) => `${prefix}${name}:${colour};`)
      .join("");
  const shown = `:root{${declared(light, "--")}${declared(dark, "--dark-")}}`;
  const atNight = `@media screen and (prefers-color-scheme:dark){:root{${declared(dark, "--")}}}`;
  await page.addStyleTag({ content: shown + atNight });
}
