import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { builtPages, dist } from "./built-page.ts";
import { serveFolder } from "./serve-folder.ts";

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

/** The built site, served, with a browser to look at it. */
export interface OpenSite {
  readonly url: string;
  /** A context whose requests to other sites, which are those for the map, get an empty page. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  close(): Promise<void>;
}

export async function openSite(): Promise<OpenSite> {
  const [server, browser] = await Promise.all([serveFolder(dist), launchBrowser()]);
  return {
    url: server.url,
    async newContext(options) {
      const context = await browser.newContext({ baseURL: server.url, ...options });
      await context.route(
        (url) => url.origin !== server.url,
        (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Map</title>" }),
      );
      return context;
    },
    async close() {
      await browser.close();
      await server.close();
    },
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
