import { describe, expect, it } from "vitest";
import { builtPages } from "../support/built-page.ts";
import { visitSite } from "../support/visits.ts";

const site = visitSite();

describe("The pages are sheets of one set", () => {
  const pages = [...builtPages().values()].filter(({ path }) => path !== "/404.html");

  it("with their number in the head and in the title block", () => {
    const numbers = pages.map(({ texts }) => {
      const [head] = texts(".site-header .site-sheet");
      const [foot] = texts(".site-footer-number");
      expect(`Sheet ${foot}`).toBe(head);
      return foot;
    });
    const all = pages.map((_, index) => `${index + 1} of ${pages.length}`);
    expect(numbers.toSorted()).toEqual(all.toSorted());
  });

  it("in the order of the index that the missing page has", () => {
    const [missing] = [builtPages().get("/404.html")];
    const linked = missing
      ?.all(".not-found-index a")
      .map(({ attribs: { href = "" } }) => `${href}/`.replace("//", "/"));
    const numbers = linked?.map((path) => builtPages().get(path)?.texts(".site-footer-number")[0]);
    expect(numbers).toEqual(linked?.map((_, index) => `${index + 1} of ${pages.length}`));
  });

  it("each with who drew it, when, its revision and what not to do", () => {
    for (const { path, texts } of pages) {
      const labels = texts(".site-footer .site-footer-label");
      expect(labels, path).toEqual(expect.arrayContaining(["Sheet", "Drawn", "Date", "Rev.", "Scale"]));
      expect(texts(".site-footer").join(" ")).toContain("Do not scale from screen");
    }
  });

  it("and the one that is missing has the index of those that there are", () => {
    const missing = builtPages().get("/404.html");
    expect(missing?.texts(".not-found-index a")).toEqual([
      "Home",
      "Services",
      "Blog",
      "Contact",
      "Testimonials",
    ]);
  });
});

it("A card's picture gets its size as a dimension when it is pointed at", async () => {
  const page = await site.open("/", { reducedMotion: true });
  const card = page.locator(".project-gallery-card[data-figure]").nth(2);
  const dimension = () =>
    card.evaluate((element) => {
      const { content, clipPath } = getComputedStyle(element, "::before");
      return { content, clipPath };
    });
  await expect.poll(async () => (await dimension()).clipPath).toBe("inset(0px 50%)");
  await card.hover();
  await expect.poll(async () => (await dimension()).clipPath).toBe("inset(0px)");
  await expect.poll(async () => (await dimension()).content).toContain("m²");
});

it("What a stage includes is folded on a phone, and open on a desktop", async () => {
  const shown = [];
  for (const width of [390, 1440]) {
    const page = await site.open("/services/", { width, reducedMotion: true });
    shown.push(await page.locator(".timeline-features").first().isVisible());
  }
  expect(shown).toEqual([false, true]);
});

it("The newest post leads the others, in a picture of three columns", async () => {
  const page = await site.open("/blog/");
  const widths = await page
    .locator(".article-list-as-lead .article-list-picture")
    .evaluateAll((pictures) => pictures.map((picture) => Math.round(picture.getBoundingClientRect().width)));
  const [lead = 0, ...others] = widths;
  expect(new Set(others).size).toBe(1);
  expect(lead / (others[0] ?? 1)).toBeCloseTo(3, 0);
});
