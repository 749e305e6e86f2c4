import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { axeFindings } from "../support/axe-findings.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

let editor: OpenEditor;
let page: Page;
const mail = "hello@hallam.example";
const other = "post@hallam.example";
const settings = "#/content/bakery";

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
  page = await editor.newWindow(settings, { bypassCSP: true });
});
afterAll(() => editor?.close());

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const still = () => page.locator(".still-note");

it("says where a setting's old words still stand, shows them, and changes them there as one step", async () => {
  await editor.startOver(page, settings);
  const field = page.getByRole("textbox", { name: "E-mail" });
  await field.fill(other);
  await field.blur();
  await still().getByText(`“${mail}” still stands on Hallam & Daughter, bakers in Sheffield`).waitFor();
  await button("Show").click();
  const dialog = page.getByRole("dialog", { name: "Find and replace" });
  await dialog.getByText("Found once, in 1 text").waitFor();
  await dialog.locator("ins").waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Replace in 1 text" }).click();
  await expect.poll(() => still().count()).toBe(0);
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.locator('[aria-label="Undo"]').click();
  await field.blur();
  await still().getByRole("button", { name: "Change there too" }).click();
  await expect.poll(() => still().count()).toBe(0);
});

it("replaces what is typed in what is ticked, and is found in the menu", async () => {
  await editor.startOver(page, settings);
  await button("More").click();
  await page.getByRole("menuitem", { name: /Find and replace/ }).click();
  const dialog = page.getByRole("dialog", { name: "Find and replace" });
  await dialog.getByRole("textbox", { name: "Find" }).fill("Night Shift");
  await dialog.getByRole("textbox", { name: "Replace with" }).fill("Late Shift");
  const run = dialog.getByRole("button", { name: /^Replace in / });
  await expect.poll(() => run.textContent()).toMatch(/^Replace in \d+ texts$/);
  const boxes = dialog.getByRole("checkbox", { name: /^Replace in / });
  await expect.poll(() => boxes.count()).toBeGreaterThan(1);
  const count = await boxes.count();
  await boxes.first().uncheck();
  const texts = count === 2 ? "1 text" : `${count - 1} texts`;
  await expect.poll(() => run.textContent()).toBe(`Replace in ${texts}`);
  await run.click();
  await page.getByText(`Replaced in ${texts}`).waitFor();
});

it("finds anything by its words with Ctrl K, and goes to its field", async () => {
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await editor.startOver(page, settings);
  await editor.follow(page, "#/pages/home");
  await page.locator(".outline").waitFor();
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Find anything" });
  const box = dialog.getByRole("combobox");
  const option = (name: RegExp) => dialog.getByRole("option", { name });
  await dialog.getByRole("group", { name: "Where you were" }).getByRole("option").first().waitFor();
  await box.fill("e-mail bakery");
  await option(/^E-mail/).waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(focused).toMatch(/^field-bakery/);
  await page.keyboard.press("Control+k");
  await box.fill("forty for sat");
  await option(/Forty for Saturday/).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  const active = () => box.getAttribute("aria-activedescendant");
  await expect
    .poll(async () => (await active()) === (await option(/Forty/).first().getAttribute("id")))
    .toBe(true);
  await option(/Forty for Saturday/)
    .first()
    .click();
  await expect.poll(focused).toMatch(/^field-/);
  await page.keyboard.press("Control+k");
  await box.fill("zzzz");
  await dialog.getByText("Nothing on the site is called that").waitFor();
  await box.fill("add a page");
  await option(/^Add a page/).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Add a page" }).waitFor();
  await page.keyboard.press("Escape");
});

it("says when a part can't be loaded, keeps what was typed, and loads it when it is tried again", async () => {
  const context = await editor.browser.newContext({ bypassCSP: true });
  const window = await context.newPage();
  window.setDefaultTimeout(60_000);
  let isOffline = true;
  await window.route(/\/panels\.[^/]+\.js$/, (route) => (isOffline ? route.abort() : route.continue()));
  await window.goto(`${editor.address}/admin/${settings}`);
  const field = window.getByRole("textbox", { name: "E-mail" });
  await field.fill("typed@before.example");
  await window.getByRole("link", { name: "Pictures", exact: true }).click();
  await window.getByText("This part of the editor could not be loaded").waitFor();
  await expect.poll(() => axeFindings(window)).toEqual([]);
  isOffline = false;
  await window.getByRole("button", { name: "Try again" }).click();
  await window.locator(".pictures-workspace").waitFor();
  await window.getByRole("link", { name: "Content", exact: true }).click();
  await expect.poll(() => field.inputValue()).toBe("typed@before.example");
  await context.close();
});

it("keeps a version under a name, compares it, and restores it as one step", async () => {
  await editor.startOver(page, settings);
  await button("More").click();
  await page.getByRole("menuitem", { name: /^Versions/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Keep this version…" }).click();
  await page.keyboard.type("Before Christmas");
  await page.keyboard.press("Enter");
  await dialog.getByText("“Before Christmas” is kept.").waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe("Keep this version…");
  await page.keyboard.press("Escape");
  const field = page.getByRole("textbox", { name: "E-mail" });
  const before = await field.inputValue();
  await field.fill("christmas@hallam.example");
  await button(/^Review/).click();
  await dialog.getByRole("button", { name: "Compare with Before Christmas" }).click();
  await dialog.locator(".version-changes ins").first().waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Restore Before Christmas" }).click();
  await dialog.getByText("The site is as in “Before Christmas” again.").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => field.inputValue()).toBe(before);
  await page.locator('[aria-label="Undo"]').click();
  await expect.poll(() => field.inputValue()).toBe("christmas@hallam.example");
});
