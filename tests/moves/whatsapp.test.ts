import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { visitSite } from "../support/visits.ts";
import { ways } from "../support/ways.ts";

const site = visitSite();
const message = "Hi, I'd like to discuss my architectural project.";

describe.each(ways)("WhatsApp by $way", ({ visitor, use }) => {
  it.each([
    ["the round button", "/testimonials/", ".floating-link-button"],
    ["the link among the offices", "/contact/", 'main a[href*="wa.me"]'],
  ])("opens in a new tab with the message typed, from %s", async (_, path, selector) => {
    const page = await site.open(path, visitor);
    const chat = await chatFrom(page, () => use(page.locator(selector)));
    expect(chat.url.origin).toBe("https://wa.me");
    expect(chat.url.searchParams.get("text")).toBe(message);
    expect(chat.opener).toBe(null);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  });
});

describe("The WhatsApp button", () => {
  it("opens a chat without scripts too", async () => {
    const page = await site.open("/", { scripts: false });
    const { url } = await chatFrom(page, () => page.locator(".floating-link-button").click());
    expect(url.searchParams.get("text")).toBe(message);
  });

  it("stays at the bottom right however far the page is scrolled", async () => {
    const page = await site.open("/services/", { width: 390, height: 800 });
    const button = page.locator(".floating-link-button");
    const before = await button.boundingBox();
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await expect.poll(() => button.boundingBox()).toEqual(before);
    expect(before && { right: before.x + before.width, bottom: before.y + before.height }).toEqual({
      right: 390 - 16,
      bottom: 800 - 16,
    });
  });
});

async function chatFrom(page: Page, open: () => Promise<void>) {
  const [chat] = await Promise.all([page.waitForEvent("popup"), open()]);
  await chat.waitForURL(/wa\.me/);
  return { url: new URL(chat.url()), opener: await chat.evaluate(() => window.opener).catch(() => null) };
}
