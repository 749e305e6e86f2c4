import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe-findings.ts";
import { cases } from "../support/extent.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

const file = "content/posts/loft-rooms.md";
let editor: OpenEditor;
let page: Page;
let good: string;
beforeAll(async () => {
  editor = await openEditor({ site: "tests/fixtures/small-site" });
  good = await onDisk();
  page = await editor.newWindow("#/entries/posts", { reducedMotion: "reduce", bypassCSP: true });
});
afterAll(() => editor?.close());

const onDisk = () => readFile(join(editor.root, file), "utf8");
const write = (text: string) => writeFile(join(editor.root, file), text);
const list = () => page.getByRole("list", { name: "Files that can’t be read" });
const text = () => page.getByRole("textbox", { name: "The file’s text" });
const saveFile = () => page.getByRole("button", { name: "Save this file" });
const selected = () =>
  text().evaluate((box: HTMLTextAreaElement) => box.value.slice(box.selectionStart, box.selectionEnd));

it("a file that can't be read is listed, opened at its problem, mended, and goes on with its fields and its page", async () => {
  const broken = good.replace(/^title: .*$/m, 'title: "A "loft" room"');
  await write(broken);
  await expect
    .poll(() => list().textContent())
    .toContain("loft-roomsLine 2: The fields of this entry can't be read.");
  await list().getByRole("button").click();
  await page.getByText("This keeps it from being read").waitFor();
  await expect.poll(() => text().inputValue()).toBe(broken);
  await page.getByRole("button", { name: "Go to line 2" }).click();
  await expect.poll(selected).toBe('loft" room"');
  await expect.poll(() => saveFile().isDisabled()).toBe(true);
  // Its problem leads to it from anywhere.
  await editor.follow(page, "#/content/company");
  await page.getByRole("button", { name: "1 problem" }).click();
  await page.getByRole("dialog").getByRole("listitem").getByRole("button").click();

  await text().fill(good.replace("title:", "titel:"));
  await page.getByText("Go to line 2").waitFor();
  await saveFile().click();
  await page.getByRole("alert").filter({ hasText: "to be mended before it can be saved" }).waitFor();
  await expect.poll(onDisk).toBe(broken);

  const mended = good.replace(/^title: .*$/m, 'title: "A “loft” room"');
  await text().fill(mended);
  await page.getByText("Nothing is wrong with it any more.").first().waitFor();
  await saveFile().click();
  await page.locator(".notice", { hasText: `Saved ${file}` }).waitFor();
  await expect.poll(() => page.locator("#field-frontMatter-title").inputValue()).toBe("A “loft” room");
  await expect.poll(onDisk).toBe(mended);
  await page.getByRole("button", { name: "No problems" }).waitFor();
  await expect
    .poll(() => page.frameLocator(".preview iframe").locator("h1").textContent())
    .toBe("A “loft” room");
});

it("a character that can't be read is selected, and typed over", async () => {
  await write(`${good}\nA caf\ufffd.\n`);
  await editor.startOver(page, "#/entries/posts/loft-rooms");
  await page.getByText("Saving replaces the broken ones in the file.").waitFor();
  await page.getByRole("button", { name: /^Go to line \d+$/ }).click();
  await expect.poll(selected).toBe("\ufffd");
  await page.keyboard.type("é");
  await page.getByText("Nothing is wrong with it any more.").first().waitFor();
  await expect.poll(() => text().inputValue()).toBe(`${good}\nA café.\n`);
});

describe("its screen", () => {
  beforeEach(async () => {
    await write("no front matter");
    await editor.startOver(page, "#/entries/posts/loft-rooms");
  });

  const looks = cases(
    [[390, "light"]],
    [
      [820, "dark"],
      [1440, "dark"],
    ],
  );
  it.each(looks)("fits %i pixels, %s, and axe finds nothing", async (width, colorScheme) => {
    await page.setViewportSize({ width, height: 900 });
    // Off what would show its tooltip.
    await page.mouse.move(0, 0);
    await page.emulateMedia({ colorScheme });
    await text().waitFor();
    await page.getByText("This keeps it from being read").waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width > 390) return;
    await page.getByRole("button", { name: "Back to Posts" }).click();
    await list().getByRole("button").click();
  });
});
