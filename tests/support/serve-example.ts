import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import type { ExampleSite } from "./example-sites.ts";
import { layOutAll } from "./lay-out-all.ts";
import { serveFolder } from "./serve-folder.ts";
import { connectBrowser, elsewhereThan } from "./shared-browser.ts";

/** An example in the browser, below its own path. */
export interface ServedExample {
  /** The addresses of one page of each kind. */
  readonly kinds: readonly string[];
  /** A context whose requests to other sites are answered with nothing, each as what it asks for. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Looks at a page in such a context of its own, and expects no error in the console. */
  visit(path: string, look: (page: Page) => Promise<void>, options?: BrowserContextOptions): Promise<void>;
  close(): Promise<void>;
}

/** Serves a built example and connects to a browser. */
export async function serveExample({ dist, base, kinds }: ExampleSite): Promise<ServedExample> {
  const [server, browser] = await Promise.all([serveFolder(dist, { base }), connectBrowser()]);
  const newContext = async (options?: BrowserContextOptions) => {
    const context = await layOutAll(await browser.newContext({ baseURL: server.url, ...options }));
    await context.route(elsewhereThan(server.url), (route) =>
      route.request().resourceType() === "script"
        ? route.fulfill({ contentType: "text/javascript", body: "" })
        : route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
    );
    return context;
  };
  return {
    kinds: kinds.map((path) => base + path),
    newContext,
    async visit(path, look, options) {
      const context = await newContext(options);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      page.on("pageerror", (error) => errors.push(error.message));
      await page.goto(path);
      await look(page);
      expect(errors).toEqual([]);
      await context.close();
    },
    async close() {
      await Promise.all([browser.close(), server.close()]);
    },
  };
}
