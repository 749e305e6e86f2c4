import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findingsInLooks } from "../../support/axe-findings.ts";
import { buildExample } from "../../support/example-sites.ts";
import { policyViolations } from "../../support/policy-violations.ts";
import { serveFolder } from "../../support/serve-folder.ts";
import { connectBrowser, type SharedBrowser } from "../../support/shared-browser.ts";

const site = buildExample("examples/react-libraries");
let browser: SharedBrowser;
let server: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  [server, browser] = await Promise.all([serveFolder(site.dist, { readsHeaders: true }), connectBrowser()]);
});
afterAll(() => Promise.all([browser?.close(), server?.close()]));

const tile = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==",
  "base64",
);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const output = (page: Page) => page.locator("output");
const pixels = (page: Page) =>
  page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** The page of each library, and what somebody does there until its effect is shown. */
const libraries: readonly (readonly [library: string, path: string, use: (page: Page) => Promise<void>])[] = [
  [
    "embla-carousel-react",
    "/embla-carousel/",
    async (page) => {
      const left = async (selector: string) => (await page.locator(selector).boundingBox())?.x ?? 0;
      await button(page, "Next").click();
      await expect.poll(() => output(page).innerText()).toBe("2 of 3");
      const offset = async () =>
        (await left("li:nth-child(2) blockquote")) - (await left(".embla-carousel ul"));
      const start = async () =>
        (await left("li:nth-child(2) blockquote")) - (await left(".embla-carousel-viewport"));
      await expect.poll(async () => Math.abs(await start())).toBeLessThan(1);
      await expect.poll(offset).toBeGreaterThan(100);
    },
  ],
  [
    "swiper",
    "/swiper-slides/",
    async (page) => {
      const first = page.locator(".swiper-slide").first();
      const before = (await first.boundingBox())?.x ?? 0;
      await button(page, "Next slide").click();
      await expect.poll(async () => ((await first.boundingBox())?.x ?? 0) < before).toBe(true);
    },
  ],
  [
    "leaflet",
    "/leaflet-map/",
    async (page) => {
      const tiles = page.locator(".leaflet-tile-loaded");
      await expect.poll(() => tiles.count()).toBeGreaterThan(0);
      await button(page, "North jetty").click();
      await page.locator(".leaflet-popup").getByText("North jetty").waitFor();
      await button(page, "Zoom in").click();
      await expect.poll(() => tiles.last().getAttribute("src")).toContain("/15/");
    },
  ],
  [
    "@radix-ui/react-dialog",
    "/radix-dialog/",
    async (page) => {
      await button(page, "The rules").click();
      const dialog = page.getByRole("dialog", { name: "The rules" });
      await dialog.getByText("Be back by dusk.").waitFor();
      const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
      await expect.poll(overflow).toBe("hidden");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await expect.poll(overflow).not.toBe("hidden");
      await button(page, "The rules").click();
      await dialog.waitFor();
    },
  ],
  [
    "@headlessui/react",
    "/headless-listbox/",
    async (page) => {
      await expect.poll(() => output(page).innerText()).toBe("£12");
      await page.locator(".headless-listbox button").click();
      await page.getByRole("option", { name: "A whole day" }).click();
      await expect.poll(() => output(page).innerText()).toBe("£50");
      await page.locator(".headless-listbox button").click();
      await page.getByRole("listbox").waitFor();
    },
  ],
  [
    "motion",
    "/motion-list/",
    async (page) => {
      await page.getByRole("button", { name: "Dismiss Closed on Monday." }).click();
      await expect.poll(() => page.locator(".motion-list li").count()).toBe(2);
    },
  ],
  [
    "react-hook-form",
    "/hook-form/",
    async (page) => {
      await page.getByLabel("Guests").fill("9");
      await button(page, "Book").click();
      await page.getByText("Please write your name.").waitFor();
      await page.getByText("A boat has 6 seats.").waitFor();
      await page.getByLabel("Name").fill("Ada");
      await page.getByLabel("Guests").fill("4");
      await button(page, "Book").click();
      await page.getByText("Thank you, see you on the water.").waitFor();
    },
  ],
  [
    "@tanstack/react-table",
    "/sortable-table/",
    async (page) => {
      const boats = () => page.locator(".sortable-table tbody td:first-child").allInnerTexts();
      await expect.poll(boats).toEqual(["Teal", "Grebe", "Heron"]);
      await button(page, "Boat").click();
      await expect.poll(boats).toEqual(["Grebe", "Heron", "Teal"]);
      await expect.poll(() => page.locator('[aria-sort="ascending"]').innerText()).toContain("Boat");
    },
  ],
  [
    "chart.js",
    "/line-chart/",
    async (page) => {
      const empty = await pixels(page);
      await expect.poll(() => pixels(page)).not.toBe(empty);
      await button(page, "2026").click();
      await page.getByRole("img", { name: "Guests in 2026: 60, 120, 100" }).waitFor();
    },
  ],
  [
    "date-fns",
    "/date-range/",
    async (page) => {
      await button(page, "Longer").click();
      await expect.poll(() => output(page).innerText()).toBe("3 nights, until Monday 7 June");
    },
  ],
  [
    "zustand",
    "/zustand-cart/",
    async (page) => {
      await button(page, "Reserve Teal").click();
      await button(page, "Reserve Heron").click();
      await expect.poll(() => output(page).innerText()).toBe("Teal, Heron");
    },
  ],
];

const looks = [390, 1440].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ viewport: { width, height: 900 }, colorScheme })),
);

async function visit(path: string, options: BrowserContextOptions, look: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: server.url, ...options });
  await context.route("https://tile.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "image/png", body: tile }),
  );
  const violations = await policyViolations(context);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(path);
  await look(page);
  expect({ errors, violations }).toEqual({ errors: [], violations: [] });
  await context.close();
}

describe.each(looks)("at $viewport.width pixels, in $colorScheme colours,", (options) => {
  it.each(libraries)("%s does what it is for, by the policy of %s", (_, path, use) =>
    visit(path, options, use),
  );
});

describe("axe finds nothing wrong, once it was used, with", () => {
  it.each(libraries)("%s on %s", (_, path, use) =>
    visit(path, { bypassCSP: true }, async (page) => {
      await use(page);
      expect(await findingsInLooks(page, looks)).toEqual([]);
    }),
  );
});
