import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { typed } from "../support/built-page.ts";
import { type Visitor, visitSite } from "../support/visits.ts";
import { focused, tabTo, ways } from "../support/ways.ts";

const site = visitSite();
const toastsOf = (page: Page) => page.locator(".toast");
const shareOf = (page: Page) => page.getByRole("button", { name: "Share Article" });
const dismissOf = (page: Page) => page.getByRole("button", { name: "Dismiss" });
const gone = (page: Page) => expect.poll(() => toastsOf(page).count()).toBe(0);

/** An article whose address has been copied, which a toast says; time passes only when a test says so. */
async function openWithToast(
  visitor: Visitor = {},
  use = (button: ReturnType<typeof shareOf>) => button.click(),
) {
  const page = await site.open("/blog/party-wall-agreements-leicester-property-guide/", {
    ...visitor,
    permissions: ["clipboard-write"],
    prepare: (opened) => opened.clock.install(),
  });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await use(shareOf(page));
  await toastsOf(page).waitFor();
  return page;
}

describe.each(ways)("A toast by $way", ({ visitor, use }) => {
  it("says that the form was sent, where the site only demonstrates", async () => {
    const requests: string[] = [];
    const page = await site.open("/contact/", visitor);
    page.on("request", (request) => request.method() === "POST" && requests.push(request.url()));
    for (const name of ["name", "phone", "message"])
      await page.locator(`[name="${name}"]`).fill("Some words");
    await use(page.getByRole("button", { name: "Send Message" }));
    await toastsOf(page).waitFor();
    await expect
      .poll(async () => (await toastsOf(page).locator("p").allTextContents()).map(typed))
      .toEqual(["Message sent successfully!", "We'll get back to you within 24 hours."]);
    expect(requests).toEqual([]);
  });

  it("is dismissed by its button", async () => {
    const page = await openWithToast(visitor, use);
    await use(dismissOf(page));
    await gone(page);
  });
});

describe("A toast", () => {
  it("comes into a live region that was there before it, even without scripts", async () => {
    const still = await site.open("/contact/", { scripts: false });
    await expect.poll(() => still.locator('.toasts[role="status"][aria-live="polite"]').count()).toBe(1);
    const page = await site.open("/blog/party-wall-agreements-leicester-property-guide/", {
      permissions: ["clipboard-write"],
    });
    const region = await page.getByRole("status").elementHandle();
    await shareOf(page).click();
    await toastsOf(page).waitFor();
    await expect
      .poll(() => toastsOf(page).evaluate((toast, before) => toast.parentElement === before, region))
      .toBe(true);
  });

  it("goes by itself after six seconds", async () => {
    const page = await openWithToast();
    await page.mouse.move(700, 300);
    await page.clock.fastForward(4500);
    await expect.poll(() => toastsOf(page).count()).toBe(1);
    await page.clock.fastForward(1500);
    await gone(page);
  });

  it("stays while the pointer is on it, and goes when that has left", async () => {
    const page = await openWithToast();
    await toastsOf(page).hover();
    await page.clock.fastForward(60_000);
    await expect.poll(() => toastsOf(page).count()).toBe(1);
    await page.mouse.move(700, 300);
    await page.clock.fastForward(6000);
    await gone(page);
  });

  it("stays while it has the focus, and goes when that has left", async () => {
    const page = await openWithToast();
    await dismissOf(page).focus();
    await page.clock.fastForward(60_000);
    await expect.poll(() => toastsOf(page).count()).toBe(1);
    await shareOf(page).focus();
    await page.clock.fastForward(6000);
    await gone(page);
  });

  it("gives the focus back to where it came from", async () => {
    const page = await openWithToast();
    await shareOf(page).focus();
    await dismissOf(page).focus();
    await page.keyboard.press("Enter");
    await gone(page);
    await expect.poll(() => focused(page)).toBe("button Share Article");
  });

  it("is reached with Tab and dismissed with Escape", async () => {
    const page = await openWithToast();
    await tabTo(dismissOf(page));
    await page.keyboard.press("Escape");
    await gone(page);
    await expect.poll(() => focused(page)).not.toBe("body");
  });

  it("is one of three at most, of which the oldest gives way", async () => {
    const page = await openWithToast();
    const first = await toastsOf(page).elementHandle();
    for (let count = 0; count < 3; count++) await shareOf(page).click();
    await expect.poll(() => toastsOf(page).count()).toBe(3);
    await expect.poll(() => first?.isVisible()).toBe(false);
  });

  it("appears at once for visitors who prefer less motion", async () => {
    const page = await openWithToast({ reducedMotion: true });
    const animations = await toastsOf(page).evaluate((toast) => toast.getAnimations().length);
    expect(animations).toBe(0);
  });
});
