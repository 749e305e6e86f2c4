import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { buildSiteOfBlocks } from "../support/site-of-blocks.ts";
import { visitSite } from "../support/visits.ts";
import { tabTo } from "../support/ways.ts";

const paper = { light: "rgb(255, 255, 255)", dark: "rgb(18, 20, 23)" };

const build = (scheme: string) => () =>
  buildSiteOfBlocks({
    pages: { "/": [["picture", { picture: "shop.jpg" }]], "/other/": [["prose", { text: "Words." }]] },
    site: {
      theme: { scheme },
      frame: [
        {
          id: "header",
          type: "site-header",
          props: { name: "Mill Lane", links: [{ text: "Other", href: "/other" }] },
        },
        { id: "content", type: "content", props: {} },
      ],
    },
    files: {
      "content/media/media.json": JSON.stringify({
        "shop.jpg": { alt: "The shop.", dark: "rye.jpg" },
        "rye.jpg": { decorative: true },
      }),
    },
    pictures: { "shop.jpg": "", "rye.jpg": "" },
  });

const colour = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const picture = (page: Page) =>
  page.locator("main img").evaluate((image) => /shop|rye/.exec((image as HTMLImageElement).currentSrc)?.[0]);
const shown = async (page: Page) => ({ colour: await colour(page), picture: await picture(page) });
const [day, night] = [
  { colour: paper.light, picture: "shop" },
  { colour: paper.dark, picture: "rye" },
];

describe("a site that lets visitors choose", () => {
  const site = visitSite(build("choice"));
  const button = (page: Page) => page.getByRole("button", { name: "Dark colours" });

  it("shows what the device asks for, and the other one by its button, on all pages and the next time", async () => {
    const page = await site.open("/", { width: 1280 });
    await expect.poll(() => shown(page)).toEqual(day);
    await tabTo(button(page));
    await page.keyboard.press("Enter");
    await expect.poll(() => shown(page)).toEqual(night);
    await expect.poll(() => button(page).getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("link", { name: "Other" }).click();
    await page.waitForURL("**/other/");
    await expect.poll(() => colour(page)).toBe(paper.dark);
    await page.reload();
    await expect.poll(() => colour(page)).toBe(paper.dark);
    await button(page).click();
    await expect.poll(() => colour(page)).toBe(paper.light);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => colour(page)).toBe(paper.dark);
  });

  it("has its colours before the first paint", async () => {
    const page = await site.open("/", { width: 1280, dark: true });
    await button(page).click();
    await expect.poll(() => shown(page)).toEqual(day);
    const next = await page.context().newPage();
    await next.addInitScript(() => {
      new PerformanceObserver(() => {
        document.documentElement.dataset.painted ??= getComputedStyle(document.body).backgroundColor;
      }).observe({ type: "paint", buffered: true });
      requestAnimationFrame(function look() {
        if (!document.body) return requestAnimationFrame(look);
        document.documentElement.dataset.first = getComputedStyle(document.body).backgroundColor;
        return 0;
      });
    });
    await next.goto(page.url());
    await expect.poll(() => next.locator("html").getAttribute("data-first")).toBe(paper.light);
    await expect.poll(() => shown(next)).toEqual(day);
  });

  it("is the device's without scripts, and has no button", async () => {
    const page = await site.open("/", { width: 1280, dark: true, scripts: false });
    await expect.poll(() => button(page).isVisible()).toBe(false);
    await expect.poll(() => page.locator("main img").count()).toBe(1);
  });
});

describe.each([
  ["light", day],
  ["dark", night],
])("a site that is always %s", (scheme, expected) => {
  const site = visitSite(build(scheme));

  it.each([true, false])("is so where the device asks for dark: %s", async (dark) => {
    const page = await site.open("/", { width: 1280, dark });
    await expect.poll(() => shown(page)).toEqual(expected);
    await expect.poll(() => page.getByRole("button", { name: "Dark colours" }).count()).toBe(0);
  });
});
