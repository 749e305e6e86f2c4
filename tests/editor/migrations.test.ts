import type { BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type DevSite, startDevSite } from "../support/dev-site.ts";
import { type EditorTab, openEditorTab } from "../support/editor-tab.ts";
import { problemsOf } from "../support/problems-of.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";
import { storedDrafts } from "../support/stored-drafts.ts";

const config = "site.config.json";

let site: DevSite;
let browser: SharedBrowser;
let context: BrowserContext;
let oldText: string;
/** The same site, brought to the present version by hand. */
let newText: string;
let errors: string[];

beforeAll(async () => {
  [site, browser] = await Promise.all([startDevSite({}, "own-block"), connectBrowser()]);
  oldText = await site.read(config);
  newText = oldText.replaceAll('"heading":', '"title":');
  expect(newText).not.toBe(oldText);
});
beforeEach(async () => {
  errors = [];
  context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
});
afterEach(async () => {
  await context.close();
  expect(errors).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const open = () => openEditorTab(context, site.url, errors);
const draftKept = (tab: EditorTab) =>
  expect.poll(() => tab.saveState.textContent()).toBe("Not saved yet, draft kept");
/** Goes to the notice of the page Home, and gives the field for its heading. */
async function noticeHeading(tab: EditorTab) {
  await tab.page.goto(`${site.url}/admin/#/pages/home`);
  await tab.page.locator("#block-row-closed").press("Enter");
  return tab.page.locator("#field-title");
}
const shown = (tab: EditorTab) => tab.page.frameLocator(".preview iframe").locator(".notice h2").first();

describe("a site with blocks of an older version, in the editor", () => {
  it("is shown in the present one, has no unsaved change and no problem, and is exported as it is", async () => {
    const tab = await open();
    await expect.poll(() => tab.saveState.textContent()).toBe("All changes saved");
    expect(await tab.exported()).toBe(oldText);
    const heading = await noticeHeading(tab);
    await expect.poll(() => heading.inputValue()).toBe("Closed on\u00a0Monday");
    await expect.poll(() => shown(tab).textContent()).toBe("Closed on\u00a0Monday");
    await tab.button("No problems").waitFor();
    expect(await tab.exported()).toBe(oldText);
    expect(await site.read(config)).toBe(oldText);
    expect(Object.keys(await storedDrafts(tab.page)).filter((key) => key.includes(" draft "))).toEqual([]);
  });

  it("takes a block of the older version from the clipboard, and none of a newer one", async () => {
    const tab = await open();
    const pasted = async (more: object) => {
      const block = { id: "old", type: "notice", props: { heading: "From before", text: "Words." } };
      const text = JSON.stringify({
        blockwork: "blocks",
        version: 1,
        configVersion: 1,
        ...more,
        blocks: [block],
      });
      await tab.page.evaluate((words) => navigator.clipboard.writeText(words), text);
      await tab.page.locator("#block-row-top").focus();
      await tab.page.keyboard.press("Control+v");
    };
    await noticeHeading(tab);
    await pasted({ blockVersions: { notice: 3 } });
    await tab.notices.getByText("newer version of Blockwork").waitFor();
    expect(await tab.exported()).toBe(oldText);
    await pasted({});
    await tab.page.locator("#block-row-old").waitFor();
    await expect.poll(() => shown(tab).textContent()).toBe("From before");
    const { pages } = JSON.parse(await tab.exported());
    expect(pages[0].blocks[1]).toEqual({
      id: "old",
      type: "notice",
      props: { title: "From before", text: "Words." },
    });
    await tab.page.locator("#block-row-old").press("Control+c");
    const copied = () => tab.page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(async () => JSON.parse(await copied()).blockVersions).toEqual({ notice: 2 });
    await tab.undo(1);
  });

  it("is saved in the present one", async () => {
    const tab = await open();
    await tab.edit();
    await tab.tagline.fill("Drawn with care");
    await tab.button("Save Changes").first().click();
    await expect.poll(() => tab.saveState.textContent()).toBe("All changes saved");
    const saved = newText.replace("Drawn by hand", "Drawn with care");
    expect(await site.read(config)).toBe(saved);
    expect(await tab.exported()).toBe(saved);
    // The file may be put back as it was; that is no more than the one change.
    await site.write(config, oldText);
    await expect.poll(() => tab.words()).toBe("Drawn by hand");
    expect(await tab.exported()).toBe(oldText);
  });

  it("has its mistakes where they are in the text, each leading to its field", async () => {
    const tab = await open();
    await site.write(config, oldText.replace('"Closed in August"', '""'));
    await tab.button("1 problem").click();
    const item = tab.dialog.locator("li");
    const [expected] = (await problemsOf(site.root)).problems;
    expect(expected).toMatchObject({ code: "wrong-value", message: '"title" is empty.' });
    expect(await item.getAttribute("data-place")).toBe(`${config}:${expected?.line}:${expected?.column}`);
    await item.getByRole("button").click();
    await expect.poll(() => tab.page.evaluate(() => document.activeElement?.id)).toBe("field-title");
    await tab.page.locator("#field-title").fill("Closed in September");
    expect(await tab.exported()).toBe(newText.replace("Closed in August", "Closed in September"));
    await site.write(config, oldText);
  });
});

describe("an upgrade of a block while somebody writes", () => {
  it("loses nothing: what was typed is brought to the new schema, with its undo", async () => {
    const tab = await open();
    await (await noticeHeading(tab)).fill("Open again");
    await draftKept(tab);
    const changes: readonly [file: string, from: RegExp, to: string][] = [
      ["index.ts", /(renameProp\("heading", "title"\))/, '$1, renameProp("title", "headline")'],
      ["schema.ts", /\btitle(?=: \{|"\])/g, "headline"],
      ["sample.ts", /\btitle\b/, "headline"],
      ["view.tsx", /(?<=\{ ?)title\b/g, "headline"],
    ];
    await Promise.all(
      changes.map(async ([name, from, to]) => {
        const file = `blocks/notice/${name}`;
        await site.write(file, (await site.read(file)).replace(from, to));
      }),
    );
    const headline = tab.page.locator("#field-headline");
    await expect.poll(() => headline.count(), { timeout: 60_000 }).toBe(1);
    expect(await headline.inputValue()).toBe("Open again");
    await expect.poll(() => shown(tab).textContent()).toBe("Open again");
    const upgraded = oldText.replaceAll('"heading":', '"headline":');
    expect(await tab.exported()).toBe(upgraded.replace('"Closed on\\u00a0Monday"', '"Open again"'));
    await tab.undo(1);
    expect(await tab.exported()).toBe(oldText);
    await expect.poll(() => shown(tab).textContent()).toBe("Closed on\u00a0Monday");
  });
});
