import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { buildSiteOfBlocks } from "../support/site-of-blocks.ts";
import { visitSite } from "../support/visits.ts";
import { swipe } from "../support/ways.ts";

const pictures = {
  "bread.jpg": "Two loaves on a wooden board",
  "rye.jpg": "A round dark loaf",
  "shop.jpg": "The front of a bakery",
};
const [bread, rye, shop] = Object.keys(pictures);
const site = visitSite(() =>
  buildSiteOfBlocks({
    pictures,
    pages: {
      "/": [
        [
          "gallery",
          {
            title: "From the bakery",
            pictures: [{ picture: bread, caption: "Of the day" }, { picture: rye }, { picture: shop }],
          },
        ],
      ],
    },
  }),
);

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "From the bakery" });
const shown = (page: Page) => dialogOf(page).getByRole("img").getAttribute("alt");
const count = (page: Page) => dialogOf(page).getByRole("status").textContent();
const open = async (page: Page) => {
  await page.getByRole("link", { name: "Two loaves on a wooden board" }).click();
  await dialogOf(page).waitFor();
};

it("opens a picture large, goes on by buttons and keys, and closes where it was last", async () => {
  const page = await site.open("/");
  await open(page);
  await expect.poll(() => shown(page)).toBe("Two loaves on a wooden board");
  await expect.poll(() => dialogOf(page).getByText("Of the day").isVisible()).toBe(true);
  await expect.poll(() => count(page)).toBe("Picture 1 of 3");
  await page.getByRole("button", { name: "Next picture" }).click();
  await expect.poll(() => shown(page)).toBe("A round dark loaf");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => shown(page)).toBe("The front of a bakery");
  await page.keyboard.press("Escape");
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  const last = () => page.evaluate(() => document.activeElement?.querySelector("img")?.alt);
  await expect.poll(last).toBe("The front of a bakery");
});

it("shows a picture as sharp as the screen can", async () => {
  const page = await site.open("/");
  await open(page);
  const widthOf = () =>
    dialogOf(page)
      .getByRole("img")
      .evaluate((image: HTMLImageElement) => Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]));
  const largest = await page
    .getByRole("link", { name: "Two loaves", includeHidden: true })
    .getAttribute("data-width");
  await expect.poll(widthOf).toBeGreaterThanOrEqual(Math.min(1440, Number(largest)));
});

it("goes on by a finger", async () => {
  const page = await site.open("/", { touch: true, width: 390, height: 800 });
  await open(page);
  await swipe(page, [300, 400], [-200, 0]);
  await expect.poll(() => shown(page)).toBe("A round dark loaf");
  await swipe(page, [100, 400], [200, 0]);
  await expect.poll(() => shown(page)).toBe("Two loaves on a wooden board");
});

it("is a list of links to the pictures without script", async () => {
  const page = await site.open("/", { scripts: false });
  const address = await page.getByRole("link", { name: "A round dark loaf" }).getAttribute("href");
  const answer = await page.request.get(site.url + address);
  await expect.poll(() => answer.headers()["content-type"]).toMatch(/^image\//);
});
