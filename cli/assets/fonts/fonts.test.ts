import { expect, it } from "vitest";
import { packageRoot } from "../../../tests/support/package-root.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { openCache } from "../../incremental/cache.ts";
import { usedStyles } from "../used-styles.ts";
import { loadFonts } from "./fonts.ts";

const facesIn = (css: string) =>
  [...css.matchAll(/@font-face\{[^}]*\}/g)].map(([face]) => ({
    style: /font-style:(\w+)/.exec(face)?.[1] ?? "normal",
    weight: /font-weight:([\d ]+)/.exec(face)?.[1],
    path: /url\(\/([^)]+)\)/.exec(face)?.[1] ?? "",
  }));

it("a font has the italics that its family ships, cut as its other letters are, and none where it ships none", async () => {
  const { display, text } = await loadFonts({
    root: packageRoot,
    own: [],
    theme: { displayFont: "besley", textFont: "outfit", displayWeight: 400 },
    languages: ["en-GB"],
    base: "",
    cache: openCache(await temporaryFolder()),
  });
  const italics = facesIn(display.css).filter(({ style }) => style === "italic");
  expect(italics.length).toBeGreaterThan(0);
  expect(new Set(italics.map(({ weight }) => weight))).toEqual(new Set(["400"]));
  const published = new Map(display.files.map(({ path, bytes }) => [path, bytes.length]));
  for (const { path } of facesIn(display.css)) expect(published.has(path), path).toBe(true);
  expect(published.get(italics[0]?.path ?? "")).toBeLessThan(20_000);
  expect(Object.values(display.preloads).join()).not.toContain("italic");
  expect(facesIn(text.css).map(({ style }) => style)).not.toContain("italic");
  const stylesOf = usedStyles(display.css + text.css, {});
  expect(stylesOf("<p>Iris sibirica</p>")).not.toContain("italic");
  expect(facesIn(stylesOf("<p><em>Iris sibirica</em></p>")).map(({ style }) => style)).toContain("italic");
});
