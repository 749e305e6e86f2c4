import type { TestProject } from "vitest/node";
import { dist } from "./built-page.ts";
import { serveFolder } from "./serve-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the built site. */
    readonly site: string;
  }
}

/** Starts the static server that all test files share. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await serveFolder(dist);
  provide("site", server.url);
  return () => server.close();
}
