import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { inject } from "vitest";
import { builtPages } from "./built-page.ts";
import { everything } from "./extent.ts";
import { connectBrowser, elsewhereThan } from "./shared-browser.ts";

/** Every page. */
export const pagePaths: readonly string[] = [...builtPages().keys()];

/** One page of each kind. */
export const pageKinds: readonly string[] = [
  "/",
  "/services/",
  "/blog/",
  "/blog/leicester-loft-conversion-planning-permission-guide/",
  "/contact/",
  "/testimonials/",
  "/projects/2/",
  "/404.html",
];

/** What is looked at for what must hold on every page: one of each kind, or all of them in `npm run test:all`. */
export const lookedAt = everything ? pagePaths : pageKinds;

/** The built site in the browser. */
export interface OpenSite {
  readonly url: string;
  /** A context whose requests to other sites, which are those for the map, get an empty page. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  close(): Promise<void>;
}

export async function openSite(): Promise<OpenSite> {
  const [url, browser] = [inject("site"), await connectBrowser()];
  return {
    url,
    async newContext(options) {
      const context = await browser.newContext({ baseURL: url, ...options });
      await context.route(elsewhereThan(url), (route) =>
        route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Map</title>" }),
      );
      return context;
    },
    close: () => browser.close(),
  };
}

/** Looks at each page in turn, in `tabs` tabs at once, and gives what was seen, in no order. */
export async function lookAtEach<Seen>(
  context: BrowserContext,
  paths: readonly string[],
  look: (page: Page, path: string) => Promise<Seen[]>,
  tabs = 2,
): Promise<Seen[]> {
  const waiting = [...paths];
  const seen: Seen[] = [];
  const work = async () => {
    const page = await context.newPage();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      seen.push(...(await look(page, path)));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: tabs }, work));
  return seen;
}
