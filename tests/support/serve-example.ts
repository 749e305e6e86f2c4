import type { BrowserContext, BrowserContextOptions } from "playwright-core";
import type { ExampleSite } from "./example-sites.ts";
import { serveFolder } from "./serve-folder.ts";
import { connectBrowser } from "./shared-browser.ts";

/** An example in the browser, below its own path. */
export interface ServedExample {
  /** The addresses of one page of each kind. */
  readonly kinds: readonly string[];
  /** A context whose requests to other sites are answered with nothing, each as what it asks for. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Serves a built example and connects to a browser. */
export async function serveExample({ dist, base, kinds }: ExampleSite): Promise<ServedExample> {
  const [server, browser] = await Promise.all([serveFolder(dist, { base }), connectBrowser()]);
  return {
    kinds: kinds.map((path) => base + path),
    async newContext(options) {
      const context = await browser.newContext({ baseURL: server.url, ...options });
      await context.route(
        ({ origin }) => origin !== server.url,
        (route) =>
          route.request().resourceType() === "script"
            ? route.fulfill({ contentType: "text/javascript", body: "" })
            : route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
      );
      return context;
    },
    async close() {
      await Promise.all([browser.close(), server.close()]);
    },
  };
}
