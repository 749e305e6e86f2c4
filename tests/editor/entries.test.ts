import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe-findings.ts";
import { cases } from "../support/extent.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

let editor: OpenEditor;
/** One window for all tests, each of which begins with the saved site. */
let page: Page;
const post = "conservation-area-extensions-central-london";
const file = `content/posts/${post}.md`;

beforeAll(async () => {
  editor = await openEditor();
  page = await editor.newWindow("#/entries/posts");
});
afterAll(() => editor?.close());

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const frame = () => page.frameLocator(".preview iframe");
const titles = () => page.locator(".entry-row .entry-title").allTextContents();
const focused = () => page.evaluate(() => document.activeElement?.id);
/** What the list of posts is narrowed down by. */
const category = () => page.locator(".entry-filters").getByRole("combobox", { name: "Category" });
// Its name is longer while its tooltip is there.
const undo = () => page.locator('[aria-label="Undo"]').click();

describe("a post", () => {
  beforeEach(() => editor.startOver(page, `#/entries/posts/${post}`));

  it("is shown as its page while its title and text are written", async () => {
    await frame().locator("h1").waitFor();
    await field("Title").fill("Building in a conservation area");
    await expect
      .poll(() => frame().locator("h1").textContent())
      .toMatch(/^Building in a\sconservation area$/);
    const text = field("Text");
    const before = await text.inputValue();
    await text.fill(before.replace("Which materials, exactly?", "Which brick?"));
    await expect.poll(() => frame().locator("h2").allTextContents()).toContain("Which brick?");
  });

  it("is chosen by its words on the page", async () => {
    await frame().locator("h1").click();
    await expect.poll(focused).toBe("field-frontMatter-title");
  });

  it("is scrolled to the place on its page whose field has the focus, which is outlined there", async () => {
    const focused = frame().locator("[data-focused]");
    const inSight = () =>
      focused.evaluateAll((found) =>
        found.map((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top < innerHeight && bottom > 0;
        }),
      );
    const scrolled = () =>
      frame()
        .locator("body")
        .evaluate(() => scrollY);
    await frame().locator("summary").last().click();
    const question = page.locator(":focus");
    await expect.poll(() => question.getAttribute("id")).toMatch(/^field-frontMatter-faqs-\d-question$/);
    const id = await question.getAttribute("id");
    await field("Title").focus();
    await expect.poll(scrolled).toBe(0);
    await page.locator(`#${id}`).focus();
    await expect.poll(() => focused.textContent()).toBe(await question.inputValue());
    await expect.poll(inSight).toEqual([true]);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await field("Title").focus();
    await expect.poll(() => focused.evaluateAll(([element]) => element?.localName)).toBe("h1");
    await expect.poll(inSight).toEqual([true]);
  });

  it("that is wrong is told at its field and in the list of problems, as on the command line", async () => {
    await field("Title").fill("");
    await page.getByRole("button", { name: "1 problem", exact: true }).click();
    const panel = page.getByRole("dialog", { name: "Problems" });
    await panel.getByText("Write the title.").waitFor();
    await expect.poll(() => panel.getByText(file).isVisible()).toBe(false);
    await panel.getByText("For developers").click();
    await panel.getByText(file).waitFor();
    await panel.getByRole("listitem").getByRole("button").first().click();
    await expect.poll(focused).toBe("field-frontMatter-title");
    await page.getByText("One thing is still to be mended").waitFor();
    await undo();
    await page.getByRole("button", { name: "No problems" }).waitFor();
  });
});

it("a new post is made from a title, with an address that is free and all that posts need", async () => {
  await editor.startOver(page, "#/entries/posts");
  await page.getByRole("button", { name: "New post" }).click();
  const dialog = page.getByRole("dialog", { name: "New post" });
  await dialog.getByRole("textbox", { name: "Title" }).fill("Loft Rooms & Dormers");
  const address = dialog.getByRole("textbox", { name: "Address" });
  await expect.poll(() => address.inputValue()).toBe("loft-rooms-dormers");
  await address.fill(post);
  await dialog.getByText("There is one of this name already.").waitFor();
  await address.fill("loft-rooms");
  // What only the owner can know begins open.
  const add = dialog.getByRole("button", { name: "Add post" });
  for (const [name, label] of [
    ["Category", "Design Trends"],
    ["Location", "Leicester"],
  ] as const) {
    await expect.poll(() => add.isDisabled()).toBe(true);
    await expect.poll(() => dialog.getByRole("combobox", { name }).inputValue()).toBe("");
    await dialog.getByRole("combobox", { name }).selectOption({ label });
  }
  await add.click();
  await expect.poll(() => field("Title").inputValue()).toBe("Loft Rooms & Dormers");
  await page.getByText("New, not saved yet").waitFor();
  await expect.poll(() => frame().locator("h1").textContent()).toBe("Loft Rooms & Dormers");
  await page.getByRole("button", { name: "Draft", pressed: true }).waitFor();
  await page.getByRole("button", { name: "No problems" }).waitFor();
  await expect.poll(focused).toBe("field-frontMatter-title");
});

describe("the list", () => {
  beforeEach(() => editor.startOver(page, "#/entries/posts"));

  it("finds by title, category and file, and says when nothing is found", async () => {
    const search = page.getByRole("searchbox", { name: "Search posts" });
    await search.fill("victorian");
    await expect.poll(titles).toEqual([expect.stringContaining("Victorian")]);
    await search.fill("nothing like it");
    await page.getByText("No post is called that").waitFor();
    await search.fill("");
    await category().selectOption({ label: "Design Trends" });
    await expect.poll(titles).toHaveLength(1);
  });

  it("leads from a category to its posts", async () => {
    await page.getByRole("button", { name: "Categories", exact: true }).click();
    await expect.poll(titles).toContain("Case Studies");
    await page.locator(".entry-open", { hasText: "Design Trends" }).click();
    await expect.poll(() => frame().locator("h1").textContent()).toBe("Design Trends");
    await page.locator(".entry-form").getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Posts of this category" }).click();
    await expect.poll(titles).toHaveLength(1);
  });

  it("has the projects in their order", async () => {
    await page.getByRole("button", { name: "Projects", exact: true }).click();
    await expect.poll(titles).toHaveLength(11);
    await page.locator(".entry-open").nth(1).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#/entries/projects/2");
  });
});

describe("every width and colour", () => {
  let look: Page;
  beforeAll(async () => {
    // A window of its own, whose policy lets axe in.
    look = await editor.newWindow("#/entries/posts", { bypassCSP: true });
  });

  const looks = cases(
    [[820, "dark"]],
    [[390, "light"]],
    [
      [1440, "light"],
      [390, "dark"],
    ],
  );
  it.each(looks)("%i pixels, %s: axe finds nothing, and nothing is cut off", async (width, colorScheme) => {
    await look.emulateMedia({ colorScheme });
    await look.setViewportSize({ width, height: 900 });
    for (const place of [`#/entries/posts/${post}`, "#/entries/projects"]) {
      await look.goto(`${editor.address}/admin/${place}`);
      await look
        .locator(place.endsWith(post) ? "#field-body" : ".entry-row")
        .first()
        .waitFor();
      await expect.poll(() => axeFindings(look)).toEqual([]);
      await expect.poll(() => look.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  it("on a phone goes from the list to the form to the page and back", async () => {
    await look.setViewportSize({ width: 390, height: 900 });
    await editor.goTo(look, "#/entries/posts");
    await look.locator(".entry-open").first().click();
    await look.locator("#field-body").waitFor();
    await look.getByRole("button", { name: "Preview", exact: true }).click();
    await look.frameLocator(".preview iframe").locator("h1").waitFor();
    await look.getByRole("button", { name: "Write", exact: true }).click();
    await look.getByRole("button", { name: "Back to Posts" }).click();
    await expect.poll(() => look.locator(".entry-row").count()).toBe(6);
  });
});
