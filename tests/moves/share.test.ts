import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type Visitor, visitSite } from "../support/visits.ts";
import { ways } from "../support/ways.ts";

const site = visitSite();
const path = "/blog/party-wall-agreements-leicester-property-guide/";
const address = `https://www.fosseandfield.example${path}`;
const shareOf = (page: Page) => page.getByRole("button", { name: "Share Article" });
const statusOf = (page: Page) => page.getByRole("status");

/** A browser whose own sheet for sharing remembers what it was given, and ends as it is told. */
const withSheet = (outcome?: string) => (page: Page) =>
  page.addInitScript((name) => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
      if (name) throw new DOMException("As the test says", name);
    };
  }, outcome);
const sharedOn = (page: Page) =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset.shared ?? "null"));

describe.each(ways)("Sharing an article by $way", ({ visitor, use }) => {
  const copying: Visitor = { ...visitor, permissions: ["clipboard-read", "clipboard-write"] };

  it("copies its address and says so, where the browser has no sheet of its own", async () => {
    const page = await site.open(path, copying);
    await use(shareOf(page));
    await statusOf(page).getByText("Link copied").waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });

  it("opens the browser's own sheet, where there is one", async () => {
    const page = await site.open(path, { ...visitor, prepare: withSheet() });
    await use(shareOf(page));
    await expect.poll(() => sharedOn(page)).toEqual({ title: await page.title(), url: address });
    await expect.poll(() => statusOf(page).textContent()).toBe("");
  });

  it("is not offered without scripts", async () => {
    const page = await site.open(path, { ...visitor, scripts: false });
    await expect.poll(() => shareOf(page).count()).toBe(0);
  });
});

describe("Sharing an article", () => {
  it("says nothing when the sheet is closed again", async () => {
    const page = await site.open(path, { prepare: withSheet("AbortError") });
    await shareOf(page).click();
    await expect.poll(() => sharedOn(page)).not.toBe(null);
    await expect.poll(() => statusOf(page).textContent()).toBe("");
  });

  it("shows the address when it can be neither shared nor copied", async () => {
    const page = await site.open(path, { prepare: withSheet("NotAllowedError") });
    await shareOf(page).click();
    await statusOf(page).getByText("The link could not be copied").waitFor();
    await expect.poll(() => statusOf(page).textContent()).toContain(address);
  });
});
