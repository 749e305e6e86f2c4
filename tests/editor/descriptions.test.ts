import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { type DevSite, startDevSite } from "../support/dev-site.ts";
import { connectBrowser } from "../support/shared-browser.ts";

let site: DevSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let before: string;
beforeAll(async () => {
  [site, browser] = await Promise.all([startDevSite(), connectBrowser()]);
  before = (await catalogue())["house.jpg"]?.alt ?? "";
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(20_000);
  page = await open();
});
afterEach(async () => {
  await context.close();
  await site.reset();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const catalogue = async () =>
  JSON.parse(await site.read("content/media/media.json")) as Record<string, { alt?: string }>;
const open = async (place = "#/pictures/house.jpg") => {
  const opened = await context.newPage();
  await opened.goto(`${site.url}/admin/${place}`);
  await opened.locator(".workspace > :not(.waiting)").first().waitFor();
  return opened;
};
const words = () => page.getByRole("textbox", { name: "Description" });
const state = () => page.locator(".save-state");
const save = () => page.getByRole("button", { name: "Save Changes" });
const notice = (text: string) => page.locator(".notice", { hasText: text });
/** Types, and waits until this browser has it. */
const type = async (text: string) => {
  await words().fill(text);
  await expect.poll(() => state().textContent()).toBe("Not saved yet, draft kept");
};
/** Ends the tab as a crash does, and opens another one. */
const reopen = async (place?: string) => {
  await page.close();
  page = await open(place);
};

it("that was typed is there after the tab was killed, counts as unsaved, and is saved with all else", async () => {
  expect(await state().textContent()).toBe("All changes saved");
  await type("A house with a red door.");
  await reopen("#/content/company");
  await notice("Your unsaved changes from").waitFor();
  expect(await state().textContent()).toBe("Not saved yet, draft kept");
  const asked = new Promise<string>((done) =>
    page.once("dialog", (dialog) => {
      done(dialog.type());
      void dialog.dismiss();
    }),
  );
  // A browser asks only where somebody has done something.
  await page.getByRole("button", { name: "Review 1 change" }).click();
  const panel = page.getByRole("dialog");
  await panel.getByText("reworded the description").waitFor();
  await panel.locator("ins", { hasText: "red door" }).waitFor();
  await page.close({ runBeforeUnload: true });
  expect(await asked).toBe("beforeunload");
  await panel.getByRole("button", { name: "Show" }).click();
  await expect.poll(() => words().inputValue()).toBe("A house with a red door.");
  await save().click();
  await notice("Content Saved").waitFor();
  await expect.poll(() => state().textContent()).toBe("All changes saved");
  expect(await catalogue()).toMatchObject({ "house.jpg": { alt: "A house with a red door." } });
  await reopen();
  await words().waitFor();
  expect(await state().textContent()).toBe("All changes saved");
  expect(await page.locator(".notice").count()).toBe(0);
});

it("is nothing any more when it is put back, by hand, by its button or in the review", async () => {
  await type("Something else.");
  await words().fill(before);
  await expect.poll(() => state().textContent()).toBe("All changes saved");
  await reopen();
  expect(await words().inputValue()).toBe(before);
  expect(await state().textContent()).toBe("All changes saved");

  await type("Something else.");
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  expect(await words().inputValue()).toBe(before);
  await notice("was discarded").getByRole("button", { name: "Undo" }).click();
  expect(await words().inputValue()).toBe("Something else.");

  await page.getByRole("button", { name: "Review 1 change" }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: "Undo this: Pictures › house.jpg" }).click();
  await panel.getByText("Nothing is different from the saved site.").waitFor();
  await panel.getByRole("button", { name: "Bring it back" }).click();
  await panel.getByText("reworded the description").waitFor();
  await panel.getByRole("button", { name: "Undo all" }).click();
  await panel.getByText("Nothing is different from the saved site.").waitFor();
  await panel.getByRole("button", { name: "Close" }).click();
  expect(await words().inputValue()).toBe(before);
  await reopen();
  expect(await state().textContent()).toBe("All changes saved");
});

it("that came back is not written over what somebody else has written since, until one has seen that", async () => {
  await page.getByRole("switch", { name: "Decorative" }).click();
  await expect.poll(() => state().textContent()).toBe("Not saved yet, draft kept");
  await page.close();
  const theirs = { ...(await catalogue()), "house.jpg": { alt: "Theirs." } };
  await writeFile(join(site.root, "content/media/media.json"), JSON.stringify(theirs));
  page = await open("#/content/company");
  await save().click();
  await notice("The description of house.jpg was not saved").getByRole("button", { name: "Show it" }).click();
  const sentence = () => page.getByText("It says “Theirs.” now; save again to write yours over it.");
  await sentence().waitFor();
  expect(await catalogue()).toMatchObject({ "house.jpg": { alt: "Theirs." } });
  // That it was told is kept as well.
  await expect.poll(() => state().textContent()).toBe("Not saved yet, draft kept");
  await reopen();
  await sentence().waitFor();
  await save().click();
  await notice("Content Saved").waitFor();
  expect((await catalogue())["house.jpg"]).toEqual({ decorative: true });
});

it("without words is not saved, and says why", async () => {
  await type("  ");
  await save().click();
  await page.getByText("It has no words yet.").first().waitFor();
  expect(await catalogue()).toMatchObject({ "house.jpg": { alt: before } });
  expect(await state().textContent()).toContain("Not saved yet");
});

it("goes along when another tab takes over", async () => {
  await type("From the first tab.");
  const other = await open();
  await other.getByText("From the first tab.").waitFor();
  expect(await other.getByRole("textbox", { name: "Description" }).count()).toBe(0);
  await other.getByRole("button", { name: "Take over here" }).click();
  await expect
    .poll(() => other.getByRole("textbox", { name: "Description" }).inputValue())
    .toBe("From the first tab.");
  expect(await page.getByRole("textbox", { name: "Description" }).count()).toBe(0);
});

it("of a picture that is gone can be read and given up", async () => {
  await type("A house that was sold.");
  await page.close();
  await rm(join(site.root, "content/media/house.jpg"));
  page = await open();
  await page.getByText("There is no such picture").waitFor();
  expect(await words().inputValue()).toBe("A house that was sold.");
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect.poll(() => state().textContent()).toBe("All changes saved");
});
