import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dist } from "../support/built-page.ts";
import { downloaded } from "../support/downloaded.ts";
import { type OpenEditor, openEditor } from "../support/open-editor.ts";
import { packageRoot } from "../support/package-root.ts";
import { readZip } from "../support/read-zip.ts";
import { runSite } from "../support/run-site.ts";
import { serveFolder } from "../support/serve-folder.ts";
import { connectBrowser } from "../support/shared-browser.ts";

/** The texts of the posts and projects in a folder. */
async function entriesIn(root: string): Promise<Readonly<Record<string, string>>> {
  const names = await readdir(join(root, "content"), { recursive: true });
  const files = names.filter((name) => name.endsWith(".md")).map((name) => join("content", name));
  const texts = files.map(async (file) => [file, await readFile(join(root, file), "utf8")] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** The same with links leading elsewhere: in these files, they are all in Markdown's round brackets. */
const following = (texts: Readonly<Record<string, string>>, from: string, to: string) =>
  Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [file, text.replaceAll(`](${from}`, `](${to}`)]),
  );

/** Gives a page another address, and gives what was said of its links before and after. */
async function changeAddress(page: Page, name: string, path: string): Promise<readonly string[]> {
  await page.getByRole("button", { name: `More for ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Change address…" }).click();
  const dialog = page.getByRole("dialog", { name: "Change the address" });
  const words = (await dialog.getByText(/link.* leads? to it/i).textContent()) ?? "";
  await dialog.getByRole("textbox", { name: "Address" }).fill(path);
  await dialog.getByRole("button", { name: "Change address" }).click();
  const notice = page.locator(".notice", { hasText: `The address is ${path} now` });
  return [words, (await notice.textContent()) ?? ""];
}

describe("under site dev, the links in posts follow a page to another address", () => {
  let editor: OpenEditor;
  let page: Page;
  let before: Readonly<Record<string, string>>;

  beforeAll(async () => {
    editor = await openEditor();
    before = await entriesIn(editor.root);
    page = await editor.newWindow("#/pages/services");
  });
  afterAll(() => editor?.close());

  const save = async () => {
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.locator(".save-state", { hasText: "All changes saved" }).waitFor();
  };
  const problems = async () => {
    const { stdout } = await runSite(["validate", "--json", "--root", editor.root]);
    return (JSON.parse(stdout) as { problems: unknown[] }).problems;
  };

  it("in one step, told in the review, and back again from there", async () => {
    const [question, notice] = await changeAddress(page, "Services", "/what-we-do");
    expect(question).toMatch(/^The \d+ links that lead to it follow, 4 of them in 4 posts\.$/);
    expect(notice).toMatch(/\d+ links followed, 4 of them in 4 posts\./);
    await page.getByRole("button", { name: "Review" }).click();
    const list = page.locator("dialog .change-words");
    await expect
      .poll(() => list.allInnerTexts())
      .toEqual(["Changed the address from /services to /what-we-do; links in 4 posts followed"]);
    await page.getByRole("button", { name: /^Undo this/ }).click();
    await page.getByText("Nothing is different from the saved site.").waitFor();
    await page.getByRole("button", { name: "Bring it back" }).click();
    await expect.poll(() => list.count()).toBe(1);
    await page.locator('dialog [aria-label="Close"]').click();
  });

  it("and no other byte of them is another one when they are saved", async () => {
    await save();
    expect(await entriesIn(editor.root)).toEqual(following(before, "/services", "/what-we-do"));
    expect(await problems()).toEqual([]);
  });

  it("also to the pages of posts, of which each has another address", async () => {
    await changeAddress(page, "Post", "/guides/…/read");
    await save();
    const services = following(before, "/services", "/what-we-do");
    expect(await entriesIn(editor.root)).toEqual(
      Object.fromEntries(
        Object.entries(services).map(([file, text]) => [
          file,
          text.replace(/\]\(\/blog\/([a-z\d-]+)\)/g, "](/guides/$1/read)"),
        ]),
      ),
    );
    expect(await problems()).toEqual([]);
  });

  it("and undo brings back the first byte of each", async () => {
    for (let times = 0; times < 2; times++) await page.locator('[aria-label="Undo"]').click();
    await save();
    expect(await entriesIn(editor.root)).toEqual(before);
    expect(await editor.configText()).toBe(await readFile(join(packageRoot, "site.config.json"), "utf8"));
  });
});

describe("on a static host", () => {
  it("they are in the zip of what has changed", async () => {
    const [server, browser] = await Promise.all([serveFolder(dist), connectBrowser()]);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.route(/^https:/, (route) => route.fulfill({ body: "" }));
    await page.goto(`${server.url}/admin/#/pages/services`);
    await changeAddress(page, "Services", "/what-we-do");
    await page.goto(`${server.url}/admin/#/entries/posts`);
    await page.getByRole("button", { name: "Export…" }).click();
    const dialog = page.getByRole("dialog");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Download entries.zip" }).click(),
    ]);
    const texts = await entriesIn(packageRoot);
    const changed = Object.entries(following(texts, "/services", "/what-we-do")).filter(
      ([file, text]) => text !== texts[file],
    );
    const files = Object.fromEntries(readZip(await downloaded(download)));
    expect(files).toEqual(Object.fromEntries(changed));
    await browser.close();
    await server.close();
  });
});
