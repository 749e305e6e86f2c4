import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

let editor: OpenEditor;
beforeAll(async () => {
  editor = await openEditor({ site: "tests/fixtures/small-site" });
});
afterAll(() => editor.close());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What can be used and has a notice over it, wherever it is scrolled to. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const screen = document.querySelector("dialog[open]") ?? document.body;
    return [...screen.querySelectorAll("button, input, textarea, select")].flatMap((element) => {
      if (element.closest(".notices") || !element.checkVisibility({ contentVisibilityAuto: true })) return [];
      element.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(x + width / 2, y + height / 2);
      return over?.closest(".notices") ? [element.getAttribute("aria-label") ?? element.textContent] : [];
    });
  });

/** Whether all of it is on the screen, with nothing over it. */
const isSeen = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const middle = (left + right) / 2;
    return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(middle, y)));
  });

const deleteBlock = async (page: Page) => {
  const block = page.getByRole("grid", { name: "Blocks on this page" }).locator(".outline-block").last();
  await block.hover();
  await block.getByRole("button", { name: /^More for/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.locator(".notice").last().waitFor();
};

describe("notices on a phone", () => {
  it("take a place of their own and lie over nothing, with a keyboard on the screen too", async () => {
    const page = await editor.newWindow("#/pages/home", phone);
    await deleteBlock(page);
    const notice = page.locator(".notice");
    await notice.hover();
    for (const panel of ["Blocks", "Page", "Fields"]) {
      await page.getByRole("tab", { name: panel }).click();
      await expect.poll(() => covered(page)).toEqual([]);
      await expect.poll(() => isSeen(notice)).toBe(true);
    }
    // A keyboard that makes the window smaller, as in Chrome and Firefox.
    await page.setViewportSize({ width: 390, height: 480 });
    await notice.hover();
    await expect.poll(() => covered(page)).toEqual([]);
    await expect.poll(() => isSeen(notice)).toBe(true);
    await expect.poll(() => isSeen(page.getByRole("button", { name: "Save Changes" }))).toBe(true);
    await page.close();
  });

  it("leave the text that is being typed in sight", async () => {
    const page = await editor.newWindow("#/pages/home", phone);
    await page.getByRole("tab", { name: "Fields" }).click();
    await page.setViewportSize({ width: 390, height: 500 });
    const field = page.locator(".inspector :is(input, textarea).input:visible").last();
    // At the lower end of what is seen, where the notice will be.
    await field.evaluate((element) => {
      element.scrollIntoView({ block: "end" });
      element.focus({ preventScroll: true });
    });
    await page.keyboard.press("Control+S");
    await page.keyboard.type("!");
    await page.keyboard.press("Control+S");
    await page.locator(".notice").first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain("input");
    const overlap = async () => {
      const [seen, top] = await Promise.all([field.boundingBox(), page.locator(".notices").boundingBox()]);
      return (seen?.y ?? 0) + (seen?.height ?? 0) - (top?.y ?? 0);
    };
    await expect.poll(overlap).toBeLessThanOrEqual(1);
    await page.close();
  });

  it("stand above a keyboard that lies over the window, with all else", async () => {
    const page = await editor.newWindow("#/pages/home", phone);
    await page.getByRole("tab", { name: "Fields" }).click();
    // What Safari tells of its keyboard, which no browser without a screen has.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, "height", { value: 500, configurable: true });
      visualViewport?.dispatchEvent(new Event("resize"));
    });
    await expect.poll(() => page.locator(".editor").evaluate((it) => it.clientHeight)).toBe(500);
    await page.getByRole("tab", { name: "Blocks" }).click();
    await deleteBlock(page);
    const lowerEdgeOf = async (shown: Locator) => {
      const box = await shown.boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    await expect.poll(() => lowerEdgeOf(page.locator(".notice"))).toBeLessThanOrEqual(500);
    await page.getByRole("button", { name: /^Review/ }).click();
    await expect.poll(() => lowerEdgeOf(page.getByRole("dialog"))).toBeLessThanOrEqual(500);
    await page.close();
  });
});

describe("notices", () => {
  it("are in the dialog that is open, above what can be done there", async () => {
    const page = await editor.newWindow("#/pages/home", phone);
    await page.getByRole("tab", { name: "Fields" }).click();
    await page.getByRole("textbox", { name: "Title", exact: true }).fill("");
    await page.getByRole("button", { name: /^1 problem/ }).waitFor();
    await page.getByRole("button", { name: "Save Changes" }).click();
    const panel = page.getByRole("dialog", { name: "Problems" });
    const notice = panel.locator(".notice", { hasText: "Kept as a draft" });
    await notice.waitFor();
    await expect.poll(() => page.locator(".notice").count()).toBe(1);
    await expect.poll(() => isSeen(notice)).toBe(true);
    await expect.poll(() => covered(page)).toEqual([]);
    await panel.getByRole("button", { name: "Close" }).click();
    await page.locator(".editor > .notices .notice", { hasText: "Kept as a draft" }).waitFor();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect.poll(() => page.locator(".notice").count()).toBe(0);
    await page.close();
  });

  it("stay as long as somebody points at them or has the focus in them", async () => {
    const page = await editor.newWindow("#/pages/home");
    await page.clock.install();
    await deleteBlock(page);
    const notice = page.locator(".notice");
    await notice.hover();
    await page.clock.fastForward(30_000);
    await expect.poll(() => notice.count()).toBe(1);
    await notice.getByRole("button", { name: "Undo" }).focus();
    await page.mouse.move(10, 10);
    await page.clock.fastForward(30_000);
    await expect.poll(() => notice.count()).toBe(1);
    await page.keyboard.press("Tab");
    await page.clock.fastForward(30_000);
    await expect.poll(() => notice.count()).toBe(1);
    await page.locator(".top-bar button").first().focus();
    await page.clock.fastForward(30_000);
    await expect.poll(() => notice.count()).toBe(0);
    await page.close();
  });
});
