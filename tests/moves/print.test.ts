import { describe, expect, it } from "vitest";
import { pageKinds } from "../support/open-site.ts";
import { visitSite } from "../support/visits.ts";

const site = visitSite();

const onPaper = async (path: string) => {
  const page = await site.open(path, { width: 688, dark: true });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  return page;
};

describe("On paper", () => {
  // The page for missing addresses writes to the console.
  it.each(pageKinds.filter((path) => path !== "/404.html"))(
    "%s has no chrome, and is ink on white whatever the screen's scheme",
    async (path) => {
      const page = await onPaper(path);
      const chrome = ".site-header, .floating-link, .call-to-action, .breadcrumb, .actions, .form, iframe";
      await expect.poll(() => page.locator(`:is(${chrome}):visible`).count()).toBe(0);
      const { ink, paper } = await page.evaluate(() => {
        const style = getComputedStyle(document.body);
        return { ink: style.color, paper: style.backgroundColor };
      });
      expect({ ink, paper }).toEqual({ ink: "rgb(22, 24, 26)", paper: "rgb(255, 255, 255)" });
      await expect.poll(() => page.locator(".site-footer").isVisible()).toBe(true);
    },
  );

  it("shows pictures as by day, no taller than a third of a sheet", async () => {
    const page = await onPaper("/projects/2/");
    const picture = page.locator(".showcase-picture");
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).currentSrc))
      .not.toContain("dusk");
    const box = await picture.boundingBox();
    expect(box?.height).toBeLessThanOrEqual((90 / 25.4) * 96);
  });

  it("writes out where links of a text lead, and opens what is folded", async () => {
    const page = await onPaper("/services/");
    const written = await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "https://example.com/rules";
      document.querySelector(".prose")?.append(link);
      return getComputedStyle(link, "::after").content;
    });
    expect(written).toContain("https://example.com/rules");
    await page
      .locator(".timeline-included")
      .first()
      .evaluate((list) => {
        (list as HTMLDetailsElement).open = false;
      });
    await expect.poll(() => page.locator(".timeline-features").first().isVisible()).toBe(true);
  });
});
