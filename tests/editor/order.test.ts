import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { axeFindings } from "../support/axe-findings.ts";
import { dragRow } from "../support/drag.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

let editor: OpenEditor;
let page: Page;

beforeAll(async () => {
  editor = await openEditor({ site: "examples/bakery" });
  page = await editor.newWindow("#/entries/breads", { bypassCSP: true });
});
afterAll(() => editor?.close());

const titles = () => page.locator(".entry-row .entry-title").allTextContents();
const focused = () =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
  );
const order = ["Night Shift Rye", "The Daughter’s Baguette", "Mill Tin", "Seven Seeds"] as const;
const firstFour = async () => (await titles()).slice(0, 4);

it("moves an entry by keys, by buttons and by hand, keeps the focus on it, and undoes each", async () => {
  await editor.startOver(page, "#/entries/breads");
  await expect.poll(firstFour).toEqual(order);
  const row = page.locator(".entry-open", { hasText: "Mill Tin" });
  await row.focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(firstFour).toEqual([order[0], order[2], order[1], order[3]]);
  await expect.poll(focused).toContain("Mill Tin");
  await page.getByText("Moved the bread “Mill Tin” to place 2 of 8.").waitFor({ state: "attached" });

  const up = page.getByRole("button", { name: "Move Mill Tin up" });
  await up.click();
  await expect.poll(firstFour).toEqual([order[2], order[0], order[1], order[3]]);
  await expect.poll(focused).toBe("Move Mill Tin up");
  await up.press("Enter");
  await page.getByText("It is the first already.").waitFor({ state: "attached" });

  const grip = (name: string) => page.locator(".entry-row", { hasText: name }).locator(".entry-grip");
  await dragRow(grip("Mill Tin"), page.locator(".entry-row", { hasText: "Seven Seeds" }), "lower");
  await expect.poll(firstFour).toEqual([order[0], order[1], order[3], order[2]]);

  // Its name is longer while its tooltip is there.
  const undo = page.locator('[aria-label="Undo"]');
  for (let moves = 0; moves < 3; moves++) await undo.click();
  await expect.poll(firstFour).toEqual(order);
});

it("says how a list is ordered, and leads back to all of it where it is narrowed down", async () => {
  await editor.startOver(page, "#/entries/breads");
  const search = page.getByRole("searchbox");
  await search.fill("rye");
  await expect.poll(titles).toEqual(["Night Shift Rye"]);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect.poll(titles).toHaveLength(8);
  await expect.poll(() => search.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.getByRole("combobox", { name: "Kinds of entries" }).selectOption("journal");
  await page.getByText("Sorted by day, newest first").click();
  await page.getByText("To move one, change its day.").waitFor();
});

it("shows chosen entries in a list, beginning with those that its rule found", async () => {
  await editor.startOver(page, "#/pages/home/favourites");
  const chosen = () => page.locator(".each-entry-title").allTextContents();
  await page.getByRole("button", { name: "Chosen", exact: true }).click();
  const [first, second, third, fourth] = order;
  await expect.poll(chosen).toEqual([first, second, third, "Cardamom Knots"]);
  await page.getByRole("button", { name: "Choose another…" }).click();
  await page.getByRole("button", { name: fourth, exact: true }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect.poll(chosen).toHaveLength(5);
  await page.getByRole("button", { name: `Move ${first}: 1 of 5` }).press("Alt+ArrowDown");
  await expect.poll(focused).toBe(`Move ${first}: 2 of 5`);
  await page.getByRole("button", { name: "Leave out Cardamom Knots" }).click();
  await expect.poll(chosen).toEqual([second, first, third, fourth]);
  await page.getByRole("button", { name: "All", exact: true }).click();
  await expect.poll(() => page.locator(".each-outcome").textContent()).toContain("8 come out");
  await expect.poll(() => axeFindings(page)).toEqual([]);
});
