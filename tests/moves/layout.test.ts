import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { visitSite } from "../support/visits.ts";

const site = visitSite();
const post = "/blog/leicester-loft-conversion-planning-permission-guide/";

/** What reaches beyond the right edge of the screen, apart from what its own box cuts off. */
const beyondScreen = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const outside = [...document.querySelectorAll(".site-header *, .hero-head *, .hero-views button")].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().right > width + 0.5,
    );
    const names = outside.map((element) => element.className.toString() || element.tagName);
    return document.documentElement.scrollWidth > width ? ["the page", ...names] : names;
  });

describe("A site's name", () => {
  it.each([
    [390, "of many words", "Fosse, Field, Featherstone and Daughters of Leicester"],
    [390, "of one word", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"],
    [1000, "of many words", "Fosse, Field, Featherstone and Daughters of Leicester"],
  ])("leaves a screen of %i px as wide as it is, %s", async (width, _, name) => {
    const page = await site.open("/", { width });
    await page.locator(".site-name").evaluate((element, text) => {
      element.textContent = text;
    }, name);
    await expect.poll(() => beyondScreen(page)).toEqual([]);
  });
});

it("The round button stays small though letters are of twice the size", async () => {
  const page = await site.open("/", { width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "32px";
  });
  await expect
    .poll(async () => (await page.locator(".floating-link-button").boundingBox())?.width)
    .toBeLessThanOrEqual(60);
});

it("Nothing stays over the page where it is as low as at a zoom of 400 %", async () => {
  const page = await site.open("/contact/", { width: 320, height: 225 });
  await page.evaluate(() => scrollTo(0, 1200));
  for (const name of [".site-header", ".floating-link-button"]) {
    const box = await page.locator(name).first().boundingBox();
    expect(box && box.y < 225 && box.y + box.height > 0, name).toBe(false);
  }
});

it("The caption of the first picture keeps most of a narrow screen", async () => {
  const page = await site.open("/", { width: 320, height: 640 });
  const caption = page.locator(".hero-view .hero-caption").first();
  const toggle = await page.locator(".hero-toggle").boundingBox();
  const words = await caption.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { padding: _, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
    return {
      room: element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
      bottom: range.getBoundingClientRect().bottom,
    };
  });
  expect(words.room).toBeGreaterThan(250);
  expect(toggle?.y).toBeGreaterThanOrEqual(words.bottom);
});

it("A breadcrumb stays on one line of a phone", async () => {
  const page = await site.open(post, { width: 390, height: 844 });
  const tops = await page
    .locator(".breadcrumb a")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const { height = 0 } = (await page.locator(".breadcrumb ol").boundingBox()) ?? {};
  expect(height).toBeLessThan(40);
});

it("The name of a fact stands on the line of its value", async () => {
  const page = await site.open("/projects/2/");
  const distances = await page.locator(".facts div").evaluateAll((facts) =>
    facts.map((fact) => {
      const [name = 0, value = 0] = [...fact.children].map((cell) => {
        const strut = cell.appendChild(document.createElement("span"));
        strut.style.display = "inline-block";
        return strut.getBoundingClientRect().bottom;
      });
      return Math.abs(name - value);
    }),
  );
  expect(distances.length).toBeGreaterThan(2);
  expect(Math.max(...distances)).toBeLessThan(0.5);
});

it("A link at the foot of a card is as wide as its words", async () => {
  const page = await site.open("/");
  const widths = await page
    .locator("main a.more")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.max(...widths)).toBeLessThan(400);
});

it("The arrow of such a link does not slide for visitors who prefer less motion", async () => {
  const translations = [];
  for (const reducedMotion of [false, true]) {
    const page = await site.open("/", { reducedMotion });
    const link = page.locator("main a.more").first();
    await link.hover();
    const translation = () => link.evaluate((element) => getComputedStyle(element, "::after").translate);
    if (!reducedMotion) await expect.poll(translation).not.toBe("none");
    translations.push(await translation());
  }
  expect(translations[1]).toBe("none");
});

it.each([390, 1440])("A project's card has two lines of description at most on %i px", async (width) => {
  const page = await site.open("/", { width });
  const lines = await page
    .locator(".project-gallery-description")
    .evaluateAll((texts) =>
      texts.map(
        (text) => text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
      ),
    );
  expect(lines.length).toBeGreaterThan(0);
  expect(Math.max(...lines)).toBeLessThan(2.1);
});

describe("Forced colours", () => {
  it.each([
    ["/", ".comparison-toggle [aria-pressed='true']"],
    ["/blog/", ".article-list-filter [aria-current]"],
  ])("still tell which button of %s is on", async (path, on) => {
    const page = await site.open(path);
    await page.emulateMedia({ forcedColors: "active" });
    const [shown, highlight] = await page
      .locator(on)
      .first()
      .evaluate((element) => {
        const sample = document.body.appendChild(document.createElement("i"));
        sample.style.backgroundColor = "Highlight";
        return [element, sample].map((each) => getComputedStyle(each).backgroundColor);
      });
    expect(shown).toBe(highlight);
  });

  it("keep the edge of the WhatsApp button and the ticks of sections", async () => {
    const page = await site.open("/");
    await page.emulateMedia({ forcedColors: "active" });
    const edge = await page
      .locator(".floating-link-button")
      .evaluate((element) => getComputedStyle(element).borderTopWidth);
    const ticks = await page
      .locator(".section")
      .first()
      .evaluate((element) => getComputedStyle(element, "::before").backgroundImage);
    expect([edge, ticks]).toEqual(["1px", expect.stringContaining("linear-gradient")]);
  });
});
