import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { startDevServer } from "../../cli/dev/server/dev-server.ts";
import { buildExample, exampleFolders } from "./example-sites.ts";
import { packageRoot } from "./package-root.ts";
import { policyViolations } from "./policy-violations.ts";
import { connectBrowser, type SharedBrowser } from "./shared-browser.ts";
import { copyCache } from "./temporary-site.ts";

interface EditorOptions {
  /** Which site, as a folder of this repository; its own unless it is said. */
  readonly site?: string;
  /** Makes the config that is opened out of the site's own. */
  readonly config?: (config: Record<string, unknown>) => unknown;
}

/** A copy of a site in `site dev`, and a real browser for its editor. */
export interface OpenEditor {
  readonly browser: SharedBrowser;
  readonly address: string;
  /** The folder of the copy. */
  readonly root: string;
  /** The config as it is on disk. */
  configText(): Promise<string>;
  /** A window of its own, at a place such as `#/pages/home`, ready for use. */
  newWindow(place: string, options?: BrowserContextOptions): Promise<Page>;
  /** Opens the editor anew in a window, at another place. */
  goTo(window: Page, place: string): Promise<void>;
  /** The same, after everything that the window's browser has stored is deleted: drafts, and what was shown before. */
  startOver(window: Page, place: string): Promise<void>;
  /** Goes to another place as a link does, once whatever lies over the workspace is closed. */
  follow(window: Page, place: string): Promise<void>;
  /** Throws if the editor's policy has refused anything in a window. */
  close(): Promise<void>;
}

export async function openEditor({ site = "", config }: EditorOptions = {}): Promise<OpenEditor> {
  const root = await mkdtemp(join(tmpdir(), "blockwork-editor-"));
  const written = await readFile(join(packageRoot, site, "site.config.json"), "utf8");
  const text = config ? `${JSON.stringify(config(JSON.parse(written)), null, 2)}\n` : written;
  await writeFile(join(root, "site.config.json"), text);
  for (const part of ["content", "blocks", "public", "theme.scss"]) {
    const from = join(packageRoot, site, part);
    // The blocks of the repository's own root are the engine's.
    if (!existsSync(from) || (site === "" && part === "blocks")) continue;
    await cp(from, join(root, part), { recursive: true, preserveTimestamps: true });
  }
  // The packages that its own blocks import.
  await symlink(join(packageRoot, "node_modules"), join(root, "node_modules"));
  // Built once for all files of a run: its pictures take longer than the editor.
  if (exampleFolders.includes(site)) buildExample(site);
  await copyCache(root, { picturesOf: join(packageRoot, site) });
  const options = { root, config: "site.config.json", port: 0, future: false, print() {} };
  const [server, browser] = await Promise.all([startDevServer(options), connectBrowser()]);
  const address = server.url;
  const violations: (readonly string[])[] = [];
  const show = async (page: Page, place: string) => {
    await page.goto(`${address}/admin/${place}`, { waitUntil: "domcontentloaded" });
    await page.locator(".workspace > :not(.waiting)").first().waitFor();
  };
  return {
    browser,
    address,
    root,
    configText: () => readFile(join(root, "site.config.json"), "utf8"),
    async newWindow(place, options = {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      context.setDefaultTimeout(60_000);
      violations.push(await policyViolations(context));
      const page = await context.newPage();
      await show(page, place);
      return page;
    },
    async goTo(window, place) {
      // Else another place would be the same document.
      await window.goto("about:blank");
      await show(window, place);
    },
    async startOver(window, place) {
      await window.goto("about:blank");
      const session = await window.context().newCDPSession(window);
      await session.send("Storage.clearDataForOrigin", { origin: address, storageTypes: "all" });
      await session.detach();
      await show(window, place);
    },
    async follow(window, place) {
      const over = window.locator("dialog[open], [role=menu]");
      while ((await over.count()) > 0) {
        await window.keyboard.press("Escape");
        await window.evaluate(twoFrames);
      }
      await window.goto(`${address}/admin/${place}`);
      // What is there is drawn in the next frame.
      await window.evaluate(twoFrames);
      await window.locator(".workspace > :not(.waiting)").first().waitFor();
    },
    async close() {
      await browser.close();
      await server.close();
      // A picture that nobody waits for any more may still be written.
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
      const refused = violations.flat();
      if (refused.length > 0) throw new Error(`The editor's policy was violated:\n${refused.join("\n")}`);
    },
  };
}

const twoFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
