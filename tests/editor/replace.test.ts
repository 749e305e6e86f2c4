import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { axeFindings } from "../support/axe-findings.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

let editor: OpenEditor;
let page: Page;
const mail = "hello@hallam.example";
const other = "post@hallam.example";

beforeAll(async () => {
  editor = await openEditor({
    site: "examples/bakery",
    config: (config) => {
      const text = JSON.stringify(config);
      return JSON.parse(
        text.replace("Forty for Saturday? No trouble.", `Forty for Saturday? Write to ${mail}.`),
      );
    },
  });
  page = await editor.newWindow("#/content/bakery", { bypassCSP: true });
  page.setDefaultTimeout(20_000);
});
afterAll(() => editor?.close());

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const still = () => page.locator(".still-note");

it("says where a setting's old words still stand, shows them, and changes them there as one step", async () => {
  await button("Edit Content").click();
  const field = page.getByRole("textbox", { name: "E-mail" });
  await field.fill(other);
  await field.blur();
  await still().getByText(`“${mail}” still stands on Home.`).waitFor();
  await button("Show").click();
  const dialog = page.getByRole("dialog", { name: "Find and replace" });
  await dialog.getByText("Found once, in 1 text").waitFor();
  await dialog.locator("ins").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Replace in 1 text" }).click();
  await expect.poll(() => still().count()).toBe(0);
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.locator('[aria-label="Undo"]').click();
  await field.blur();
  await still().getByRole("button", { name: "Change there too" }).click();
  await expect.poll(() => still().count()).toBe(0);
});

it("replaces in what is ticked, and is found in the menu", async () => {
  await button("More").click();
  await page.getByRole("menuitem", { name: /Find and replace/ }).click();
  const dialog = page.getByRole("dialog", { name: "Find and replace" });
  await dialog.getByRole("textbox", { name: "Find" }).fill("Night Shift");
  await dialog.getByRole("textbox", { name: "Replace with" }).fill("Late Shift");
  const boxes = dialog.getByRole("checkbox", { name: /^Replace in / });
  await expect.poll(() => boxes.count()).toBeGreaterThan(1);
  const count = await boxes.count();
  await boxes.first().uncheck();
  await dialog.getByRole("button", { name: /^Replace in / }).click();
  const texts = count === 2 ? "1 text" : `${count - 1} texts`;
  await page.getByText(`Replaced in ${texts}`).waitFor();
  await page.locator('[aria-label="Undo"]').hover();
  await page.getByText(`Undo: replaced “Night Shift” by “Late Shift” in ${texts}`).waitFor();
});
