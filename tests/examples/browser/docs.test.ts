import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
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
    const top = () => page.locator("#fonts").evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(0);
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
      await expect.poll(() => pages.isVisible()).toBe(false);
      await page.getByRole("button", { name: "All pages" }).click();
      await expect
        .poll(() => pages.getByRole("link", { name: "Theming" }).getAttribute("aria-current"))
        .toBe("page");
      await page.keyboard.press("Escape");
      await expect.poll(() => pages.isVisible()).toBe(false);
      await page.getByRole("button", { name: "On this page" }).click();
      await page
        .getByRole("navigation", { name: "On this page" })
        .getByRole("link", { name: "Fonts" })
        .click();
      await page.waitForURL("**/theming/#fonts");
    },
    { ...phone, javaScriptEnabled: false },
  ));
