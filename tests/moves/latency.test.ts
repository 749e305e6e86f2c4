import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { visitSite } from "../support/visits.ts";

const site = visitSite();
/** How many times slower the processor is made, and what a first click may take then, in milliseconds. */
const slowdown = 4;
const most = 200;

/**
 * Notes when the first click happens and when the page has answered: the first frame after an element that
 * matches is there.
 */
const watch = (page: Page, answer: string) =>
  page.evaluate((selector) => {
    const notes = document.documentElement.dataset;
    addEventListener("pointerup", () => (notes.pressed ??= String(performance.now())), true);
    const look = () => {
      if (!document.querySelector(selector)) return void requestAnimationFrame(look);
      notes.answered = String(performance.now());
    };
    requestAnimationFrame(look);
  }, answer);

const latency = async (page: Page) => {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.answered), { timeout: 5000 })
    .toBeTruthy();
  return page.evaluate(() => {
    const { pressed, answered } = document.documentElement.dataset;
    return Math.round(Number(answered) - Number(pressed));
  });
};

describe(`With a processor ${slowdown} times slower, the first click`, () => {
  it.each([
    ["on a project's card", "/projects/", '#projects a[href="/projects/10/"]', '[role="dialog"]', "react"],
    [
      "on Before",
      "/projects/",
      ".project-gallery-toggle button",
      '.project-gallery-toggle button:first-child[aria-pressed="true"]',
      "react",
    ],
    ["on the hero's button", "/", ".hero-toggle", '.hero-views[data-view="1"]', "hero"],
    [
      "on the blog's filter",
      "/blog/",
      '.post-list-filter a[data-category="design-trends"]',
      ".post-list-card[hidden]",
      "post-list",
    ],
  ])(`%s answers within ${most} ms of its code being there`, async (what, path, control, answer, code) => {
    const page = await site.open(path);
    await page.waitForLoadState("load");
    const button = page.locator(control).first();
    await button.scrollIntoViewIfNeeded();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await watch(page, answer);

    // The pointer comes near, which fetches the code; the click follows as soon as that is there.
    await Promise.all([
      page.waitForResponse(new RegExp(`assets/${code}\\.`)).then((response) => response.finished()),
      button.hover(),
    ]);
    await page.mouse.down();
    await page.mouse.up();
    const taken = await latency(page);
    process.stdout.write(`First click ${what} at ${slowdown} times slower: ${taken} ms\n`);
    expect(taken).toBeLessThan(most);
  });
});
