import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";
import { step } from "../support/step.ts";

let editor: OpenEditor;
let page: Page;
let all: readonly (string | null)[];

const rows = () =>
  page
    .locator("[data-block-row]")
    .evaluateAll((list) => list.map((row) => row.getAttribute("data-block-row")));
const row = (id: string | null | undefined) => page.locator(`#block-row-${id}`);
const focused = () => page.evaluate(() => document.activeElement?.id);
const folder = () => join(editor.root, "content/patterns");
const patternText = (name: string) => readFile(join(folder(), `${name}.json`), "utf8");
const isLost = () => page.evaluate(() => document.activeElement === document.body);
const gallery = () => page.getByRole("dialog", { name: "Add a block" });
const group = () => gallery().getByRole("region", { name: "Your patterns" });
const titles = () => group().locator(".insert-title").allInnerTexts();

async function openGallery(): Promise<void> {
  await page.locator(".outline-add").click();
  await gallery().waitFor();
}

async function keep(name: string, block = all[1]): Promise<void> {
  await page.locator(`[data-block-row="${block}"] .outline-more button`).click();
  await page.getByRole("menuitem", { name: "Keep as pattern…" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill(name);
  await page.keyboard.press("Enter");
  await page.getByText(`“${name}” is kept as a pattern`).waitFor();
}

async function save(): Promise<void> {
  await page.keyboard.press("Control+s");
  await page.locator(".save-state", { hasText: "All changes saved" }).waitFor();
}

beforeAll(async () => {
  editor = await openEditor({ site: "tests/fixtures/small-site" });
  page = await editor.newWindow("#/pages/home");
  all = await rows();
});
afterAll(() => editor.close());

it("a pattern is kept, saved, placed, renamed and deleted", { timeout: 300_000 }, async () => {
  await step(
    "it is kept under a name, of several blocks, and is there after a reload as part of the draft",
    async () => {
      await row(all[1]).click();
      await row(all[2]).click({ modifiers: ["Shift"] });
      await page
        .getByRole("region", { name: "The chosen blocks" })
        .getByRole("button", { name: "Keep as pattern…" })
        .click();
      const dialog = page.getByRole("dialog", { name: "Keep 2 blocks as a pattern" });
      await dialog.getByRole("textbox", { name: "Name" }).fill("Prices");
      await dialog.getByRole("button", { name: "Keep pattern" }).click();
      await page.getByText("“Prices” is kept as a pattern").waitFor();
      await expect.poll(isLost).toBe(false);
      expect(existsSync(folder())).toBe(false);
      await editor.goTo(page, "#/pages/home");
      await openGallery();
      await expect.poll(titles).toEqual(["Prices"]);
      await group().getByText("2 blocks").waitFor();
      await page.keyboard.press("Escape");
    },
  );

  await step(
    "it is said in Review, and saved as a file of its own that the site can be checked with",
    async () => {
      await page.getByRole("button", { name: "Review 1 change" }).click();
      await page.getByText("kept “Prices” as a pattern").first().waitFor();
      await page.keyboard.press("Escape");
      await save();
      const { configVersion, title, blocks } = JSON.parse(await patternText("prices"));
      expect([configVersion, title]).toEqual([2, "Prices"]);
      expect(blocks.map(({ id }: { id: string }) => id)).toEqual(all.slice(1, 3));
    },
  );

  await step(
    "it is placed with ids of its own, with the focus in the first field, and is left as it is",
    async () => {
      const text = await patternText("prices");
      await openGallery();
      await page.getByRole("searchbox", { name: "Search blocks" }).fill("prices");
      await page.keyboard.press("Enter");
      await expect.poll(async () => (await rows()).length).toBe(all.length + 2);
      const added = (await rows()).filter((id) => !all.includes(id));
      expect(added).toHaveLength(2);
      await expect.poll(focused).toMatch(/^field-/);
      await save();
      expect(await patternText("prices")).toBe(text);
      await page.keyboard.press("Control+z");
      await expect.poll(rows).toEqual(all);
      await save();
    },
  );

  await step("it may have the name of another one, or one without a letter", async () => {
    await keep("Prices");
    await keep("€ 100 %");
    await keep("→");
    await save();
    expect((await readdir(folder())).sort()).toEqual([
      "100.json",
      "pattern.json",
      "prices-2.json",
      "prices.json",
    ]);
    await openGallery();
    await expect
      .poll(async () => (await titles()).sort())
      .toEqual(["Prices", "Prices", "→", "€ 100 %"].sort());
    await page.keyboard.press("Escape");
  });

  await step("it is renamed and deleted where blocks are added, and undo brings it back", async () => {
    await openGallery();
    await group().getByRole("button", { name: "More for the pattern →" }).click();
    await page.getByRole("menuitem", { name: "Rename…" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Arrow");
    await page.keyboard.press("Enter");
    await page.getByText("The pattern is called “Arrow” now").waitFor();
    await expect.poll(focused).toBe("more-content/patterns/pattern.json");
    await group().getByRole("button", { name: "More for the pattern Arrow" }).click();
    await page.getByRole("menuitem", { name: /^Delete pattern/ }).click();
    await page.getByText("The pattern “Arrow” was deleted").waitFor();
    await expect.poll(titles).not.toContain("Arrow");
    await expect.poll(isLost).toBe(false);
    await page.locator(".notice").getByRole("button", { name: "Undo" }).click();
    await expect.poll(titles).toContain("Arrow");
    await group()
      .getByRole("button", { name: /^Arrow/ })
      .focus();
    await page.keyboard.press("F2");
    await page.getByRole("textbox", { name: "Name" }).fill("Signs");
    await page.keyboard.press("Enter");
    await page.getByText("The pattern is called “Signs” now").waitFor();
    await group()
      .getByRole("button", { name: /^Signs/ })
      .focus();
    await page.keyboard.press("Delete");
    await page.getByText("The pattern “Signs” was deleted").waitFor();
    await expect.poll(isLost).toBe(false);
    await page.locator(".notice").getByRole("button", { name: "Undo" }).click();
    await expect.poll(titles).toContain("Signs");
    await page.keyboard.press("Escape");
    await save();
    expect(JSON.parse(await patternText("pattern")).title).toBe("Signs");
  });

  await step("it goes with its file, and the others with theirs", async () => {
    await openGallery();
    for (const name of ["Signs", "€ 100 %"]) {
      await group()
        .getByRole("button", { name: `More for the pattern ${name}` })
        .click();
      await page.getByRole("menuitem", { name: /^Delete pattern/ }).click();
    }
    await expect.poll(titles).toEqual(["Prices", "Prices"]);
    await page.keyboard.press("Escape");
    await save();
    expect((await readdir(folder())).sort()).toEqual(["prices-2.json", "prices.json"]);
  });

  await step(
    "it that somebody else writes is offered at once, with a note where its block is gone",
    async () => {
      const text = { title: "Old", blocks: [{ id: "a", type: "marquee", props: { words: "Hello" } }] };
      await writeFile(join(folder(), "old.json"), JSON.stringify(text));
      await openGallery();
      await expect.poll(titles).toEqual(["Old", "Prices", "Prices"]);
      await group().getByText("This site has no block “marquee”").waitFor();
      await group().getByRole("button", { name: /^Old/ }).click();
      await page.getByText("Old was added: 1 block").waitFor();
      await expect.poll(async () => (await rows()).at(-1)).toBe("a");
      await expect.poll(isLost).toBe(false);
      await page.keyboard.press("Control+z");
      await expect.poll(rows).toEqual(all);
    },
  );
});
