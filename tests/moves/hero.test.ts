import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { visitSite } from "../support/visits.ts";
import { tabTo, ways } from "../support/ways.ts";

const site = visitSite();

const heroOf = (page: Page) => ({
  toggle: page.locator(".hero-toggle"),
  front: page.locator(".hero-view").first(),
  rear: page.locator(".hero-view").last(),
});

describe.each(ways)("The hero's views by $way", ({ visitor, use }) => {
  it("cross-fade with one button, named after the view that it leads to", async () => {
    const page = await site.open("/", visitor);
    const { toggle, front, rear } = heroOf(page);
    await expect.poll(() => rear.isVisible()).toBe(false);
    await expect.poll(() => toggle.textContent()).toBe("Rear View");

    await use(toggle);
    await expect.poll(() => toggle.textContent()).toBe("Front View");
    await expect.poll(() => opacity(rear)).toBe(1);

    await use(toggle);
    await expect.poll(() => toggle.textContent()).toBe("Rear View");
    await expect.poll(() => rear.isVisible()).toBe(false);
    await expect.poll(() => front.isVisible()).toBe(true);
  });
});

describe("The cross-fade", () => {
  it("takes 700 ms, there and back", async () => {
    const page = await site.open("/");
    const { toggle, rear } = heroOf(page);
    const faded = () =>
      rear.evaluate(
        (view) =>
          new Promise((done) =>
            view.addEventListener("transitionend", (event) => {
              const { propertyName, elapsedTime } = event as TransitionEvent;
              if (propertyName === "opacity") done(elapsedTime);
            }),
          ),
      );
    for (const shown of [1, 0, 1]) {
      const fade = faded();
      await toggle.click();
      expect(await fade).toBe(0.7);
      await expect.poll(() => opacity(rear)).toBe(shown);
    }
  });

  it("is a change at once for visitors who prefer less motion", async () => {
    const page = await site.open("/", { reducedMotion: true });
    const { toggle, rear } = heroOf(page);
    await toggle.click();
    await expect.poll(() => toggle.textContent()).toBe("Front View");
    const animations = await rear.evaluate((view) => view.getAnimations().length);
    expect(animations).toBe(0);
    await expect.poll(() => opacity(rear)).toBe(1);
  });
});

describe("The hero's pictures", () => {
  it.each([
    ["in daylight", false, /^hero-(front|rear)\.[0-9a-f]{8}-/],
    ["at dusk for dark colour schemes", true, /^hero-(front|rear)-dusk\.[0-9a-f]{8}-/],
  ])("are %s, and only those are loaded", async (_, dark, expected) => {
    const asked: string[] = [];
    const prepare = async (page: Page) => page.on("request", (request) => asked.push(request.url()));
    const page = await site.open("/", { dark, prepare });
    const { toggle, rear } = heroOf(page);
    await toggle.click();
    await expect.poll(() => opacity(rear)).toBe(1);
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>(".hero img")].every(({ complete }) => complete),
    );
    const files = asked.flatMap((url) => /\/media\/(hero-.+)$/.exec(url)?.[1] ?? []);
    expect(files).toHaveLength(2);
    for (const file of files) expect(file).toMatch(expected);
  });
});

describe("The hero's button", () => {
  it("keeps the focus and answers to Space", async () => {
    const page = await site.open("/");
    const { toggle } = heroOf(page);
    await tabTo(toggle);
    await page.keyboard.press("Space");
    await expect.poll(() => toggle.textContent()).toBe("Front View");
    await expect.poll(() => toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it("is not there without scripts, when both views stand one below the other", async () => {
    const page = await site.open("/", { scripts: false });
    const { toggle, front, rear } = heroOf(page);
    await expect.poll(() => toggle.isVisible()).toBe(false);
    const [above, below] = [await front.boundingBox(), await rear.boundingBox()];
    expect(above && below && below.y >= above.y + above.height).toBe(true);
    await expect.poll(() => opacity(rear)).toBe(1);
  });
});

function opacity(view: ReturnType<Page["locator"]>): Promise<number> {
  return view.evaluate((element) => Number(getComputedStyle(element).opacity));
}
