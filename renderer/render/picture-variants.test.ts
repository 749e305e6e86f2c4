import { describe, expect, it } from "vitest";
import { pictureUrl } from "../../blocks/_kit/pictures/picture-attributes.ts";
import { pictureHtml } from "../../blocks/_kit/pictures/picture-html.ts";
import type { PictureUse } from "../../schema/fields/picture-settings.ts";
import { handMadeBlock, handMadePage } from "../../tests/support/hand-made-site.ts";
import type { SiteBlock } from "../site.ts";
import { picturesOfPage, pictureTexts, pictureVariants } from "./picture-variants.ts";

const facts = { width: 640, height: 427, alt: "A house." };
const names = [
  "house.jpg",
  "owner's house.jpg",
  "a & b, c.png",
  "no.1 (old).jpg",
  "屋根.webp",
  "100%.jpg",
  "rooms/01 Küche/a.b.jpg",
];
const media = new Map(names.map((name, index) => [name, { ...facts, version: `0000000${index}` }]));
const variantsOf = (...texts: string[]) => pictureVariants(texts.flatMap(pictureTexts), media);
const variantsOnPage = (block: SiteBlock) =>
  pictureVariants(picturesOfPage(handMadePage("/", { blocks: [block] }), ""), media);

function pictureOf(name: string, base = "") {
  const version = media.get(name)?.version ?? "";
  return { name, version, base, ...facts };
}

describe("the pictures that pages ask for", () => {
  it.each(names)("%j is found in a page, at every width that it is shown at", (name) => {
    const variants = variantsOf(pictureHtml(pictureOf(name), "half"));
    expect(variants.map(({ width, format }) => [width, format]).sort()).toEqual([
      [420, "avif"],
      [640, "avif"],
      [640, "jpg"],
    ]);
    for (const variant of variants) {
      expect(variant.name).toBe(name);
      expect(variant.path).toBe(
        `media/${name.replace(/\.[^.]+$/, "")}.${variant.version}-${variant.width}.${variant.format}`,
      );
    }
  });

  it("is found in an address for link previews too, as JPEG", () => {
    const address = `https://www.small.example${pictureUrl(pictureOf("house.jpg"), 640, "jpg")}`;
    expect(variantsOf(`<meta content="${address}">`)).toEqual([
      {
        path: "media/house.00000000-640.jpg",
        name: "house.jpg",
        version: "00000000",
        width: 640,
        format: "jpg",
      },
    ]);
  });

  it("is found in a site below a path, and its file is not below that path", () => {
    const [variant] = variantsOf(pictureHtml(pictureOf("house.jpg", "/school"), "half"));
    expect(variant?.path).toBe("media/house.00000000-420.avif");
  });

  it.each(["/media", "/a/media/b", "/rooms"])(
    "in a folder is found below %s too, however close others are",
    (base) => {
      const [room = "", house = ""] = ["rooms/01 Küche/a.b.jpg", "house.jpg"].map((name) =>
        pictureUrl(pictureOf(name, base), 480),
      );
      expect(
        variantsOf(`url(${room}),url(${house})x:url(${house});url(${room})`).map(({ path }) => path),
      ).toEqual(["media/rooms/01 Küche/a.b.00000006-480.webp", "media/house.00000000-480.webp"]);
    },
  );

  it("are both, of one with a version for dark colour schemes, in a page and in deferred values", () => {
    const { alt: _, ...night } = pictureOf("no.1 (old).jpg");
    const picture = { ...pictureOf("house.jpg"), dark: night };
    const namesOf = (variants: readonly { readonly name: string }[]) =>
      [...new Set(variants.map(({ name }) => name))].sort();
    expect(namesOf(variantsOf(pictureHtml(picture, "half")))).toEqual(["house.jpg", "no.1 (old).jpg"]);
    const props = { details: { src: "/data/1a.json", value: { pictures: [picture] } } };
    const block = handMadeBlock("gallery", { deferredPictureUses: ["wide"] }, { props });
    expect(namesOf(variantsOnPage(block))).toEqual(["house.jpg", "no.1 (old).jpg"]);
  });

  it("is found in a deferred value, at the widths of the uses that the block names", () => {
    const value = { pictures: [pictureOf("house.jpg")] };
    const props = { items: [{ details: { src: "/data/1a.json", value } }] };
    const deferring = (uses: readonly PictureUse[]) => {
      const block = handMadeBlock("gallery", { deferredPictureUses: uses }, { props });
      const outer = handMadeBlock("columns", {}, { children: [block] });
      return variantsOnPage(outer);
    };
    const made = deferring(["thumbnail"]).map(({ width, format }) => `${width}.${format}`);
    expect(made).toEqual(["640.jpg", "160.avif", "320.avif"]);
    expect(deferring([])).toEqual([]);
  });

  it("are each made once, however many pages show them", () => {
    const html = pictureHtml(pictureOf("house.jpg"), "half");
    expect(variantsOf(html, html)).toHaveLength(3);
  });

  it.each([
    ["a picture that there is not", "/media/nope.00000000-640.webp"],
    ["another version", "/media/house.ffffffff-640.webp"],
    ["a width that it does not have", "/media/house.00000000-641.webp"],
    ["no width", "/media/house.00000000-0.webp"],
    ["a way out of the folder", "/media/..%2F..%2Fhouse.00000000-640.webp"],
    ["an address that can't be decoded", "/media/%zz.00000000-640.webp"],
    ["a name in other letters", "/media/House.00000000-640.webp"],
  ])("a text that names %s makes none", (_, text) => {
    expect(variantsOf(`<p>${text}</p>`)).toEqual([]);
  });
});
