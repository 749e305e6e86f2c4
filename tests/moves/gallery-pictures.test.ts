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
    /** The number of the picture that is shown, from 1; both the strip and the main picture must agree. */
    async shown() {
      const pressed = await thumbnails.evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute("aria-pressed") === "true"),
      );
      const number = pressed.indexOf(true) + 1;
      expect(pressed.filter(Boolean).length).toBe(1);
      const nameOf = (selector: string) =>
        dialog
          .locator(selector)
          .evaluate((image) => image.getAttribute("src")?.match(/[\w-]+?\d*-[a-z]+/)?.[0]);
      expect(await nameOf(".project-pictures-main img")).toBe(
        await nameOf(`.project-pictures-strip li:nth-child(${number}) img`),
      );
      return number;
    },
  };
}

describe.each(ways)("The dialog's pictures by $way", ({ visitor, use }) => {
  it("are chosen by their thumbnails and moved through, round in a circle, by the arrows", async () => {
    const { thumbnails, shown, arrow } = await openPictures(withFive, visitor);
    expect(await thumbnails.count()).toBe(5);
    expect(await shown()).toBe(1);
    await use(thumbnails.nth(3));
    expect(await shown()).toBe(4);
    await use(arrow("Next picture"));
    expect(await shown()).toBe(5);
    await use(arrow("Next picture"));
    expect(await shown()).toBe(1);
    await use(arrow("Previous picture"));
    expect(await shown()).toBe(5);
  });

  it("have no arrows up to four", async () => {
    const { thumbnails, shown, arrow } = await openPictures(withFour, visitor);
    expect(await thumbnails.count()).toBe(4);
    expect(await arrow("Next picture").count()).toBe(0);
    expect(await arrow("Previous picture").count()).toBe(0);
    await use(thumbnails.last());
    expect(await shown()).toBe(4);
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
      const first = await boxes();
      expect(first).toHaveLength(await thumbnails.count());
      expect(new Set(first.map(({ top }) => top)).size).toBe(1);
      expect(first.filter(({ isInside }) => isInside)).toHaveLength(count);
      await page.keyboard.press("ArrowLeft");
      await expect.poll(async () => (await boxes()).at(-1)?.isInside).toBe(true);
    },
  );

  it("have the place and the year below them", async () => {
    const { dialog } = await openPictures(withFive);
    expect(await dialog.locator(".project-pictures-caption > :first-child").textContent()).toMatch(
      /^Clarendon Park, Leicester, \w+ 20\d\d$/,
    );
  });

  it("stay below the dialog's head, which has no gap above it", async () => {
    const { dialog } = await openPictures(withFive);
    await dialog.evaluate((element) => element.scrollTo(0, 400));
    // Both at one moment: the dialog may still be growing.
    const gap = await dialog.evaluate((element) => {
      const top = element.querySelector("header")?.getBoundingClientRect().top ?? Number.NaN;
      return Math.abs(top - element.getBoundingClientRect().top);
    });
    expect(gap).toBeLessThanOrEqual(1);
  });

  it.each([withFive, withFour])(
    "follow the arrow keys wherever the focus is in the dialog: %s",
    async (title) => {
      const { page, thumbnails, shown } = await openPictures(title);
      const last = await thumbnails.count();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      expect(await shown()).toBe(3);
      await tabTo(thumbnails.nth(1));
      await page.keyboard.press("ArrowLeft");
      expect(await shown()).toBe(2);
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      expect(await shown()).toBe(last);
    },
  );

  it("leave Alt and an arrow key to the browser", async () => {
    const { page, shown } = await openPictures(withFive);
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ArrowRight", altKey: true, bubbles: true }),
      ),
    );
    expect(await shown()).toBe(1);
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
    await expect.poll(shown).toBe(2);
    await swipe(page, at, [120, -10]);
    await expect.poll(shown).toBe(1);
    await swipe(page, at, [-20, 0]);
    await swipe(page, at, [-120, 0]);
    await expect.poll(shown).toBe(2);
    await swipe(page, at, [-60, -160]);
    expect(await shown()).toBe(2);
  });

  it("scroll the dialog when a finger moves up over them", async () => {
    const { page, main, shown, dialog } = await openPictures(withFive, phone);
    await dialog.getByText("Key Features").waitFor();
    await swipe(page, await middleOf(page, main), [0, -150]);
    await expect
      .poll(() => page.locator(".project-dialog").evaluate((overlay) => overlay.scrollTop))
      .toBeGreaterThan(50);
    expect(await shown()).toBe(1);
  });
});

async function middleOf(page: Page, element: ReturnType<Page["locator"]>): Promise<[number, number]> {
  await element.locator("img").evaluate((image) => (image as HTMLImageElement).decode());
  const box = await element.boundingBox();
  if (!box) throw new Error(`There is no picture on ${page.url()}.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}
