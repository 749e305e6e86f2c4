import { inflateSync } from "node:zlib";
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

  it.each(["/", "/contact/", "/projects/1/", "/services/"])(
    "%s has its title block on one sheet, the last",
    async (path) => {
      const page = await site.open(path, { bypassPolicy: true });
      const marked = ".site-footer.site-footer.site-footer { color: rgb(1, 2, 3) !important }";
      await page.addStyleTag({ content: `@media print { ${marked} }` });
      const sheets = sheetsOf(await page.pdf({ format: "A4" }));
      expect(sheets.length).toBeGreaterThan(1);
      const withMark = sheets.map((sheet) => /\.0039\d* \.0078\d* \.011[78]\d* rg/.test(sheet));
      expect(withMark).toEqual(sheets.map((_, index) => index === sheets.length - 1));
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

/** What is drawn on each sheet of a PDF. */
function sheetsOf(pdf: Buffer): string[] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/\/Type\s*\/Page\b[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id]) => {
    const start = /stream\r?\n/g;
    start.lastIndex = text.indexOf(`\n${id} 0 obj`);
    start.exec(text);
    const drawn = text.slice(start.lastIndex, text.indexOf("endstream", start.lastIndex));
    return inflateSync(Buffer.from(drawn, "latin1")).toString("latin1");
  });
}
