import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page, Request } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findingsInLooks } from "../support/axe-findings.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

let editor: OpenEditor;
let page: Page;
const place = "#/entries/breads/%3Atable";

const grid = () => page.getByRole("grid", { name: "Breads as a table" });
/** With those that the example has. */
const breads = 30;

async function addBreads(): Promise<void> {
  const folder = join(editor.root, "content/breads");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md"));
  const text = await readFile(join(folder, names[0] ?? ""), "utf8");
  for (let number = names.length; number < breads; number++)
    await writeFile(join(folder, `made-${number}.md`), text.replace(/^name: .*$/m, `name: Made ${number}`));
}

const cell = (row: number, column: string) =>
  page.locator(`[data-cell^="${row}:"]`).nth(columns.indexOf(column));
const bar = () => page.getByRole("region", { name: "The chosen cells" });
const texts = (column: string) =>
  page
    .locator(".grid-body .grid-row")
    .evaluateAll(
      (rows, at) => rows.map((row) => row.children[at]?.querySelector(".grid-value")?.textContent ?? ""),
      columns.indexOf(column),
    );
const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-cell"));
const key = (name: string) => page.keyboard.press(name);
const announced = (text: string) =>
  page
    .locator("[role=status], [role=alert]")
    .filter({ hasText: text })
    .first()
    .waitFor({ state: "attached" });
let columns: readonly string[] = [];

beforeAll(async () => {
  editor = await openEditor({ site: "examples/bakery" });
  page = await editor.newWindow(place, {
    permissions: ["clipboard-read", "clipboard-write"],
    locale: "en-GB",
    acceptDownloads: true,
    viewport: { width: 1440, height: 1600 },
  });
});
beforeEach(async () => {
  await editor.startOver(page, place);
  await addBreads();
  await expect.poll(() => grid().getAttribute("aria-rowcount")).toBe(String(1 + breads));
  columns = await page
    .getByRole("columnheader")
    .evaluateAll((headings) => headings.map((heading) => heading.textContent ?? ""));
});
afterAll(() => editor?.close());

describe("a collection as a table", () => {
  it("is chosen beside the list, is in the address, and is what comes back", async () => {
    const choice = page.getByRole("group", { name: "View" });
    await choice.getByRole("button", { name: "List" }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#/entries/breads");
    await choice.getByRole("button", { name: "Table" }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe(place);
    await cell(0, "Name").focus();
    await key("Control+Enter");
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#\/entries\/breads\/[a-z-]+$/);
    await page.goBack();
    await grid().waitFor();
    await editor.goTo(page, "#/pages");
    await page
      .getByRole("link", { name: "Entries" })
      .or(page.getByRole("button", { name: "Entries" }))
      .first()
      .click();
    await page
      .getByRole("group", { name: "View" })
      .getByRole("button", { name: "Table", pressed: true })
      .waitFor();
  });

  it("has one tab stop and the keys of a grid", async () => {
    const last = columns.length - 1;
    const rows = Number(await grid().getAttribute("aria-rowcount")) - 2;
    await cell(0, "Name").click();
    const steps: readonly (readonly [string, string])[] = [
      ["ArrowDown", "1:0"],
      ["ArrowRight", "1:1"],
      ["End", `1:${last}`],
      ["Home", "1:0"],
      ["Control+End", `${rows}:${last}`],
      ["ArrowDown", `${rows}:${last}`],
      ["Control+Home", "0:0"],
      ["PageDown", `${rows}:0`],
      ["PageUp", "0:0"],
      ["ArrowUp", "-1:0"],
      ["ArrowDown", "0:0"],
    ];
    for (const [pressed, at] of steps) {
      await key(pressed);
      await expect.poll(focused, { message: pressed }).toBe(at);
    }
    await expect.poll(() => grid().locator("[tabindex='0']").count()).toBe(1);
    await key("Shift+ArrowDown");
    await key("Shift+ArrowRight");
    const chosen = () => grid().locator("[aria-selected=true]").count();
    await expect.poll(chosen).toBe(4);
    await key("Control+Space");
    await expect.poll(chosen).toBe(breads);
    await expect.poll(focused).toBe("1:1");
    // In another order, they would be other breads.
    await page.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
    await expect.poll(chosen).toBe(0);
    await key("ArrowDown");
    await expect.poll(chosen).toBe(1);
    await key("Control+a");
    await expect.poll(chosen).toBe(breads * columns.length);
    await bar()
      .getByText(`${breads * columns.length} cells`, { exact: true })
      .waitFor();
  });

  it("takes thirty prices by keyboard, each a step of undo, and saves them in one request", async () => {
    const before = await texts("Price in pounds");
    await cell(0, "Price in pounds").click();
    const prices = before.map((_, index) => `${index + 2}.05`);
    for (const price of prices) {
      await page.keyboard.type(price);
      await key("Enter");
    }
    await expect.poll(() => texts("Price in pounds")).toEqual(prices.map((price) => `£${price}`));
    await key("Control+z");
    await expect.poll(async () => (await texts("Price in pounds")).at(-1)).toBe(before.at(-1));
    await key("Control+Shift+z");
    const sent: Request[] = [];
    page.on("request", (request) => {
      if (request.method() === "PUT") sent.push(request);
    });
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("All changes saved").waitFor();
    expect(sent.map((request) => new URL(request.url()).pathname)).toEqual(["/__blockwork/files"]);
    const folder = join(editor.root, "content/breads");
    const files = (await readdir(folder)).filter((name) => name.endsWith(".md"));
    const written = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
    const found = written.map((text) => Number(/^pounds: (.*)$/m.exec(text)?.[1])).toSorted((a, b) => a - b);
    expect(found).toEqual(prices.map(Number).toSorted((a, b) => a - b));
  });

  it("changes a selection by a percentage, fills down and empties, each as one step", async () => {
    const before = await texts("Price in pounds");
    await cell(0, "Price in pounds").click();
    await bar().getByRole("button", { name: "Whole column" }).click();
    const change = bar().getByRole("textbox", { name: "Change by" });
    await change.fill("10");
    await key("Enter");
    await bar().getByText("Write +10 to add 10, +10 % to add a percentage, or = 10 to set it.").waitFor();
    await change.fill("+10 %");
    await key("Enter");
    // What is pressed twice is not done twice.
    await key("Enter");
    await expect.poll(() => change.inputValue()).toBe("");
    const raised = before.map((price) => `£${(Math.round(Number(price.slice(1)) * 110) / 100).toFixed(2)}`);
    await expect.poll(() => texts("Price in pounds")).toEqual(raised);
    await announced(`Changed ${before.length} cells.`);
    await cell(0, "Price in pounds").click();
    await key("Shift+ArrowDown");
    await key("Shift+ArrowDown");
    await key("Control+d");
    await expect
      .poll(async () => (await texts("Price in pounds")).slice(0, 3))
      .toEqual([0, 0, 0].map(() => raised[0]));
    await key("Delete");
    await announced("Emptied 3 cells.");
    await expect
      .poll(async () => (await texts("Price in pounds")).slice(0, 4))
      .toEqual(["", "", "", raised[3]]);
    await key("Control+z");
    await key("Control+z");
    await expect.poll(() => texts("Price in pounds")).toEqual(raised);
    await key("Control+z");
    await expect.poll(() => texts("Price in pounds")).toEqual(before);
  });

  it("says at its cell why a text can't be taken, and Escape takes it back", async () => {
    const [before = ""] = await texts("Price in pounds");
    await cell(0, "Price in pounds").click();
    await key("F2");
    await page.keyboard.type("free");
    await key("Enter");
    await grid().getByRole("alert").getByText("“free” is not a number.").waitFor();
    await key("Escape");
    await expect.poll(async () => (await texts("Price in pounds"))[0]).toBe(before);
    await expect.poll(focused).toBe(`0:${columns.indexOf("Price in pounds")}`);
    await page.keyboard.type("dear");
    await cell(2, "Name").click();
    await expect.poll(() => cell(0, "Price in pounds").getAttribute("aria-invalid")).toBe("true");
    await cell(0, "Price in pounds").click();
    await bar().getByText("“dear” is not a number.").waitFor();
  });

  it("takes what a spreadsheet has copied, gives it back, and marks what it can't read", async () => {
    await cell(1, "Name").click();
    const pasted = ["Rye\t9.90", '"Spelt, ""dark"""\t10.5', "Oat\tdear"].join("\r\n");
    const at = columns.indexOf("Price in pounds");
    const width = at - columns.indexOf("Name");
    const wide = pasted.replaceAll("\t", "\t".repeat(width));
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${wide}\r\n`);
    await key("Control+v");
    await expect
      .poll(async () => (await texts("Price in pounds")).slice(1, 4))
      .toEqual(["£9.90", "£10.50", "dear"]);
    await expect.poll(() => cell(3, "Price in pounds").getAttribute("aria-invalid")).toBe("true");
    await announced("1 cell could not be read");
    await cell(1, "Price in pounds").click();
    await key("Shift+ArrowDown");
    await key("Control+c");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("9.90\n10.50");
    await key("Control+z");
    await expect.poll(async () => (await texts("Name")).includes("Rye")).toBe(false);
  });

  it("is saved with the cell that is being changed", async () => {
    await cell(0, "Price in pounds").click();
    await page.keyboard.type("8.15");
    await key("Control+s");
    await page.locator(".save-state", { hasText: "All changes saved" }).waitFor();
    await expect.poll(async () => (await texts("Price in pounds"))[0]).toBe("£8.15");
    await expect.poll(focused).toBe(`0:${columns.indexOf("Price in pounds")}`);
    const folder = join(editor.root, "content/breads");
    const written = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")),
    );
    expect(written.some((text) => /^pounds: 8\.15$/m.test(text))).toBe(true);
  });

  it("ticks a list of choices in its cell and for a selection", async () => {
    await cell(0, "Allergens").click();
    await key("Enter");
    const ticks = grid().getByRole("checkbox");
    const first = ticks.first();
    const was = await first.isChecked();
    await first.setChecked(!was);
    await key("Enter");
    await announced("Changed");
    await cell(0, "Allergens").click();
    await bar().getByRole("button", { name: "Whole column" }).click();
    await bar().getByRole("button", { name: "Tick…" }).click();
    const dialog = page.getByRole("dialog");
    const name = (await dialog.locator(".tick").first().innerText()).trim();
    await dialog.getByRole("checkbox").first().check();
    await dialog.getByRole("button", { name: "Change" }).click();
    await expect.poll(async () => (await texts("Allergens")).every((text) => text.includes(name))).toBe(true);
  });

  it("goes out as CSV and comes in, with what would change shown first", async () => {
    const more = page.locator(".entry-table-head").getByRole("button", { name: "More" });
    await more.click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Export as CSV" }).click(),
    ]);
    const file = join(editor.root, "breads.csv");
    await download.saveAs(file);
    const csv = await readFile(file, "utf8");
    const [head = "", first = "", ...others] = csv.split("\r\n");
    expect(head).toMatch(/^\uFEFFid,Name,/);
    const price = head.split(",").indexOf("Price in pounds");
    const cells = first.split(",");
    const changed = cells.with(price, "7.77").join(",");
    const added = cells.map((_, at) => (at === 1 ? "Walnut loaf" : at === price ? "6.20" : "")).join(",");
    const odd = cells.with(0, "no-such-bread").join(",");
    const text = [`${head},Oven`, `${changed},hot`, ...others, added, odd].join("\r\n");
    await writeFile(file, text);
    const chooser = page.waitForEvent("filechooser");
    await more.click();
    await page.getByRole("menuitem", { name: "Import CSV…" }).click();
    await (await chooser).setFiles(file);
    const dialog = page.getByRole("dialog", { name: "Import of breads.csv" });
    await dialog.getByText("1 entry changes").waitFor();
    await dialog.getByText("£7.77").waitFor();
    await dialog.getByText("1 entry is new").waitFor();
    await dialog.getByText("There is no field “Oven”").waitFor();
    await dialog.getByText("Nothing has the id “no-such-bread”").waitFor();
    const before = await texts("Name");
    await dialog.getByRole("button", { name: "Import 2 entries" }).click();
    await page.getByText("Imported 2 entries").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe("body");
    await expect.poll(async () => (await texts("Price in pounds"))[0]).toBe("£7.77");
    await expect.poll(async () => (await texts("Name")).includes("Walnut loaf")).toBe(true);
    await key("Control+z");
    await expect.poll(() => texts("Name")).toEqual(before);
  });

  it("says below it where a price that has changed still stands, and changes it there too", async () => {
    const old = (await texts("Price in pounds"))[0] ?? "";
    const file = join(editor.root, "content/journal/what-a-loaf-costs.md");
    const story = await readFile(file, "utf8");
    await writeFile(file, `${story}\n\nOurs is ${old}, and ${old}0 would be another price.\n`);
    const place = cell(0, "Price in pounds");
    const note = bar().locator(".still-note");
    await place.click();
    await page.keyboard.type("9.99");
    await key("Enter");
    await key("ArrowUp");
    await note.filter({ hasText: `“${old}” still stands` }).waitFor();
    await note.getByRole("button", { name: "Change there too" }).click();
    await expect.poll(() => note.count()).toBe(0);
    await expect.poll(focused).toBe(await place.getAttribute("data-cell"));
    await key("Control+s");
    await page.locator(".save-state", { hasText: "All changes saved" }).waitFor();
    expect(await readFile(file, "utf8")).toContain(`Ours is £9.99, and ${old}0 would be another price.`);
  });

  it("is sorted by a heading, filtered by what its cells show, and says so", async () => {
    const heading = page.getByRole("columnheader", { name: "Price in pounds" });
    const amounts = async () => (await texts("Price in pounds")).map((text) => Number(text.slice(1)));
    await heading.getByRole("button").click();
    await expect.poll(() => heading.getAttribute("aria-sort")).toBe("ascending");
    const sorted = (await amounts()).toSorted((one, other) => one - other);
    await expect.poll(amounts).toEqual(sorted);
    await heading.getByRole("button").click();
    await expect.poll(amounts).toEqual(sorted.toReversed());
    // A changed row stays where it is until the table is sorted again.
    const names = await texts("Name");
    await cell(0, "Price in pounds").click();
    await page.keyboard.type("0.5");
    await key("Enter");
    await expect.poll(async () => (await amounts())[0]).toBe(0.5);
    await expect.poll(() => texts("Name")).toEqual(names);
    const [name = ""] = await texts("Name");
    await page.getByRole("searchbox", { name: "Filter breads" }).fill(name);
    await expect.poll(async () => (await texts("Name")).includes(name)).toBe(true);
    await page.getByRole("searchbox", { name: "Filter breads" }).fill("no such bread anywhere");
    await page.getByText("No bread is called that").waitFor();
  });

  it("has no finding of axe, in any size and colours", async () => {
    const first = page;
    page = await editor.newWindow(place, { bypassCSP: true, reducedMotion: "reduce" });
    await cell(0, "Price in pounds").click();
    const sizes = [390, 820, 1440].map((width) => ({ width, height: 900 }));
    const looks = sizes.flatMap((viewport) =>
      (["light", "dark"] as const).map((colorScheme) => ({ viewport, colorScheme })),
    );
    expect(await findingsInLooks(page, looks)).toEqual([]);
    await page.close();
    page = first;
  });
});
