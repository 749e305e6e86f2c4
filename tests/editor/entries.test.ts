import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe-findings.ts";
import { downloaded } from "../support/downloaded.ts";
import { cases } from "../support/extent.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";
import { readZip } from "../support/read-zip.ts";

let editor: OpenEditor;
let page: Page;
const post = "conservation-area-extensions-central-london";
const file = `content/posts/${post}.md`;
const title = "Extending in a central London conservation area: what officers ask";
const onDisk = (name: string) => readFile(join(editor.root, name), "utf8");

beforeAll(async () => {
  editor = await openEditor();
  page = await editor.newWindow(`#/entries/posts/${post}`);
  page.setDefaultTimeout(20_000);
});
afterAll(() => editor?.close());

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const frame = () => page.frameLocator(".preview iframe");
const notice = (text: string) => page.locator(".notice", { hasText: text }).first();
const save = () => page.getByRole("button", { name: "Save Changes" }).click();
const titles = () => page.locator(".entry-row .entry-title").allTextContents();
/** What the list of posts is narrowed down by. */
const category = () => page.locator(".entry-filters").getByRole("combobox", { name: "Category" });
// Its name is longer while its tooltip is there.
const undo = () => page.locator('[aria-label="Undo"]').click();

/** Goes on when the notices that were shown are gone, so that the next ones are new. */
async function dismissAll(): Promise<void> {
  const buttons = page.locator(".notice [aria-label=Dismiss]");
  // One may go by itself meanwhile.
  while ((await buttons.count()) > 0)
    await buttons
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
}

describe("a post", () => {
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
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-frontMatter-title");
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
    expect(await scrolled()).toBeGreaterThan(0);
    await field("Title").focus();
    await expect.poll(() => focused.evaluateAll(([element]) => element?.localName)).toBe("h1");
    await expect.poll(inSight).toEqual([true]);
  });

  it("tells each change in plain words, each of which can be undone alone", async () => {
    await page.getByRole("button", { name: "Review 2 changes" }).click();
    const panel = page.getByRole("dialog");
    await expect
      .poll(() => panel.getByRole("listitem").allInnerTexts())
      .toEqual([expect.stringContaining("changed the title"), expect.stringContaining("paragraph")]);
    await panel.getByRole("button", { name: /Undo this.*title/ }).click();
    await panel.getByRole("button", { name: "Close" }).click();
    expect(await field("Title").inputValue()).toBe(title);
  });

  it("is saved into its file, and leaves every other byte of it, and the config as it is", async () => {
    const [before, config] = [await onDisk(file), await editor.configText()];
    await field("Title").fill("Building in a conservation area");
    await save();
    await notice("Content Saved").waitFor();
    expect(await onDisk(file)).toBe(
      before
        .replace(`"${title}"`, '"Building in a conservation area"')
        .replace("Which materials, exactly?", "Which brick?"),
    );
    expect(await editor.configText()).toBe(config);
    await page.getByText("All changes saved").waitFor();
  });

  it("is one of the steps that are undone in one order with those of the pages", async () => {
    const before = await onDisk(file);
    await field("Title").fill("One");
    await page.getByRole("link", { name: "Content", exact: true }).click();
    await page.getByRole("button", { name: "Edit Content" }).click();
    await page.getByRole("textbox", { name: "Tagline" }).first().fill("Two");
    await page.getByRole("button", { name: "Review 2 changes" }).waitFor();
    await undo();
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
    await undo();
    await page.getByText("All changes saved").waitFor();
    await page.getByRole("button", { name: "Exit Edit" }).click();
    await page.getByRole("link", { name: "Entries", exact: true }).click();
    expect(await field("Title").inputValue()).toBe("Building in a conservation area");
    expect(await onDisk(file)).toBe(before);
  });
});

describe("what is wrong in an entry", () => {
  it("is told at its field and in the list of problems, as on the command line", async () => {
    await field("Title").fill("");
    await page.getByRole("button", { name: "1 problem", exact: true }).click();
    const panel = page.getByRole("dialog", { name: "Problems" });
    await panel.getByText("Write the title.").waitFor();
    expect(await panel.getByText(file).isVisible()).toBe(false);
    await panel.getByText("For developers").click();
    await panel.getByText(file).waitFor();
    await panel.getByRole("listitem").getByRole("button").first().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-frontMatter-title");
    await page.getByText("One thing is still to be mended").waitFor();
    await undo();
    await page.getByRole("button", { name: "No problems" }).waitFor();
  });

  it("is found in the text too, and keeps it from being saved", async () => {
    const before = await onDisk(file);
    const text = await field("Text").inputValue();
    await field("Text").fill(`${text}\n[Nowhere](/no-such-page)\n`);
    await field("Text").press("Tab");
    await page.getByRole("button", { name: "1 problem", exact: true }).waitFor();
    await page
      .locator(".entry-body .field-problems", {
        hasText: /This link leads to “.+”, a page that does not exist\./,
      })
      .waitFor();
    await undo();
    await page.getByRole("button", { name: "No problems" }).waitFor();
    expect(await onDisk(file)).toBe(before);
  });
});

describe("a new post", () => {
  it("is made from a title, with an address that is free and all that posts need", async () => {
    await page.getByRole("button", { name: "New post" }).click();
    const dialog = page.getByRole("dialog", { name: "New post" });
    await dialog.getByRole("textbox", { name: "Title" }).fill("Loft Rooms & Dormers");
    expect(await dialog.getByRole("textbox", { name: "Address" }).inputValue()).toBe("loft-rooms-dormers");
    await dialog.getByRole("textbox", { name: "Address" }).fill(post);
    await dialog.getByText("There is one of this name already.").waitFor();
    await dialog.getByRole("textbox", { name: "Address" }).fill("loft-rooms");
    // What only the owner can know begins open.
    const add = dialog.getByRole("button", { name: "Add post" });
    for (const [name, label] of [
      ["Category", "Design Trends"],
      ["Location", "Leicester"],
    ] as const) {
      expect(await add.isDisabled()).toBe(true);
      expect(await dialog.getByRole("combobox", { name }).inputValue()).toBe("");
      await dialog.getByRole("combobox", { name }).selectOption({ label });
    }
    await add.click();
    await expect.poll(() => field("Title").inputValue()).toBe("Loft Rooms & Dormers");
    await page.getByText("New, not saved yet").waitFor();
    await expect.poll(() => frame().locator("h1").textContent()).toBe("Loft Rooms & Dormers");
    await page.getByRole("button", { name: "Draft", pressed: true }).waitFor();
    await page.getByRole("button", { name: "No problems" }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-frontMatter-title");
  });

  it("needs a picture before it can be saved, which is told with what was saved meanwhile", async () => {
    await page.getByRole("button", { name: "Live", exact: true }).click();
    await field("Excerpt").fill("What fits below the ridge.");
    await field("Author").fill("Ada Small");
    await field("Text").fill("Measure from the ridge.");
    await page.getByRole("button", { name: "No problems" }).waitFor();
    await save();
    await notice("Kept as a draft").waitFor();
    await page.getByRole("button", { name: "1 problem", exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await dismissAll();
    await page.getByRole("button", { name: "Picture", exact: false }).filter({ hasText: "Choose" }).click();
    const browser = page.getByRole("dialog");
    await browser.locator(".picture-grid button").first().click();
    const use = browser.getByRole("button", { name: /^(Use|Choose)/ });
    if (await use.count()) await use.first().click();
    await page.getByRole("button", { name: "No problems" }).waitFor();
    await save();
    await notice("Content Saved").waitFor();
    const text = await onDisk("content/posts/loft-rooms.md");
    expect(text).toMatch(
      /^---\ntitle: "Loft Rooms & Dormers"\nexcerpt: "What fits below the ridge\."\nimage: /,
    );
    expect(text).toMatch(/\ndate: \d{4}-\d{2}-\d{2}\nlastModified: \d{4}-\d{2}-\d{2}\nlocation: /);
    await dismissAll();
  });

  it("has a title and a text for search results that nobody wrote, until somebody does", async () => {
    expect(await onDisk("content/posts/loft-rooms.md")).not.toMatch(/metaTitle|metaDescription/);
    const drafted = page.locator(".default-texts");
    await drafted.getByText("Search title: Loft Rooms & Dormers").waitFor();
    await drafted.locator("summary").click();
    expect(await field("Search description").getAttribute("placeholder")).toBe("What fits below the ridge.");
    await page.getByText("Taken from “excerpt” until you write something else.").waitFor();
    await field("Search title").fill("Lofts");
    await drafted.locator("summary").click();
    await drafted.getByText("Search title: Lofts").waitFor();
    await undo();
    await drafted.getByText("Search title: Loft Rooms & Dormers").waitFor();
  });

  it("dated later is scheduled, and says that visitors don't see it yet", async () => {
    await page.evaluate(() => undefined);
    await page.locator("#field-frontMatter-date").fill("2199-01-31");
    await page.getByRole("button", { name: "Scheduled 31 Jan 2199", pressed: true }).waitFor();
    await page.locator(".entry-row", { hasText: "Not before 31 Jan 2199" }).waitFor();
    await undo();
  });

  it("is deleted with its file, which can be undone", async () => {
    const text = await onDisk("content/posts/loft-rooms.md");
    const remove = async () => {
      await page.locator(".entry-form").getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
    };
    await remove();
    await notice("You deleted the post “Loft Rooms & Dormers”.")
      .getByRole("button", { name: "Undo" })
      .click();
    await expect.poll(() => field("Title").inputValue()).toBe("Loft Rooms & Dormers");
    expect(await onDisk("content/posts/loft-rooms.md")).toBe(text);
    await remove();
    await dismissAll();
    await save();
    await notice("Content Saved").waitFor();
    await expect(onDisk("content/posts/loft-rooms.md")).rejects.toThrow("ENOENT");
    expect(await onDisk(".blockwork/backup/content/posts/loft-rooms.md")).toBe(text);
    await dismissAll();
  });
});

describe("a file that somebody else changes", () => {
  const elsewhere = "content/posts/party-wall-agreements-leicester-property-guide.md";
  const open = async () => {
    await page.goto(`${editor.address}/admin/#/entries/posts/${elsewhere.slice(14, -3)}`);
    await field("Title").waitFor();
  };

  it("is followed, as long as nothing of it is unsaved", async () => {
    await open();
    const text = await onDisk(elsewhere);
    await writeFile(join(editor.root, elsewhere), text.replace(/^title: .*$/m, 'title: "Walls between"'));
    await expect.poll(() => field("Title").inputValue(), { timeout: 20_000 }).toBe("Walls between");
  });

  it("leads to a choice with both shown, and no silent overwriting", async () => {
    await field("Title").fill("Walls of mine");
    const text = await onDisk(elsewhere);
    const theirs = text.replace("Walls between", "Walls of theirs");
    await writeFile(join(editor.root, elsewhere), theirs);
    await save();
    const panel = page.getByRole("dialog", { name: /^Somebody else has changed/ });
    await panel.locator("del", { hasText: "theirs" }).waitFor();
    await panel.locator("ins", { hasText: "mine" }).waitFor();
    expect(await onDisk(elsewhere)).toBe(theirs);
    await panel.getByRole("radio", { name: /Take theirs/ }).check();
    await panel.getByRole("button", { name: "Go on" }).click();
    await expect.poll(() => field("Title").inputValue()).toBe("Walls of theirs");
    await page.getByText("All changes saved").waitFor();
    await undo();
    await expect.poll(() => field("Title").inputValue()).toBe("Walls of mine");
    await save();
    await notice("Content Saved").waitFor();
    expect(await onDisk(elsewhere)).toBe(text.replace("Walls between", "Walls of mine"));
  });
});

describe("the list", () => {
  it("finds by title, category and file, and says when nothing is found", async () => {
    const search = page.getByRole("searchbox", { name: "Search posts" });
    await search.fill("victorian");
    await expect.poll(titles).toEqual([expect.stringContaining("Victorian")]);
    await search.fill("nothing like it");
    await page.getByText("No post is called that").waitFor();
    await search.fill("");
    await category().selectOption({ label: "Design Trends" });
    await expect.poll(titles).toHaveLength(1);
    await category().selectOption("");
  });

  it("leads from a category to its posts", async () => {
    await page.getByRole("button", { name: "Categories", exact: true }).click();
    await expect.poll(titles).toContain("Case Studies");
    await page.locator(".entry-open", { hasText: "Design Trends" }).click();
    await expect.poll(() => frame().locator("h1").textContent()).toBe("Design Trends");
    await page.locator(".entry-form").getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Posts of this category" }).click();
    await expect.poll(titles).toHaveLength(1);
    await category().selectOption("");
  });

  it("has the projects in their order", async () => {
    await page.getByRole("button", { name: "Projects", exact: true }).click();
    await expect.poll(titles).toHaveLength(11);
    await page.locator(".entry-open").nth(1).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#/entries/projects/2");
  });
});

describe("the export", () => {
  it("is a zip of the changed files, or of all, with their paths", async () => {
    await field("Title").fill("A new name for it");
    const download = async (choice: RegExp) => {
      await page.getByRole("button", { name: "Export…" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("radio", { name: choice }).check();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        dialog.getByRole("button", { name: "Download entries.zip" }).click(),
      ]);
      return readZip(await downloaded(file));
    };
    const changed = await download(/Only those/);
    const before = await onDisk("content/projects/2.md");
    const after = before.replace(/^title: .*$/m, 'title: "A new name for it"');
    expect([...changed]).toEqual([["content/projects/2.md", after]]);
    const all = await download(/All of them/);
    expect(all.size).toBe(24);
    expect(all.get(file)).toBe(await onDisk(file));
    expect(all.get("content/projects/2.md")).toBe(after);
  });
});

describe("every width and colour", () => {
  let look: Page;
  beforeAll(async () => {
    // A window of its own, whose policy lets axe in.
    look = await editor.newWindow("#/entries/posts", { bypassCSP: true });
    look.setDefaultTimeout(20_000);
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
      expect(await look.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  it("on a phone goes from the list to the form to the page and back", async () => {
    await look.setViewportSize({ width: 390, height: 900 });
    await look.goto(`${editor.address}/admin/#/entries/posts`);
    await look.locator(".entry-open").first().click();
    await look.locator("#field-body").waitFor();
    await look.getByRole("button", { name: "Preview", exact: true }).click();
    await look.frameLocator(".preview iframe").locator("h1").waitFor();
    await look.getByRole("button", { name: "Write", exact: true }).click();
    await look.getByRole("button", { name: "Back to Posts" }).click();
    await expect.poll(() => look.locator(".entry-row").count()).toBe(6);
  });
});
