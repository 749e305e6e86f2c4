import { join } from "node:path";
import type { Frame, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDevServer } from "../../cli/dev/server/dev-server.ts";
import type { ImportRow } from "./import-rows.ts";
import { importSite } from "./import-site.ts";
import { runSite } from "./run-site.ts";
import { serveFolder } from "./serve-folder.ts";
import { connectBrowser, type SharedBrowser } from "./shared-browser.ts";

/** What a visitor, somebody with `site dev` and the editor see of a site with a block for each row. */
interface Seen {
  readonly page: Page | Frame;
  readonly errors: readonly string[];
  readonly isLive: boolean;
}

/** Tests that each row comes to the same on the built site, under `site dev` and in the editor's preview. */
export function importCases(
  title: string,
  rows: readonly ImportRow[],
  siteFiles: Readonly<Record<string, string>> = {},
): void {
  const seen: Record<string, Seen> = {};
  let browser: SharedBrowser;
  const closing: (() => Promise<unknown>)[] = [];

  async function open(address: string): Promise<{ readonly page: Page; readonly errors: string[] }> {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
    closing.push(() => page.close());
    // The editor is bundled when it is first asked for.
    await page.goto(address, { timeout: 0 });
    return { page, errors };
  }

  beforeAll(async () => {
    browser = await connectBrowser();
    const root = await importSite(rows, siteFiles);
    const built = await runSite(["build", "--root", root, "--no-admin"]);
    expect(built).toMatchObject({ code: 0, stderr: "" });
    const served = await serveFolder(join(root, "dist"));
    const server = await startDevServer({
      root,
      config: "site.config.json",
      port: 0,
      future: false,
      print() {},
    });
    closing.push(served.close, server.close);
    seen["the built site"] = { ...(await open(served.url)), isLive: true };
    seen["site dev"] = { ...(await open(server.url)), isLive: true };
    const editor = await open(`${server.url}/admin/#/pages/home`);
    const preview = editor.page.frameLocator("iframe").first();
    await preview.locator(".probe").first().waitFor();
    const frame = editor.page.frames().find((each) => each.parentFrame() === editor.page.mainFrame());
    if (!frame) throw new Error("The editor has no preview.");
    seen["the editor"] = { page: frame, errors: editor.errors, isLive: false };
  });
  afterAll(async () => {
    for (const close of closing) await close();
    await browser?.close();
  });

  describe.each(["the built site", "site dev", "the editor"])(`in %s, ${title}`, (where) => {
    const of = (): Seen => seen[where] as Seen;

    it.each(rows.map((row): [string, ImportRow] => [row.import, row]))("%s", async (_, row) => {
      const { page, isLive } = of();
      await expectRow(page, row, isLive);
    });

    it("and the console has no error", () => expect(of().errors).toEqual([]));
  });
}

async function expectRow(page: Page | Frame, row: ImportRow, isLive: boolean): Promise<void> {
  const probe = page.locator(`.import-${row.name} .probe`);
  const { text = "styled", textBefore = text, style } = row;
  await expect.poll(() => probe.innerText()).toBe(isLive ? text : textBefore);
  if (!style) return;
  const [property, value] = style;
  const found = await probe.evaluate((element, name) => getComputedStyle(element)[name as "color"], property);
  expect(found).toEqual(typeof value === "string" ? value : expect.stringMatching(value));
  const [, address] = /url\("(.+)"\)/.exec(found) ?? [];
  if (!address) return;
  const status = await page.evaluate(async (file) => (await fetch(file)).status, address);
  expect(status).toBe(200);
}
