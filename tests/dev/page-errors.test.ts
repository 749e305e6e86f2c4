import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type DevSite, startDevSite } from "../support/dev-site.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";

let site: DevSite;
let browser: SharedBrowser;
let page: Page;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDevSite({}, "islands"), connectBrowser()]);
});
afterEach(() => page.close());
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function open(path: string): Promise<void> {
  page = await browser.newPage();
  await page.goto(site.url + path);
}

const dialog = () => page.getByRole("dialog", { name: "Something on this page has failed" });
const button = (island: string) => page.locator(`[data-island="${island}"] button`);

describe("an island that fails under site dev", () => {
  it.each([
    ["loading", "It fails while it loads.", "blocks/parts/loading.tsx:3:24"],
    ["rendering", "It fails while it renders.", "blocks/parts/rendering.tsx:4:26"],
    ["effect", "It fails in an effect.", "blocks/parts/effect.tsx:6:11"],
    ["click", "It fails after a click.", "blocks/parts/click.tsx:6:24"],
    ["event", "It fails in an event.", "blocks/parts/event.tsx:8:9"],
  ])("while %s is shown with the block, the page, the file and the line", async (island, message, place) => {
    await open("/");
    await button(island).click();
    await dialog().waitFor();
    await expect
      .poll(() => dialog().locator("h2").allInnerTexts())
      .toEqual([`Error The island "${island}" of the block "failing" on the page / failed: ${message}`]);
    const shown = dialog().locator(".place");
    await expect.poll(() => shown.innerText()).toBe(place);
    await expect.poll(() => dialog().locator("pre").innerText()).toContain("throw new Error(");
    await page.keyboard.press("Escape");
    await button("counter").click();
    await expect.poll(() => button("counter").innerText()).toBe("Counted 1");
  });

  it("to be what the server has rendered is shown with the difference", async () => {
    await open("/");
    await button("mismatch").hover();
    await dialog().waitFor();
    await expect
      .poll(() => dialog().locator("h2").allInnerTexts())
      .toEqual([
        'Error The island "mismatch" of the block "failing" on the page / renders something else in the browser than on the server.',
      ]);
    await expect
      .poll(() => dialog().locator(".place").innerText())
      .toMatch(/^blocks\/parts\/mismatch\.tsx:\d+:\d+$/);
    const difference = await dialog().locator("pre").innerText();
    expect(difference).toMatch(/^\+ +Of the browser$/m);
    expect(difference).toMatch(/^- +Of the server$/m);
  });
});
