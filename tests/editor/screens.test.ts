import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe-findings.ts";
import { editorScreens } from "../support/editor-screens.ts";
import { german as de, english as en } from "../support/editor-words.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

let editor: OpenEditor;
/** Where the screens are shown, one after the other. */
let page: Page;
let german: Page | undefined;
beforeAll(async () => {
  editor = await openEditor({ site: "tests/fixtures/small-site" });
  page = await editor.newWindow("#/content/company", { bypassCSP: true });
  await page.getByRole("button", { name: "No problems" }).waitFor();
});
afterAll(() => editor.close());

/**
 * What is written for machines: tokens, pointers, names of files of the site, keys with a dot; days and hours as they
 * are stored, units of CSS, commands and their flags, languages that a file is written in.
 */
const forMachines = [
  /\{\{|\}\}|\{(?:slug|id|page)\}/,
  /\/(?:site|pages|props|blocks)\/[\w/]+/,
  /\bcontent\/[\w-]+\/|[\w-]+\.config\.json|\bmodel\.json\b|\.md\b/,
  /\bsite\.[a-z]\w+/i,
  /\b[12]\d{3}-[01]\d-[0-3]\d\b|\b(?:Mo|Tu|We|Th|Fr|Sa|Su)-(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/,
  /\b(?:rem|px|em)\b|\bMarkdown\b|\bsite (?:dev|build|validate)\b|\bon disk\b|(?:^|\s)--[a-z]{3,}/,
  /\bsite-content\b|\bFestplatte\b|\bmetadata\b|\bMetadaten\b|\bcontent\/media\b/,
];

/** The texts and values on the screen that are written for machines, but for those that are for developers. */
const notPlain = (page: Page) =>
  page.evaluate(
    (patterns) => {
      const found = new Set<string>();
      const note = (text: string | null | undefined) => {
        if (text && patterns.some((pattern) => new RegExp(pattern, "i").test(text))) found.add(text.trim());
      };
      for (const element of document.body.querySelectorAll("*")) {
        if (element.closest("noscript, script, style, .developer-note, .developer-value")) continue;
        for (const name of ["aria-label", "alt", "placeholder", "title"]) note(element.getAttribute(name));
        if ("value" in element && element.matches("input:not([type=date]), textarea"))
          note(String(element.value));
        for (const child of element.childNodes) if (child.nodeType === 3) note(child.textContent);
      }
      return [...found];
    },
    forMachines.map(({ source }) => source),
  );

/** Floating UI keeps the focus in a menu by hidden stops, and shows it beside the landmarks of the page. */
const isOfMenu = /data-floating-ui-focus-guard|^\S+ region: #_r_\w+_$/;

/** What is for developers as a whole, and says so. */
const developers = ["developers", "import"];
/** The main screens, which are written down as they are read aloud. */
const readAloud = ["content", "content-edited", "pages", "block", "page", "entries", "entry", "pictures"];
readAloud.push("picture", "problems", "menu", "versions");

describe("a screen of the editor", () => {
  it.each(editorScreens)("is plain to its owner, whoever that is: $name", async ({ name, address, open }) => {
    await editor.follow(page, address);
    await open?.(page, en);
    if (!developers.includes(name)) await expect.poll(() => notPlain(page)).toEqual([]);
    expect((await axeFindings(page)).filter((finding) => !isOfMenu.test(finding))).toEqual([]);
    // Panels scroll, and never the editor as a whole.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeLessThanOrEqual(0);
    if (!readAloud.includes(name)) return;
    const dialog = page.getByRole("dialog");
    const screen = (await dialog.count()) > 0 ? dialog : page.locator("#root");
    const heard = await screen.ariaSnapshot();
    await expect(`${heard}\n`).toMatchFileSnapshot(`screens/${name}.yml`);
  });

  it.each(editorScreens)("is plain in German too: $name", async ({ name, address, open }) => {
    german ??= await editor.newWindow("#/content/company", { locale: "de-DE" });
    const window = german;
    await editor.follow(window, address);
    await open?.(window, de);
    if (!developers.includes(name)) await expect.poll(() => notPlain(window)).toEqual([]);
  });

  it("has no token, key or file in the form of any block", async () => {
    const { pages, site } = JSON.parse(await editor.configText());
    const placed = [{ id: "@", blocks: site.frame }, ...pages].flatMap(({ id, blocks }) =>
      (blocks ?? []).map((block: { id: string }) => `#/pages/${id}/${block.id}`),
    );
    const wrong: string[] = [];
    for (const address of placed) {
      await editor.follow(page, address);
      await page.locator(".inspector").waitFor();
      // The items of lists are closed, and show their fields when they are opened.
      const closed = page.locator(".inspector .list-row [aria-expanded='false']:not([aria-haspopup])");
      while ((await closed.count()) > 0) await closed.first().click();
      wrong.push(...(await notPlain(page)).map((text) => `${address}: ${text}`));
    }
    expect(wrong).toEqual([]);
  });
});
