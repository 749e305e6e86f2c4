import type { Page, Route } from "playwright-core";
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

  it("takes no markup from a script but through the site's own policy", async () => {
    const context = await site.newContext();
    const page = await context.newPage();
    await page.goto("/404.html");
    const refused = await page.evaluate(() => {
      const editErrors: string[] = [];
      const attempts = {
        text: () => Object.assign(document.body, { innerHTML: "<p>Markup</p>" }),
        policy: () =>
          (
            globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
          ).trustedTypes.createPolicy("another", {}),
      };
      for (const [name, attempt] of Object.entries(attempts)) {
        try {
          attempt();
        } catch (error) {
          editErrors.push(`${name} ${(error as Error).name}`);
        }
      }
      return editErrors;
    });
    expect(refused).toEqual(["text TypeError", "policy TypeError"]);
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
          const image = document.createElement("img");
          image.src = "https://elsewhere.example/x.png";
          document.body.append(image);
        }),
    );
    expect(blocked).toBe("img-src");
    await context.close();
  });
});

describe("Layout shift", () => {
  // At the same time, as most of it is waiting for the network.
  it.concurrent.each([
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])(
    "is 0.000 on every kind of page at $width px over a slow network, though fonts come after the first paint",
    { timeout: 180_000 },
    async (viewport) => {
      const context = await site.newContext({ viewport });
      let fonts = 0;
      let held: Route[] | undefined;
      await context.route("**/*.woff2", (route) => {
        fonts += 1;
        if (!held) return route.continue();
        held.push(route);
      });
      await context.addInitScript(recordShifts);
      const found: unknown[] = [];
      for (const path of pageKinds) {
        const page = await context.newPage();
        const network = await slowDown(page);
        held = [];
        await page.goto(path, { waitUntil: "commit" });
        await page.evaluate(firstPaint);
        const fontsAfterPaint = held;
        held = undefined;
        await Promise.all(fontsAfterPaint.map((route) => route.continue()));
        await page.waitForLoadState();
        await page.evaluate(() => document.fonts.ready);
        await network.detach();
        await scrollThrough(page);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        if (sum.toFixed(3) !== "0.000") found.push({ path, shifts });
        await page.close();
      }
      expect(found).toEqual([]);
      expect(fonts).toBeGreaterThanOrEqual(2 * pageKinds.length);
      await context.close();
    },
  );
});

describe("Fonts", () => {
  it("weigh at most 40 kB together, and are asked for by the head of every page", async () => {
    const context = await site.newContext();
    const page = await context.newPage();
    const sizes = new Map<string, number>();
    page.on("response", async (response) => {
      if (response.url().endsWith(".woff2")) sizes.set(response.url(), (await response.body()).byteLength);
    });
    for (const path of pageKinds) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => page.locator('link[rel="preload"][as="font"]').count()).toBe(2);
    }
    await expect.poll(() => sizes.size).toBe(2);
    expect([...sizes.values()].reduce((sum, size) => sum + size)).toBeLessThanOrEqual(40_000);
    await context.close();
  });
});

interface Shift {
  readonly value: number;
  readonly atMs: number;
  readonly moved: readonly (string | undefined)[];
}

/** Notes what moves in a page, from its start. */
function recordShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      const moved = entry.sources.map(({ node }) =>
        node instanceof Element ? node.className : node?.nodeName,
      );
      shifts.push({ value: entry.value, atMs: Math.round(entry.startTime), moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Ends when a page has painted its first text or picture. */
function firstPaint(): Promise<void> {
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) done();
    }).observe({ type: "paint", buffered: true });
  });
}

/** The network of a phone that is far from a mast; ends with the session. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  return session;
}

/** Scrolls a page to its end, a screen at a time, so that everything lazy arrives. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.9) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
    // One that is not on the screen, such as a second view, would be waited for in vain; so would be what its decoder
    // says, which is only asked when the page is drawn.
    for (const image of document.images) image.loading = "eager";
    const loading = [...document.images].filter(({ complete }) => !complete);
    await Promise.all(
      loading.map(
        (image) =>
          new Promise((done) => {
            image.onload = done;
            image.onerror = done;
          }),
      ),
    );
    await frame();
    await frame();
  });
}
