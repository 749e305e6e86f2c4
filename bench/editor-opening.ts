import type { Browser } from "playwright-core";
import { startDevServer } from "../cli/dev/dev-server.ts";
import { launchBrowser } from "../tests/support/browser.ts";
import { dist } from "../tests/support/built-page.ts";
import { packageRoot } from "../tests/support/package-root.ts";
import { serveFolder } from "../tests/support/serve-folder.ts";
import type { Figures } from "./figures.ts";

const rounds = 5;
const slowdowns = [1, 4];

const hosts: [string, () => Promise<{ readonly url: string; close(): Promise<void> }>][] = [
  ["on a static host", () => serveFolder(dist)],
  [
    "under site dev",
    () =>
      startDevServer({ root: packageRoot, config: "site.config.json", port: 0, future: false, print() {} }),
  ],
];

/** From asking for the editor to a screen that can be used, in a browser that has nothing of it yet. */
export async function* editorOpening(): AsyncGenerator<Figures> {
  const browser = await launchBrowser();
  for (const [host, start] of hosts) {
    const server = await start();
    await openingTime(browser, `${server.url}/admin/`, "[role=tab]", 1);
    for (const slowdown of slowdowns) {
      const [times, bare]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        bare.push(await openingTime(browser, `${server.url}/`, "footer", slowdown));
        times.push(await openingTime(browser, `${server.url}/admin/`, "[role=tab]", slowdown));
      }
      const what = `the editor is ready, ${host}, processor ${slowdown} x slower`;
      yield { what, times, baseline: { what: "the home page", times: bare } };
    }
    await server.close();
  }
  await browser.close();
}

/** Milliseconds until a page has an element. */
async function openingTime(
  browser: Browser,
  url: string,
  selector: string,
  slowdown: number,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript((wanted) => {
    new MutationObserver(() => {
      if (document.querySelector(wanted)) performance.mark("ready");
    }).observe(document, { childList: true, subtree: true });
  }, selector);
  await page.goto(url);
  await page.locator(selector).first().waitFor();
  const time = await page.evaluate(() => performance.getEntriesByName("ready")[0]?.startTime ?? Number.NaN);
  await context.close();
  return time;
}
