import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { packageRoot } from "./package-root.ts";

interface EditorOptions {
  /** Of the site, below this repository; the small one unless it is said. */
  readonly site?: string;
  /** Makes another config of the site's own before it is opened. */
  readonly config?: (config: Record<string, unknown>) => unknown;
}

/** The editor of a copy of a site, in a real browser. */
export interface OpenEditor {
  readonly root: string;
  readonly url: string;
  /** Errors that nobody caught, and what React and the browser complained of. */
  readonly complaints: string[];
  open(place: string, look?: BrowserContextOptions): Promise<Page>;
  read(file: string): Promise<string>;
  close(): Promise<void>;
}

export async function openEditor({
  site = "tests/fixtures/small-site",
  config,
}: EditorOptions = {}): Promise<OpenEditor> {
  const root = await mkdtemp(join(tmpdir(), "blockwork-editor-"));
  await cp(join(packageRoot, site, "content"), join(root, "content"), { recursive: true });
  const written = await readFile(join(packageRoot, site, "site.config.json"), "utf8");
  const text = config ? `${JSON.stringify(config(JSON.parse(written)), null, 2)}\n` : written;
  await writeFile(join(root, "site.config.json"), text);
  const start = [join(packageRoot, "cli/site.js"), "dev", "--root", root, "--port", "0"];
  const server = spawn(process.execPath, start);
  const [url, browser] = await Promise.all([addressOf(server), launchBrowser()]);
  const complaints: string[] = [];
  return {
    root,
    url,
    complaints,
    open: (place, look) => openPage(browser, { address: `${url}/admin/#${place}`, look, complaints }),
    read: (file) => readFile(join(root, file), "utf8"),
    async close() {
      await browser.close();
      server.kill();
      await rm(root, { recursive: true, force: true });
    },
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let printed = "";
    server.stdout?.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const [url] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
      if (url) found(url);
    });
    server.on("exit", () => fail(new Error(`site dev ended: ${printed}`)));
  });
}

interface PageOptions {
  readonly address: string;
  readonly look: BrowserContextOptions | undefined;
  readonly complaints: string[];
}

async function openPage(browser: Browser, { address, look, complaints }: PageOptions): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    ...look,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.route(/^https:/, (route) => route.fulfill({ body: "" }));
  await page.goto(address, { waitUntil: "commit", timeout: 90_000 });
  await page.locator(".editor").waitFor({ timeout: 90_000 });
  return page;
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong with the editor as it stands, one line for each element; the previewed page is not the editor's. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate((values) => {
    const { run } = (window as unknown as { axe: { run: typeof axe.run } }).axe;
    return run(document, { runOnly: values, resultTypes: ["violations"], iframes: false });
  }, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = "" }) => `${id}: ${target.join(" ")} ${failureSummary.split("\n")[1]}`,
    ),
  );
}
