import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { buildSiteOfBlocks } from "../support/site-of-blocks.ts";
import { visitSite } from "../support/visits.ts";

const content = { id: "content", type: "content", props: {} };
const footer = { id: "footer", type: "site-footer", props: { name: "Mill Lane", consent: true } };
const embed = "https://www.openstreetmap.org/export/embed.html?bbox=1.07%2C51.06%2C1.10%2C51.08";
const site = visitSite(() =>
  buildSiteOfBlocks({
    pictures: { "rye.jpg": "A round dark loaf" },
    site: { frame: [content, footer] },
    pages: {
      "/": [["video", { name: "The night rye", poster: "rye.jpg", address: "https://vimeo.com/76979871" }]],
      "/map": [["map", { title: "Where we are", embed, address: "Mill Lane", consent: "click" }]],
    },
  }),
);
const elsewhere = (page: Page, asked: string[]) =>
  page.on("request", (request) => {
    const { host, origin } = new URL(request.url());
    if (origin !== new URL(site.url).origin) asked.push(host);
  });
const withdraw = (page: Page) => page.getByRole("button", { name: "Withdraw consent" });

it("loads nothing from elsewhere before a click, plays then, and is taken back in the footer", async () => {
  const asked: string[] = [];
  const page = await site.open("/", { prepare: async (opened) => elsewhere(opened, asked) });
  await page.locator(".site-footer").scrollIntoViewIfNeeded();
  await expect.poll(() => withdraw(page).count()).toBe(0);
  await page.getByText("Play video").scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await page.getByRole("link", { name: "Play video The night rye" }).click();
  await page.locator('iframe[title="The night rye"]').waitFor();
  await expect.poll(() => asked).toContain("player.vimeo.com");
  await expect
    .poll(() => page.locator(".site-footer-consent").textContent())
    .toContain("You agreed to load from player.vimeo.com.");
  await withdraw(page).click();
  await page.getByText("Play video").waitFor();
  await expect.poll(() => withdraw(page).count()).toBe(0);
});

it("is remembered: the next time a map is shown at once", async () => {
  const page = await site.open("/map/");
  await page.getByText("Live map", { exact: true }).click();
  await expect.poll(() => page.locator(".map-frame").isVisible()).toBe(true);
  await page.reload();
  await page.locator(".map-plan").scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator(".map-frame").isVisible()).toBe(true);
  await page.locator(".site-footer").scrollIntoViewIfNeeded();
  await withdraw(page).click();
  await page.locator(".map-plan").scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator(".map-view").getAttribute("data-map")).toBe(null);
});

it("leads to the film's page without script", async () => {
  const page = await site.open("/", { scripts: false });
  await page.getByRole("link", { name: "Play video The night rye" }).click();
  await page.waitForURL("https://vimeo.com/76979871");
});
