import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CDPSession, Page } from "playwright-core";
import { startDevServer } from "../cli/dev/server/dev-server.ts";
import type { BlockDocument, SiteDocument } from "../editing/document/site-document.ts";
import { launchBrowser } from "../tests/support/browser.ts";
import { packageRoot } from "../tests/support/package-root.ts";
import type { Figures } from "./figures.ts";

const blockCount = 50;
const questions = 40;
const keys = 100;

/** What the editor works for each typed character, beside typing into a field on an empty page. */
export async function* typing(): AsyncGenerator<Figures> {
  const root = await mkdtemp(join(tmpdir(), "blockwork-typing-"));
  await symlink(join(packageRoot, "content"), join(root, "content"));
  const text = await readFile(join(packageRoot, "site.config.json"), "utf8");
  await writeFile(join(root, "site.config.json"), JSON.stringify(withManyBlocks(JSON.parse(text)), null, 2));
  const options = { root, config: "site.config.json", port: 0, future: false };
  const [server, browser] = await Promise.all([startDevServer({ ...options, print() {} }), launchBrowser()]);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route(/openstreetmap|google/, (route) => route.abort());

  await page.goto("data:text/html,<input autofocus>");
  const baseline = { what: "in an empty page's field", times: await typed(page) };

  await page.goto(`${server.url}/admin/#/pages/services/block-25`);
  await page.frameLocator(".preview-frame").locator("#block-25 .section-title").click();
  await page.waitForFunction(() => document.activeElement?.id === "field-title");
  await page.keyboard.press("End");
  yield { what: `a character, on a page of ${blockCount} blocks`, times: await typed(page), baseline };

  const question = page.locator(".inspector .list-title").nth(questions / 2);
  await question.click();
  const field = page.locator(".inspector").getByRole("textbox", { name: "Question" }).first();
  await field.focus();
  yield { what: `a character, in a list of ${questions} questions`, times: await typed(page), baseline };

  await Promise.all([browser.close(), server.close()]);
  await rm(root, { recursive: true, force: true });
}

/** The site with a page of 50 blocks, a long FAQ in their middle. */
function withManyBlocks(site: SiteDocument): SiteDocument {
  const plain = site.pages.filter(({ entries }) => entries === undefined).flatMap(({ blocks }) => blocks);
  const faq = plain.find(({ type }) => type === "faq") as BlockDocument;
  const items = Array.from({ length: questions }, (_, index) => ({
    question: `Question ${index}?`,
    answer: "Yes.",
  }));
  const blocks = Array.from({ length: blockCount }, (_, index) => {
    const block =
      index === 25
        ? { ...faq, props: { ...faq.props, items } }
        : (plain[index % plain.length] as BlockDocument);
    return { ...block, id: `block-${index}` };
  });
  return {
    ...site,
    pages: site.pages.map((other) => (other.id === "services" ? { ...other, blocks } : other)),
  };
}

/** Types into what has the focus: for each key the processor time of scripts, styles and layout, in milliseconds. */
async function typed(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const times: number[] = [];
  for (const character of "the quick brown fox jumps over the lazy dog ".repeat(keys).slice(0, keys)) {
    const start = await worked(session);
    await page.keyboard.type(character);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    times.push((await worked(session)) - start);
  }
  await session.detach();
  return times;
}

async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  const parts = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];
  return metrics.reduce((sum, { name, value }) => (parts.includes(name) ? sum + value * 1000 : sum), 0);
}
