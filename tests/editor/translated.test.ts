import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

let editor: OpenEditor;

beforeAll(async () => {
  editor = await openEditor();
});
afterAll(() => editor?.close());

/** Puts each text into elements of its own, as Chrome does where it translates a page, and goes on doing so. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
      for (const text of found) {
        const { parentElement: parent } = text;
        if (!text.data.trim() || parent?.matches("font, script, style, textarea, option")) continue;
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text);
      }
    };
    wrap();
    setInterval(wrap, 50);
  });
}

/** Adds elements beside those that are there, as extensions do that look over somebody's shoulder. */
async function lookOver(page: Page): Promise<void> {
  await page.evaluate(() => {
    setInterval(() => {
      for (const field of document.querySelectorAll("input, textarea")) {
        if (field.nextElementSibling?.localName === "grammar-check") continue;
        field.after(document.createElement("grammar-check"));
      }
    }, 50);
  });
}

describe("the editor", () => {
  it("asks not to be translated, nor is the page in it", async () => {
    const page = await editor.newWindow("#/pages/home");
    await page.frameLocator(".preview iframe").locator("h1").waitFor();
    await expect.poll(() => page.locator("html").getAttribute("translate")).toBe("no");
    const frame = page.frameLocator(".preview iframe").locator("html");
    await expect.poll(() => frame.getAttribute("translate")).toBe("no");
    await page.close();
  });

  it.each([
    ["is translated all the same", translate],
    ["has foreign elements in its forms", lookOver],
  ])("goes on, and keeps the work, where it %s", async (_, meddle) => {
    const page = await editor.newWindow("#/pages/home");
    const thrown: string[] = [];
    page.on("pageerror", ({ message }) => thrown.push(message));
    // What a part throws that is drawn again is only logged.
    page.on("console", (line) => /NotFoundError|not a child/.test(line.text()) && thrown.push(line.text()));
    await page.frameLocator(".preview iframe").locator("h1").waitFor();
    await meddle(page);
    const rows = page.locator("[data-block-row]");
    const count = await rows.count();
    await rows.first().click();
    await page.keyboard.press("Control+d");
    await expect.poll(() => rows.count()).toBe(count + 1);
    await page.keyboard.press("Delete");
    await expect.poll(() => rows.count()).toBe(count);
    for (const name of ["Entries", "Pictures", "Content", "Pages"]) {
      await page.locator(".top-bar .segments a").filter({ hasText: name }).first().click();
      await page.locator(".workspace > :not(.waiting)").first().waitFor();
    }
    await page.locator(".top-bar-review button").first().click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.locator('[data-block-row] [aria-current="true"], [data-block-row]').first().click();
    const field = page.locator(".inspector-fields input[type=text], .inspector-fields textarea").first();
    await field.fill("Still here");
    await expect.poll(() => field.inputValue()).toBe("Still here");
    await page.keyboard.press("Control+z");
    // Words that come and go beside others: those of counts, of the search and of what is saved.
    await page.keyboard.press("Control+k");
    const search = page.getByRole("dialog").getByRole("combobox");
    for (const words of ["ab", "home", "zzzz", ""]) {
      await search.fill(words);
      await page.waitForTimeout(100);
    }
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+s");
    await expect.poll(() => page.getByRole("alert").filter({ hasText: "stopped working" }).count()).toBe(0);
    expect(thrown).toEqual([]);
    await page.close();
  });
});
