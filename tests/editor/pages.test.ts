import axe from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { blocks } from "../../blocks/index.ts";
import { dragRow } from "../support/drag.ts";
import { cases } from "../support/extent.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

/** The blocks that can be placed on a page; the others are for the frame around it. */
const placeable = blocks.filter(({ frame, type }) => !frame && type !== "content");

let editor: OpenEditor;
let page: Page;

beforeAll(async () => {
  editor = await openEditor();
  page = await editor.newWindow("#/pages/home");
});
beforeEach(async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: null });
  await editor.startOver(page, "#/pages/home");
});

afterAll(() => editor?.close());

const rows = () =>
  page
    .locator("[data-block-row]")
    .evaluateAll((list) => list.map((row) => row.getAttribute("data-block-row")));
const pageRows = () =>
  page.locator(".page-row > .outline-choose").evaluateAll((list) => list.map(({ id }) => id.slice(9)));
const told = () => page.locator("body > [role=status]").textContent();
const saved = async () => {
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Content Saved").first().waitFor();
  return JSON.parse(await editor.configText());
};

/** Chooses from the menu behind a row's three dots. */
async function choose(row: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `More for ${row}`, exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** Drops a row on the upper or lower half of another one. */
const blockRow = (id: string) => page.locator(`[data-block-row="${id}"]`);

describe("the list of pages", () => {
  it("tells each page's title and address, and which are made of entries", async () => {
    const texts = () => page.locator(".page-row .outline-words").allInnerTexts();
    await expect.poll(async () => (await texts())[1]).toBe("Services\n/services");
    await expect.poll(async () => (await texts())[7]).toBe("Post\n/blog/… · One for each post");
  });

  it("finds a page by its title or its address", async () => {
    await page.getByRole("searchbox", { name: "Search pages" }).fill("contact");
    await expect.poll(pageRows).toEqual(["contact"]);
    await page.getByRole("searchbox", { name: "Search pages" }).fill("nothing like it");
    await page.getByText("No page is called that").waitFor();
    await page.getByRole("searchbox", { name: "Search pages" }).fill("");
  });

  it("makes drafts, and marks them", async () => {
    await choose("Contact Us", "Make it a draft");
    await expect.poll(() => page.locator("#page-row-contact .page-draft").textContent()).toBe("Draft");
    await choose("Contact Us", "Publish");
    await expect.poll(() => page.locator("#page-row-contact .page-draft").count()).toBe(0);
  });

  it("says which links lead nowhere when a page is deleted, and brings it back as it was", async () => {
    const before = await editor.configText();
    await choose("Testimonials", "Delete");
    const notice = page.locator(".notice", { hasText: "was deleted" });
    await expect.poll(() => notice.textContent()).toMatch(/\d+ links to it lead nowhere now: \S/);
    await expect.poll(pageRows).not.toContain("testimonials");
    // Something else meanwhile stays done.
    await choose("Contact Us", "Make it a draft");
    await notice.getByRole("button", { name: "Undo" }).click();
    await expect.poll(pageRows).toContain("testimonials");
    await choose("Contact Us", "Publish");
    await page.getByRole("button", { name: "No changes" }).waitFor();
    expect(await editor.configText()).toBe(before);
    await page.getByRole("button", { name: "More for Home" }).click();
    const home = page.getByRole("menuitem", { name: /^Delete/ });
    await expect.poll(() => home.getAttribute("aria-disabled")).toBe("true");
    await expect.poll(() => home.textContent()).toContain("A site needs its home page");
    await page.keyboard.press("Escape");
  });

  it("is put into order by dragging", async () => {
    const [first, second] = await pageRows();
    await dragRow(page.locator(".page-row").nth(1), page.locator(".page-row").nth(0), "upper");
    await expect.poll(async () => (await pageRows()).slice(0, 2)).toEqual([second, first]);
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await pageRows()).slice(0, 2)).toEqual([first, second]);
  });
});

describe("the outline", () => {
  it("tells two blocks of a kind apart by what they say", async () => {
    const texts = () => page.locator("[data-block-row] .outline-words").allInnerTexts();
    await expect.poll(async () => (await texts())[2]).toBe("Cards\nOur Services");
    await expect.poll(async () => new Set(await texts()).size).toBe((await texts()).length);
  });

  it("moves a block by dragging it, but not a locked one", async () => {
    await expect.poll(rows).toEqual(["hero", "about", "services", "projects", "questions", "map"]);
    await dragRow(blockRow("questions"), blockRow("about"), "upper");
    await expect.poll(rows).toEqual(["hero", "questions", "about", "services", "projects", "map"]);
    await expect.poll(told).toBe("Questions moved to position 2 of 6");
    await dragRow(blockRow("questions"), blockRow("map"), "lower");
    await expect.poll(rows).toEqual(["hero", "about", "services", "projects", "map", "questions"]);
    await choose("Questions", "Lock position");
    await dragRow(blockRow("questions"), blockRow("hero"), "upper");
    const notice = page.locator(".notice", { hasText: "Questions was not moved" });
    await expect.poll(() => notice.textContent()).toContain("This block is locked in its place.");
    await expect.poll(async () => (await rows()).at(-1)).toBe("questions");
    await notice.getByRole("button", { name: "Unlock" }).click();
    await dragRow(blockRow("questions"), blockRow("projects"), "lower");
    await expect.poll(rows).toEqual(["hero", "about", "services", "projects", "questions", "map"]);
  });

  it("moves a block to another page, and stays here", async () => {
    await choose("Map", "Move to page…");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Projects:/ })
      .click();
    await expect.poll(rows).not.toContain("map");
    await page.getByRole("button", { name: "Go there" }).click();
    await expect.poll(rows).toEqual(["heading", "projects", "cta", "map"]);
    await page.keyboard.press("Control+z");
    await page.locator("#page-row-home").click();
    await expect.poll(rows).toContain("map");
  });

  it("hides and shows a block, and brings back one that was deleted", async () => {
    const main = page.frameLocator(".preview-frame").locator("main");
    await choose("Questions", "Hide from page");
    await expect.poll(() => main.locator(".faq").count()).toBe(0);
    await blockRow("questions").getByRole("button").first().click();
    await page.locator(".inspector").getByRole("button", { name: "Show on page" }).click();
    await expect.poll(() => main.locator(".faq").count()).toBe(1);
    await choose("Questions", "Delete");
    await expect.poll(rows).not.toContain("questions");
    await page
      .locator(".notice", { hasText: "Questions was deleted" })
      .getByRole("button", { name: "Undo" })
      .click();
    await expect.poll(rows).toEqual(["hero", "about", "services", "projects", "questions", "map"]);
    await page.getByRole("button", { name: "No changes" }).waitFor();
  });

  it("lets nobody type into a block that is locked as a whole", async () => {
    await choose("Questions", "Lock everything");
    await blockRow("questions").getByRole("button").first().click();
    await expect.poll(() => page.locator("#field-title").isDisabled()).toBe(true);
    await page.getByText("It is locked: nothing of it can be changed.").waitFor();
    await page.locator(".inspector").getByRole("button", { name: "Unlock" }).click();
    await expect.poll(() => page.locator("#field-title").isDisabled()).toBe(false);
  });

  it("says where a block's content comes from", async () => {
    await blockRow("projects").getByRole("button").first().click();
    await page.getByText("What it shows comes from the site's projects: there are 11.").waitFor();
  });
});

describe("adding a block", () => {
  it("shows what each looks like, and asks no other site for anything", async () => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(editor.address) && /^https?:/.test(request.url()))
        asked.push(request.url());
    });
    await page.locator(".outline-add").click();
    const dialog = page.getByRole("dialog", { name: "Add a block" });
    await dialog.locator(".thumbnail-frame[data-drawn]").nth(5).waitFor();
    for (const group of [
      "Text and pictures",
      "Reasons to trust you",
      "Lists of what the site has",
      "Ways to reach you",
    ]) {
      const section = dialog.getByRole("region", { name: group });
      for (const tile of await section.locator(".insert-tile").all()) await tile.scrollIntoViewIfNeeded();
      await expect.poll(() => section.locator(".thumbnail:empty").count()).toBe(0);
    }
    await expect.poll(() => dialog.locator(".thumbnail-frame[data-drawn]").count()).toBe(placeable.length);
    const shown = await dialog
      .locator(".thumbnail-frame")
      .evaluateAll((frames) =>
        frames.map(
          (frame) => (frame as HTMLIFrameElement).contentDocument?.querySelector(".block > *")?.className,
        ),
      );
    expect(shown.every((name) => typeof name === "string")).toBe(true);
    expect(asked).toEqual([]);
  });

  it("finds blocks, and says when there is none", async () => {
    await page.locator(".outline-add").click();
    const dialog = page.getByRole("dialog", { name: "Add a block" });
    await dialog.getByRole("searchbox").fill("zebra");
    await dialog.getByText("No block is called “zebra”").waitFor();
    await dialog.getByRole("button", { name: "Show all blocks" }).click();
    await expect.poll(() => dialog.locator(".insert-tile").count()).toBe(placeable.length);
  });

  it("places it where it was asked for, right as it is", async () => {
    const dialog = page.getByRole("dialog", { name: "Add a block" });
    for (const name of ["Map", "Picture", "Text", "Gallery", "Call to action", "Places"]) {
      await blockRow("services").hover();
      await page.getByRole("button", { name: "Add a block before Cards" }).last().click({ force: true });
      await dialog.getByRole("searchbox").fill(name.toLowerCase());
      await dialog.locator(".insert-tile").first().click();
      await expect.poll(rows).toHaveLength(7);
      await expect.poll(async () => (await rows())[3]).toBe("services");
      await expect
        .poll(() => page.locator(".top-bar").textContent(), { message: name })
        .toContain("No problems");
      await page.keyboard.press("Control+z");
      await expect.poll(rows).toHaveLength(6);
    }
  });
});

describe("the page itself and the whole site", () => {
  it("shows the page as search engines and friends will see it", async () => {
    await page.getByRole("button", { name: "Page settings" }).click();
    const title = page.locator("#field-title");
    await title.fill("A title that is far too long for any search result there has ever been | Fosse");
    await page.getByText(/\d+ of 60 characters, /).waitFor();
    await expect.poll(() => page.locator(".as-found-title").textContent()).toMatch(/^A title .*…$/);
    await page.keyboard.press("Control+z");
    await page.getByText("55 of 60 characters").waitFor();
  });

  it("edits what all pages share beside the live page", async () => {
    await page.getByRole("button", { name: "Frame", exact: true }).click();
    await page.locator("[data-block-row]", { hasText: "Footer" }).getByRole("button").first().click();
    await page.getByRole("textbox", { name: "Note" }).fill("All drawings are ours.");
    const footer = page.frameLocator(".preview-frame").locator("footer");
    await expect.poll(() => footer.textContent()).toContain("All drawings are ours.");
    const focused = page.frameLocator(".preview-frame").locator("[data-focused]");
    await expect.poll(() => focused.textContent()).toBe("All drawings are ours.");
    await expect
      .poll(() => focused.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
      .toBe(true);
    await page.getByRole("button", { name: "Name, address and languages" }).click();
    await expect.poll(() => page.locator(".inspector").textContent()).toContain("Redirects");
  });
});

describe("on every screen", () => {
  const looks = cases([[390, 844, "light"]], [[820, 1180, "dark"]], [[1440, 900, "light"]]);

  async function problemsSeen(): Promise<unknown> {
    await page.evaluate(axe.source);
    return page.evaluate(async () => {
      const { violations } = await (globalThis as never as { axe: typeof axe }).axe.run(document, {
        iframes: false,
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      });
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]);
    });
  }

  it.each(looks)("nothing is wrong at %i × %i, %s", async (width, height, colorScheme) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    for (const tab of width < 768 ? ["Fields", "Page", "Blocks"] : ["Blocks"]) {
      if (width < 1088) await page.getByRole("tab", { name: tab }).click();
      expect(await problemsSeen(), tab).toEqual([]);
    }
    await page.locator(".outline-add").click();
    await page.locator(".thumbnail-frame[data-drawn]").first().waitFor();
    expect(await problemsSeen(), "Add a block").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Add a page" }).click();
    expect(await problemsSeen(), "Add a page").toEqual([]);
    await page.keyboard.press("Escape");
  });

  it("a phone shows one panel at a time, with nothing wider than itself and targets for fingers", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole("tab", { name: "Blocks" }).click();
    await blockRow("questions").getByRole("button").first().click();
    await page.getByRole("tab", { name: "Page" }).click();
    const tools = page.locator(".block-bar");
    await tools.waitFor();
    await page.frameLocator(".preview-frame").locator(".faq h2").click();
    await expect
      .poll(() => page.getByRole("tab", { name: "Fields" }).getAttribute("aria-selected"))
      .toBe("true");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-title");
    await expect.poll(() => tools.isVisible()).toBe(false);
    await page.getByRole("tab", { name: "Blocks" }).click();
    await expect.poll(() => tools.isVisible()).toBe(false);
    const small = () =>
      page
        .locator(".panel-blocks button:not(.outline-gap button), .panel-tabs button")
        .evaluateAll((buttons) =>
          buttons
            .map((button) => [button.textContent, button.getBoundingClientRect().height] as const)
            .filter(([, height]) => height < 43.5),
        );
    await expect.poll(small).toEqual([]);
  });
});

describe("another address for a page", () => {
  it("refuses an address that is taken or kept, and takes links along to another", async () => {
    await choose("Services", "Change address…");
    const dialog = page.getByRole("dialog", { name: "Change the address" });
    const field = dialog.getByRole("textbox", { name: "Address" });
    const button = dialog.getByRole("button", { name: "Change address" });
    for (const [path, reason] of [
      ["/Contact/", "has this address already"],
      ["/assets/x", "This address is kept for the site itself"],
      ["services", "An address starts with a slash"],
    ] as const) {
      await field.fill(path);
      await dialog.getByText(reason).waitFor();
      await expect.poll(() => button.isDisabled()).toBe(true);
    }
    await field.fill("/what-we-do");
    const words = await dialog.getByText(/links that lead to it follow/).textContent();
    await button.click();
    const count = /\d+/.exec(words ?? "")?.[0];
    const notice = page.locator(".notice", { hasText: "The address is /what-we-do now" });
    await expect.poll(() => notice.textContent()).toContain(`${count} links followed`);
    await notice.getByRole("button", { name: "Send them on from /services" }).click();
    await page.getByText("/services leads to /what-we-do").waitFor();
    const {
      site: { redirects, ...site },
      pages,
    } = await saved();
    expect(redirects).toEqual([{ from: "/services", to: "/what-we-do" }]);
    // The page's own address is one more, and what is in posts is less.
    const inPosts = Number(/, (\d+) of them in \d posts/.exec(words ?? "")?.[1]);
    expect(JSON.stringify({ site, pages }).split("/what-we-do").length - 1).toBe(Number(count) - inPosts + 1);
  });
});

describe("on the page itself", () => {
  const bar = () => page.getByRole("toolbar", { name: /^Actions for/ });
  const tool = (name: string) => bar().getByRole("button", { name });
  const frame = () => page.frameLocator(".preview-frame");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  const types = () => frame().locator("main > .block").count();

  it("a block has its tools, by the pointer and by keys, which keep the focus", async () => {
    await editor.follow(page, "#/pages/testimonials");
    const before = await rows();
    await page.locator("[data-block-row] .outline-choose").first().focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Alt+F10");
    await expect.poll(focused).toBe("Move up");
    await expect.poll(() => tool("Move up").getAttribute("aria-disabled")).toBe("true");
    await page.keyboard.press("ArrowRight");
    await expect.poll(focused).toBe("Move down");
    await page.keyboard.press("Enter");
    await expect.poll(rows).toEqual([before[1], before[0], ...before.slice(2)]);
    await expect.poll(focused).toBe("Move down");
    await page.keyboard.press("ArrowRight");
    await expect.poll(focused).toBe("Duplicate");
    await page.keyboard.press("Enter");
    await expect.poll(rows).toHaveLength(before.length + 1);
    await expect.poll(focused).toBe("Duplicate");
    await tool("Delete").click();
    await expect.poll(rows).toHaveLength(before.length);
    await page.getByText(/was deleted$/).waitFor();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect.poll(rows).toEqual(before);
  });

  it("a block is dragged by its handle to another place, and with Escape to none", async () => {
    await editor.follow(page, "#/pages/services");
    // The page is as high all the while.
    for (const close = page.locator(".notice [aria-label=Dismiss]"); (await close.count()) > 0; )
      await close.click();
    const before = await rows();
    await page.locator(`#block-row-${before[0]}`).click();
    const handle = () => page.locator(".block-bar-handle");
    const pickUp = async () => {
      const from = await handle().boundingBox();
      const room = await page.locator(".preview-room").boundingBox();
      if (!from || !room) throw new Error("The page is not there.");
      await page.mouse.move(from.x + 9, from.y + 9);
      await page.mouse.down();
      return { from, room };
    };
    const line = page.locator(".insert-line-pointed .drop-name");
    const { from, room } = await pickUp();
    // At the lower end the page is scrolled, to its own end.
    await page.mouse.move(from.x, room.y + room.height - 4, { steps: 4 });
    await line.waitFor();
    // However tall they are, the place is near.
    const tallest = frame()
      .locator("main > .block")
      .evaluateAll((blocks) => Math.max(...blocks.map((block) => block.getBoundingClientRect().height)));
    expect(await tallest).toBeLessThanOrEqual(140);
    await expect
      .poll(() =>
        frame()
          .locator("html")
          .evaluate(({ scrollHeight }) => Math.round(scrollHeight - scrollY - innerHeight)),
      )
      .toBeLessThan(2);
    await page.keyboard.press("Escape");
    await page.locator(".drop-name").waitFor({ state: "detached" });
    await expect.poll(() => frame().locator("html[data-folded]").count()).toBe(0);
    await page.mouse.up();
    await expect.poll(focused).toBe("Move up");
    await expect.poll(rows).toEqual(before);
    const again = await pickUp();
    await page.mouse.move(again.from.x, again.room.y + again.room.height - 4, { steps: 4 });
    await line.waitFor();
    await page.mouse.up();
    await expect.poll(rows).not.toEqual(before);
    await expect.poll(async () => [...(await rows())].sort()).toEqual([...before].sort());
    await expect.poll(focused).toBe("Move up");
    await expect
      .poll(() => page.locator(`#block-row-${before[0]}`).getAttribute("aria-current"))
      .toBe("true");
    await page.keyboard.press("Control+z");
    await expect.poll(rows).toEqual(before);
  });

  it("a plus between two blocks adds one there, which is scrolled to", async () => {
    await editor.follow(page, "#/pages/services");
    const before = await rows();
    const number = await types();
    await page.locator(`#block-row-${before[1]}`).click();
    await page.locator(".insert-line button").last().click();
    await page.getByRole("searchbox", { name: "Search blocks" }).fill("questions");
    await page.keyboard.press("Enter");
    await expect.poll(rows).toEqual([...before.slice(0, 2), "faq", ...before.slice(2)]);
    await expect.poll(types).toBe(number + 1);
    const added = frame().locator("main > .block").nth(2);
    await expect
      .poll(() => added.evaluate((element) => element.getBoundingClientRect().top / window.innerHeight))
      .toBeLessThan(0.6);
    await page.keyboard.press("Control+z");
    await expect.poll(rows).toEqual(before);
  });

  it("shows an item that was just added to a list, before a word of it is written", async () => {
    await editor.follow(page, "#/pages/home/questions");
    const items = frame().locator("#questions details");
    const number = await items.count();
    await page.getByRole("button", { name: "Add question" }).first().click();
    await expect.poll(() => items.count()).toBe(number + 1);
    const isSeen = () =>
      items.last().evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    await expect.poll(isSeen).toBe(true);
    await page.keyboard.press("Control+z");
  });

  it("has the room of the list when that is folded, which this browser remembers", async () => {
    await editor.follow(page, "#/pages/services");
    await page.locator("[data-block-row] .outline-choose").first().click();
    await page.keyboard.press("Control+.");
    await expect.poll(focused).toBe("Show the list");
    const isWhole = () =>
      page.locator(".preview-frame").evaluate((element) => {
        const { clientWidth } = element;
        return element.getBoundingClientRect().width === clientWidth && clientWidth > 1000;
      });
    await expect.poll(isWhole).toBe(true);
    await page.keyboard.press("Alt+F10");
    await expect.poll(focused).toBe("Move up");
    await editor.goTo(page, "#/pages/services");
    await page.getByRole("button", { name: "Show the list" }).click();
    await page.locator("[data-block-row]").first().waitFor();
  });
});
