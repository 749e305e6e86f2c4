import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { serveFolder } from "./serve-folder.ts";
import { connectBrowser, elsewhereThan, type SharedBrowser } from "./shared-browser.ts";
import type { SiteVariant } from "./site-variant.ts";

/** How a visitor comes: by default with a mouse, scripts, motion and a wide light screen. */
export interface Visitor {
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
  readonly scripts?: boolean;
  readonly reducedMotion?: boolean;
  readonly dark?: boolean;
  readonly permissions?: readonly string[];
  /** Lets a script of the test's own run on the page, such as axe. */
  readonly bypassPolicy?: boolean;
  /**
   * Leaves every request to the browser, to servers whose certificate nobody has signed too. Otherwise Playwright
   * stands between, and answers by itself when the browser asks whether it may send to another origin.
   */
  readonly ownNetwork?: boolean;
  /** Done with the page before it goes anywhere: routes, scripts, a clock. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** A built site in the browser, for the tests of one file. */
export interface Visits {
  readonly url: string;
  /** Opens a path in a context of its own, which ends with the test. */
  open(path: string, visitor?: Visitor): Promise<Page>;
  /** What the browser has said since the test began; a test that expects something takes it, or the test fails. */
  takeLog(): string[];
}

/**
 * Opens the built site, or a variant of it, for the tests of the file that calls it. Every
 * page's console must stay silent; other sites, such as the map's, answer with an empty page.
 */
export function visitSite(build?: () => Promise<SiteVariant>): Visits {
  let variant: SiteVariant | undefined;
  let browser: SharedBrowser;
  let server: Awaited<ReturnType<typeof serveFolder>> | undefined;
  const url = () => server?.url ?? inject("site");
  let contexts: BrowserContext[] = [];
  let log: string[] = [];

  beforeAll(async () => {
    variant = await build?.();
    server = variant && (await serveFolder(variant.folder));
    browser = await connectBrowser();
  });
  afterAll(() => Promise.all([browser?.close(), server?.close(), variant?.remove()]));
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    const said = log;
    log = [];
    expect(said, "the browser's console").toEqual([]);
  });

  return {
    get url() {
      return url();
    },
    async open(path, visitor = {}) {
      const context = await browser.newContext(contextOptions(visitor));
      contexts.push(context);
      context.on("console", (message) => log.push(`${message.type()}: ${message.text()}`));
      context.on("weberror", (error) => log.push(`thrown: ${error.error().message}`));
      if (!visitor.ownNetwork)
        await context.route(elsewhereThan(url()), (route) =>
          route.fulfill({ contentType: "text/html", body: elsewhere }),
        );
      const page = await context.newPage();
      await visitor.prepare?.(page);
      await page.goto(url() + path, { waitUntil: "domcontentloaded" });
      return page;
    },
    takeLog() {
      const said = log;
      log = [];
      return said;
    },
  };
}

const elsewhere =
  '<!doctype html><html lang="en"><head><title>Another site</title></head><body><main><h1>Another site</h1></main></body></html>';

function contextOptions(visitor: Visitor): BrowserContextOptions {
  const {
    width = 1440,
    height = 900,
    touch = false,
    scripts = true,
    reducedMotion,
    dark,
    bypassPolicy,
    ownNetwork,
  } = visitor;
  return {
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    javaScriptEnabled: scripts,
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    colorScheme: dark ? "dark" : "light",
    bypassCSP: bypassPolicy ?? false,
    ignoreHTTPSErrors: ownNetwork ?? false,
    permissions: [...(visitor.permissions ?? [])],
  };
}
