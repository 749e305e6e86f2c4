import type { Browser } from "playwright-core";
import { startDevServer } from "../cli/dev/server/dev-server.ts";
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

/** The editor at a block whose fields are beside the page, with a field of it, and its heading on the page. */
const address = "/admin/#/pages/home/questions";
const editor = [".inspector-fields [id^=field-]", ".faq h2"];

/** From asking for the editor to a field that can be typed in, and to the page, in a browser that has nothing of it yet. */
export async function* editorOpening(): AsyncGenerator<Figures> {
  const browser = await launchBrowser();
  for (const [host, start] of hosts) {
    const server = await start();
    await openingTimes(browser, `${server.url}${address}`, editor, 1);
    for (const slowdown of slowdowns) {
      const [ready, shown, bare]: [number[], number[], number[]] = [[], [], []];
      for (let round = 0; round < rounds; round++) {
        bare.push(...(await openingTimes(browser, `${server.url}/`, ["footer"], slowdown)));
        const [field, page] = await openingTimes(browser, `${server.url}${address}`, editor, slowdown);
        ready.push(field ?? Number.NaN);
        shown.push(page ?? Number.NaN);
      }
      const where = `${host}, processor ${slowdown} x slower`;
      const baseline = { what: "the home page", times: bare };
      yield { what: `the editor is ready to type, ${where}`, times: ready, baseline };
      yield { what: `the page is in it, ${where}`, times: shown, baseline };
    }
    await server.close();
  }
  await browser.close();
}

/** Milliseconds until a page, or the preview in it, has each of some elements. */
async function openingTimes(
  browser: Browser,
  url: string,
  selectors: readonly string[],
  slowdown: number,
): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript((wanted) => {
    const times: (number | undefined)[] = wanted.map(() => undefined);
    Object.assign(window, { times });
    // A function with a name would need a helper of the compiler, which is not on the page.
    const timer = setInterval(() => {
      const preview = document.querySelector<HTMLIFrameElement>(".preview-frame")?.contentDocument;
      for (const [index, selector] of wanted.entries())
        if (document.querySelector(selector) ?? preview?.querySelector(selector))
          times[index] ??= performance.now();
      if (!times.includes(undefined)) clearInterval(timer);
    }, 4);
  }, selectors);
  await page.goto(url);
  let times: readonly (number | undefined)[] = [undefined];
  while (times.includes(undefined)) {
    await new Promise((done) => setTimeout(done, 200));
    times = await page.evaluate(() => (window as unknown as { readonly times: number[] }).times);
  }
  await context.close();
  return times.map((time) => time ?? Number.NaN);
}
