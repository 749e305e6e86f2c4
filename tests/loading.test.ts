import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lookAtEach, lookedAt, type OpenSite, openSite, pageKinds } from "./support/open-site.ts";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe("Loading", () => {
  it.each(pageKinds)("%s paints without waiting for anything but its HTML", async (path) => {
    const context = await site.newContext();
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "load" });
    const resources = await page.evaluate(() =>
      (
        performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
          renderBlockingStatus: string;
        })[]
      ).map(({ name, renderBlockingStatus }) => ({ name, renderBlockingStatus })),
    );
    expect(resources.length).toBeGreaterThanOrEqual(2);
    expect(resources.filter(({ renderBlockingStatus }) => renderBlockingStatus !== "non-blocking")).toEqual(
      [],
    );
    await context.close();
  });

  it("asks nobody else for anything but the map, and breaks no rule of its own policy", {
    timeout: 90_000,
  }, async () => {
    const context = await site.newContext({ reducedMotion: "reduce" });
    const strangers = new Set<string>();
    const complaints: string[] = [];
    context.on("request", (request) => {
      const { origin } = new URL(request.url());
      if (origin !== site.url && origin !== "null") strangers.add(`${origin} ${request.resourceType()}`);
    });
    context.on("console", (message) => {
      if (!["log", "info", "debug"].includes(message.type()))
        complaints.push(`${message.page()?.url()}: ${message.text()}`);
    });
    context.on("weberror", (error) => complaints.push(`${error.page()?.url()}: ${error.error().message}`));
    await context.exposeBinding("reportViolation", (source, text: string) =>
      complaints.push(`${source.page.url()}: ${text}`),
    );
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
        const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
        reportViolation(`${violatedDirective} blocked ${blockedURI}`);
      });
    });
    await lookAtEach(context, lookedAt, async (page) => {
      await scrollThrough(page);
      return [];
    });
    // The map's frame, and the question whether its server answers.
    expect([...strangers].sort()).toEqual([
      "https://www.openstreetmap.org document",
      "https://www.openstreetmap.org fetch",
    ]);
    // The page for missing addresses says which one it was, as the requirements ask.
    expect(complaints.filter((text) => !text.includes("404: there is no page at"))).toEqual([]);
    await context.close();
  });

  it("would hear a broken rule", async () => {
    const context = await site.newContext();
    const page = await context.newPage();
    await page.goto("/404.html");
    const blocked = await page.evaluate(
      () =>
        new Promise((done) => {
          document.addEventListener("securitypolicyviolation", (event) => done(event.violatedDirective));
          document.body.insertAdjacentHTML("beforeend", '<img src="https://elsewhere.example/x.png" alt="">');
        }),
    );
    expect(blocked).toBe("img-src");
    await context.close();
  });
});

describe("Layout shift", () => {
  it.each([
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])(
    "is 0 on every kind of page at $width px, though fonts come late",
    { timeout: 90_000 },
    async (viewport) => {
      const context = await site.newContext({ viewport });
      let fonts = 0;
      await context.route("**/*.woff2", async (route) => {
        fonts += 1;
        await new Promise((done) => setTimeout(done, 300));
        await route.continue();
      });
      await context.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          })[]) {
            const moved = entry.sources.map(({ node }) =>
              node instanceof Element ? node.className : node?.nodeName,
            );
            shifts.push(
              `${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${moved.join(", ")}`,
            );
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      const shifts = await lookAtEach(context, pageKinds, async (page, path) => {
        await page.waitForLoadState("load");
        await page.evaluate(() => document.fonts.ready);
        await scrollThrough(page);
        const found = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
        return found.map((shift) => `${path} ${shift}`);
      });
      expect(shifts).toEqual([]);
      expect(fonts).toBeGreaterThanOrEqual(2);
      await context.close();
    },
  );
});

/** Scrolls a page to its end, a screen at a time, so that everything lazy arrives. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.9) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await frame();
    await frame();
  });
}
