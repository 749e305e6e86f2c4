import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { visitSite } from "../support/visits.ts";

const site = visitSite();

/** Opens a page whose fonts come only when they are let through. */
async function openWithoutFonts(path: string, width: number) {
  let letThrough = () => {};
  const held = new Promise<void>((done) => {
    letThrough = done;
  });
  const page = await site.open(path, {
    ...{ width, height: width < 500 ? 844 : 900, reducedMotion: true },
    async prepare(opened) {
      await opened.route(/\.woff2$/, async (route) => {
        await held;
        await route.continue();
      });
      await opened.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
    },
  });
  await page.waitForLoadState("domcontentloaded");
  await painted(page);
  return { page, letThrough };
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const titleOf = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector("h1");
    const range = document.createRange();
    if (title) range.selectNodeContents(title);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    const measure = Object.assign(document.createElement("span"), { textContent: title?.textContent });
    Object.assign(measure.style, { position: "absolute", whiteSpace: "nowrap", visibility: "hidden" });
    title?.append(measure);
    const { width } = measure.getBoundingClientRect();
    measure.remove();
    return { lines: lines.size, width };
  });

const post = "/blog/conservation-area-extensions-central-london/";
const other = "/blog/sustainable-architecture-trends-london-future/";

it.each([
  [post, 390],
  [post, 820],
  [post, 1440],
  [other, 390],
  [other, 1440],
  ["/projects/10/", 390],
  ["/projects/2/", 390],
  ["/services/", 820],
] as const)("when the fonts of %s come late at %i px, nothing moves", async (path, width) => {
  const { page, letThrough } = await openWithoutFonts(path, width);
  const before = await titleOf(page);
  letThrough();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await painted(page);
  const after = await titleOf(page);
  expect(after.lines).toBe(before.lines);
  expect(after.width).not.toBe(before.width);
  expect(Math.abs(before.width / after.width - 1)).toBeLessThan(0.006);
  const moved = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  // Words of a menu that stand in a row are a pixel or two further.
  expect(moved).toBeLessThan(0.0015);
});
