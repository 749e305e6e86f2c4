import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { visitSite } from "../support/visits.ts";
import { tabTo } from "../support/ways.ts";

const site = visitSite();

const comparisonOf = (within: Locator) => ({
  range: within.getByRole("slider", { name: "Before and after" }),
  button: (name: string) => within.getByRole("button", { name, exact: true }),
  captions: within.locator("figcaption"),
  cut: () =>
    within.locator(".comparison").evaluate((each) => getComputedStyle(each).getPropertyValue("--cut")),
});
const onItsPage = (page: Page) => comparisonOf(page.locator(".showcase-comparison"));
const onItsCard = (page: Page) => comparisonOf(page.locator('#projects [data-item="2"]'));

describe("The edge between before and after", () => {
  it("stands in the middle on the project's page, each half with its words", async () => {
    const page = await site.open("/projects/2/");
    const { captions, cut } = onItsPage(page);
    await expect.poll(cut).toBe("50%");
    await expect.poll(() => captions.allTextContents()).toEqual(["Original Property", "Transformed Design"]);
    for (const caption of await captions.all()) await expect.poll(() => caption.isVisible()).toBe(true);
  });

  it("is moved by the keyboard, and said in words", async () => {
    const page = await site.open("/projects/2/");
    const { range, button, cut } = onItsPage(page);
    await tabTo(range);
    await page.keyboard.press("ArrowRight");
    await expect.poll(cut).toBe("51%");
    await expect.poll(() => range.getAttribute("aria-valuetext")).toBe("Before 51 %");
    await page.keyboard.press("End");
    await expect.poll(cut).toBe("100%");
    await expect.poll(() => button("Before").getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("Home");
    await expect.poll(() => button("After").getAttribute("aria-pressed")).toBe("true");
    await expect.poll(cut).toBe("0%");
  });

  it("is dragged, on a card without opening it, and has the buttons as its ends", async () => {
    const page = await site.open("/");
    const { range, button, captions, cut } = onItsCard(page);
    await button("Before").hover();
    await expect.poll(() => range.getAttribute("aria-valuetext")).toBe("Before 0 %");
    const box = await range.boundingBox();
    if (!box) throw new Error("There is no range.");
    const [start, end] = [box.x + 32, box.x + box.width * 0.75];
    await page.mouse.move(start, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(end, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => Number.parseInt(await cut(), 10)).toBeGreaterThan(60);
    await expect.poll(() => captions.first().isVisible()).toBe(true);
    await button("After").click();
    await expect.poll(cut).toBe("0%");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });
});
