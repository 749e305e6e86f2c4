import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type Visitor, visitSite } from "../support/visits.ts";
import { swipe, tabTo, ways } from "../support/ways.ts";

const site = visitSite();
const withFive = "Zinc dormer on a Clarendon Park terrace";
const withFour = "Glazed gable in Knighton";
const phone: Visitor = { width: 390, height: 800, touch: true };

/** Opens a project's dialog and waits until its pictures are known. */
async function openPictures(title: string, visitor: Visitor = {}) {
  const page = await site.open("/", visitor);
  await page.getByRole("link", { name: title, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: title });
  const thumbnails = dialog.getByRole("button", { name: /^Picture / });
  await thumbnails.first().waitFor();
  return {
    page,
    dialog,
    thumbnails,
    main: dialog.locator(".project-pictures-main"),
    arrow: (name: "Previous picture" | "Next picture") => dialog.getByRole("button", { name }),
    /** The number of the picture that the strip and the main picture show, from 1, alone in a list. */
    shown: () =>
      dialog.evaluate((element) => {
        const nameOf = (image: Element | null) =>
          image?.getAttribute("src")?.match(/[\w-]+?\d*-[a-z]+/)?.[0] ?? "none";
        const main = nameOf(element.querySelector(".project-pictures-main img"));
        return [...element.querySelectorAll(".project-pictures-strip li")].flatMap((item, index) => {
          const isPressed = item.querySelector("[aria-pressed=true]") !== null;
          const isMain = nameOf(item.querySelector("img")) === main;
          return isPressed ? [isMain ? index + 1 : "another one"] : [];
        });
      }),
  };
}

describe.each(ways)("The dialog's pictures by $way", ({ visitor, use }) => {
  it("are chosen by their thumbnails and moved through, round in a circle, by the arrows", async () => {
    const { thumbnails, shown, arrow } = await openPictures(withFive, visitor);
    await expect.poll(() => thumbnails.count()).toBe(5);
    await expect.poll(shown).toEqual([1]);
    await use(thumbnails.nth(3));
    await expect.poll(shown).toEqual([4]);
    await use(arrow("Next picture"));
    await expect.poll(shown).toEqual([5]);
    await use(arrow("Next picture"));
    await expect.poll(shown).toEqual([1]);
    await use(arrow("Previous picture"));
    await expect.poll(shown).toEqual([5]);
  });

  it("have no arrows up to four", async () => {
    const { thumbnails, shown, arrow } = await openPictures(withFour, visitor);
    await expect.poll(() => thumbnails.count()).toBe(4);
    await expect.poll(() => arrow("Next picture").count()).toBe(0);
    await expect.poll(() => arrow("Previous picture").count()).toBe(0);
    await use(thumbnails.last());
    await expect.poll(shown).toEqual([4]);
  });
});

describe("The dialog's pictures", () => {
  it.each([
    [390, 3],
    [820, 4],
    [1440, 4],
  ])(
    "stand in one row, %i pixels of screen for %i thumbnails, and the others a scroll away",
    async (width, count) => {
      const { page, dialog, thumbnails } = await openPictures(withFive, { width });
      // All at one moment: the dialog may still be growing.
      const boxes = () =>
        dialog.locator(".project-pictures-strip").evaluate((strip) => {
          const end = strip.getBoundingClientRect().right + 1;
          return [...strip.querySelectorAll("button")].map((button) => {
            const { top, right } = button.getBoundingClientRect();
            return { top, isInside: right <= end };
          });
        });
      const all = await thumbnails.count();
      await expect.poll(async () => (await boxes()).length).toBe(all);
      await expect.poll(async () => new Set((await boxes()).map(({ top }) => top)).size).toBe(1);
      await expect.poll(async () => (await boxes()).filter(({ isInside }) => isInside).length).toBe(count);
      await page.keyboard.press("ArrowLeft");
      await expect.poll(async () => (await boxes()).at(-1)?.isInside).toBe(true);
    },
  );

  it("have the place and the year below them", async () => {
    const { dialog } = await openPictures(withFive);
    await expect
      .poll(() => dialog.locator(".project-pictures-caption > :first-child").textContent())
      .toMatch(/^Clarendon Park, Leicester, \w+ 20\d\d$/);
  });

  it("stay below the dialog's head, which has no gap above it", async () => {
    const { dialog } = await openPictures(withFive);
    await dialog.evaluate((element) => element.scrollTo(0, 400));
    // Both at one moment: the dialog may still be growing.
    const gap = () =>
      dialog.evaluate((element) => {
        const top = element.querySelector("header")?.getBoundingClientRect().top ?? Number.NaN;
        return Math.abs(top - element.getBoundingClientRect().top);
      });
    await expect.poll(gap).toBeLessThanOrEqual(1);
  });

  it.each([withFive, withFour])(
    "follow the arrow keys wherever the focus is in the dialog: %s",
    async (title) => {
      const { page, thumbnails, shown } = await openPictures(title);
      const last = await thumbnails.count();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expect.poll(shown).toEqual([3]);
      await tabTo(thumbnails.nth(1));
      await page.keyboard.press("ArrowLeft");
      await expect.poll(shown).toEqual([2]);
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      await expect.poll(shown).toEqual([last]);
    },
  );

  it("leave Alt and an arrow key to the browser", async () => {
    const { page, shown } = await openPictures(withFive);
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ArrowRight", altKey: true, bubbles: true }),
      ),
    );
    // It would be the third.
    await page.keyboard.press("ArrowRight");
    await expect.poll(shown).toEqual([2]);
  });

  it("say which one is shown when it changes", async () => {
    const { page, dialog } = await openPictures(withFive);
    await page.keyboard.press("ArrowRight");
    const said = dialog.locator('[aria-live="polite"]');
    await expect.poll(() => said.textContent()).toBe("Picture 2 of 5");
  });

  it("follow a finger's swipes, but not a scroll or a slip", async () => {
    const { page, main, shown } = await openPictures(withFive, phone);
    const at = await middleOf(page, main);
    await swipe(page, at, [-120, 10]);
    await expect.poll(shown).toEqual([2]);
    await swipe(page, at, [120, -10]);
    await expect.poll(shown).toEqual([1]);
    await swipe(page, at, [-20, 0]);
    await swipe(page, at, [-120, 0]);
    await expect.poll(shown).toEqual([2]);
    await swipe(page, at, [-60, -160]);
    // It would be the fourth.
    await page.keyboard.press("ArrowRight");
    await expect.poll(shown).toEqual([3]);
  });

  it("scroll the dialog when a finger moves up over them", async () => {
    const { page, main, shown, dialog } = await openPictures(withFive, phone);
    await dialog.getByText("Key Features").waitFor();
    await swipe(page, await middleOf(page, main), [0, -150]);
    await expect
      .poll(() => page.locator(".project-dialog").evaluate((overlay) => overlay.scrollTop))
      .toBeGreaterThan(50);
    await expect.poll(shown).toEqual([1]);
  });
});

async function middleOf(page: Page, element: ReturnType<Page["locator"]>): Promise<[number, number]> {
  await element.locator("img").evaluate((image) => (image as HTMLImageElement).decode());
  const box = await element.boundingBox();
  if (!box) throw new Error(`There is no picture on ${page.url()}.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}
