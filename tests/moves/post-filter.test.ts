import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { blockOf, buildVariant, type PageFile } from "../support/site-variant.ts";
import { visitSite } from "../support/visits.ts";
import { focused, tabTo, ways } from "../support/ways.ts";

/** The site, with a second blog page whose buttons are for the categories that have no posts yet. */
const site = visitSite(() =>
  buildVariant((config) => {
    const blog = config.pages.find(({ id }) => id === "blog");
    config.pages.push({ ...structuredClone(blog), id: "rare", path: "/rare" } as PageFile);
    blockOf(config, "rare", "posts").props.filter = {
      all: { text: "All", href: "/rare" },
      categories: {
        each: "categories",
        where: { filter: false },
        item: { id: "{{item.id}}", text: "{{item.title}}", href: "{{item.href}}" },
      },
    };
  }),
);

const buttonOf = (page: Page, name: string) =>
  page.locator(".article-list-filter").getByRole("link", { name });
const chosen = (page: Page) => page.locator(".article-list-filter [aria-current]").allTextContents();
const shown = (page: Page) => page.locator(".article-list-card:visible").count();
const pathOf = (page: Page) => new URL(page.url()).pathname;
/** A page that was loaded anew has lost this. */
const mark = (page: Page) => page.evaluate(() => document.body.classList.add("same"));
const isSame = (page: Page) => page.evaluate(() => document.body.classList.contains("same"));

describe.each(ways)("The blog's filter by $way", ({ visitor, use }) => {
  it("starts at All, shows a category without a reload, and all again", async () => {
    const page = await site.open("/blog/", visitor);
    await mark(page);
    await expect.poll(() => chosen(page)).toEqual(["All"]);
    await expect.poll(() => shown(page)).toBe(6);

    await use(buttonOf(page, "London Projects"));
    await expect.poll(() => shown(page)).toBeLessThan(6);
    await expect.poll(() => chosen(page)).toEqual(["London Projects"]);
    const categories = await page
      .locator(".article-list-card:visible .article-list-category")
      .allTextContents();
    expect(new Set(categories)).toEqual(new Set(["London Projects"]));
    await expect.poll(() => pathOf(page)).toBe("/blog/category/london-projects/");

    await use(buttonOf(page, "All"));
    await expect.poll(() => shown(page)).toBe(6);
    await expect.poll(() => chosen(page)).toEqual(["All"]);
    await expect.poll(() => pathOf(page)).toBe("/blog/");
    await expect.poll(() => isSame(page)).toBe(true);
  });

  it("says so when a category is empty", async () => {
    const page = await site.open("/rare/", visitor);
    await use(buttonOf(page, "Case Studies"));
    await page.getByText("Nothing on this subject yet.").first().waitFor();
    await expect.poll(() => page.locator(".article-list .empty").isVisible()).toBe(true);
    await expect.poll(() => shown(page)).toBe(0);
    await use(buttonOf(page, "All"));
    await expect.poll(() => page.locator(".article-list .empty").isVisible()).toBe(false);
  });

  it.each([
    ["without scripts, from the blog", "/blog/", { scripts: false }],
    ["from a category's own page", "/blog/category/design-trends/", {}],
  ])("leads to the category's page %s", async (_, path, how) => {
    const page = await site.open(path, { ...visitor, ...how });
    await use(buttonOf(page, "London Projects"));
    await page.waitForURL("**/blog/category/london-projects/");
    await expect.poll(() => chosen(page)).toEqual(["London Projects"]);
    await expect.poll(() => shown(page)).toBeGreaterThan(0);
    await expect.poll(() => shown(page)).toBeLessThan(6);
  });
});

describe("The blog's filter", () => {
  it("has an address that shows the same posts when it is opened elsewhere or reloaded", async () => {
    const page = await site.open("/blog/");
    await buttonOf(page, "Leicester Architecture").click();
    await expect.poll(() => shown(page)).toBeLessThan(6);
    const titles = () => page.locator(".article-list-card:visible .article-list-title").allTextContents();
    const before = await titles();
    await page.reload();
    await expect.poll(titles).toEqual(before);
    await expect.poll(() => chosen(page)).toEqual(["Leicester Architecture"]);
  });

  it("follows Back and Forward", async () => {
    const page = await site.open("/blog/");
    await mark(page);
    await buttonOf(page, "London Projects").click();
    await expect.poll(() => chosen(page)).toEqual(["London Projects"]);
    await buttonOf(page, "Design Trends").click();
    await expect.poll(() => chosen(page)).toEqual(["Design Trends"]);
    await page.goBack();
    await expect.poll(() => chosen(page)).toEqual(["London Projects"]);
    await page.goBack();
    await expect.poll(() => shown(page)).toBe(6);
    await page.goForward();
    await expect.poll(() => chosen(page)).toEqual(["London Projects"]);
    await expect.poll(() => isSame(page)).toBe(true);
  });

  it("adds nothing to the history for what is chosen already", async () => {
    const page = await site.open("/blog/");
    const before = await page.evaluate(() => history.length);
    await buttonOf(page, "All").click();
    await buttonOf(page, "Design Trends").click();
    // The first clicks wait for their script.
    await expect.poll(() => chosen(page)).toEqual(["Design Trends"]);
    await buttonOf(page, "Design Trends").click();
    await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1);
  });

  it("tells screen readers how many posts there are, and keeps the focus", async () => {
    const page = await site.open("/blog/");
    const status = page.locator(".article-list-status");
    await expect.poll(() => status.getAttribute("role")).toBe("status");
    await tabTo(buttonOf(page, "Design Trends"));
    await page.keyboard.press("Enter");
    await expect.poll(() => status.textContent()).toBe("1 post");
    await expect.poll(() => focused(page)).toBe("a Design Trends");
    await buttonOf(page, "All").click();
    await expect.poll(() => status.textContent()).toBe("6 posts");
  });

  it("tells screen readers that a category is empty", async () => {
    const page = await site.open("/rare/");
    await buttonOf(page, "Case Studies").click();
    const status = page.locator(".article-list-status");
    await expect.poll(() => status.textContent()).toContain("Nothing on this subject");
  });

  it("leaves a click with Ctrl to the browser", async () => {
    const page = await site.open("/blog/");
    for (const state of ["asleep", "awake"]) {
      // The tab is closed with the others: one that is closed on its way may never say that it is.
      await Promise.all([
        page.context().waitForEvent("page"),
        buttonOf(page, "Design Trends").click({ modifiers: ["Control"] }),
      ]);
      await expect.poll(() => pathOf(page), { message: state }).toBe("/blog/");
    }
    await expect.poll(() => shown(page)).toBe(6);
  });
});
