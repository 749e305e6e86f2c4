import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";
import { step } from "../support/step.ts";

let editor: OpenEditor;
let page: Page;

beforeAll(async () => {
  editor = await openEditor();
  page = await editor.newWindow("#/pages/home");
});
beforeEach(async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await editor.startOver(page, "#/pages/home");
  await page.locator("#page-row-home").focus();
});

afterAll(() => editor?.close());

/** What has the focus: its id, or else its name. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) return "nothing";
    return activeElement.id || activeElement.getAttribute("aria-label") || activeElement.textContent || "";
  });

/** Presses keys one after the other; after each of them something has the focus. */
async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expect.poll(focused, { message: `after ${key}` }).not.toBe("nothing");
  }
}

const arriveAt = (id: string) => expect.poll(focused).toBe(id);

/** Tabs on until something has the focus. */
async function tabTo(name: string): Promise<void> {
  for (let tabs = 0; tabs < 40 && (await focused()) !== name; tabs++) await press("Tab");
  await expect.poll(focused).toBe(name);
}

/** The first field of a block that was added has the focus, from where Escape leads to its row. */
async function arriveInFieldsOf(block: string): Promise<void> {
  await expect.poll(focused).toMatch(/^field-/);
  await press("Escape");
  await arriveAt(`block-row-${block}`);
}

const rows = () =>
  page
    .locator("[data-block-row]")
    .evaluateAll((list) => list.map((row) => row.getAttribute("data-block-row")));

/** Chooses from the menu of the row that has the focus, by typing its first letters. */
async function choose(words: string): Promise<void> {
  await press("Shift+F10");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("menuitem");
  await page.keyboard.type(words);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(words);
  await press("Enter");
}

const told = () => page.locator("body > [role=status]").textContent();

it("a page is built by the keyboard alone", { timeout: 300_000 }, async () => {
  await step("it is added with a title and an address", async () => {
    await press("Shift+Tab", "Shift+Tab", "Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.type("Garden Rooms");
    await press("Tab");
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value))
      .toBe("/garden-rooms");
    await page.keyboard.type("/admin");
    await page.getByText("This address is kept for the site itself").waitFor();
    await press("Enter", "Control+a");
    await page.keyboard.type("/garden-studios");
    await press("Tab");
    await page.keyboard.type("Rooms at the end of the garden.");
    // The last of the starting points: an empty page.
    await press("Tab", "ArrowUp", "Enter");
    await expect.poll(focused).toMatch(/^field-/);
    await press("Escape");
    await arriveAt("page-row-garden-rooms");
    await page.getByText("The page “Garden Rooms” was added").waitFor();
  });

  await step("it gets five blocks", async () => {
    await press("Enter");
    await tabTo("Page settings");
    await press("Tab", "Enter");
    await arriveAt("insert-search");
    await page.keyboard.type("page heading");
    await press("Enter");
    await arriveInFieldsOf("heading");
    for (const [wanted, type] of [
      ["questions", "faq"],
      ["figures", "stats"],
      ["running text", "prose"],
      ["call to action", "call-to-action"],
    ] as const) {
      await press("Shift+Enter");
      await arriveAt("insert-search");
      await page.keyboard.type(wanted);
      await press("ArrowDown", "Enter");
      await arriveInFieldsOf(type);
    }
    await expect.poll(rows).toEqual(["heading", "faq", "stats", "prose", "call-to-action"]);
  });

  await step("it gets texts, and leads back from the fields to the list", async () => {
    await press("Home", "Enter");
    await expect.poll(focused).toMatch(/^field-/);
    await tabTo("field-title");
    await press("Control+a");
    await page.keyboard.type("Rooms in the garden");
    await expect
      .poll(() => page.locator("#block-row-heading .outline-text").textContent())
      .toBe("Rooms in the garden");
    await press("Escape");
    await arriveAt("block-row-heading");
  });

  await step("it is put into another order, and says so", async () => {
    await press("End", "Alt+ArrowUp", "Alt+ArrowUp");
    await arriveAt("block-row-call-to-action");
    await expect.poll(rows).toEqual(["heading", "faq", "call-to-action", "stats", "prose"]);
    await expect.poll(told).toBe("Call to action moved to position 3 of 5");
    await press("Home", "Alt+ArrowUp");
    await expect.poll(told).toMatch(/is the first block already$/);
  });

  await step("it has a block that is hidden, and one that is locked", async () => {
    await press("ArrowDown");
    await choose("Hide");
    await arriveAt("block-row-faq");
    await expect.poll(() => page.locator("#block-row-faq .unseen").textContent()).toBe("Not shown");
    await press("ArrowDown");
    await choose("Lock position");
    await arriveAt("block-row-call-to-action");
    const before = await rows();
    await press("Delete", "Alt+ArrowDown", "Control+x");
    // One after the other, the last first.
    for (const done of ["cut", "moved", "deleted"]) {
      await page.locator(".notice", { hasText: `Call to action was not ${done}` }).waitFor();
      await page.locator(".notice [aria-label=Dismiss]").click();
    }
    await expect.poll(rows).toEqual(before);
    await page.locator("#block-row-call-to-action").focus();
  });

  await step("it loses no focus in undo and redo", async () => {
    await press("ArrowDown", "Control+d");
    await arriveAt("block-row-stats-2");
    await press("Control+z");
    await expect.poll(rows).toHaveLength(5);
    await expect.poll(focused).toMatch(/^block-row-/);
    await press("Control+Shift+z");
    await expect.poll(rows).toHaveLength(6);
    await press("Control+z");
  });

  await step("it is saved as it was built", async () => {
    await press("Control+s");
    await page.getByText("Content Saved").waitFor();
    const { pages } = JSON.parse(await editor.configText());
    const { blocks, ...fields } = pages.find(({ id }: { id: string }) => id === "garden-rooms");
    expect(fields).toEqual({
      id: "garden-rooms",
      path: "/garden-studios",
      title: "Garden Rooms",
      description: "Rooms at the end of the garden.",
      draft: true,
    });
    expect(blocks.map(({ type, hidden, lock }: never) => ({ type, hidden, lock }))).toEqual([
      { type: "heading" },
      { type: "faq", hidden: true },
      { type: "call-to-action", lock: "layout" },
      { type: "stats" },
      { type: "prose" },
    ]);
    expect(blocks[0].props).toEqual({ title: "Rooms in the garden" });
  });
});

describe("the list of pages", () => {
  it("is walked, renamed, moved, duplicated and deleted in by its keys", async () => {
    await press("End", "Home", "ArrowDown");
    await arriveAt("page-row-services");
    await press("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown");
    await arriveAt("page-row-projects");
    await press("F2");
    await page.keyboard.type("What we built");
    await press("Enter");
    await arriveAt("page-row-projects");
    await expect
      .poll(() => page.locator("#page-row-projects .outline-title").textContent())
      .toBe("What we built");
    await press("Alt+ArrowDown");
    await expect.poll(told).toBe("What we built moved to position 7 of 10");
    await press("Control+d");
    await arriveAt("page-row-projects-2");
    await press("Delete");
    await expect.poll(() => page.locator("#page-row-projects-2").count()).toBe(0);
    await expect.poll(focused).toMatch(/^page-row-/);
  });
});

describe("the text of a field", () => {
  const field = "field-title";
  const frame = () => page.frameLocator(".preview-frame");
  const heading = () => frame().locator(".faq h2");
  const typing = () => frame().locator("[contenteditable]");
  const inFrame = () =>
    page.evaluate(() => {
      const inside = document.querySelector<HTMLIFrameElement>(".preview-frame");
      const isHere = document.activeElement === inside;
      return isHere && inside?.contentDocument?.activeElement?.hasAttribute("contenteditable");
    });
  const row = () => page.locator("[data-block-row] button", { hasText: "Questions" }).first();

  const toField = async () => {
    await press("Enter");
    await row().focus();
    await press("Enter");
    await tabTo(field);
  };

  it("is typed right on the page, and Enter, Tab and Escape lead back to the field", async () => {
    await toField();
    const before = await page.locator(`#${field}`).inputValue();
    await page.keyboard.press("Control+Enter");
    await expect.poll(inFrame).toBe(true);
    await page.getByText("Enter keeps what you type, Escape brings back what was there.").waitFor();
    await page.keyboard.type(", answered");
    await expect.poll(() => heading().textContent()).toBe(`${before}, answered`);
    await page.keyboard.press("Enter");
    await arriveAt(field);
    await expect.poll(() => page.locator(`#${field}`).inputValue()).toBe(`${before}, answered`);
    for (const [key, after] of [
      ["Escape", `${before}, answered`],
      ["Tab", `${before}, answered!`],
    ] as const) {
      await page.keyboard.press("Control+Enter");
      await expect.poll(inFrame).toBe(true);
      await page.keyboard.type("!");
      await page.keyboard.press(key);
      await arriveAt(field);
      await expect.poll(() => page.locator(`#${field}`).inputValue()).toBe(after);
    }
    await expect.poll(() => typing().count()).toBe(0);
    // From here on the keys are the field's again.
    await page.keyboard.type("?");
    await expect.poll(() => page.locator(`#${field}`).inputValue()).toContain("?");
  });

  it("that can't be typed there says so, once, and keeps the focus", async () => {
    await page.getByRole("button", { name: "Page settings" }).click();
    await page.locator(`#${field}`).focus();
    for (let times = 0; times < 2; times++) await press("Control+Enter");
    await expect
      .poll(() => page.locator(".notice", { hasText: "This is no text that stands on the page." }).count())
      .toBe(1);
    await arriveAt(field);
  });

  it("is there in the list of keys, and where only one panel has room", async () => {
    await toField();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("tab", { name: "Fields" }).click();
    await page.locator(`#${field}`).focus();
    await page.keyboard.press("Control+Enter");
    await expect.poll(inFrame).toBe(true);
    await expect
      .poll(() => page.getByRole("tab", { name: "Page" }).getAttribute("aria-selected"))
      .toBe("true");
    await page.keyboard.type(" Now.");
    await expect.poll(() => heading().textContent()).toMatch(/ Now\.$/);
    await page.keyboard.press("Enter");
    await arriveAt(field);
    await page.setViewportSize({ width: 820, height: 844 });
    await page.getByRole("tab", { name: "Fields" }).click();
    await page.locator(`#${field}`).focus();
    await page.keyboard.press("Control+Enter");
    await expect.poll(inFrame).toBe(true);
    await page.keyboard.press("Escape");
    await arriveAt(field);
    await press("Escape");
    await expect.poll(focused).toMatch(/^block-row-/);
    await press("Shift+?");
    await page.getByRole("dialog").getByText("Type the text right on the page").waitFor();
    await press("Escape");
  });
});
