import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { visitSite } from "../support/visits.ts";
import { swipe, ways } from "../support/ways.ts";

const site = visitSite();
const stagesOf = (page: Page) => page.locator(".timeline-stage");
const lineOf = (page: Page) => page.locator(".timeline-stages");
const active = (page: Page) =>
  stagesOf(page).evaluateAll((stages) => stages.map((stage) => "active" in (stage as HTMLElement).dataset));
const progress = (page: Page) =>
  lineOf(page).evaluate((line) => {
    const { transform } = getComputedStyle(line, "::after");
    return transform === "none" ? Number.NaN : new DOMMatrix(transform).d;
  });
const moving = (page: Page) => lineOf(page).and(page.locator("[data-moving]")).waitFor();

/** Puts the top of the list at a height of the screen, in pixels from its top. */
const scrollTo = (page: Page, y: number) =>
  lineOf(page).evaluate((line, height) => scrollBy(0, line.getBoundingClientRect().top - height), y);

/** How far the page is scrolled once it rests: a key that is pressed as a smooth scroll ends is lost. */
const restingTop = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let [last, frames] = [-1, 0];
        const look = () => {
          frames = scrollY === last ? frames + 1 : 0;
          last = scrollY;
          if (frames < 6) requestAnimationFrame(look);
          else done(last);
        };
        look();
      }),
  );

const scrolling = {
  mouse: (page: Page) => page.mouse.wheel(0, 700),
  keyboard: (page: Page) => page.keyboard.press("PageDown"),
  touch: (page: Page) => swipe(page, [300, 700], [0, -600]),
};

describe.each(ways)("The timeline by $way", ({ way, visitor }) => {
  it("brings its stages one after the other, and its line along", async () => {
    const page = await site.open("/services/", visitor);
    await scrollTo(page, (page.viewportSize()?.height ?? 0) + 50);
    await moving(page);
    await expect.poll(() => active(page)).toEqual(Array(9).fill(false));
    await expect.poll(() => progress(page)).toBe(0);
    if (way === "mouse") await page.mouse.move(400, 400);

    let before = 0;
    for (let turns = 0; turns < 40 && (await active(page)).includes(false); turns++) {
      const top = await restingTop(page);
      await scrolling[way](page);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
      const now = await progress(page);
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    await expect.poll(() => active(page)).toEqual(Array(9).fill(true));
    expect(before).toBeGreaterThan(0.5);
  });
});

describe("A stage", () => {
  it("becomes active once a tenth of it is on the screen, not before", async () => {
    const page = await site.open("/services/", { height: 700 });
    await scrollTo(page, 750);
    await moving(page);
    await scrollTo(page, 660);
    const stage = stagesOf(page).first();
    const shownPart = () =>
      stage.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return (innerHeight - top) / height;
      });
    await framesPass(page);
    await expect.poll(shownPart).toBeGreaterThan(0.02);
    await expect.poll(shownPart).toBeLessThan(0.1);
    await expect.poll(async () => (await active(page))[0]).toBe(false);
    await page.evaluate(() => scrollBy(0, 40));
    await expect.poll(async () => (await active(page))[0]).toBe(true);
    await expect.poll(shownPart).toBeLessThan(0.25);
  });

  it("follows the one that appears with it by 50 ms", async () => {
    const page = await site.open("/services/", { height: 1600 });
    await scrollTo(page, 1650);
    await moving(page);
    await scrollTo(page, 150);
    await expect.poll(async () => (await active(page)).filter(Boolean).length).toBeGreaterThan(3);
    const delays = await stagesOf(page).evaluateAll((stages) =>
      stages
        .filter((stage) => "active" in (stage as HTMLElement).dataset)
        .map((stage) => (stage as HTMLElement).style.transitionDelay),
    );
    expect(delays).toEqual(delays.map((_, index) => `${index * 50}ms`));
  });

  it("that a visitor has seen never vanishes", async () => {
    const page = await site.open("/services/#process", { height: 1200 });
    await moving(page);
    const seen = await stagesOf(page).evaluateAll((stages) =>
      stages
        .filter((stage) => stage.getBoundingClientRect().top < innerHeight)
        .map((stage) => "active" in (stage as HTMLElement).dataset),
    );
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(false);
  });
});

describe("Nothing of the timeline is hidden", () => {
  it.each([
    ["without scripts", { scripts: false }],
    ["with reduced motion", { reducedMotion: true }],
  ])("%s", async (_, visitor) => {
    const page = await site.open("/services/", visitor);
    await lineOf(page).scrollIntoViewIfNeeded();
    const shown = await opacities(page);
    expect(shown).toEqual(Array(9).fill("1"));
  });

  it("on paper, or when motion is reduced later", async () => {
    const page = await site.open("/services/");
    await scrollTo(page, 950);
    await moving(page);
    await expect.poll(() => opacities(page)).toEqual(Array(9).fill("0"));
    // Paper does not wait for a transition.
    await page.emulateMedia({ media: "print" });
    const onPaper = await opacities(page);
    await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
    const still = await opacities(page);
    expect([onPaper, still]).toEqual([Array(9).fill("1"), Array(9).fill("1")]);
  });

  it("when its code does not come", async () => {
    const page = await site.open("/services/", {
      prepare: (opened) => opened.route("**/timeline.*.js", (route) => route.abort()),
    });
    const failed = page.waitForEvent("requestfailed");
    await lineOf(page).scrollIntoViewIfNeeded();
    await failed;
    await expect.poll(() => opacities(page)).toEqual(Array(9).fill("1"));
    expect(site.takeLog()).toEqual(["error: Failed to load resource: net::ERR_FAILED"]);
  });
});

describe("The line", () => {
  it("is as long as the way that is done", async () => {
    const page = await site.open("/services/");
    await scrollTo(page, 600);
    await moving(page);
    for (const part of [0.25, 0.5, 1]) {
      await lineOf(page).evaluate((line, wanted) => {
        const { top, height } = line.getBoundingClientRect();
        scrollBy({ top: top + height * wanted - innerHeight * 0.7, behavior: "instant" });
      }, part);
      await expect.poll(() => progress(page)).toBeCloseTo(part, 1);
    }
  });
});

/** Lets observers report what they have seen by now. */
function framesPass(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

function opacities(page: Page): Promise<string[]> {
  return stagesOf(page).evaluateAll((stages) => stages.map((stage) => getComputedStyle(stage).opacity));
}
