import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findBrowser } from "./browser.ts";
import { dist } from "./built-page.ts";
import { serveFolder } from "./serve-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the browsers are reached: one for each worker, so that no two test files have the focus of the same one. */
    readonly browsers: readonly string[];
    /** The address of the built site. */
    readonly site: string;
  }
}

/** Starts the browsers and the static server that all test files share. */
export default async function setup({ config, provide }: TestProject): Promise<() => Promise<void>> {
  const found = await findBrowser();
  const launched = Array.from({ length: config.maxWorkers }, () => chromium.launchServer(found));
  const [server, ...browsers] = await Promise.all([serveFolder(dist), ...launched]);
  provide(
    "browsers",
    browsers.map((browser) => browser.wsEndpoint()),
  );
  provide("site", server.url);
  return async () => {
    await Promise.all([server, ...browsers].map((started) => started.close()));
  };
}
