import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PictureFormat, type PictureUse, pictureUses } from "../../../schema/fields/picture-settings.ts";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { runs } from "../../../tests/support/extent.ts";
import { samplePicture } from "../../../tests/support/resolved-sample.ts";
import { pictureAttributes, pictureSources, pictureWidths } from "./picture-attributes.ts";
import { pictureHtml } from "./picture-html.ts";

const house = samplePicture("house.jpg");
const { alt: _, ...night } = samplePicture("night.png");
const own = fc.integer({ min: 16, max: 6000 });
const windows = [390, 820, 1180, 1440];
const remPx = 16;

/** How wide a picture is by its `sizes`, in CSS pixels, in a window at two device pixels for one. */
function widthIn(sizes: string, windowPx: number): number {
  const lengthOf = (length: string) =>
    [...length.matchAll(/(-\s)?([\d.]+)(rem|vw)/g)].reduce(
      (sum, [, minus, number, unit]) =>
        sum + (minus ? -1 : 1) * Number(number) * (unit === "rem" ? remPx : windowPx / 100),
      0,
    );
  for (const part of sizes.split(/,\s*(?![^(]*\))/)) {
    const [, feature, least = "0", length = part] = /^\((min-\w+): ([\d.]+)\w+\) (.+)$/.exec(part) ?? [];
    if (feature === undefined) return lengthOf(length);
    if (feature === "min-width" && windowPx >= Number(least) * remPx) return lengthOf(length);
  }
  return 0;
}

const sizesOf = (use: PictureUse) => pictureSources(house, use)[0]?.sizes ?? "";

/** No width is less than 20 % wider than the next one. */
function expectSteps(widths: readonly number[]) {
  for (const [index, width] of widths.entries())
    if (index > 0) expect(width).toBeGreaterThanOrEqual((widths[index - 1] ?? 0) * 1.2);
}

describe("the widths of a picture", () => {
  it.each(pictureUses)("are at most five for %s, in steps of 20 %%, up to what screens need", (use) => {
    const needed = Math.max(...windows.map((windowPx) => 2 * widthIn(sizesOf(use), windowPx)));
    assertProperty(
      fc.property(own, (width) => {
        const widths = pictureWidths({ name: "a.jpg", width }, use);
        expect(widths.length).toBeLessThanOrEqual(5);
        expectSteps(widths);
        const largest = widths.at(-1) ?? 0;
        expect(largest).toBeLessThanOrEqual(width);
        // Two device pixels, or five for every six: more would make pages heavier, and nobody sees it.
        expect(largest).toBeGreaterThanOrEqual(Math.floor(Math.min(width, needed / 1.21)));
      }),
      { numRuns: runs(1000) },
    );
  });

  it("are in such steps over all uses together, so that these share files", () => {
    assertProperty(
      fc.property(own, (width) => {
        const all = pictureUses.flatMap((use) => pictureWidths({ name: "a.jpg", width }, use));
        expectSteps([...new Set(all)].sort((one, other) => one - other));
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each([
    ["much narrower: its own width alone", 300, [300]],
    ["a little wider than a step: its own width for it", 700, [420, 700]],
    ["as wide as a step", 1280, [420, 640, 832, 1280]],
    ["wider than all: none but those", 4000, [420, 640, 832, 1280]],
  ])("are, of one that is %s", (_, width, widths) => {
    expect(pictureWidths({ name: "a.jpg", width }, "half")).toEqual(widths);
  });

  it("are those that the site names, whatever their steps, and its own in place of wider ones", () => {
    const made = { widths: { half: [640, 600, 1000] } };
    expect(pictureWidths({ name: "a.jpg", width: 2000, made }, "half")).toEqual([600, 640, 1000]);
    expect(pictureWidths({ name: "a.jpg", width: 700, made }, "half")).toEqual([700]);
    expect(pictureWidths({ name: "a.jpg", width: 900, made }, "half")).toEqual([600, 640, 900]);
  });
});

describe("the fallback of a picture", () => {
  const shownWith = (formats?: readonly PictureFormat[], more = {}) => {
    const picture = { ...house, ...(formats && { made: { formats } }), ...more };
    const { src, srcSet } = pictureAttributes(picture, "half");
    const sources = pictureSources(picture, "half").map(({ type, srcSet: set }) => [
      type,
      set.split(", ").length,
    ]);
    return { sources, src: src.replace(/^.*-(?=\d)/, ""), widths: srcSet?.split(", ").length };
  };

  it.each<[readonly PictureFormat[] | undefined, ReturnType<typeof shownWith>]>([
    [undefined, { sources: [["image/avif", 4]], src: "800.jpg", widths: undefined }],
    [["avif", "webp"], { sources: [["image/avif", 4]], src: "800.webp", widths: undefined }],
    [["webp", "jpg"], { sources: [["image/webp", 4]], src: "800.jpg", widths: undefined }],
    [
      ["avif", "webp", "jpg"],
      {
        sources: [
          ["image/avif", 4],
          ["image/webp", 4],
        ],
        src: "800.jpg",
        widths: undefined,
      },
    ],
    [["avif"], { sources: [], src: "832.avif", widths: 4 }],
    [["webp"], { sources: [], src: "832.webp", widths: 4 }],
    [["jpg"], { sources: [], src: "832.jpg", widths: 4 }],
  ])("of %j has one width, unless there is no other format", (formats, shown) => {
    expect(shownWith(formats)).toEqual(shown);
  });

  it.each<[readonly PictureFormat[] | undefined, ReturnType<typeof shownWith>]>([
    [undefined, { sources: [["image/avif", 4]], src: "800.webp", widths: undefined }],
    [["webp", "jpg"], { sources: [], src: "832.webp", widths: 4 }],
    [["jpg"], { sources: [], src: "832.webp", widths: 4 }],
  ])("of %j keeps what is transparent", (formats, shown) => {
    expect(shownWith(formats, { transparent: true })).toEqual(shown);
  });

  it("is as wide as the picture, or as the middle one of the widths that the site names", () => {
    expect(shownWith(undefined, { width: 500 }).src).toBe("500.jpg");
    expect(shownWith(undefined, { made: { widths: { half: [300, 400, 1200] } } }).src).toBe("400.jpg");
  });

  it("is one file for all uses", () => {
    expect(new Set(pictureUses.map((use) => pictureAttributes(house, use).src)).size).toBe(1);
  });

  it("is plain in the page: a srcset and sizes are the sources' alone", () => {
    const version = house.version;
    expect(pictureHtml(house, "thumbnail")).toBe(
      `<picture><source type="image/avif" srcset="/media/house.${version}-160.avif 160w, /media/house.${version}-320.avif 320w" ` +
        'sizes="auto, (min-width: 40rem) 10rem, 30vw" width="1600" height="900">' +
        `<img src="/media/house.${version}-800.jpg" width="1600" height="900" alt="What house.jpg shows." loading="lazy" decoding="async"></picture>`,
    );
  });

  it("of a version for dark colour schemes is the last of its sources, of one file too", () => {
    const sources = pictureSources({ ...house, dark: { ...night, transparent: true } }, "half");
    expect(
      sources.map(({ type, media, sizes, srcSet }) => [
        type,
        media,
        sizes !== undefined,
        srcSet.split(" ").length,
      ]),
    ).toEqual([
      ["image/avif", "screen and (prefers-color-scheme: dark)", true, 8],
      [undefined, "screen and (prefers-color-scheme: dark)", false, 1],
      ["image/avif", undefined, true, 8],
    ]);
    expect(sources[1]?.srcSet).toMatch(/night\.\w+-800\.webp$/);
  });
});
