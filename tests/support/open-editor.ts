import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
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
  /** The same for the next test: the site is as it was, and what the window's browser has stored, such as drafts, is deleted. */
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
  const restore = () => copySite(join(packageRoot, site), root, text);
  await restore();
  // The packages that its own blocks import.
  await symlink(join(packageRoot, "node_modules"), join(root, "node_modules"));
  // Built once for all files of a run: its pictures take longer than the editor.
  if (exampleFolders.includes(site)) buildExample(site);
  await copyCache(root, { picturesOf: join(packageRoot, site) });
  const options = { root, config: "site.config.json", port: 0, future: false, print() {} };
  const [server, browser] = await Promise.all([startDevServer(options), connectBrowser()]);
  const address = server.url;
  const configText = () => readFile(join(root, "site.config.json"), "utf8");
  const violations: (readonly string[])[] = [];
  // The editor of a site with its own blocks is built when it is first requested.
  await fetch(`${address}/admin/`);
  const show = async (page: Page, place: string) => {
    // A file that changes before would not be followed.
    const connected = page.waitForResponse(`${address}/__blockwork/events`);
    await page.goto(`${address}/admin/${place}`, { waitUntil: "domcontentloaded" });
    await page.locator(".workspace > :not(.waiting)").first().waitFor();
    await connected;
  };
  const goTo = async (window: Page, place: string) => {
    // Else another place would be the same document.
    await window.goto("about:blank");
    await show(window, place);
  };
  const follow = async (window: Page, place: string) => {
    const over = window.locator("dialog[open], [role=menu]");
    while ((await over.count()) > 0) {
      await window.keyboard.press("Escape");
      await window.evaluate(twoFrames);
    }
    await window.goto(`${address}/admin/${place}`);
    // What is there is drawn in the next frame.
    await window.evaluate(twoFrames);
    await window.locator(".workspace > :not(.waiting)").first().waitFor();
  };
  return {
    browser,
    address,
    root,
    configText,
    async newWindow(place, options = {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      context.setDefaultTimeout(60_000);
      violations.push(await policyViolations(context));
      const page = await context.newPage();
      await show(page, place);
      return page;
    },
    goTo,
    follow,
    async startOver(window, place) {
      await window.goto("about:blank");
      const session = await window.context().newCDPSession(window);
      await session.send("Storage.clearDataForOrigin", { origin: address, storageTypes: "all" });
      await session.detach();
      await restore();
      await server.quiet();
      await show(window, place);
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

/** Makes the files in a copy of a site those of the site, with another text of its config. What is the same is left alone. */
async function copySite(from: string, root: string, config: string): Promise<void> {
  const file = join(root, "site.config.json");
  if ((await readFile(file, "utf8").catch(() => "")) !== config) await writeFile(file, config);
  // The blocks of the repository's own root are the engine's.
  const parts = ["content", "public", "theme.scss", ...(from === packageRoot ? [] : ["blocks"])];
  for (const part of parts.filter((name) => existsSync(join(from, name)))) {
    const copied = join(root, part);
    const added = await readdir(copied, { recursive: true }).catch(() => []);
    for (const name of added)
      if (!existsSync(join(from, part, name))) await rm(join(copied, name), { recursive: true, force: true });
    const filter = async (source: string, target: string) => !(await isSameFile(source, target));
    await cp(join(from, part), copied, { recursive: true, preserveTimestamps: true, filter });
  }
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [from, to] = await Promise.all([stat(one), stat(other).catch(() => undefined)]);
  return (
    from.isFile() && to !== undefined && from.size === to.size && Math.abs(from.mtimeMs - to.mtimeMs) < 2
  );
}

const twoFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
