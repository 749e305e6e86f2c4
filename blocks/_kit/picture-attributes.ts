import type { Picture, PictureFile } from "../../schema/resolved.ts";

/**
 * How a picture is used: three widths in pixels that fit the use on screens of one to three device pixels, and
 * the `sizes` that let the browser choose.
 */
const uses = {
  full: { widths: [800, 1280, 1920], sizes: "100vw" },
  wide: { widths: [800, 1280, 1600], sizes: "(min-width: 85rem) 80rem, 100vw" },
  half: { widths: [480, 800, 1280], sizes: "(min-width: 85rem) 40rem, (min-width: 56rem) 50vw, 100vw" },
  card: { widths: [400, 640, 960], sizes: "(min-width: 85rem) 26rem, (min-width: 40rem) 45vw, 100vw" },
  text: { widths: [480, 800, 1280], sizes: "(min-width: 48rem) 42rem, 100vw" },
  logo: { widths: [160, 320, 480], sizes: "12rem" },
  thumbnail: { widths: [160, 320, 480], sizes: "(min-width: 40rem) 10rem, 30vw" },
} as const;

export type PictureUse = keyof typeof uses;

export interface PictureAttributes {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The attributes of an img for a use. Widths larger than the picture are replaced by its own. */
export function pictureAttributes(picture: Picture, use: PictureUse): PictureAttributes {
  return { ...fileAttributes(picture, use), alt: picture.alt };
}

/** The attributes of the source with a picture's version for dark colour schemes; none if it has no such version. */
export function darkSourceAttributes({ dark }: Picture, use: PictureUse) {
  if (!dark) return undefined;
  const { src, ...attributes } = fileAttributes(dark, use);
  return { media: "screen and (prefers-color-scheme: dark)", ...attributes };
}

function fileAttributes(picture: PictureFile, use: PictureUse): Omit<PictureAttributes, "alt"> {
  const { sizes, widths } = uses[use];
  const fitting = [...new Set(widths.map((width) => Math.min(width, picture.width)))];
  const middle = fitting[Math.min(1, fitting.length - 1)] ?? picture.width;
  return {
    src: pictureUrl(picture, middle),
    srcSet: fitting.map((width) => `${pictureUrl(picture, width)} ${width}w`).join(", "),
    sizes,
    width: picture.width,
    height: picture.height,
  };
}

/** Where a picture is found at a width in pixels, with the base of the site: `/media/hero-front.1a2b3c4d-800.webp`. */
export function pictureUrl(
  picture: Pick<PictureFile, "name" | "version" | "base">,
  width: number,
  format: "webp" | "jpg" = "webp",
): string {
  const stem = picture.name.replace(/\.[^.]+$/, "");
  // An apostrophe is fine in an address, but not as it stands in an attribute.
  const written = encodeURIComponent(stem).replaceAll("'", "%27");
  return `${picture.base}/media/${written}.${picture.version}-${width}.${format}`;
}

/** Where the picture is found that other sites show: a JPEG, at most 1200 pixels wide. */
export function sharedPictureUrl(picture: Picture): string {
  return pictureUrl(picture, Math.min(1200, picture.width), "jpg");
}
