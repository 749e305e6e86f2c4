import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe-findings.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

let editor: OpenEditor;
let page: Page;
const post = "conservation-area-extensions-central-london";

beforeAll(async () => {
  editor = await openEditor();
  page = await editor.newWindow(`#/entries/posts/${post}`);
});
afterAll(() => editor?.close());

const frame = () => page.frameLocator(".preview iframe");
const place = () => frame().getByRole("textbox", { name: "Text, on the page" });
const body = () =>
  page.evaluate(() => document.querySelector<HTMLTextAreaElement>("#field-body")?.value ?? "");
const write = () => page.locator(".entry-stage").getByRole("button", { name: "Write on the page" }).click();

/** Puts the caret behind the last words of the text. */
async function toEnd(text = place()): Promise<void> {
  await text.evaluate((element) => {
    const { ownerDocument: document } = element;
    document.defaultView?.focus();
    (element as HTMLElement).focus();
    document.getSelection()?.selectAllChildren(element);
    document.getSelection()?.collapseToEnd();
    // The browser reports a selection with its next frame; a key may come before that.
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

async function paste(html: string): Promise<void> {
  await place().evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", text);
    clipboardData.setData("text/plain", "plain");
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

const fromDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt">A head</span></h1><p dir="ltr" style="line-height:1.38"><span style="font-weight:400">Plain </span><span style="font-weight:700">bold</span><span style="font-style:italic"> it</span></p><ul><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><li><p><a href="https://www.google.com/url?q=https://example.com/a&amp;sa=D"><span style="color:#1155cc">Two</span></a></p></li></ul></b>`;
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-GB><!--StartFragment--><p class=MsoNormal><b><span style='font-size:12.0pt'>Word</span></b> text<o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p><p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o </span>Inner</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>· </span>Second</p><table class=MsoTableGrid><tr><td><p class=MsoNormal>A</p></td><td><p>B</p></td></tr><tr><td><p>1</p><p>2</p></td><td><p>3</p></td></tr></table><!--EndFragment--></body></html>`;

describe("a text that is written on its page", () => {
  it("takes what is typed, made from the menu and pasted; the rest of the file stays to the letter", async () => {
    await frame().locator("h1").waitFor();
    await expect.poll(body).not.toBe("");
    const before = await body();
    await write();
    await place().waitFor();
    // The article begins below a large picture.
    const isSeen = () =>
      place().evaluate(
        (text) => text.getBoundingClientRect().top < (text.ownerDocument.defaultView?.innerHeight ?? 0),
      );
    await expect.poll(isSeen).toBe(true);
    await toEnd();
    await page.keyboard.press("Enter");
    await page.keyboard.type("/bull");
    await page.keyboard.press("Enter");
    await page.keyboard.type("one");
    await page.keyboard.press("Enter");
    await page.keyboard.type("two * three");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.keyboard.type("## A heading");
    await page.keyboard.press("Enter");
    await page.keyboard.type("/table");
    await page.keyboard.press("Enter");
    await page.keyboard.type("a");
    await page.keyboard.press("Tab");
    await page.keyboard.type("b | c");
    const table = "| a | b \\| c |\n| --- | --- |\n|  |  |\n|  |  |";
    const typed = `${before.trimEnd()}\n\n- one\n- two * three\n\n## A heading\n\n${table}\n`;
    await expect.poll(body).toBe(typed);
    await toEnd();
    await paste(fromDocs);
    // Below the heading above it.
    const docs = "### A head\n\nPlain **bold** _it_\n\n- One\n- [Two](https://example.com/a)";
    await expect.poll(body).toBe(`${typed}\n${docs}\n`);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await paste(fromWord);
    const word = "**Word** text\n\n- First\n  - Inner\n- Second\n\n| A | B |\n| --- | --- |\n| 1<br>2 | 3 |";
    await expect.poll(body).toBe(`${typed}\n${docs}\n\n${word}\n`);
    const undo = page.locator('[aria-label="Undo"]');
    while (await undo.isEnabled()) await page.keyboard.press("Control+z");
    await expect.poll(body).toBe(before);
    await toEnd();
    await page.keyboard.type(" soon");
    // The browser reports a selection with its next frame; a command may come before that.
    await place().evaluate((element) => {
      const { ownerDocument: document } = element;
      document.getSelection()?.modify("extend", "backward", "word");
      const press = { key: "b", ctrlKey: true, bubbles: true, cancelable: true };
      element.dispatchEvent(new KeyboardEvent("keydown", press));
    });
    await expect.poll(body).toBe(`${before.trimEnd()} **soon**\n`);
    while (await undo.isEnabled()) await page.keyboard.press("Control+z");
    await toEnd();
    await page.keyboard.type(" Call /mobile");
    await page.keyboard.press("Enter");
    await page.keyboard.type(" today.");
    await expect.poll(() => place().textContent()).toMatch(/ Call 07700.900412 today\.$/);
    while (await undo.isEnabled()) await page.keyboard.press("Control+z");
    await page.keyboard.press("Escape");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe("Write on the page");
    await expect.poll(() => place().count()).toBe(0);
  });

  it("is written on a phone too, with tools that axe finds nothing in, and saved", async () => {
    const viewport = { width: 390, height: 800 };
    const phone = await editor.newWindow(`#/entries/posts/${post}`, { viewport, bypassCSP: true });
    await phone.locator(".entry-body .write-button").click();
    const text = phone.frameLocator(".preview iframe").getByRole("textbox", { name: "Text, on the page" });
    await text.waitFor();
    expect(await axeFindings(phone)).toEqual([]);
    await expect
      .poll(() => phone.locator(".writing-place").boundingBox())
      .toMatchObject({ x: 0, width: 390 });
    await toEnd(text);
    await phone.keyboard.type(" The end.");
    await phone.getByRole("button", { name: "Done" }).click();
    await phone.getByRole("button", { name: "Save Changes" }).click();
    const onDisk = () => readFile(join(editor.root, `content/posts/${post}.md`), "utf8");
    await expect.poll(onDisk).toMatch(/ The end\.\n$/);
    await phone.close();
  });
});

describe("a text of a block", () => {
  const answer = "#field-items-0-answer";
  const value = (window: Page) =>
    window.evaluate((field) => document.querySelector<HTMLTextAreaElement>(field)?.value ?? "", answer);
  const textOf = (window: Page) =>
    window.frameLocator(".preview-frame").getByRole("textbox", { name: "Answer, on the page" });

  it("is written where it stands, by the mouse and by keys alone", async () => {
    await page.goto(`${editor.address}/admin/#/pages/services`);
    const shown = frame().locator(".faq-answer").first();
    const words = await shown.textContent();
    await shown.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await shown.locator("p").dblclick({ position: { x: 4, y: 6 } });
    await textOf(page).waitFor();
    const before = await value(page);
    expect(before).toMatch(/^In three stages/);
    await page.keyboard.type("so");
    // The caret is where the page was pressed: at the beginning.
    await expect.poll(async () => (await value(page)).slice(0, 6)).toContain("so");
    await expect.poll(async () => (await value(page)).replace("so", "")).toBe(before);
    const typed = await value(page);
    await toEnd(textOf(page));
    await page.keyboard.press("Enter");
    await page.getByRole("toolbar", { name: "Tools" }).getByRole("button", { name: "Bulleted list" }).click();
    await page.keyboard.type("by card");
    await page.keyboard.press("Control+b");
    await page.keyboard.type(" or cheque");
    const written = `${typed}\n\n- by card **or cheque**`;
    await expect.poll(() => value(page)).toBe(written);
    await expect.poll(() => page.locator(".block-bar").count()).toBe(0);
    await frame().locator(".faq .section-title").click();
    await expect.poll(() => textOf(page).count()).toBe(0);
    await expect.poll(() => shown.locator("li strong").textContent()).toBe("or cheque");
    await page.locator(answer).focus();
    await page.keyboard.press("Control+Enter");
    await textOf(page).waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.type("or {{");
    await page.keyboard.press("Alt+i");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /07700 900412/ })
      .click();
    await expect.poll(() => shown.locator(".pill").count()).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(answer.slice(1));
    const undo = page.locator('[aria-label="Undo"]');
    while (await undo.isEnabled()) await page.keyboard.press("Control+z");
    await expect.poll(() => shown.textContent()).toBe(words);
  });

  it("is written on a phone, by the tools of its block", async () => {
    const viewport = { width: 390, height: 800 };
    const phone = await editor.newWindow("#/pages/services", { viewport, bypassCSP: true });
    await phone.getByRole("tab", { name: "Page" }).click();
    await phone.frameLocator(".preview-frame").locator(".faq .section-title").click();
    await phone.getByRole("tab", { name: "Page" }).click();
    await phone.locator(".block-bar").getByRole("button", { name: "Write on the page" }).click();
    await textOf(phone).waitFor();
    expect(await axeFindings(phone)).toEqual([]);
    const bar = async () => {
      const {
        x = 0,
        width = 0,
        y = 0,
        height = 0,
      } = (await phone.locator(".writing-place").boundingBox()) ?? {};
      return [x, width, y + height];
    };
    await expect.poll(bar).toEqual([0, 390, 800]);
    await phone.keyboard.type(" Ask us.");
    await phone.getByRole("button", { name: "Done" }).click();
    await expect.poll(() => textOf(phone).count()).toBe(0);
    const shown = phone.frameLocator(".preview-frame").locator(".faq-answer").first();
    await expect.poll(() => shown.textContent()).toMatch(/ Ask us\.\s*$/);
    await phone.close();
  });
});
