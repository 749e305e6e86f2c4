import type { BrowserContext, BrowserContextOptions } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type DevSite, startDevSite } from "./dev-site.ts";
import { type EditorTab, openEditorTab } from "./editor-tab.ts";
import { connectBrowser, type SharedBrowser } from "./shared-browser.ts";

interface VisitsOptions extends BrowserContextOptions {
  /** Puts the site's files back after each test. */
  readonly reset?: boolean;
}

/** What a test file about one small site's editor has at hand. */
export interface EditorVisits {
  readonly site: DevSite;
  /** The browser's storage, anew for each test. */
  readonly context: BrowserContext;
  /** The config as it was at first. */
  readonly original: string;
  /** What nobody caught; a test that expects some takes it out. */
  readonly errors: string[];
  open(): Promise<EditorTab>;
}

/** Serves the small site for the tests of a file, each with a browser storage of its own, in which nothing may go wrong unseen. */
export function visitEditor({ reset = false, ...options }: VisitsOptions = {}): EditorVisits {
  let site: DevSite;
  let browser: SharedBrowser;
  let context: BrowserContext;
  let original: string;
  let errors: string[];
  beforeAll(async () => {
    [site, browser] = await Promise.all([startDevSite(), connectBrowser()]);
    original = await site.read("site.config.json");
  });
  beforeEach(async () => {
    errors = [];
    context = await browser.newContext(options);
  });
  afterEach(async () => {
    await context.close();
    if (reset) await site.reset();
    expect(errors).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  return {
    get site() {
      return site;
    },
    get context() {
      return context;
    },
    get original() {
      return original;
    },
    get errors() {
      return errors;
    },
    open: () => openEditorTab(context, site.url, errors),
  };
}
