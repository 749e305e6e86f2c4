import type { TestProject } from "vitest/node";
import { findBrowser } from "./browser.ts";
import { dist } from "./built-page.ts";
import { serveFolder } from "./serve-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the built site. */
    readonly site: string;
  }
}

/** Starts the static server that all test files share, and unpacks the browser. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Workers that unpack it at the same time would start a file that another one is still writing (ETXTBSY).
  await findBrowser();
  const server = await serveFolder(dist);
  provide("site", server.url);
  return () => server.close();
}
