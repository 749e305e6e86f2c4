import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenSite, openSite } from "../support/open-site.ts";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

async function open(path: string, viewport = sizes[0]): Promise<Page> {
  const context = await site.newContext({ viewport: viewport ?? null, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "load" });
  return page;
}

const laidOut = (page: Page) =>
  page
    .locator(".page > .block")
    .evaluateAll((blocks) =>
      blocks.map((block) => block.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
    );

describe("what lies below the screen", () => {
  it("is not laid out before a visitor comes near it, and all of it is for paper", async () => {
    const page = await open("/");
    const before = await laidOut(page);
    expect(before.slice(0, 2)).toEqual([true, true]);
    expect(before.at(-1)).toBe(false);
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => laidOut(page).then((all) => all.every(Boolean))).toBe(true);
    await page.context().close();
  });

  it.each(sizes)("is as high as ever once it was seen, at $width px", async (viewport) => {
    const heights = (page: Page) =>
      page
        .locator(".page > .block")
        .evaluateAll((blocks) => blocks.map((block) => Math.round(block.clientHeight)));
    const page = await open("/", viewport);
    await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
    for (const block of await page.locator(".page > .block").all()) await block.scrollIntoViewIfNeeded();
    await page.keyboard.press("End");
    await expect.poll(() => laidOut(page).then((all) => all.at(-1))).toBe(true);
    const seen = await heights(page);
    await page.evaluate(() => {
      for (const block of document.querySelectorAll<HTMLElement>(".page > .block"))
        block.style.contentVisibility = "visible";
    });
    expect(seen).toEqual(await heights(page));
    await page.context().close();
  });

  it.each(sizes)("is where a link to it leads, at $width px", async (viewport) => {
    const lead = await open("/", viewport);
    const ids = await lead.locator(".page > .block").evaluateAll((blocks) => blocks.map(({ id }) => id));
    for (const id of ids.slice(2)) {
      const page = await lead.context().newPage();
      await page.goto(`/#${id}`, { waitUntil: "load" });
      const distance = () =>
        page.locator(`#${id}`).evaluate((block) => {
          const margin = Number.parseFloat(getComputedStyle(block).scrollMarginTop);
          const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
          const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
          return isEnd ? 0 : Math.abs(Math.round(block.getBoundingClientRect().top - margin - padding));
        });
      await expect.poll(distance).toBe(0);
      await page.close();
    }
    await lead.context().close();
  });

  it("is found by a search in the page, and reached by the keyboard", async () => {
    const page = await open("/");
    const words = await page.locator("#questions summary, #questions h3").last().innerText();
    await page.evaluate((text) => (window as unknown as { find(text: string): boolean }).find(text), words);
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(words);
    const link = page.locator("#map a, #map button").last();
    await link.focus();
    await expect.poll(() => laidOut(page).then((all) => all.at(-1))).toBe(true);
    await expect
      .poll(() =>
        link.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
      )
      .toBe(true);
    await page.context().close();
  });
});
