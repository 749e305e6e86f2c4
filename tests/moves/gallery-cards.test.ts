import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { blockOf, buildVariant } from "../support/site-variant.ts";
import { visitSite } from "../support/visits.ts";
import { ways } from "../support/ways.ts";

const site = visitSite(() =>
  buildVariant((config) => {
    const page = config.pages.find(({ id }) => id === "projects");
    const { id, ...gallery } = blockOf(config, "projects", "projects");
    const props = { ...gallery.props, title: "The same again" };
    page?.blocks.push({ ...gallery, id: `more-${id}`, props });
  }),
);

function comparisonOf(page: Page) {
  const card = page.locator('#projects [data-item="2"]');
  const shown = card.locator('.comparison-view[data-shown="true"]');
  return {
    card,
    toggle: (name: "Before" | "After") => card.getByRole("button", { name, exact: true }),
    caption: async () => (await shown.textContent())?.trim(),
    picture: () => shown.locator("img").getAttribute("src"),
  };
}

describe.each(ways)("Before and after by $way", ({ visitor, use }) => {
  it("swap the picture and its caption and do not open the dialog", async () => {
    const page = await site.open("/", visitor);
    const { toggle, caption, picture } = comparisonOf(page);
    const after = await picture();
    await expect.poll(caption).toBe("Transformed Design");

    await use(toggle("Before"));
    await expect.poll(caption).toBe("Original Property");
    await expect.poll(picture).not.toBe(after);
    await expect.poll(() => toggle("Before").getAttribute("aria-pressed")).toBe("true");

    await use(toggle("After"));
    await expect.poll(caption).toBe("Transformed Design");
    await expect.poll(picture).toBe(after);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  });
});

describe("Before and after", () => {
  it("are only on project 2", async () => {
    const page = await site.open("/");
    await expect.poll(() => page.locator(".comparison-toggle").count()).toBe(1);
    await expect.poll(() => comparisonOf(page).card.locator(".comparison-toggle").count()).toBe(1);
  });

  it("both stand without scripts, and there is nothing to press", async () => {
    const page = await site.open("/", { scripts: false });
    const { card } = comparisonOf(page);
    const views = card.locator("figure");
    const [before, after] = [await views.first().boundingBox(), await views.last().boundingBox()];
    expect(before && after && after.y >= before.y + before.height).toBe(true);
    await expect.poll(() => card.getByRole("button").count()).toBe(0);
  });

  it("change at once for visitors who prefer less motion", async () => {
    const page = await site.open("/", { reducedMotion: true });
    const { toggle, caption, card } = comparisonOf(page);
    await toggle("Before").click();
    await expect.poll(caption).toBe("Original Property");
    const animations = await card.evaluate((element) => element.getAnimations({ subtree: true }).length);
    expect(animations).toBe(0);
  });
});

describe("Two galleries on one page", () => {
  it("open one dialog between them, which Back closes and Forward opens", async () => {
    const page = await site.open("/projects/");
    const name = "Glazed gable in Knighton";
    await page.locator("#projects").getByRole("link", { name }).hover();
    await page.locator("#more-projects").getByRole("link", { name }).click();
    await page.getByRole("dialog", { name }).waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
    await page.goBack();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expect.poll(() => page.title()).not.toBe(name);
    await page.goForward();
    await page.getByRole("dialog", { name }).waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
    await expect.poll(() => page.title()).toBe(name);
  });
});
