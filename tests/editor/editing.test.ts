import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { picturesInScheme } from "../../renderer/render/styles/colour-scheme.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";
import { packageRoot } from "../support/package-root.ts";
import { step } from "../support/step.ts";

let editor: OpenEditor;
let page: Page;

beforeAll(async () => {
  editor = await openEditor();
  page = await editor.newWindow("");
  await page.getByRole("link", { name: "Pages", exact: true }).click();
});
afterAll(() => editor?.close());

it("the editor shows a page, and changes a text of it", async () => {
  await step("it shows the page as the build writes it", async () => {
    const html = await readFile(join(packageRoot, "dist/index.html"), "utf8");
    const built = picturesInScheme(html, "light");
    const main = page.frameLocator(".preview-frame").locator("main");
    await main.locator("h1").waitFor();
    const shown = () =>
      main.evaluate((element) => {
        const copy = element.cloneNode(true) as Element;
        for (const marked of copy.querySelectorAll("[data-chosen], [data-focused], [data-named]")) {
          marked.removeAttribute("data-chosen");
          marked.removeAttribute("data-focused");
          marked.removeAttribute("data-named");
        }
        return copy.innerHTML;
      });
    // The editor's policy lets nobody else parse HTML on its page.
    const blank = await editor.browser.newPage();
    const expected = await blank.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, "text/html").querySelector("main");
      // What it is estimated to be high, so that browsers may draw it later; the editor draws all.
      for (const block of parsed?.querySelectorAll("[data-height]") ?? [])
        block.removeAttribute("data-height");
      return parsed?.innerHTML;
    }, built);
    await blank.close();
    await expect.poll(shown).toBe(expected);
  });

  await step("it takes a click on a text to its field, and what is typed to the page", async () => {
    const heading = page.frameLocator(".preview-frame").locator(".faq h2");
    await heading.click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-title");
    await page.keyboard.press("End");
    await page.keyboard.type(", answered");
    await expect.poll(() => heading.textContent()).toBe("Frequently asked questions, answered");
  });

  await step("it says in plain words what changed, and undoes it to the first byte", async () => {
    const before = await editor.configText();
    await page.getByRole("button", { name: "Review 1 change" }).click();
    const panel = page.getByRole("dialog", { name: "Changes since the last save" });
    await expect
      .poll(() => panel.locator("li").allTextContents())
      .toEqual([expect.stringContaining("changed the heading")]);
    await panel.getByRole("button", { name: "Undo this" }).click();
    await panel.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => page.getByRole("button", { name: "No changes" }).isVisible()).toBe(true);
    expect(await editor.configText()).toBe(before);
  });

  await step("it saves into the file, and leaves every other byte of it", async () => {
    const before = await editor.configText();
    await page.frameLocator(".preview-frame").locator(".faq h2").click();
    await page.getByRole("textbox", { name: "Heading" }).first().fill("What people ask us");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect
      .poll(editor.configText)
      .toBe(before.replace("Frequently asked questions", "What people ask us"));
    await expect.poll(() => page.getByRole("status").filter({ hasText: "Content Saved" }).count()).toBe(1);
  });
});

describe("a group of settings", () => {
  it("stands beside a page that shows it, and each leads to the other", async () => {
    const window = await editor.newWindow("#/content/contact");
    const shown = window.frameLocator(".preview-frame");
    const focused = () => window.evaluate(() => document.activeElement?.id);
    await window.getByRole("button", { name: "Edit Content" }).click();
    await shown.locator("h1").waitFor();
    await window.locator("#field-contact-phones-mobile").focus();
    await expect.poll(() => shown.locator("[data-focused]").textContent()).toBe("07700 900412");
    await shown.getByRole("link", { name: "studio@fosseandfield.example" }).first().click();
    await expect.poll(focused).toBe("field-contact-email");
    await window.getByRole("tab", { name: "Hero" }).click();
    await shown.locator(".hero h1").click();
    await expect.poll(focused).toBe("field-hero-title");
    await window.close();
  });
});
