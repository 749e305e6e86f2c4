import { startPreviewServer } from "../../cli/dev/preview/preview-server.ts";
import { launchBrowser } from "../../tests/support/browser.ts";
import { median } from "../figures.ts";

// Style and layout of a page until it is loaded, in ms, on a phone whose processor is four times slower, as built and
// with all blocks laid out at once: `npx tsx bench/pages/layout-work.ts [folder] [path …]`. The two take turns.

const rounds = 7;
const [folder = "dist", ...asked] = process.argv.slice(2);
const paths = asked.length > 0 ? asked : ["/", "/services/", "/contact/", "/testimonials/"];
const browser = await launchBrowser();
const server = await startPreviewServer(folder, 0);

process.stdout.write(`${"page".padEnd(24)}  all at once  as built  ratio\n`);
for (const path of paths) {
  const figures = { whole: [] as number[], built: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    figures.whole.push(await workOf(path, true));
    figures.built.push(await workOf(path, false));
  }
  const [whole, built] = [median(figures.whole), median(figures.built)];
  process.stdout.write(
    `${path.padEnd(24)}  ${whole.toFixed(0).padStart(11)}  ${built.toFixed(0).padStart(8)}  ${(built / whole).toFixed(2)}\n`,
  );
}
await server.close();
await browser.close();

async function workOf(path: string, isWhole: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true });
  const page = await context.newPage();
  await page.route(server.url.replace(/\/$/, "") + path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = isWhole ? html.replaceAll("content-visibility:auto", "content-visibility:visible") : html;
    await route.fulfill({ response, body });
  });
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(server.url.replace(/\/$/, "") + path, { waitUntil: "load" });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const { metrics } = await session.send("Performance.getMetrics");
  await context.close();
  const seconds = metrics.filter(({ name }) => name === "LayoutDuration" || name === "RecalcStyleDuration");
  return seconds.reduce((sum, { value }) => sum + value, 0) * 1000;
}
