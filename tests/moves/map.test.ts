import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { blockOf, buildVariant } from "../support/site-variant.ts";
import { visitSite } from "../support/visits.ts";

const site = visitSite(() =>
  buildVariant((config) => {
    blockOf(config, "testimonials", "map").props.consent = "click";
  }),
);
const host = "https://www.openstreetmap.org/**";
const answering = (answer: (route: Route) => unknown) => (page: Page) =>
  page.route(host, async (route) => void (await answer(route)));
const mapOf = (page: Page) => ({
  plan: page.locator(".map-plan"),
  frame: page.locator(".map-frame"),
  failed: page.getByText("The live map did not answer."),
});
const opacityOf = ({ frame }: ReturnType<typeof mapOf>) =>
  frame.evaluate((element) => getComputedStyle(element).opacity);

describe("The live map", () => {
  it("fades in above the drawn plan once it has loaded", async () => {
    const page = await site.open("/contact/");
    const map = mapOf(page);
    await expect.poll(() => map.frame.isVisible()).toBe(false);
    await map.plan.scrollIntoViewIfNeeded();
    await expect.poll(() => map.frame.isVisible()).toBe(true);
    await expect.poll(() => opacityOf(map)).toBe("1");
    await expect.poll(() => map.failed.isVisible()).toBe(false);
  });

  it.each([
    ["its server can't be reached", (route: Route) => route.abort()],
    ["it has not answered after four seconds", () => undefined],
  ])("is taken away and said to be missing when %s", async (_, answer) => {
    const page = await site.open("/contact/", { prepare: answering(answer) });
    const map = mapOf(page);
    await map.plan.scrollIntoViewIfNeeded();
    await map.failed.waitFor();
    await expect.poll(() => map.frame.count()).toBe(0);
    await expect.poll(() => map.plan.isVisible()).toBe(true);
    site.takeLog();
  });

  it("is asked for without saying which page asks", async () => {
    const referrers: (string | undefined)[] = [];
    const prepare = async (page: Page) =>
      page.on("request", (request) => {
        if (request.url().includes("openstreetmap")) referrers.push(request.headers().referer);
      });
    const page = await site.open("/contact/", { prepare });
    const map = mapOf(page);
    await map.plan.scrollIntoViewIfNeeded();
    await expect.poll(() => map.frame.isVisible()).toBe(true);
    expect(referrers.length).toBeGreaterThan(1);
    expect(new Set(referrers)).toEqual(new Set([undefined]));
  });

  it("is asked for by nobody until a visitor does, where that is wanted", async () => {
    const asked: string[] = [];
    const prepare = async (page: Page) => page.on("request", (request) => asked.push(request.url()));
    const page = await site.open("/testimonials/", { prepare });
    const map = mapOf(page);
    await map.plan.scrollIntoViewIfNeeded();
    // The enhancement is there by then.
    await expect.poll(() => asked.some((url) => url.includes("/map.enhance."))).toBe(true);
    expect(asked.filter((url) => url.includes("openstreetmap"))).toEqual([]);
    await page.getByText("Live map", { exact: true }).click();
    await expect.poll(() => map.frame.isVisible()).toBe(true);
  });

  it("gives its place to the plan without scripts, and to the link that opens a map", async () => {
    const page = await site.open("/contact/", { scripts: false });
    const map = mapOf(page);
    await expect
      .poll(async () => [await map.plan.isVisible(), await map.frame.isVisible()])
      .toEqual([true, false]);
    await expect
      .poll(() => page.locator(".map").getByRole("link", { name: "Open in a map" }).isVisible())
      .toBe(true);
  });

  it("is there for whoever asks for it without scripts", async () => {
    const page = await site.open("/testimonials/", { scripts: false });
    await page.getByText("Live map", { exact: true }).click();
    await expect.poll(() => mapOf(page).frame.isVisible()).toBe(true);
  });
});
