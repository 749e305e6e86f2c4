import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { visitSite } from "../support/visits.ts";

const site = visitSite();
/**
 * How many times slower the processor is made, and what a first click may take then, in milliseconds. The aim is
 * 200 on a quiet machine, which a project's card does not reach yet (240 to 330 measured beside other work).
 */
const slowdown = 4;
const most = 600;
/** Whatever else the machine does only adds to a figure, so the best of a few visits is the truest. */
const visits = 4;

interface FirstClick {
  readonly on: string;
  readonly path: string;
  readonly control: string;
  /** What is on the page once it has answered. */
  readonly answer: string;
  /** The file of the script that the pointer must have fetched. */
  readonly code: string;
}

const firstClicks: readonly FirstClick[] = [
  {
    on: "a project's card",
    path: "/projects/",
    control: '#projects a[href="/projects/10/"]',
    answer: '[role="dialog"]',
    code: "react",
  },
  {
    on: "Before",
    path: "/projects/",
    control: '.project-gallery-toggle [data-view="before"]',
    answer: '.project-gallery-toggle [data-view="before"][aria-pressed="true"]',
    code: "react",
  },
  {
    on: "the hero's button",
    path: "/",
    control: ".hero-toggle",
    answer: '.hero-views[data-view="1"]',
    code: "hero",
  },
  {
    on: "the blog's filter",
    path: "/blog/",
    control: '.post-list-filter [data-category="design-trends"]',
    answer: ".post-list-card[hidden]",
    code: "post-list",
  },
];

describe(`With a processor ${slowdown} times slower, the first click`, () => {
  it.each(firstClicks)(`on $on answers within ${most} ms of its code being there`, async (click) => {
    const taken: number[] = [];
    while (taken.length < visits && !taken.some((time) => time < most))
      taken.push(await visitAndClick(click));
    process.stdout.write(`First click on ${click.on}, ${slowdown} times slower: ${taken.join(", ")} ms\n`);
    expect(Math.min(...taken)).toBeLessThan(most);
  });
});

/** Clicks at the very moment that the code is there, before any of it has run: milliseconds until the answer is drawn. */
async function visitAndClick({ path, control, answer, code }: FirstClick): Promise<number> {
  const page = await site.open(path);
  await page.waitForLoadState("load");
  const button = page.locator(control);
  await button.scrollIntoViewIfNeeded();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await watch(page, answer);
  const fetched = page.waitForResponse(new RegExp(`assets/${code}\\.`));
  await button.hover();
  await (await fetched).finished();
  await page.mouse.down();
  await page.mouse.up();
  const times = page.locator("html[data-answered]");
  await times.waitFor();
  const taken = await times.evaluate((html) => Number(html.dataset.answered) - Number(html.dataset.pressed));
  await page.context().close();
  return Math.round(taken);
}

/** Notes when the first click happens, and when the first frame is drawn that has the answer in it. */
function watch(page: Page, answer: string): Promise<void> {
  return page.evaluate((selector) => {
    const notes = document.documentElement.dataset;
    const press = () => {
      notes.pressed ??= String(performance.now());
    };
    addEventListener("pointerup", press, true);
    const look = () => {
      if (document.querySelector(selector)) notes.answered = String(performance.now());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, answer);
}
