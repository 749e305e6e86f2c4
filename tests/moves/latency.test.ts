import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BareBrowser, type BareTab, launchBareBrowser } from "../support/bare-browser.ts";
import { dist } from "../support/built-page.ts";
import { processorTime } from "../support/processor-time.ts";
import { serveFolder } from "../support/serve-folder.ts";

/** How many times slower the processor is made, and what a first click may take then, in milliseconds. */
const slowdown = 4;
const most = 200;
const visits = 3;
/**
 * The limit is held by the processor's time of the page's main thread: the time on the clock is that too where the
 * machine has nothing else to do, and beside other work several times that. Held loosely, it shows a click that waits.
 */
const mostOnTheClock = 900;

interface FirstClick {
  readonly on: string;
  readonly path: string;
  readonly control: string;
  /** What is on the page once it has answered. */
  readonly answer: string;
  /** The files of the script that the pointer must have fetched. */
  readonly code: readonly string[];
}

const gallery = [
  "react",
  "page-store",
  "project-details",
  "project-gallery.enhance",
  "project-gallery.island",
];
const firstClicks: readonly FirstClick[] = [
  {
    on: "a project's card",
    path: "/projects/",
    control: '#projects a[href="/projects/10/"]',
    answer: ".project-dialog img",
    code: gallery,
  },
  {
    on: "Before",
    path: "/projects/",
    control: '.project-gallery-toggle [data-view="before"]',
    answer: '.project-gallery-toggle [data-view="before"][aria-pressed="true"]',
    code: gallery,
  },
  {
    on: "the hero's button",
    path: "/",
    control: ".hero-toggle",
    answer: '.hero-views[data-view="1"]',
    code: ["hero.enhance", "page-store"],
  },
  {
    on: "the blog's filter",
    path: "/blog/",
    control: '.post-list-filter [data-category="design-trends"]',
    answer: ".post-list-card[hidden]",
    code: ["post-list.enhance", "page-store"],
  },
];

let browser: BareBrowser;
let server: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchBareBrowser(), serveFolder(dist)]);
});
afterAll(() => Promise.all([browser?.close(), server?.close()]));

describe(`With a processor ${slowdown} times slower, the first click`, () => {
  it.each(firstClicks)(
    `on $on answers within ${most} ms of its code being there`,
    { timeout: 90_000 },
    async (click) => {
      const taken: Taken[] = [];
      for (let visit = 0; visit < visits; visit++) taken.push(await visitAndClick(click));
      const [processor, clock] = [taken.map((each) => each.processor), taken.map((each) => each.clock)];
      process.stdout.write(
        `First click on ${click.on}, ${slowdown} times slower: ${processor.sort(byNumber).join(", ")} ms of the ` +
          `processor, ${clock.sort(byNumber).join(", ")} ms on the clock\n`,
      );
      expect(median(processor)).toBeLessThan(most);
      expect(clock[0]).toBeLessThan(mostOnTheClock);
    },
  );
});

interface Taken {
  readonly processor: number;
  readonly clock: number;
}

/** Clicks at the very moment that the code is there, before any of it has run: milliseconds until the answer is drawn. */
async function visitAndClick({ path, control, answer, code }: FirstClick): Promise<Taken> {
  const tab = await browser.open({ width: 1440, height: 900 });
  await load(tab, server.url + path);
  const at = await tab.evaluate<{ x: number; y: number }>(`(${middleOf})(${JSON.stringify(control)})`);
  await tab.send("Network.enable");
  await tab.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const point = (type: string, button = "none") =>
    tab.send("Input.dispatchMouseEvent", { type, ...at, button, clickCount: button === "left" ? 1 : 0 });
  const events = await browser.trace(["devtools.timeline", "toplevel", "blink.user_timing"], async () => {
    await tab.evaluate(`(${watch})(${JSON.stringify(answer)})`);
    const fetched = arrivalOf(tab, code);
    await point("mouseMoved");
    await fetched;
    await Promise.all([point("mousePressed", "left"), point("mouseReleased", "left")]);
    await expect.poll(() => tab.evaluate("answered !== undefined"), { timeout: 10_000 }).toBe(true);
  });
  const clock = await tab.evaluate<number>("answered - pressed");
  await tab.close();
  return { clock: Math.round(clock), processor: Math.round(processorTime(events, "pressed", "answered")) };
}

async function load(tab: BareTab, url: string): Promise<void> {
  await tab.send("Page.enable");
  const loaded = new Promise<void>((done) =>
    tab.listen(({ method }) => method === "Page.loadEventFired" && done()),
  );
  await tab.send("Page.navigate", { url });
  await loaded;
  await tab.send("Page.disable");
}

/** Resolves once each of these files of the script has come. */
function arrivalOf(tab: BareTab, names: readonly string[]): Promise<void> {
  const missing = new Set(names);
  const asked = new Map<unknown, string>();
  return new Promise((done) =>
    tab.listen(({ method, params }) => {
      if (method === "Network.requestWillBeSent")
        asked.set(params.requestId, (params.request as { url: string }).url);
      if (method !== "Network.loadingFinished") return;
      const name = asked.get(params.requestId)?.match(/assets\/([\w.-]+)\.[\w-]+\.js$/)?.[1];
      if (missing.delete(name ?? "") && missing.size === 0) done();
    }),
  );
}

/** Runs in the page: scrolls to a control and says where it can be clicked. */
const middleOf = `(selector) => {
  const control = document.querySelector(selector);
  control.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = control.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}`;

/**
 * Runs in the page: notes when the mouse is let go, as the browser's own clock has it, and when the frame that has
 * the answer in it has been drawn.
 */
const watch = `(selector) => {
  globalThis.answered = undefined;
  addEventListener("pointerup", ({ timeStamp }) => {
    globalThis.pressed = timeStamp;
    performance.mark("pressed", { startTime: timeStamp });
  }, { capture: true, once: true });
  const look = () => {
    if (!document.querySelector(selector)) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      performance.mark("answered");
      globalThis.answered = performance.now();
    };
    port2.postMessage("");
  };
  requestAnimationFrame(look);
}`;

const byNumber = (one: number, other: number) => one - other;
const median = (figures: readonly number[]) => [...figures].sort(byNumber)[figures.length >> 1];
