import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { IndexedPage } from "../../../docs/blocks/docs-header/search-index.ts";
import { axeFindings } from "../../support/axe-findings.ts";
import { buildExample } from "../../support/example-sites.ts";
import { type ServedExample, serveExample } from "../../support/serve-example.ts";

const site = buildExample("docs");
let served: ServedExample;
beforeAll(async () => {
  served = await serveExample(site);
});
afterAll(() => served.close());

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

const visit = (path: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions = desktop) =>
  served.visit(path, look, { reducedMotion: "reduce", ...options });

const searchIsReady = (page: Page) => page.locator(".docs-header-search[aria-haspopup]").waitFor();
const options = (page: Page) => page.getByRole("option");
const status = (page: Page) => page.locator(".search-status");

describe("the search", () => {
  it.each(["/", "Control+k"])("opens by %s, finds a heading, and leads to it, all by keyboard", (key) =>
    visit("/commands/", async (page) => {
      await searchIsReady(page);
      await page.keyboard.press(key);
      const field = page.getByRole("combobox");
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.type("custom propert");
      await expect.poll(() => status(page).innerText()).toMatch(/^\d+ results?$/);
      const first = options(page).first();
      expect(await first.innerText()).toMatch(/Theming\s+Custom properties/);
      expect(await first.getAttribute("aria-selected")).toBe("true");
      expect(await field.getAttribute("aria-activedescendant")).toBe(await first.getAttribute("id"));
      await page.keyboard.press("ArrowDown");
      expect(await options(page).nth(1).getAttribute("aria-selected")).toBe("true");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/theming/#custom-properties");
    }),
  );

  it("says when nothing is found, closes by Escape, and gives the focus back", () =>
    visit("/commands/", async (page) => {
      await searchIsReady(page);
      await page.locator(".docs-header-search").focus();
      await page.keyboard.press("/");
      await page.keyboard.type("zzzzqqq");
      await expect.poll(() => status(page).innerText()).toBe("Nothing found for “zzzzqqq”");
      expect(await options(page).count()).toBe(0);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      const focused = await page.evaluate(() => document.activeElement?.className);
      expect(focused).toBe("docs-header-search");
    }));

  it("opens on a phone by a tap, is without a finding of axe, and follows a tapped result", () =>
    visit(
      "/",
      async (page) => {
        await searchIsReady(page);
        await page.locator(".docs-header-search").tap();
        await page.getByRole("combobox").fill("redirects");
        await options(page).first().waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await options(page).first().tap();
        await page.waitForURL(({ pathname }) => pathname !== "/");
      },
      { ...phone, hasTouch: true, colorScheme: "dark", bypassCSP: true },
    ));

  it("knows every heading by the id that it has on its page", () =>
    visit("/search/", async (page) => {
      const address = (await page.locator("[data-index]").getAttribute("data-index")) ?? "";
      const pages = JSON.parse(readFileSync(join(site.dist, address), "utf8")) as IndexedPage[];
      await searchIsReady(page);
      await page.keyboard.press("/");
      await page.getByRole("combobox").waitFor();
      expect(pages.length).toBeGreaterThan(30);
      const hrefs = new Set<string>();
      for (const word of ["the", "a", "key", "block", "of", "is"]) {
        await page.getByRole("combobox").fill(word);
        await expect.poll(() => options(page).count()).toBeGreaterThan(0);
        for (const href of await options(page).evaluateAll((found) =>
          found.map((item) => item.dataset.href ?? ""),
        ))
          hrefs.add(href);
      }
      const missing = [...hrefs].filter((href) => {
        const [path = "", id] = href.split("#");
        const found = site.pages.get(path);
        return !found || (id !== undefined && found.all(`[id="${id}"]`).length === 0);
      });
      expect(missing).toEqual([]);
    }));

  it("is a link to the list of all pages without scripts", () =>
    visit(
      "/commands/",
      async (page) => {
        await page.locator(".docs-header-search").click();
        await page.waitForURL("**/search/");
        expect(await page.locator(".page-list a").count()).toBeGreaterThan(30);
      },
      { ...desktop, javaScriptEnabled: false },
    ));
});

it("a button copies a code sample, and says so", () =>
  visit(
    "/theming/",
    async (page) => {
      const sample = page.locator(".code-sample").first();
      await sample.hover();
      await sample.getByRole("button", { name: "Copy the code" }).click();
      await expect.poll(() => page.locator('.guide [role="status"]').innerText()).toBe("Copied");
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe((await sample.locator("code").innerText()).replace(/\n$/, ""));
    },
    { ...desktop, permissions: ["clipboard-read", "clipboard-write"] },
  ));

it("a heading is a link to itself", () =>
  visit("/theming/", async (page) => {
    await page.locator("#fonts > a").click();
    await page.waitForURL("**/theming/#fonts");
    const top = await page.locator("#fonts").evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
  }));

it("the list of headings marks the one that is read, and the navigation shows where somebody is", () =>
  visit("/blocks/timeline/", async (page) => {
    const marked = page.locator(".guide-contents-list [data-current]");
    await page.locator("#props").evaluate((heading) => heading.scrollIntoView());
    await expect.poll(() => marked.allInnerTexts()).toEqual(["Props"]);
    const current = page.locator('.docs-nav [aria-current="page"]');
    await expect
      .poll(() => current.evaluate((link) => link.getBoundingClientRect().bottom < innerHeight))
      .toBe(true);
  }));

it("on a phone all pages and the page's headings are behind buttons, without scripts", () =>
  visit(
    "/theming/",
    async (page) => {
      const pages = page.getByRole("navigation", { name: "All pages" });
      expect(await pages.isVisible()).toBe(false);
      await page.getByRole("button", { name: "All pages" }).click();
      expect(await pages.getByRole("link", { name: "Theming" }).getAttribute("aria-current")).toBe("page");
      await page.keyboard.press("Escape");
      expect(await pages.isVisible()).toBe(false);
      await page.getByRole("button", { name: "On this page" }).click();
      await page
        .getByRole("navigation", { name: "On this page" })
        .getByRole("link", { name: "Fonts" })
        .click();
      await page.waitForURL("**/theming/#fonts");
    },
    { ...phone, javaScriptEnabled: false },
  ));
