import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { editorScreens } from "../support/editor-screens.ts";
import { english as en } from "../support/editor-words.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

let editor: OpenEditor;
/** Where screens are shown that nothing is changed on, one after the other. */
let shown: Page;
beforeAll(async () => {
  editor = await openEditor({ site: "tests/fixtures/small-site" });
  shown = await editor.newWindow("#/content/company");
});
afterAll(() => editor.close());

/** What has the focus: its name, or what it is. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
  });
const isInBody = (page: Page) => page.evaluate(() => document.activeElement === document.body);

const screen = (name: string) => {
  const found = editorScreens.find((one) => one.name === name);
  if (!found) throw new Error(`There is no screen ${name}.`);
  return found;
};
const open = async (name: string) => {
  const { address, open: show } = screen(name);
  await editor.follow(shown, address);
  await show?.(shown, en);
  return shown;
};

describe("a dialog has the focus where somebody goes on", () => {
  it.each([
    ["import", "Choose a file"],
    ["insert", "Search blocks"],
  ])("%s: %s", async (name, label) => {
    const page = await open(name);
    await expect.poll(() => focused(page)).toBe(label);
  });

  it("export: what is chosen", async () => {
    const page = await open("export");
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches("input:checked"))).toBe(true);
  });

  it("a link: its address", async () => {
    const page = await editor.newWindow("#/entries/posts/loft-rooms");
    await page.getByRole("toolbar").getByRole("button", { name: "Link" }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("placeholder")))
      .toBe(en.fields.linkHint);
    await page.close();
  });
});

describe("the focus is kept", () => {
  it("in the review after a change was undone, and brought back", async () => {
    const page = await editor.newWindow("#/content/company");
    await page.getByRole("button", { name: en.content.edit }).click();
    await page.locator("#field-company-tagline").fill("Drawn with care");
    await page.locator(".top-bar-review button").last().click();
    await expect.poll(() => focused(page)).toBe(en.review.show);
    await page.getByRole("dialog").getByText(en.review.undoThis, { exact: true }).click();
    await expect.poll(() => focused(page)).toBe(en.review.bringBack);
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe(en.review.show);
    await page.close();
  });

  it("on Undo, Redo and Save once there is nothing more to undo, redo or save", async () => {
    const page = await editor.newWindow("#/content/company");
    await page.getByRole("button", { name: en.content.edit }).click();
    const tagline = page.locator("#field-company-tagline");
    const before = await tagline.inputValue();
    await tagline.fill("Drawn with care");
    // Its name is longer while its tooltip is there.
    const tool = (name: string) => page.locator(`.top-bar [aria-label="${name}"]`);
    const isFocusedAndIdle = (button: Locator) =>
      button.and(page.locator(":focus[aria-disabled=true]")).waitFor();
    // Enter that is pressed once more does nothing else.
    for (const [name, text] of [
      [en.shell.undo, before],
      [en.shell.redo, "Drawn with care"],
    ] as const) {
      await tool(name).focus();
      await page.keyboard.press("Enter");
      await isFocusedAndIdle(tool(name));
      await page.keyboard.press("Enter");
      await expect.poll(() => tagline.inputValue()).toBe(text);
    }
    const save = page.locator(".top-bar-save .button-primary");
    await save.focus();
    await page.keyboard.press("Enter");
    await page.getByText(en.saving.allSaved).waitFor();
    await isFocusedAndIdle(save);
    await page.close();
  });

  it("in the form of an entry that was added", async () => {
    const page = await open("new-entry");
    await page.keyboard.type("Garden studio");
    for (const choice of await page.getByRole("dialog").getByRole("combobox").all())
      await choice.selectOption({ index: 1 });
    await page.getByRole("dialog").locator(".button-primary").click();
    await page.locator(".entry-form").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-frontMatter-title");
  });

  it("with the picture that was added", async () => {
    const page = await editor.newWindow("#/pictures");
    const bytes = await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 900, height: 600 });
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())];
    });
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "porch.png", mimeType: "image/png", buffer: Buffer.from(bytes) });
    await page.locator(".uploads textarea").fill("A porch.");
    await page.getByRole("button", { name: en.library.addReady({ number: 1 }) }).click();
    await page.locator(".picture-details").waitFor();
    await expect.poll(() => isInBody(page)).toBe(false);
    await page.close();
  });
});

describe("typing on the page", () => {
  it("keeps the focus, and every key, from a double click on, though the first click gave it to the form", async () => {
    const page = await editor.newWindow("#/pages/contact");
    const title = page.frameLocator(".preview-frame").locator("h1");
    await title.dblclick();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("Today: ");
    await expect.poll(() => page.locator("#field-title").inputValue()).toBe("Today: Write to us");
    await expect.poll(() => title.textContent()).toBe("Today: Write to us");
    await page.keyboard.press("Escape");
    await expect.poll(() => title.textContent()).toBe("Write to us");
    await page.close();
  });
});

describe("the outline of the editor", () => {
  it.each(["content", "pages", "entries", "pictures"])("has one main heading in %s", async (name) => {
    const page = await open(name);
    await expect.poll(() => page.locator("h1").count()).toBe(1);
  });

  it.each(["import", "export", "insert", "problems"])("has one banner beside the dialog %s", async (name) => {
    const page = await open(name);
    await expect
      .poll(() => page.locator("header:not(:is(main, section, article, aside, nav) header)").count())
      .toBe(1);
    await expect.poll(() => page.locator("dialog footer").count()).toBe(0);
  });
});

it("the button for a heading writes one of the depth that belongs there", async () => {
  const page = await editor.newWindow("#/entries/posts/loft-rooms");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill("Measure");
  await page.getByRole("toolbar").getByRole("button", { name: "Heading" }).click();
  await expect.poll(() => text.inputValue()).toBe("## Measure");
  await page.close();
});

it("a page that is made a draft says which links lead nowhere then", async () => {
  const page = await editor.newWindow("#/pages/contact");
  const row = page.locator(".page-row").filter({ hasText: "/contact" });
  await row.hover();
  await row.getByRole("button").last().click();
  await page.getByRole("menuitem").filter({ hasText: en.pages.list.makeDraft }).first().click();
  await expect.poll(() => page.locator(".notices").innerText()).toContain("to it lead nowhere now: ");
  await page.close();
});

it("a long name of the site leaves the bar in one row", async () => {
  const page = await editor.newWindow("#/content/company");
  const height = () => page.locator(".top-bar").evaluate((bar) => bar.getBoundingClientRect().height);
  const before = await height();
  await page.getByRole("button", { name: en.content.edit }).click();
  await page.locator("#field-company-name").fill("Small and very long name of a practice ".repeat(3));
  await expect.poll(() => page.locator(".top-bar-name").innerText()).toContain("very long");
  await expect.poll(height).toBe(before);
  await page.close();
});
