import { statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { builtPages, dist } from "./support/built-page.ts";

const pages = builtPages();
const everyPage = [...pages.values()].map((page) => [page.path, page] as const);

describe("Bytes", () => {
  it("keeps the home page, its styles in it, under 25 kB", () => {
    const html = pages.get("/")?.html ?? "";
    expect(html).toContain("</style>");
    expect(brotliCompressSync(html).length).toBeLessThan(25_000);
  });

  it.each(everyPage)("%s asks at once for two fonts of at most 40 kB together", (_, page) => {
    const fonts = page.all('link[rel="preload"][as="font"]').map(({ attribs }) => attribs.href ?? "");
    expect(fonts).toHaveLength(2);
    const sizes = fonts.map((font) => statSync(join(dist, font)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000);
  });

  it.each(everyPage)("%s waits for no file of styles or script", (_, page) => {
    expect(page.all('link[rel~="stylesheet"], style:empty')).toEqual([]);
    // The second has the faces that stand in for those of the page's own title.
    expect([1, 2]).toContain(page.all("style").length);
    const blocking = page.all("script").filter(({ attribs: { src, type } }) => {
      return src
        ? type !== "module"
        : !["application/ld+json", "application/json", "speculationrules"].includes(type ?? "");
    });
    expect(blocking).toEqual([]);
  });
});
