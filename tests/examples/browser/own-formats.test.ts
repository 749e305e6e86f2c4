import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../../support/axe-findings.ts";
import { type OpenEditor, openEditor } from "../../support/open-editor.ts";

/** The bakery's shops: when they open is of a format of its own, and so are the days. */
let editor: OpenEditor;
let page: Page;
const shop = (id: string) => `content/shops/${id}.md`;
const onDisk = (file: string) => readFile(join(editor.root, file), "utf8");

beforeAll(async () => {
  editor = await openEditor({ site: "examples/bakery" });
  const market = await onDisk(shop("hathersage-market"));
  await writeFile(join(editor.root, shop("hathersage-market")), market.replace('"08:00"', '"28:00"'));
  page = await editor.newWindow("#/entries/shops/rue-du-four", { bypassCSP: true });
});
afterAll(() => editor?.close());

const item = (name: string) => page.locator(".list-title", { hasText: name });
const opens = () => page.locator("#field-frontMatter-hours-0-opens");
const frame = () => page.frameLocator(".preview iframe");

describe("a field of a format of the site's own", () => {
  it("is the site's own input, with its label and help", async () => {
    await item("Tuesday to Saturday").click();
    await expect.poll(() => opens().getAttribute("type")).toBe("time");
    await expect.poll(() => opens().getAttribute("aria-required")).toBe("true");
    await opens().fill("05:45");
    await expect
      .poll(() => page.locator('label[for="field-frontMatter-hours-0-opens"]').innerText())
      .toBe("Opens");
    expect(await axeFindings(page)).toEqual([]);
  });

  it("can be made of several controls, which its label names together", async () => {
    const days = page.getByRole("group", { name: "For search engines" }).first();
    const chosen = days.getByRole("checkbox", { checked: true });
    await expect.poll(() => chosen.count()).toBe(5);
    await days.getByRole("checkbox", { name: "We" }).uncheck();
    await expect.poll(() => chosen.count()).toBe(4);
  });

  it("changes the page that shows it", async () => {
    await page.evaluate(() => location.assign("#/pages/home"));
    await frame().getByText("05:45").first().waitFor();
  });

  it("says what is wrong with a text, at its field", async () => {
    await page.evaluate(() => location.assign("#/entries/shops/hathersage-market"));
    await item("Thursday").click();
    await page.getByText('"28:00" is not a time of day.').first().waitFor();
    await expect.poll(() => opens().inputValue()).toBe("28:00");
    await expect.poll(() => opens().getAttribute("aria-invalid")).toBe("true");
    await opens().fill("08:30");
    await expect.poll(() => opens().getAttribute("aria-invalid")).toBe(null);
    await expect.poll(() => opens().getAttribute("type")).toBe("time");
  });

  it("is saved as it was written", async () => {
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect.poll(() => onDisk(shop("rue-du-four"))).toContain('opens: "05:45"');
    expect(await onDisk(shop("rue-du-four"))).toContain("schema: Tu,Th-Sa");
  });
});
