import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { PublishHost } from "../../../schema/site/admin-settings.ts";
import { type EditorTab, openEditorTab } from "../editor-tab.ts";
import { connectBrowser, type SharedBrowser } from "../shared-browser.ts";
import { type PublishedSite, publishSite } from "./published-site.ts";

/** What a test file about one published site's editor has at hand. */
export interface PublishedVisits {
  readonly site: PublishedSite;
  /** The editor in a browser storage of its own. */
  open(): Promise<{ readonly tab: EditorTab; readonly context: BrowserContext }>;
}

/** Publishes the small site on a kind of host for the tests of a file. */
export function visitPublished(kind: PublishHost): PublishedVisits {
  let site: PublishedSite;
  let browser: SharedBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([publishSite(kind), connectBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  return {
    get site() {
      return site;
    },
    async open() {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      return { context, tab: await openEditorTab(context, site.url) };
    },
  };
}
