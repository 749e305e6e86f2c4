import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { buildVariant } from "../support/site-variant.ts";
import { type Visitor, visitSite } from "../support/visits.ts";

/** React's development build, which warns of whatever differs from what the server rendered. */
const site = visitSite(() => buildVariant(() => undefined, "development"));

const hydrated = (page: Page, island: string) =>
  expect
    .poll(() =>
      page
        .locator(`[data-island="${island}"] > [data-root]`)
        .evaluate((root) => Object.keys(root).some((key) => key.startsWith("__reactContainer"))),
    )
    .toBe(true);

const clipboard: Visitor = { permissions: ["clipboard-write"] };
const islands: readonly [string, string, string, (page: Page) => Promise<unknown>, Visitor?][] = [
  ["the gallery of the home page", "/", "project-gallery", (page) => page.locator("#projects ul").hover()],
  [
    "the gallery of all projects",
    "/projects/",
    "project-gallery",
    (page) => page.locator("#projects ul").hover(),
  ],
  [
    "the gallery below a project",
    "/projects/2/",
    "project-gallery",
    (page) => page.locator("#more ul").hover(),
  ],
  ["the form", "/contact/", "form", (page) => page.locator("form").hover()],
  [
    "the form, with something typed already",
    "/contact/",
    "form",
    (page) => page.locator('[name="message"]').pressSequentially("Typed before"),
  ],
  ["the toasts, behind the form", "/contact/", "toasts", (page) => page.locator("form").hover()],
  [
    "the toasts, with one in them already",
    "/blog/party-wall-agreements-leicester-property-guide/",
    "toasts",
    (page) => page.getByRole("button", { name: "Share Article" }).click(),
    clipboard,
  ],
];

/** What was said, but for the advertisement that React's development build begins with. */
const saidOn = () => site.takeLog().filter((line) => !line.includes("Download the React DevTools"));

describe("In the development build React has nothing to say", () => {
  it("and it is that build", async () => {
    const page = await site.open("/contact/");
    const [react] = await Promise.all([
      page.waitForResponse(/assets\/react\./),
      page.locator("form").hover(),
    ]);
    expect(await react.text()).toContain("Hydration failed because the server rendered");
    await hydrated(page, "form");
    expect(saidOn()).toEqual([]);
  });

  it.each(islands)("about %s", async (_, path, island, wake, visitor) => {
    const page = await site.open(path, visitor);
    await wake(page);
    await hydrated(page, island);
    expect(saidOn()).toEqual([]);
  });

  it("about a dialog that opens, moves and closes", async () => {
    const page = await site.open("/");
    await page.getByRole("link", { name: "Glazed gable in Knighton" }).click();
    await page.getByRole("dialog").getByText("Key Features").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(saidOn()).toEqual([]);
  });

  it("about a form that is sent", async () => {
    const page = await site.open("/contact/");
    for (const name of ["name", "phone", "message"])
      await page.locator(`[name="${name}"]`).fill("Some words");
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.locator(".toast").waitFor();
    expect(saidOn()).toEqual([]);
  });
});
