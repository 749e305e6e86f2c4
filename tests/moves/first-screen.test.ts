import { describe, expect, it } from "vitest";
import { lineLengths } from "../support/line-lengths.ts";
import { visitSite } from "../support/visits.ts";

const site = visitSite();

/** The part of the hero's picture that is on the first screen, and where its other parts are, in pixels. */
async function heroAt(width: number, height: number) {
  const page = await site.open("/", { width, height });
  return page.evaluate(() => {
    const boxOf = (selector: string) => {
      const found = document.querySelector(selector)?.getBoundingClientRect();
      if (!found) throw new Error(`There is no ${selector}.`);
      return found;
    };
    const picture = boxOf(".hero-view .photo");
    return {
      seen: (Math.min(innerHeight, picture.bottom) - picture.top) / picture.height,
      pictureTop: picture.top,
      titleTop: boxOf(".hero-title").top,
      titlePx: Number.parseFloat(getComputedStyle(document.querySelector(".hero-title") as Element).fontSize),
      toggleBottom: boxOf(".hero-toggle").bottom,
      subtitleTop: boxOf(".hero-subtitle").top,
    };
  });
}

describe("The first screen of the home page", () => {
  it("begins with the picture on a phone, and has the button and the start of the text", async () => {
    const hero = await heroAt(390, 844);
    expect(hero.seen).toBe(1);
    expect(hero.pictureTop).toBeLessThan(hero.titleTop);
    expect(hero.toggleBottom).toBeLessThan(844);
    expect(hero.subtitleTop).toBeLessThan(800);
  });

  it.each([
    [1440, 900],
    [1920, 1080],
  ])("has half of the picture and the button at %i × %i", async (width, height) => {
    const hero = await heroAt(width, height);
    expect(hero.seen).toBeGreaterThan(0.5);
    expect(hero.toggleBottom).toBeLessThan(height);
  });

  it("has a larger title on a larger screen, up to 1920 px", async () => {
    const sizes = [];
    for (const width of [390, 820, 1440, 1920]) sizes.push((await heroAt(width, 900)).titlePx);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(new Set(sizes).size).toBe(4);
  });
});

describe("Lines of running text", () => {
  it.each([
    ["/blog/victorian-house-extensions-leicester-guide/", ".article-body > p"],
    ["/projects/2/", ".story p"],
    ["/blog/", ".faq-answer p"],
    ["/services/", ".timeline-text > p"],
  ])("%s has 60 to 73 characters in most of %s", async (path, selector) => {
    const page = await site.open(path, { reducedMotion: true });
    const sorted = await lineLengths(page, { selector });
    expect(sorted.length).toBeGreaterThan(5);
    const median = sorted[Math.floor(sorted.length / 2)];
    expect(median).toBeGreaterThanOrEqual(60);
    expect(median).toBeLessThanOrEqual(73);
  });
});

describe("The filter on a phone", () => {
  it("is one row that scrolls", async () => {
    const page = await site.open("/blog/", { width: 390, height: 844 });
    const chips = page.locator(".article-list-filter a");
    const tops = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const list = page.locator(".article-list-filter ul");
    await expect
      .poll(() => list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
      .toBe(true);
  });
});
