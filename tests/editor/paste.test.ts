import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ClipboardCase, clipboardCases } from "../support/clipboards.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";

let editor: OpenEditor;
let page: Page;

beforeAll(async () => {
  editor = await openEditor();
  page = await editor.newWindow("#/entries/posts/conservation-area-extensions-central-london");
  await page.frameLocator(".preview iframe").locator("h1").waitFor();
  await page.locator(".entry-stage").getByRole("button", { name: "Write on the page" }).click();
  await place().waitFor();
});
afterAll(() => editor?.close());
beforeEach(clear);

const place = () => page.frameLocator(".preview iframe").getByRole("textbox", { name: "Text, on the page" });
const body = () =>
  page.evaluate(() => document.querySelector<HTMLTextAreaElement>("#field-body")?.value ?? "");
const notices = () => page.locator(".notices").innerText();

async function clear(): Promise<void> {
  await place().focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await expect.poll(async () => (await body()).trim()).toBe("");
  for (const close of await page.locator(".notices").getByRole("button", { name: "Dismiss" }).all())
    await close.click();
  await place().focus();
}

async function paste({ html = "", plain = "" }: Pick<ClipboardCase, "html" | "plain">): Promise<void> {
  await place().evaluate(
    (element, clipboard) => {
      const clipboardData = new DataTransfer();
      if (clipboard.html) clipboardData.setData("text/html", clipboard.html);
      clipboardData.setData("text/plain", clipboard.plain);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, plain },
  );
}

describe("what is pasted into an empty text", () => {
  it("has at least a hundred and twenty clipboards", () => {
    expect(clipboardCases.length).toBeGreaterThanOrEqual(120);
  });

  it.each(clipboardCases)("$from", async (clipboard) => {
    await paste(clipboard);
    await expect.poll(body).toBe(`${clipboard.gives}\n`);
    if (clipboard.says === undefined) await expect.poll(() => page.locator(".notice").count()).toBe(0);
    else await expect.poll(notices).toContain(clipboard.says);
  });
});

const formatted = "# Title\n\nA **bold** [word](https://example.com).\n\n- one\n- two\n";

describe("what is pasted", () => {
  it("is formatted on request where it is Markdown, and only while it stands there", async () => {
    await paste({ plain: formatted });
    await page.locator(".notice").getByRole("button", { name: "Format it" }).click();
    // The page's own heading is the only one of the first level.
    await expect.poll(body).toBe(`#${formatted}`);
  });

  it("has its picture from its bytes, and keeps the place of one that did not come", async () => {
    const data = await page.evaluate(() => {
      const canvas = document.createElement("canvas");
      canvas.width = 900;
      canvas.height = 600;
      canvas.getContext("2d")?.fillRect(0, 0, 300, 300);
      return canvas.toDataURL("image/png");
    });
    await paste({ html: `<p>Before</p><p><img src="${data}" alt="A square"></p><p>After</p>` });
    await expect.poll(body).toBe("Before\n\n![A square](<>)\n\nAfter\n");
    const chooser = page.getByRole("dialog");
    await chooser.getByRole("textbox", { name: "Description" }).fill("A dark square");
    await chooser.getByRole("button", { name: "Add the picture" }).click();
    await expect.poll(body).toBe("Before\n\n![A square](picture-1.png)\n\nAfter\n");
    await page.keyboard.press("Control+z");
  });

  it("goes below a table whose cell has the caret, where it is more than words", async () => {
    const table = "<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>";
    await paste({ html: table });
    await expect.poll(body).toContain("| 1 | 2 |");
    await page.keyboard.press("ArrowLeft");
    await paste({ html: "<h2>Ask us</h2><p>How long?</p>" });
    await expect.poll(body).toBe("| A | B |\n| --- | --- |\n| 1 | 2 |\n\n## Ask us\n\nHow long?\n");
  });

  it("leaves the caret below a table, where whoever writes on goes on", async () => {
    await paste({ html: "<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>" });
    await page.keyboard.type("All with tax.");
    await expect.poll(body).toBe("| A | B |\n| --- | --- |\n| 1 | 2 |\n\nAll with tax.\n");
  });

  it("leaves a line below a table that ends a text, for words and not for the file", async () => {
    await paste({ html: "<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>" });
    const table = "| A | B |\n| --- | --- |\n| 1 | 2 |\n";
    await expect.poll(body).toBe(table);
    await page.locator(".writing-bar").getByRole("button", { name: "Done" }).click();
    await page.locator(".entry-stage").getByRole("button", { name: "Write on the page" }).click();
    await place().waitFor();
    await expect.poll(body).toBe(table);
    await page.keyboard.press("Control+End");
    await page.keyboard.type("All with tax.");
    await expect.poll(body).toBe(`${table}\nAll with tax.\n`);
  });

  it("is the lines of a cell where it is words", async () => {
    await paste({ html: "<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>" });
    await page.keyboard.press("ArrowLeft");
    await paste({ plain: "one\n\ntwo\n" });
    await expect.poll(body).toContain("| 1 | 2one<br>two |");
  });

  it("is a link where words are selected and it is an address", async () => {
    await paste({ plain: "our page" });
    await page.keyboard.press("Control+a");
    await paste({ plain: "https://example.com/a\n" });
    await expect.poll(body).toBe("[our page](https://example.com/a)\n");
  });

  it("has its headings below the one above it, and beside those of the same text that were pasted before", async () => {
    await page.keyboard.type("## Ours");
    await page.keyboard.press("Enter");
    await paste({ html: "<h1>Rooms</h1><p>Two.</p><h4>Doors</h4><p>Four.</p>" });
    await paste({ html: "<h1>Costs</h1><p>Six.</p>" });
    await expect
      .poll(body)
      .toBe("## Ours\n\n### Rooms\n\nTwo.\n\n#### Doors\n\nFour.\n\n### Costs\n\nSix.\n");
  });

  it("is the words alone in code, also where no program gave them", async () => {
    await page.keyboard.type("```");
    await paste({ html: "<p>npm <b>start</b></p><p>twice</p>" });
    await expect.poll(body).toBe("```\nnpm start\ntwice\n```\n");
  });
});

/** Where else a text can be written: what is typed to be there, and what remains of it. */
const places = [
  { name: "a list", typed: "- begin ", kept: "begin" },
  { name: "a list with numbers", typed: "1. begin ", kept: "begin" },
  { name: "a quotation", typed: "> begin ", kept: "begin" },
  { name: "a heading", typed: "## begin ", kept: "begin" },
  { name: "bold words", typed: "**begin** ", kept: "begin" },
];

/** Without marks, and the numbers of lists, which go on from those before. */
function lettersOf(text: string): string {
  const words = text.replace(/^[\s>]*(?:(?:\d+[.)]|[-+*>]|\[[ x]\]) +)+/gm, "").replace(/<[^<>]*>/g, "");
  return (words.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join("");
}

describe("what is pasted elsewhere", () => {
  it.each(
    clipboardCases.map((clipboard, index) => ({
      ...clipboard,
      place: places[index % places.length] ?? { name: "", typed: "", kept: "" },
    })),
  )("keeps all words of $from in $place.name", async ({ place: { typed, kept }, ...clipboard }) => {
    await page.keyboard.type(typed);
    await expect.poll(body).toContain(kept);
    await paste(clipboard);
    const wanted = lettersOf(clipboard.gives);
    await expect.poll(async () => lettersOf(await body())).toBe(`${kept}${wanted}`);
  });
});
