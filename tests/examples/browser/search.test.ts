import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../../support/axe-findings.ts";
import { buildExample } from "../../support/example-sites.ts";
import { type ServedExample, serveExample } from "../../support/serve-example.ts";

interface SearchedSite {
  readonly folder: string;
  readonly path: string;
  readonly searchPage: string;
  /** In three keys, after the one that opens the search. */
  readonly keys: string;
  readonly found: string;
  /** What has results in several groups. */
  readonly wide: string;
  readonly none: RegExp;
}

const sites: readonly SearchedSite[] = [
  {
    ...{ folder: "docs", path: "/commands/", searchPage: "/find/" },
    ...{ keys: "faq", found: "/blocks/faq/", wide: "form", none: /^Nothing found for “zzzzqqq”/ },
  },
  {
    ...{ folder: "examples/bakery", path: "/our-story/", searchPage: "/search/" },
    ...{ keys: "rye", found: "/breads/night-rye/", wide: "bread", none: /^Nothing found for “zzzzqqq”/ },
  },
  {
    ...{ folder: "examples/bakery", path: "/fr/boutiques/", searchPage: "/fr/recherche/" },
    ...{ keys: "pain", found: "/fr/", wide: "pain", none: /^Aucun résultat pour « zzzzqqq »/ },
  },
  {
    ...{ folder: "examples/music-school", path: "/school/", searchPage: "/school/search/" },
    ...{ keys: "بيانو", found: "/school/instruments/al-biyanu/", wide: "بيانو", none: /«zzzzqqq»/ },
  },
];

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const field = (page: Page) => page.getByRole("combobox");
const options = (page: Page) => page.getByRole("option");
const status = (page: Page) => page.locator("dialog .search-status");
const isReady = (page: Page) => page.locator(".search-link[aria-haspopup]").waitFor();

async function openBy(page: Page, key: string): Promise<void> {
  await isReady(page);
  await page.keyboard.press(key);
  await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
}

describe.each(sites)(
  "the search of $folder at $path",
  ({ folder, path, searchPage, keys, found, wide, none }) => {
    const site = buildExample(folder);
    let served: ServedExample;
    beforeAll(async () => {
      served = await serveExample(site);
    });
    afterAll(() => served.close());

    const visit = (
      at: string,
      look: (page: Page) => Promise<void>,
      options: BrowserContextOptions = desktop,
    ) => served.visit(at, look, { reducedMotion: "reduce", ...options });

    it.each(["/", "Control+k"])("opens by %s, and leads to what was typed by Enter", (key) =>
      visit(path, async (page) => {
        await openBy(page, key);
        await page.keyboard.type(keys);
        await page.keyboard.press("Enter");
        await page.waitForURL(({ pathname }) => pathname.startsWith(found) && pathname !== path);
      }),
    );

    it("is a combobox: it announces how many there are, and the arrows select one", () =>
      visit(path, async (page) => {
        await openBy(page, "/");
        await expect.poll(() => field(page).getAttribute("aria-expanded")).toBe("false");
        await page.keyboard.type(wide);
        await expect.poll(() => options(page).count()).toBeGreaterThan(1);
        await expect.poll(() => status(page).innerText()).not.toBe("");
        await expect.poll(() => field(page).getAttribute("aria-expanded")).toBe("true");
        const selected = page.locator('[role="option"][aria-selected="true"]');
        const idOf = () => selected.getAttribute("id");
        const first = await idOf();
        await expect.poll(() => field(page).getAttribute("aria-activedescendant")).toBe(first);
        await page.keyboard.press("ArrowDown");
        await expect.poll(idOf).not.toBe(first);
        await expect.poll(() => field(page).getAttribute("aria-activedescendant")).toBe(await idOf());
        await page.keyboard.press("ArrowUp");
        await page.keyboard.press("ArrowUp");
        await expect.poll(idOf).toBe(await options(page).last().getAttribute("id"));
        await expect.poll(() => page.locator("dialog mark").count()).toBeGreaterThan(0);
      }));

    it("helps when nothing is found, and gives the focus back when it is closed", () =>
      visit(path, async (page) => {
        await isReady(page);
        await page.locator(".search-link").focus();
        await openBy(page, "/");
        await page.keyboard.type("zzzzqqq");
        await expect.poll(() => status(page).innerText()).toMatch(none);
        await expect.poll(() => options(page).count()).toBe(0);
        await expect.poll(() => page.locator(".search-hint a").getAttribute("href")).toContain(searchPage);
        await expect.poll(() => page.locator(".search-hint").innerText()).toMatch(/\S+ \S+ \S+/);
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "hidden" });
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.matches(".search-link")))
          .toBe(true);
      }));

    it("leads to places that are there, each section to its heading", () =>
      visit(path, async (page) => {
        await openBy(page, "/");
        const hrefs = new Set<string>();
        for (const typed of [wide, keys, wide.slice(0, 2)]) {
          await field(page).fill(typed);
          await expect.poll(() => page.locator("dialog").getAttribute("aria-busy")).toBe(null);
          await expect.poll(() => options(page).count()).toBeGreaterThan(0);
          const shown = await options(page).evaluateAll((links) =>
            links.map((link) => (link as HTMLAnchorElement).href),
          );
          for (const href of shown) hrefs.add(href);
        }
        const missing = [...hrefs].filter((href) => {
          const { pathname, hash } = new URL(href);
          const target = site.pages.get(decodeURI(pathname).slice(site.base.length));
          return (
            !target || (hash !== "" && target.all(`[id="${decodeURIComponent(hash.slice(1))}"]`).length === 0)
          );
        });
        expect(missing).toEqual([]);
      }));

    it.each([
      ["a light phone", { ...phone, colorScheme: "light" }],
      ["a dark phone", { ...phone, colorScheme: "dark" }],
      ["a wide dark screen", { ...desktop, colorScheme: "dark" }],
    ] as const)("is without a finding of axe on %s, fits it, and follows what is tapped", (_, looks) =>
      visit(
        path,
        async (page) => {
          await isReady(page);
          await page.locator(".search-link").click();
          await field(page).fill(wide);
          await options(page).first().waitFor();
          await expect.poll(() => page.locator("dialog").getAttribute("aria-busy")).toBe(null);
          expect(await axeFindings(page)).toEqual([]);
          const fits = () =>
            page.evaluate(() => {
              const box = document.querySelector("dialog[open]")?.getBoundingClientRect();
              return box && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight + 1;
            });
          await expect.poll(fits).toBe(true);
          await options(page).first().click();
          await page.getByRole("dialog").waitFor({ state: "hidden" });
        },
        { ...looks, bypassCSP: true },
      ),
    );

    it("says that it can't be loaded, and tries again", async () => {
      const context = await served.newContext({ ...desktop, reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.goto(path);
      await isReady(page);
      await page.locator(".search-link").hover();
      await page.route("**/search-index.json", (route) => route.abort());
      await openBy(page, "/");
      await page.keyboard.type(keys);
      const failed = await page.locator(".search-link").getAttribute("data-failed");
      await expect.poll(() => status(page).innerText()).toBe(failed);
      await page.unroute("**/search-index.json");
      await page.keyboard.type(" ");
      await expect.poll(() => options(page).count()).toBeGreaterThan(0);
      await context.close();
    });

    it("has a page whose address says what is searched for", () =>
      visit(
        `${searchPage}?${new URLSearchParams({ q: wide })}`,
        async (page) => {
          await page.locator(".search-list a").first().waitFor();
          await expect.poll(() => page.locator(".search-field").inputValue()).toBe(wide);
          await expect.poll(() => page.locator("main .search-status").innerText()).not.toBe("");
          expect(await axeFindings(page)).toEqual([]);
          await page.locator(".search-field").fill("zzzzqqq");
          await page.locator(".search-form button").click();
          await expect.poll(() => page.locator("main .search-status").innerText()).toMatch(none);
          await page.goBack();
          await page.locator(".search-list a").first().waitFor();
        },
        { ...desktop, bypassCSP: true },
      ));

    it("without scripts is a link to a list of all pages, and so is its form, which says why", () =>
      visit(
        path,
        async (page) => {
          await page.locator(".search-link").click();
          await page.waitForURL(`**${searchPage}`);
          const hrefs = await page
            .locator(".search-pages a")
            .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
          expect(hrefs).toContain(path);
          expect(new Set(hrefs).size).toBe(hrefs.length);
          await page.locator(".search-field").fill("x");
          await page.locator(".search-form button").click();
          await page.waitForURL("**?q=x");
          await expect.poll(() => page.locator(".search-pages a").count()).toBe(hrefs.length);
          await expect.poll(() => page.locator("main noscript").innerText()).toContain("JavaScript");
        },
        { ...desktop, javaScriptEnabled: false },
      ));
  },
);

it("is filtered by collection", async () => {
  const served = await serveExample(buildExample("examples/bakery"));
  await served.visit("/our-story/", async (page) => {
    await openBy(page, "/");
    await page.keyboard.type("rye");
    await page.getByRole("radio", { name: /our breads/ }).check();
    await expect.poll(() => page.locator("dialog .search-where").allInnerTexts()).not.toContain("Journal");
    await expect
      .poll(async () => new Set(await page.locator("dialog .search-where").allInnerTexts()).size)
      .toBe(1);
  });
  await served.close();
});
