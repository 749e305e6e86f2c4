import type { Page } from "playwright-core";
import { launchBrowser } from "../tests/support/browser.ts";
import { dist } from "../tests/support/built-page.ts";
import { serveFolder } from "../tests/support/serve-folder.ts";
import type { Figures } from "./figures.ts";

const keys = 100;
/** As somebody types who types fast. */
const betweenMs = 120;

/** What a page needs that shows beside a field what is typed into it. */
const echo = `<input id="field" autofocus><iframe id="page" srcdoc="<p></p>"></iframe><script>
  field.oninput = () => { page.contentDocument.querySelector("p").textContent = field.value; };
</script>`;

/** From a key in the editor to the frame in which the page has its letter, on the published editor. */
export async function* keyToPage(): AsyncGenerator<Figures> {
  const [server, browser] = await Promise.all([serveFolder(dist), launchBrowser()]);
  for (const slowdown of [1, 4]) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(`data:text/html,${encodeURIComponent(echo)}`);
    await page.locator("#field").focus();
    const bare = await typed(page, "#page");
    await page.goto(`${server.url}/admin/#/pages/home/questions`);
    await page.frameLocator(".preview-frame").locator(".faq h2").waitFor();
    await page.locator("#field-label").click();
    await page.keyboard.press("End");
    const times = await typed(page, ".preview-frame");
    await page.close();
    for (const quantile of [0.5, 0.95]) {
      const what = `a key to the page, ${quantile * 100} %, processor ${slowdown} x slower`;
      yield { what, times, quantile, baseline: { what: "an input that a script echoes", times: bare } };
    }
  }
  await browser.close();
  await server.close();
}

/** Types into what has the focus: for each key the milliseconds until a frame of the browser has its change. */
async function typed(page: Page, frame: string): Promise<readonly number[]> {
  await page.evaluate((selector) => {
    const times: number[] = [];
    let pressed = 0;
    const inside = document.querySelector<HTMLIFrameElement>(selector)?.contentDocument as Document;
    document.addEventListener("keydown", ({ timeStamp }) => (pressed = timeStamp), true);
    new MutationObserver(() => {
      const since = pressed;
      pressed = 0;
      if (since > 0) requestAnimationFrame(() => times.push(performance.now() - since));
    }).observe(inside, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { times });
  }, frame);
  await page.keyboard.type("the quick brown fox jumps over the lazy dog ".repeat(keys).slice(0, keys), {
    delay: betweenMs,
  });
  return page.evaluate(() => (window as unknown as { readonly times: readonly number[] }).times);
}
