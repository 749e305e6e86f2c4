import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findBrowser } from "./browser.ts";
import { dist } from "./built-page.ts";
import { serveFolder } from "./serve-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the one browser of the run is reached. */
    readonly browser: string;
    /** The address of the built site. */
    readonly site: string;
  }
}

/** Starts the browser and the static server that all test files share. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [browser, server] = await Promise.all([
    findBrowser().then((found) => chromium.launchServer(found)),
    serveFolder(dist),
  ]);
  provide("browser", browser.wsEndpoint());
  provide("site", server.url);
  return async () => {
    await Promise.all([browser.close(), server.close()]);
  };
}
