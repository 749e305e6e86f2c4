import { afterAll, beforeAll, expect, it } from "vitest";
import { type DevSite, startDevSite } from "../support/dev-site.ts";
import { type EditorTab, openEditorTab } from "../support/editor-tab.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";

let site: DevSite;
let browser: SharedBrowser;
let oldText: string;

beforeAll(async () => {
  [site, browser] = await Promise.all([startDevSite({}, "own-block"), connectBrowser()]);
  oldText = await site.read("site.config.json");
});
// The editor of a site with its own blocks is built when it is first requested.
beforeAll(() => site.send({ path: "/admin/" }));
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const draftKept = (tab: EditorTab) =>
  expect.poll(() => tab.saveState.textContent()).toBe("Not saved yet, draft kept");
/** Goes to the notice of the page Home, and gives the field for its heading. */
async function noticeHeading(tab: EditorTab) {
  await tab.page.goto(`${site.url}/admin/#/pages/home`);
  await tab.page.locator("#block-row-closed").press("Enter");
  return tab.page.locator("#field-title");
}
const shown = (tab: EditorTab) => tab.page.frameLocator(".preview iframe").locator(".notice h2").first();

it("an upgrade of a block while somebody writes loses nothing: what was typed is brought to the new schema, with its undo", async () => {
  const errors: string[] = [];
  const tab = await openEditorTab(await browser.newContext(), site.url, errors);
  const heading = await noticeHeading(tab);
  await expect.poll(() => shown(tab).textContent()).toBe("Closed on\u00a0Monday");
  await heading.fill("Open again");
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
  await expect.poll(() => headline.inputValue()).toBe("Open again");
  await expect.poll(() => shown(tab).textContent()).toBe("Open again");
  const upgraded = oldText.replaceAll('"heading":', '"headline":');
  expect(await tab.exported()).toBe(upgraded.replace('"Closed on\\u00a0Monday"', '"Open again"'));
  await tab.undo(1);
  expect(await tab.exported()).toBe(oldText);
  await expect.poll(() => shown(tab).textContent()).toBe("Closed on\u00a0Monday");
  expect(errors).toEqual([]);
});
