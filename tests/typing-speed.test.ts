import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BlockDocument, SiteDocument } from "../admin/edits/site-document.ts";
import { type DevServer, startDevServer } from "../cli/dev/dev-server.ts";
import { launchBrowser } from "./support/browser.ts";
import { packageRoot } from "./support/package-root.ts";

// Runs when every other test is done, so that it measures the editor and not its neighbours. The editor is the one
// that a build publishes, minified and with React's production mode.

const blockCount = 50;
const keys = 200;
/** What one frame of a screen that is drawn 60 times a second leaves, in milliseconds. */
const frameTime = 16;

let root: string;
let server: DevServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "blockwork-typing-"));
  await symlink(join(packageRoot, "content"), join(root, "content"));
  const text = await readFile(join(packageRoot, "site.config.json"), "utf8");
  await writeFile(join(root, "site.config.json"), JSON.stringify(withManyBlocks(JSON.parse(text)), null, 2));
  const options = { root, config: "site.config.json", port: 0, future: false };
  server = await startDevServer({ ...options, print() {} });
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route(/openstreetmap|google/, (route) => route.abort());
  await page.goto(`${server.url}/admin/#/pages/services/block-25`);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(root, { recursive: true, force: true });
});

/** The site with a page of 50 blocks, a FAQ in their middle. */
function withManyBlocks(site: SiteDocument): SiteDocument {
  const plain = site.pages.filter(({ entries }) => entries === undefined).flatMap(({ blocks }) => blocks);
  const faq = plain.find(({ type }) => type === "faq") as BlockDocument;
  const blocks = Array.from({ length: blockCount }, (_, index) => {
    const block = index === 25 ? faq : (plain[index % plain.length] as BlockDocument);
    return { ...block, id: `block-${index}` };
  });
  return {
    ...site,
    pages: site.pages.map((other) => (other.id === "services" ? { ...other, blocks } : other)),
  };
}

it("a character that is typed in a field is on the page within a frame, with 50 blocks there", {
  timeout: 240_000,
}, async () => {
  const heading = page.frameLocator(".preview-frame").locator("#block-25 .section-title");
  await heading.click();
  await page.waitForFunction(() => document.activeElement?.id === "field-title");
  await page.keyboard.press("End");
  await page.evaluate(() => {
    const times = { shown: [] as number[], done: [] as number[] };
    Object.assign(window, { times });
    const after = new MessageChannel();
    let start = 0;
    after.port1.onmessage = () => times.done.push(performance.now() - start);
    addEventListener("keydown", () => (start = performance.now()), true);
    addEventListener("input", () => after.port2.postMessage(undefined), true);
    const shown = document.querySelector<HTMLIFrameElement>(".preview-frame")?.contentDocument
      ?.body as HTMLElement;
    const seen = new MutationObserver(() => times.shown.push(performance.now() - start));
    seen.observe(shown, { subtree: true, childList: true, characterData: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  /** The processor time that scripts, styles and layout of the editor and the page in it took so far, in milliseconds. */
  const worked = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const parts = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];
    return metrics.reduce((sum, { name, value }) => (parts.includes(name) ? sum + value * 1000 : sum), 0);
  };
  const before = String(await heading.textContent());
  const text = "the quick brown fox jumps over the lazy dog ".repeat(keys).slice(0, keys);
  const work: number[] = [];
  for (const character of text) {
    const start = await worked();
    await page.keyboard.type(character);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    work.push((await worked()) - start);
  }
  expect(await heading.textContent()).toBe(before + text);
  const times = await page.evaluate(
    () => (window as unknown as { times: Record<"shown" | "done", number[]> }).times,
  );
  expect(times.shown.length).toBeGreaterThanOrEqual(keys);
  const at = (list: readonly number[], share: number) =>
    list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0;
  const told = (list: readonly number[]) =>
    `${at(list, 0.5).toFixed(1)} ms, at the 95th percentile ${at(list, 0.95).toFixed(1)} ms`;
  console.info(
    `From the key to the page: ${told(times.shown)}; until all is done: ${told(times.done)}; processor: ${told(work)}.`,
  );
  // What a neighbour takes of the machine is not the editor's, so it is the processor's time that is held; on a busy
  // one even that grows, for caches are shared, and the slowest keys are given a second frame.
  expect(at(work, 0.5)).toBeLessThan(frameTime);
  expect(at(work, 0.95)).toBeLessThan(2 * frameTime);
});
