import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dist } from "../support/built-page.ts";
import { downloaded } from "../support/downloaded.ts";
import { packageRoot } from "../support/package-root.ts";
import { readZip } from "../support/read-zip.ts";
import { serveFolder } from "../support/serve-folder.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";

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

let server: Awaited<ReturnType<typeof serveFolder>>;
let browser: SharedBrowser;
beforeAll(async () => {
  [server, browser] = await Promise.all([serveFolder(dist), connectBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it("the links in posts follow a page to another address, and are in the zip of a static host", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route(/^https:/, (route) => route.fulfill({ body: "" }));
  await page.goto(`${server.url}/admin/#/pages/services`);
  const [question, notice] = await changeAddress(page, "Services", "/what-we-do");
  expect(question).toMatch(/^The \d+ links that lead to it follow, 4 of them in 4 posts\.$/);
  expect(notice).toMatch(/\d+ links followed, 4 of them in 4 posts\./);
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
});
