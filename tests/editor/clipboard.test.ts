import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

let editor: OpenEditor;
let one: Page;
let other: Page;

const allowed = { permissions: ["clipboard-read", "clipboard-write"] };

beforeAll(async () => {
  editor = await openEditor();
  [one, other] = await Promise.all([
    editor.newWindow("#/pages/home", allowed),
    editor.newWindow("#/pages/services", allowed),
  ]);
});

beforeEach(async () => {
  await editor.startOver(one, "#/pages/home");
  await editor.startOver(other, "#/pages/services");
});
afterAll(() => editor?.close());

const rows = (page: Page) =>
  page
    .locator("[data-block-row]")
    .evaluateAll((list) => list.map((row) => row.getAttribute("data-block-row")));
const clipboard = () => one.evaluate(() => navigator.clipboard.readText());
const put = (text: string) => one.evaluate((words) => navigator.clipboard.writeText(words), text);

/** Presses a key on the row of a block, in the window that comes to the front for it. */
async function pressOn(page: Page, block: string, key: string): Promise<void> {
  await page.bringToFront();
  await page.locator(`#block-row-${block}`).focus();
  await page.keyboard.press(key);
}

const exported = async (page: Page) => {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
};

describe("a block that is copied", () => {
  it("is pasted in another window, below the row that has the focus, with an id of its own", async () => {
    await pressOn(one, "questions", "Control+c");
    await one.getByText("Questions was copied").waitFor();
    await expect
      .poll(async () => JSON.parse(await clipboard()))
      .toMatchObject({
        blockwork: "blocks",
        version: 1,
        configVersion: 2,
      });
    const before = await rows(other);
    await pressOn(other, "heading", "Control+v");
    await expect.poll(() => rows(other)).toEqual(["heading", "questions-2", ...before.slice(1)]);
    await expect.poll(() => other.evaluate(() => document.activeElement?.id)).toBe("block-row-questions-2");
    const [here, there] = await Promise.all([exported(one), exported(other)]);
    const blockOf = (config: never, page: string, id: string) =>
      (config as { pages: { id: string; blocks: { id: string }[] }[] }).pages
        .find((found) => found.id === page)
        ?.blocks.find((found) => found.id === id);
    expect(blockOf(there as never, "services", "questions-2")).toEqual({
      ...blockOf(here as never, "home", "questions"),
      id: "questions-2",
    });
    expect(blockOf(there as never, "services", "questions")).toBeDefined();
  });

  it("is pasted by the menu too, where the browser lets us", async () => {
    await pressOn(one, "questions", "Control+c");
    await one.getByText("Questions was copied").waitFor();
    await other.bringToFront();
    await other
      .locator("[data-block-row=heading]")
      .getByRole("button", { name: /^More for/ })
      .click();
    await other.getByRole("menuitem", { name: "Paste below" }).click();
    await expect.poll(() => rows(other)).toContain("questions-2");
  });

  it("is copied and pasted on the page itself, where it was pointed at", async () => {
    await one.bringToFront();
    const page = one.frameLocator(".preview iframe");
    const chosen = (block: string) => page.locator(`#${block}[data-chosen]`).waitFor();
    // Beside the texts, so that no field takes the focus.
    await page.locator("#questions").click({ position: { x: 3, y: 3 } });
    await chosen("questions");
    await put("nothing");
    await one.keyboard.press("Control+c");
    await expect.poll(clipboard).toContain('"id": "questions"');
    await page.locator("#map").click({ position: { x: 3, y: 3 } });
    await chosen("map");
    await one.keyboard.press("Control+v");
    await expect.poll(() => rows(one)).toContain("questions-2");
    await expect
      .poll(async () => (await rows(one)).indexOf("questions-2"))
      .toBe((await rows(one)).indexOf("map") + 1);
    await one.getByRole("button", { name: "Undo", exact: true }).last().click();
    await expect.poll(() => rows(one)).not.toContain("questions-2");
  });

  it("leaves the words of the page to be copied where some are selected", async () => {
    const page = one.frameLocator(".preview iframe");
    await page.locator("#questions").click({ position: { x: 3, y: 3 } });
    await page.locator("h1").evaluate((heading) => getSelection()?.selectAllChildren(heading));
    await one.keyboard.press("Control+c");
    await expect.poll(clipboard).toBe(await page.locator("h1").innerText());
  });

  it("goes with it where it is cut, and not where a lock keeps it", async () => {
    await pressOn(one, "map", "Control+x");
    await expect.poll(() => rows(one)).not.toContain("map");
    await pressOn(other, "cta", "Control+v");
    await expect.poll(() => rows(other)).toContain("map-2");
    await one.bringToFront();
    await one.getByRole("button", { name: "Undo", exact: true }).last().click();
    await expect.poll(() => rows(one)).toContain("map");
    await pressOn(one, "map", "Shift+F10");
    await one.getByRole("menuitem", { name: "Lock everything" }).click();
    await put("as it was");
    await pressOn(one, "map", "Control+x");
    await one.getByText("Map was not cut").waitFor();
    await expect.poll(clipboard).toBe("as it was");
  });
});

describe("a browser that lets nobody read the clipboard", () => {
  it("pastes by the menu what this tab has copied, and says so where it has copied nothing", async () => {
    const page = await editor.newWindow("#/pages/home");
    // Whatever the browser of this machine allows by itself.
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException("No", "NotAllowedError"));
      Object.assign(navigator.clipboard, { readText: refuse, writeText: refuse });
    });
    const choose = async (name: string) => {
      await pressOn(page, "questions", "Shift+F10");
      await page.getByRole("menuitem", { name }).first().click();
    };
    await choose("Paste below");
    await page.getByText("The browser did not let us paste").waitFor();
    await choose("Copy");
    await page.getByText("It can be pasted in this window only").waitFor();
    await choose("Paste below");
    await expect.poll(() => rows(page)).toContain("questions-2");
    await page.context().close();
  });
});

describe("what else is on the clipboard", () => {
  it("of an unknown type is kept word for word, and that is told", async () => {
    const strange = { id: "wheel", type: "carousel-3d", props: { speed: [1, { deep: null }], "a b": "é" } };
    await put(JSON.stringify({ blockwork: "blocks", version: 1, configVersion: 2, blocks: [strange] }));
    await pressOn(one, "hero", "Control+v");
    await one.getByText("This site has no block “carousel-3d”").first().waitFor();
    const { pages } = await exported(one);
    expect(pages[0].blocks[1]).toEqual(strange);
    await one.getByText("It is kept as it is, so that nothing of it is lost").waitFor();
  });

  it("from another site comes with what is wrong with it here", async () => {
    const picture = { id: "view", type: "picture", props: { picture: "not-here.jpg" } };
    await put(JSON.stringify({ blockwork: "blocks", version: 1, configVersion: 2, blocks: [picture] }));
    await pressOn(other, "heading", "Control+v");
    const notice = other.locator(".notice", { hasText: "This picture is not there." });
    await expect.poll(() => notice.textContent()).toMatch(/^Picture .*was pasted/);
  });

  it("is refused with a reason if it is newer or damaged", async () => {
    const before = await rows(other);
    await put('{"blockwork":"blocks","version":9,"configVersion":2,"blocks":[]}');
    await pressOn(other, "heading", "Control+v");
    await other.getByText("newer version of Blockwork").waitFor();
    await expect.poll(() => rows(other)).toEqual(before);
  });

  it("leaves signs that nobody sees behind, in a field and on the page, as one step back", async () => {
    await put("\u202a+44 7700\u200b 900412\u202c");
    await pressOn(one, "questions", "Enter");
    const field = one.locator("#field-title");
    await field.fill("Ring ");
    await field.press("Control+v");
    await expect.poll(() => field.inputValue()).toBe("Ring +44 7700 900412");
    await field.press("Control+z");
    await expect.poll(() => field.inputValue()).toBe("Ring ");
    const heading = one.frameLocator(".preview iframe").locator("h1");
    await heading.dblclick();
    await expect.poll(() => heading.getAttribute("contenteditable")).toBe("plaintext-only");
    await one.keyboard.press("Control+a");
    await one.keyboard.press("Control+v");
    await one.keyboard.press("Enter");
    // The page has a space behind each sentence.
    await expect.poll(() => heading.textContent()).toMatch(/^\+44 7700 900412 ?$/);
  });

  it("is left to the browser: a text goes into the field, and nothing onto the page", async () => {
    const before = await rows(one);
    await put("Some words");
    await pressOn(one, "questions", "Control+v");
    await one.keyboard.press("Enter");
    const field = one.locator("#field-title");
    await field.fill("");
    await field.press("Control+v");
    await expect.poll(() => field.inputValue()).toBe("Some words");
    await field.press("Control+a");
    await field.press("Control+c");
    await expect.poll(clipboard).toBe("Some words");
    await expect.poll(() => rows(one)).toEqual(before);
  });
});
