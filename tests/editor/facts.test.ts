import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { axeFindings } from "../support/axe-findings.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

let editor: OpenEditor;
let page: Page;

beforeAll(async () => {
  editor = await openEditor();
  page = await editor.newWindow("#/content/contact", { bypassCSP: true });
});
afterAll(() => editor?.close());

const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });

it("opening hours are filled in by day, with days that are different", async () => {
  await button("Edit Content").click();
  const hours = page.getByRole("group", { name: "Office hours", exact: true });
  const sunday = hours.getByRole("checkbox", { name: "Sunday" });
  await sunday.focus();
  await page.keyboard.press("Space");
  await hours.getByLabel("Sunday: opens at").fill("10:00");
  await hours.getByRole("button", { name: "Same as above: Sunday" }).click();
  await hours.getByRole("button", { name: "Add a break: Saturday" }).click();
  await expect.poll(focused).toBe("Saturday: opens again at");
  await page.locator(":focus").fill("");
  await hours.getByText("A time is missing").waitFor();
  await hours.getByLabel("Saturday: opens again at").fill("13:15");
  await button("Add a day that is different").click();
  await expect.poll(focused).toBe("First day");
  await page.locator(":focus").fill("2030-12-25");
  await hours.getByLabel("Last day").fill("2030-12-26");
  expect(await axeFindings(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await button("Save Changes").click();
  const written = async () => JSON.parse(await readFile(join(editor.root, "site.config.json"), "utf8"));
  await expect
    .poll(async () => (await written()).site.contact.officeHours)
    .toBe("Mo-Fr 08:00-18:00; Sa 10:00-12:00,13:15-14:00; Su 10:00-14:00; 2030-12-25/2030-12-26 off");
});

it("a place on the map is taken from a link, moved by steps, and asked about when the address has changed", async () => {
  await button("Edit Content").click();
  const place = page.getByLabel("Place on the map").first();
  await place.fill("https://www.google.com/maps/@52.6,-1.1,17z");
  await expect.poll(() => place.inputValue()).toBe("52.6, -1.1");
  // Nothing is asked of a third party before somebody wants it.
  await expect.poll(() => page.locator(".position-frame").count()).toBe(0);
  await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "A map" }));
  await button("Show the map").click();
  await page.locator(".position-frame").waitFor();
  await button("North").click();
  await expect.poll(() => place.inputValue()).toBe("52.60005, -1.1");
  await expect
    .poll(() => page.locator(".position-frame").getAttribute("src"))
    .toContain("marker=52.60005%2C-1.1");
  // Away with the tooltip.
  await place.hover();
  await page.locator("[role=tooltip]").waitFor({ state: "detached" });
  expect(await axeFindings(page)).toEqual([]);
  await place.fill("52.6369, -1.1398");
  const address = page.getByLabel("Short address").first();
  await address.fill("1 Mill Row, York");
  await page.getByText("The address has changed. Is the pin still right?").waitFor();
  await button("Yes, it is right").click();
  await expect.poll(() => page.locator(":focus").inputValue()).toBe("52.6369, -1.1398");
});

it("an address that has changed is changed in the short one and on the plan too, by its street", async () => {
  const full = page.getByLabel("Full address").first();
  await full.fill("First Floor, 14 Granby Row, Leicester, LE1 6KM");
  await full.press("Tab");
  const note = page.locator('[data-field$="leicester.fullAddress"] .still-note', {
    hasText: "“27 Framesmith Row” still stands",
  });
  await note.waitFor();
  await expect.poll(() => note.innerText()).toContain("Name");
  await note.getByRole("button", { name: "Change there too" }).click();
  await expect.poll(() => note.count()).toBe(0);
  await button("Save Changes").click();
  const written = async () => JSON.parse(await readFile(join(editor.root, "site.config.json"), "utf8"));
  await expect
    .poll(async () => (await written()).site.contact.offices.leicester)
    .toMatchObject({
      fullAddress: "First Floor, 14 Granby Row, Leicester, LE1 6KM",
      plan: { name: "14 Granby Row" },
    });
});
