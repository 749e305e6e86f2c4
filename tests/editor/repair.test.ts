import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
  page.setDefaultTimeout(20_000);
});
afterAll(() => editor.close());

const onDisk = () => readFile(join(editor.root, file), "utf8");
const write = (text: string | Uint8Array) => writeFile(join(editor.root, file), text);
const list = () => page.getByRole("list", { name: "Files that can’t be read" });
const text = () => page.getByRole("textbox", { name: "The file’s text" });
const title = () => page.locator("#field-frontMatter-title");
const saveFile = () => page.getByRole("button", { name: "Save this file" });
const state = () => page.locator(".save-state");
const selected = () =>
  text().evaluate((box: HTMLTextAreaElement) => box.value.slice(box.selectionStart, box.selectionEnd));
const notice = (words: string) => page.locator(".notice", { hasText: words });

describe("a file that can't be read", () => {
  const broken = () => good.replace(/^title: .*$/m, 'title: "A "loft" room"');

  it("is listed as soon as it is broken, and opens as its text with the problem and its line", async () => {
    await write(broken());
    await list().getByRole("button").waitFor();
    await expect
      .poll(() => list().textContent())
      .toContain("loft-roomsLine 2: The fields of this entry can't be read.");
    await list().getByRole("button").click();
    await page.getByText("This keeps it from being read").waitFor();
    expect(await text().inputValue()).toBe(broken());
    await page.getByRole("button", { name: "Go to line 2" }).click();
    await expect.poll(selected).toBe('loft" room"');
    await expect.poll(() => saveFile().isDisabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  });

  it("is the place that its problem leads to", async () => {
    await page.goto(`${editor.address}/admin/#/content/company`);
    await page.getByRole("button", { name: "1 problem" }).click();
    await page.getByRole("dialog").getByRole("listitem").getByRole("button").click();
    await text().waitFor();
  });

  it("says what is wrong with what is typed, keeps it, and is not saved as long as something is", async () => {
    await text().fill(good.replace("title:", "titel:"));
    await page.getByText("Go to line 2").waitFor();
    await page.getByText("This keeps it from being read").waitFor();
    await saveFile().click();
    await page.getByRole("alert").filter({ hasText: "to be mended before it can be saved" }).waitFor();
    expect(await onDisk()).toBe(broken());
    await expect.poll(() => state().textContent()).toBe("Not saved yet, draft kept");
    const context = page.context();
    await page.close();
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(`${editor.address}/admin/#/entries/posts/loft-rooms`);
    await expect.poll(() => text().inputValue()).toBe(good.replace("title:", "titel:"));
    await page.getByRole("button", { name: "Review 1 change" }).click();
    const panel = page.getByRole("dialog", { name: "Changes since the last save" });
    await panel.getByText("mended the text").waitFor();
    await panel.getByRole("button", { name: "Close" }).click();
  });

  it("is saved when nothing is wrong any more, and goes on with its fields and its page", async () => {
    await text().fill(good.replace(/^title: .*$/m, 'title: "A “loft” room"'));
    await page.getByText("Nothing is wrong with it any more.").first().waitFor();
    await saveFile().click();
    await notice(`Saved ${file}`).waitFor();
    await expect.poll(() => title().inputValue()).toBe("A “loft” room");
    expect(await onDisk()).toBe(good.replace(/^title: .*$/m, 'title: "A “loft” room"'));
    await page.getByRole("button", { name: "No problems" }).waitFor();
    await expect.poll(() => state().textContent()).toBe("All changes saved");
    await expect
      .poll(() => page.frameLocator(".preview iframe").locator("h1").textContent())
      .toBe("A “loft” room");
    // From here on it is an entry like all others.
    await title().fill("Loft rooms");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await notice("Content Saved").waitFor();
    expect(await onDisk()).toMatch(/^title: "?Loft rooms"?$/m);
  });
});

describe("a file with characters that can't be read", () => {
  it("shows what can be, and replaces the broken ones when it is saved, by Save Changes too", async () => {
    await write(Buffer.concat([Buffer.from(good), Buffer.from("\nA caf\xe9, a fa\xe7ade.\n", "latin1")]));
    await text().waitFor();
    expect(await text().inputValue()).toBe(`${good}\nA caf\ufffd, a fa\ufffdade.\n`);
    await page.getByText("Saving replaces the broken ones in the file.").waitFor();
    await page.getByRole("button", { name: /^Go to line \d+$/ }).click();
    expect(await selected()).toBe("\ufffd");
    await page.keyboard.type("é");
    await page.getByText("There is a character here that can't be shown.").first().waitFor();
    // The words are the same as before: what is for developers says that it is another one.
    const isLost = page.locator(".developer-message", { hasText: "the sign for a lost character" });
    await isLost.first().waitFor({ state: "attached" });
    await page.getByRole("button", { name: /^Go to line \d+$/ }).click();
    await page.keyboard.type("ç");
    await page.getByText("Nothing is wrong with it any more.").first().waitFor();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await title().waitFor();
    expect(await onDisk()).toBe(`${good}\nA café, a façade.\n`);
  });

  it("that can't be seen is saved as it is, without them", async () => {
    await write(`\ufeff${good}`);
    await text().waitFor();
    expect(await text().inputValue()).toBe(good);
    await saveFile().click();
    await title().waitFor();
    expect(await onDisk()).toBe(good);
  });
});

describe("somebody else", () => {
  it("who has changed the file meanwhile is not written over, until one has seen what is there", async () => {
    await write("no front matter");
    await text().fill(`${good}\nMine.\n`);
    await page.getByText("Nothing is wrong with it any more.").first().waitFor();
    await page.route("**/__blockwork/events", (route) => route.abort());
    await write("theirs, and broken as well");
    await saveFile().click();
    await page
      .getByRole("alert")
      .filter({ hasText: "Somebody else has changed the file meanwhile." })
      .waitFor();
    await page.getByText("The file as it was saved").click();
    await page.getByText("theirs, and broken as well", { exact: true }).last().waitFor();
    expect(await onDisk()).toBe("theirs, and broken as well");
    await saveFile().click();
    await title().waitFor();
    expect(await onDisk()).toBe(`${good}\nMine.\n`);
  });

  it("who has mended it or deleted it takes nothing away that was typed", async () => {
    await write("no front matter");
    await text().fill(`${good}\nAgain mine.\n`);
    await write(good);
    await page.getByText("Somebody else has mended this file meanwhile.").waitFor();
    expect(await text().inputValue()).toBe(`${good}\nAgain mine.\n`);
    await page.getByRole("button", { name: "Discard", exact: true }).click();
    await title().waitFor();
    await notice("was discarded").getByRole("button", { name: "Undo" }).click();
    expect(await text().inputValue()).toBe(`${good}\nAgain mine.\n`);
    await rm(join(editor.root, file));
    await saveFile().click();
    await page.getByRole("alert").filter({ hasText: "deleted meanwhile" }).waitFor();
    await saveFile().click();
    await title().waitFor();
    expect(await onDisk()).toBe(`${good}\nAgain mine.\n`);
  });
});

describe("its screen", () => {
  const looks = cases(
    [[390, "light"]],
    [
      [820, "dark"],
      [1440, "dark"],
    ],
  );
  it.each(looks)("fits %i pixels, %s, and axe finds nothing", async (width, colorScheme) => {
    await write("no front matter");
    await page.setViewportSize({ width, height: 900 });
    // Off what would show its tooltip.
    await page.mouse.move(0, 0);
    await page.emulateMedia({ colorScheme });
    await text().waitFor();
    await page.getByText("This keeps it from being read").waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width > 390) return;
    await page.getByRole("button", { name: "Back to Posts" }).click();
    await list().getByRole("button").click();
  });
});
