import { setTimeout } from "node:timers/promises";
import { dist } from "../tests/support/built-page.ts";
import { serveFolder } from "../tests/support/serve-folder.ts";
import { type BareBrowser, type BareTab, launchBareBrowser } from "./bare-browser.ts";
import type { Figures } from "./figures.ts";
import { processorTime } from "./processor-time.ts";

/** How many times slower the processor is made. */
const slowdown = 4;
const rounds = 3;

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
    control: '.comparison-toggle [data-view="before"]',
    answer: '.comparison-toggle [data-view="before"][aria-pressed="true"]',
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

/** A click that a script of one line answers, on a page with nothing else. */
const plainClick = {
  path: `data:text/html,${encodeURIComponent("<button onclick=\"this.className='on'\">A</button>")}`,
  control: "button",
  answer: "button.on",
  code: [],
};

/** What the page's main thread works from a visitor's first click until its answer is drawn, beside a click on a plain button. */
export async function* firstClick(): AsyncGenerator<Figures> {
  const [browser, server] = await Promise.all([launchBareBrowser(), serveFolder(dist)]);
  for (const { on, ...click } of firstClicks) {
    const [times, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      bare.push(await visitAndClick(browser, plainClick));
      times.push(await visitAndClick(browser, { ...click, path: server.url + click.path }));
    }
    yield {
      what: `first click on ${on}, ${slowdown} times slower`,
      times,
      baseline: { what: "on a plain button", times: bare },
    };
  }
  await Promise.all([browser.close(), server.close()]);
}

/** Clicks at the very moment that the code is there, before any of it has run: milliseconds of the processor. */
async function visitAndClick(
  browser: BareBrowser,
  { path, control, answer, code }: Omit<FirstClick, "on">,
): Promise<number> {
  const tab = await browser.open({ width: 1440, height: 900 });
  await load(tab, path);
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
    while (!(await tab.evaluate<boolean>("answered !== undefined"))) await setTimeout(20);
  });
  await tab.close();
  return processorTime(events, "pressed", "answered");
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
  if (names.length === 0) return Promise.resolve();
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
    performance.mark("pressed", { startTime: timeStamp });
  }, { capture: true, once: true });
  const look = () => {
    if (!document.querySelector(selector)) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      performance.mark("answered");
      globalThis.answered = true;
    };
    port2.postMessage("");
  };
  requestAnimationFrame(look);
}`;
