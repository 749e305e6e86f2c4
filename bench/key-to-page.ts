import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../tests/support/browser.ts";
import { dist } from "../tests/support/built-page.ts";
import { serveFolder } from "../tests/support/serve-folder.ts";
import type { Figures } from "./figures.ts";
import { processorTime } from "./processor-time.ts";

const keys = 100;
/** As somebody types who types fast. */
const betweenMs = 120;

/** What a page needs that shows beside a field what is typed into it. */
const echo = `<input id="field" autofocus><iframe id="page" srcdoc="<p></p>"></iframe><script>
  field.oninput = () => { page.contentDocument.querySelector("p").textContent = field.value; };
</script>`;

interface Way {
  readonly where: string;
  readonly place: string;
  /** Puts the caret there. */
  start(page: Page): Promise<void>;
}

const shown = (page: Page) => page.frameLocator(".preview-frame");

const ways: readonly Way[] = [
  {
    where: "a field",
    place: "pages/home/questions",
    start: (page) => page.locator("#field-label").click(),
  },
  {
    where: "the page",
    place: "pages/home/questions",
    async start(page) {
      await shown(page).locator(".faq h2").dblclick();
      await shown(page).locator("[contenteditable]").waitFor();
    },
  },
  {
    where: "a post's text",
    place: "entries/posts/conservation-area-extensions-central-london",
    async start(page) {
      await page.locator(".entry-stage").getByRole("button", { name: "Write on the page" }).click();
      await shown(page).getByRole("textbox").locator("p").first().click();
    },
  },
];

/**
 * How long the main thread works from a key in the published editor until the frame that has its letter on the page is
 * painted. The wait for the screen's next frame, 8 ms at 60 Hz, is not in it: every page has that.
 */
export async function* keyToPage(): AsyncGenerator<Figures> {
  const [server, browser] = await Promise.all([serveFolder(dist), launchBrowser()]);
  for (const slowdown of [1, 4]) {
    const open = async (address: string) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await page.goto(address);
      return page;
    };
    const empty = await open(`data:text/html,${encodeURIComponent(echo)}`);
    await empty.locator("#field").focus();
    const baseline = {
      what: "an input that a script echoes",
      times: await typed(browser, empty, "#page"),
    };
    await empty.close();
    for (const { where, place, start } of ways) {
      const page = await open(`${server.url}/admin/#/${place}`);
      await shown(page).locator("h2").first().waitFor();
      await start(page);
      await page.keyboard.press("End");
      const times = await typed(browser, page, ".preview-frame");
      await page.close();
      for (const quantile of [0.5, 0.95]) {
        const what = `a key in ${where}, ${quantile * 100} %, processor ${slowdown} x slower`;
        yield { what, times, quantile, baseline };
      }
    }
  }
  await browser.close();
  await server.close();
}

/** Types into what has the focus: for each key the milliseconds until a frame with its change is painted. */
async function typed(browser: Browser, page: Page, frame: string): Promise<readonly number[]> {
  await page.evaluate((selector) => {
    const inside = document.querySelector<HTMLIFrameElement>(selector)?.contentDocument as Document;
    const { port1, port2 } = new MessageChannel();
    let key = 0;
    let isChanged = false;
    port1.onmessage = ({ data }) => performance.mark(`painted-${data}`);
    for (const within of [document, inside])
      within.addEventListener(
        "keydown",
        // The editor sends itself the keys of the page once more.
        ({ isTrusted }) => {
          if (!isTrusted) return;
          const pressed = ++key;
          isChanged = false;
          performance.mark(`key-${pressed}`);
          // Asked for before the editor asks for it, so that what it does behind the frame is not in the time.
          requestAnimationFrame(() => isChanged && port2.postMessage(pressed));
        },
        true,
      );
    new MutationObserver(() => {
      const pressed = key;
      if (!isChanged) requestAnimationFrame(() => port2.postMessage(pressed));
      isChanged = true;
    }).observe(inside, { childList: true, characterData: true, subtree: true });
  }, frame);
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await page.keyboard.type("the quick brown fox jumps over the lazy dog ".repeat(keys).slice(0, keys), {
    delay: betweenMs,
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  return Array.from({ length: keys }, (_, index) =>
    processorTime(traceEvents, `key-${index + 1}`, `painted-${index + 1}`),
  );
}
