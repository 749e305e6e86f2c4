import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { visitSite } from "../support/visits.ts";
import { focused, tabTo, ways } from "../support/ways.ts";

const site = visitSite();
const title = "Post-war house remade in Oadby";

const cardOf = (page: Page) => page.getByRole("link", { name: title, exact: true });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: title });
const pathOf = (page: Page) => new URL(page.url()).pathname;
const closed = (page: Page) => expect.poll(() => page.getByRole("dialog").count()).toBe(0);

describe.each(ways)("A project card by $way", ({ visitor, use }) => {
  it("opens the dialog with everything about the project, at the project's own address", async () => {
    const page = await site.open("/", visitor);
    await use(cardOf(page));
    const dialog = dialogOf(page);
    await dialog.getByText("Key Features").waitFor();
    for (const heading of ["Project Overview", "Challenges", "Solutions", "Key Features"])
      await expect.poll(() => dialog.getByRole("heading", { name: heading }).count()).toBe(1);
    await expect
      .poll(() => dialog.locator("dt").allTextContents())
      .toEqual(["Location", "Size", "Duration", "Completed"]);
    await expect
      .poll(() => dialog.locator(".project-dialog-badge").textContent())
      .toBe("Comprehensive Extension");
    await expect.poll(() => pathOf(page)).toBe("/projects/2/");
    await expect.poll(() => page.title()).toBe(title);
  });

  it("closes by its button and gives the focus, the address and the title back", async () => {
    const page = await site.open("/", visitor);
    const before = await page.title();
    await use(cardOf(page));
    await use(dialogOf(page).getByRole("button", { name: "Close" }));
    await closed(page);
    await expect.poll(() => pathOf(page)).toBe("/");
    await expect.poll(() => page.title()).toBe(before);
    await expect.poll(() => focused(page)).toBe(`a ${title}`);
  });

  it("is a link to the project's page without scripts", async () => {
    const page = await site.open("/", { ...visitor, scripts: false });
    await use(cardOf(page));
    await page.waitForURL("**/projects/2/");
    await expect.poll(() => page.locator("h1").textContent()).toBe(title);
  });
});

describe("The dialog", () => {
  async function openDialog(path = "/") {
    const page = await site.open(path);
    await cardOf(page).click();
    await dialogOf(page).waitFor();
    return page;
  }

  it("closes on Escape, once however often it is pressed", async () => {
    const page = await site.open("/testimonials/");
    await page.goto(`${site.url}/`, { waitUntil: "domcontentloaded" });
    await cardOf(page).click();
    await dialogOf(page).waitFor();
    await page.evaluate(() => {
      for (let press = 0; press < 3; press++)
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    });
    await closed(page);
    await expect.poll(() => pathOf(page)).toBe("/");
    await expect.poll(() => focused(page)).toBe(`a ${title}`);
  });

  it("goes back only once when its button is clicked twice", async () => {
    const page = await site.open("/testimonials/");
    await page.goto(`${site.url}/`, { waitUntil: "domcontentloaded" });
    await cardOf(page).click();
    await dialogOf(page).getByRole("button", { name: "Close" }).dblclick({ noWaitAfter: true });
    await closed(page);
    await page.goForward();
    await expect.poll(() => pathOf(page)).toBe("/projects/2/");
  });

  it("closes on a click outside, not on one inside or on a selection that ends outside", async () => {
    const page = await openDialog();
    await dialogOf(page).getByRole("heading", { name: title }).click();
    await expect.poll(() => dialogOf(page).isVisible()).toBe(true);
    await dialogOf(page).getByText("Key Features").waitFor();
    await page.mouse.move(720, 60);
    await page.mouse.down();
    await page.mouse.move(20, 400, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).not.toBe("");
    await dialogOf(page).hover();
    await expect.poll(() => dialogOf(page).isVisible()).toBe(true);
    await page.mouse.click(20, 400);
    await closed(page);
  });

  it("closes on Back and opens again on Forward", async () => {
    const page = await openDialog();
    await page.goBack();
    await closed(page);
    await expect.poll(() => pathOf(page)).toBe("/");
    await page.goForward();
    await dialogOf(page).waitFor();
    await expect.poll(() => pathOf(page)).toBe("/projects/2/");
    await expect.poll(() => page.title()).toBe(title);
    await page.keyboard.press("Escape");
    await closed(page);
    await expect.poll(() => focused(page)).toBe(`a ${title}`);
  });

  it("has the focus, and keeps it inside", async () => {
    const page = await openDialog();
    await dialogOf(page).getByText("Key Features").waitFor();
    await expect.poll(() => focused(page)).toBe("button Close");
    // From the guards beside the dialog, floating-ui takes the focus back in the next frame.
    const inside = () =>
      dialogOf(page).evaluate(async (dialog) => {
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        return dialog.contains(document.activeElement);
      });
    for (const key of ["Shift+Tab", ...Array<string>(12).fill("Tab")]) {
      await page.keyboard.press(key);
      await expect.poll(inside).toBe(true);
    }
  });

  it("hides the rest of the page from assistive technology, and stops it scrolling", async () => {
    const page = await openDialog();
    const before = await page.evaluate(() => scrollY);
    await expect.poll(() => page.getByRole("link", { name: "Testimonials" }).count()).toBe(0);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("End");
    await expect
      .poll(() => page.locator(".project-dialog").evaluate((dialog) => dialog.scrollTop))
      .toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press("Escape");
    await closed(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  it("is the project's page when it is reloaded, and Back leads to where the visitor was", async () => {
    const page = await openDialog("/projects/");
    await page.reload();
    await expect.poll(() => page.locator("h1").textContent()).toBe(title);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe("/projects/");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  it("opens on a project's page too, over that page's own address", async () => {
    const page = await site.open("/projects/1/");
    await cardOf(page).click();
    await dialogOf(page).waitFor();
    await expect.poll(() => pathOf(page)).toBe("/projects/2/");
    await page.goBack();
    await closed(page);
    await expect.poll(() => pathOf(page)).toBe("/projects/1/");
  });

  it.each([
    ["a middle click", { button: "middle" }],
    ["Ctrl and a click", { modifiers: ["Control"] }],
    ["Shift and a click", { modifiers: ["Shift"] }],
  ] as const)("leaves %s to the browser, which opens the project's page elsewhere", async (_, how) => {
    const page = await site.open("/");
    for (const state of ["asleep", "awake"]) {
      // The tab is closed with the others: one that is closed on its way may never say that it is.
      await Promise.all([
        page.context().waitForEvent("page"),
        cardOf(page).click({ ...how, modifiers: [...("modifiers" in how ? how.modifiers : [])] }),
      ]);
      await expect.poll(() => pathOf(page), { message: state }).toBe("/");
    }
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  it("opens and closes at once for visitors who prefer less motion", async () => {
    const page = await site.open("/", { reducedMotion: true });
    await cardOf(page).click();
    await dialogOf(page).waitFor();
    const animations = await page.evaluate(() => document.getAnimations().length);
    expect(animations).toBe(0);
    await page.keyboard.press("Escape");
    await closed(page);
  });
});

describe("The dialog's details", () => {
  it("are waited for in words, while the picture and the title are there already", async () => {
    let answer: (value?: undefined) => void = () => undefined;
    const prepare = (page: Page) =>
      page.route("**/data/*.json", async (route) => {
        await new Promise((done) => (answer = done));
        await route.continue();
      });
    const page = await site.open("/", { prepare });
    await cardOf(page).click();
    await dialogOf(page).getByRole("status").getByText("Loading…").waitFor();
    await expect.poll(() => dialogOf(page).getByRole("img").count()).toBe(1);
    answer();
    await dialogOf(page).getByText("Key Features").waitFor();
    await expect.poll(() => dialogOf(page).getByText("Loading").count()).toBe(0);
  });

  it("that do not come are said to, with a link to the page, and are asked for again next time", async () => {
    let broken = true;
    const prepare = (page: Page) =>
      page.route("**/data/*.json", (route) => (broken ? route.abort() : route.continue()));
    const page = await site.open("/", { prepare });
    await cardOf(page).click();
    const alert = dialogOf(page).getByRole("alert");
    await alert.waitFor();
    await expect.poll(() => alert.textContent()).toContain("could not be loaded");
    expect(site.takeLog().every((line) => line.includes("ERR_FAILED"))).toBe(true);

    broken = false;
    await page.keyboard.press("Escape");
    await closed(page);
    await cardOf(page).click();
    await dialogOf(page).getByText("Key Features").waitFor();
  });

  it("can be had from the link when they failed", async () => {
    const prepare = (page: Page) => page.route("**/data/*.json", (route) => route.fulfill({ status: 500 }));
    const page = await site.open("/", { prepare });
    await cardOf(page).click();
    await tabTo(dialogOf(page).getByRole("link", { name: "Open the page" }));
    await page.keyboard.press("Enter");
    await page.locator("h1", { hasText: title }).waitFor();
    await expect.poll(() => pathOf(page)).toBe("/projects/2/");
    site.takeLog();
  });
});
