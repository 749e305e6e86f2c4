import type { Browser, BrowserContext } from "playwright-core";
import { launchBrowser } from "./browser.ts";

/** A worker's browser, as a test file has it: what it opens there is its own. */
export interface SharedBrowser extends Pick<Browser, "newContext" | "newPage"> {
  /** Closes what was opened in it, and leaves the browser to the next file. */
  close(): Promise<void>;
}

let launched: Promise<Browser> | undefined;

/**
 * This worker's browser, which its test files have one after the other. It is started by the first of them, so that no two
 * workers have the focus of the same one and no process stands between, and it ends with the worker.
 */
export async function connectBrowser(): Promise<SharedBrowser> {
  launched ??= launchBrowser();
  const browser = await launched;
  const opened: BrowserContext[] = [];
  const note = (context: BrowserContext) => {
    opened.push(context);
    return context;
  };
  return {
    newContext: async (options) => note(await browser.newContext(options)),
    async newPage(options) {
      const page = await browser.newPage(options);
      note(page.context());
      return page;
    },
    async close() {
      await Promise.all(opened.splice(0).map((context) => context.close()));
    },
  };
}

/** Addresses of other sites than the one at `url`, such as the map's. */
export function elsewhereThan(url: string): RegExp {
  return new RegExp(`^https?://(?!${new URL(url).host.replaceAll(".", "\\.")}(?:/|$))`);
}
