import { describe, expect, it } from "vitest";
import type { PictureVariant } from "../../../renderer/render/picture-variants.ts";
import { adminPictures } from "./admin-pictures.ts";

const facts = (width: number) => ({ width, height: width, version: "1a2b3c4d" });
const published = (name: string, width: number, format: "avif" | "jpg" = "avif"): PictureVariant => ({
  path: `media/${name.replace(/\.\w+$/, "")}.1a2b3c4d-${width}.${format}`,
  name,
  version: "1a2b3c4d",
  width,
  format,
});

/** The widths that are made for a picture, beside those that its pages ask for. */
const madeFor = (width: number, present: readonly PictureVariant[]) =>
  adminPictures(new Map([["house.jpg", facts(width)]]), present).variants.map((variant) => variant.width);

describe("the editor's own pictures", () => {
  it.each<[string, number, readonly PictureVariant[], readonly number[]]>([
    ["of one that no page has: a thumbnail and one to be placed", 3000, [], [400, 1280]],
    ["of a small one: itself, once", 300, [], [300]],
    ["of one between: the whole of it", 900, [], [400, 900]],
    ["of one on a card: none", 3000, [400, 640, 960].map((width) => published("house.jpg", width)), []],
    ["of one that is only large: a thumbnail", 3000, [published("house.jpg", 1920)], [400]],
    ["of one that is only a thumbnail: one to be placed", 3000, [published("house.jpg", 320)], [1280]],
    ["of one that is only shared: a thumbnail", 3000, [published("house.jpg", 1200, "jpg")], [400]],
    ["of one with a fallback: none", 3000, [published("house.jpg", 800, "jpg")], []],
  ])("%s", (_, width, present, expected) => {
    expect(madeFor(width, present)).toEqual(expected);
  });

  it("are listed with those of the site, by format and in order", () => {
    const media = new Map([["my house's.jpg", facts(3000)]]);
    const site = [published("my house's.jpg", 1920), published("my house's.jpg", 1200, "jpg")];
    const { widths, variants } = adminPictures(media, [...site, published("my house's.jpg", 1640)]);
    expect(widths).toEqual({
      "/media/my%20house%27s.1a2b3c4d": { webp: [400], avif: [1640, 1920], jpg: [1200] },
    });
    expect(variants[0]?.path).toBe("media/my house's.1a2b3c4d-400.webp");
  });
});
