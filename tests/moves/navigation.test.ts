import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { visitSite } from "../support/visits.ts";

const site = visitSite();
const paths = ["/", "/services/", "/blog/", "/contact/", "/testimonials/", "/projects/1/", "/404.html"];

/** Makes every page note whether it came in with a transition. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() =>
    addEventListener("pagereveal", (event) => {
      document.documentElement.dataset.transition = String(
        Boolean((event as PageRevealEvent).viewTransition),
      );
    }),
  );
const transitionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.transition);

describe("Going from page to page", () => {
  it.each([
    { motion: "is a transition", reducedMotion: false, expected: "true" },
    { motion: "is none for visitors who prefer less motion", reducedMotion: true, expected: "false" },
  ])("$motion", async ({ reducedMotion, expected }) => {
    const page = await site.open("/testimonials/", { reducedMotion, prepare: watchTransitions });
    await expect.poll(() => transitionOf(page)).toBe("false");
    await page.locator(".site-footer").getByRole("link", { name: "Blog" }).click();
    await page.waitForURL("**/blog/");
    await expect.poll(() => transitionOf(page)).toBe(expected);
  });

  it("makes the picture of a card that of the page behind it", async () => {
    const page = await site.open("/blog/", {
      prepare: (opened) =>
        opened.addInitScript(() =>
          addEventListener("pagereveal", async (event) => {
            await (event as PageRevealEvent).viewTransition?.ready;
            const parts = document
              .getAnimations()
              .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
            document.documentElement.dataset.parts = parts.join(" ");
          }),
        ),
    });
    const card = page.locator(".article-list-card").first();
    const name = await card.getAttribute("data-view-name");
    await card.getByRole("link").click();
    await page.waitForURL("**/blog/*/");
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.parts))
      .toContain(`::view-transition-group(${name})`);
    await expect.poll(() => page.locator(".article").getAttribute("data-view-name")).toBe(name);
  });

  it("is rendered ahead by the browser when a visitor points at a link", async () => {
    // A page without a map, which would ask its server.
    const page = await site.open("/projects/1/");
    await page.unrouteAll();
    await page.context().unrouteAll();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Preload.enable");
    // A browser that is driven by its protocol may stop there, and says so: it was about to.
    const stops = [undefined, "PrerenderingDisabledByDevTools"];
    const tried = new Promise<string>((done) =>
      devtools.on("Preload.prerenderStatusUpdated", ({ key, prerenderStatus }) => {
        if (stops.includes(prerenderStatus)) done(key.url);
      }),
    );
    await page.locator(".site-footer").getByRole("link", { name: "Blog" }).hover();
    expect(await tried).toBe(`${site.url}/blog/`);
  });
});

describe.each(paths)("The rules of %s for rendering ahead", (path) => {
  it("are for this site's pages, on hover, and the page's policy allows them by their hash", async () => {
    const page = await site.open(path, { scripts: false });
    const rules = (await page.locator('script[type="speculationrules"]').textContent()) ?? "";
    const where = { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] };
    expect(JSON.parse(rules)).toEqual({ prerender: [{ where, eagerness: "moderate" }] });
    const policy = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute("content");
    const hash = createHash("sha256").update(rules).digest("base64");
    expect(policy).toContain(`'sha256-${hash}'`);
    expect(policy).not.toContain("unsafe");
  });
});

describe.each(paths)("The page %s", (path) => {
  it("is silent and breaks no rule of its policy, all the way down", async () => {
    const page = await site.open(path, {
      prepare: (opened) =>
        opened.addInitScript(() =>
          addEventListener("securitypolicyviolation", ({ violatedDirective }) => {
            console.error(`violates ${violatedDirective}`);
          }),
        ),
    });
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: "instant" });
        await new Promise((done) => requestAnimationFrame(done));
      }
    });
    await page.waitForLoadState("load");
    const said: string[] = [];
    const heard = () => {
      said.push(...site.takeLog());
      return said;
    };
    const expected = path === "/404.html" ? ["warning: 404: there is no page at /404.html"] : [];
    await expect.poll(heard).toEqual(expected);
  });
});
