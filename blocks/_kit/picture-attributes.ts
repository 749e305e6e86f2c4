import type { PictureFormat, PictureUse } from "../../schema/picture-settings.ts";
import type { Picture, PictureFile } from "../../schema/resolved.ts";

export type { PictureUse };

/**
 * How a picture is used: widths in pixels that fit the use on screens of one to three device pixels, unless the site
 * names others, and the `sizes` that let the browser choose before it has measured: as wide as two device pixels for one
 * need. On a phone a picture of a section is narrower than the screen by the page's margins.
 */
const uses = {
  hero: { widths: [800, 1280, 1920, 2560], sizes: "(min-resolution: 2.5dppx) 67vw, 100vw" },
  full: { widths: [800, 1280, 1920, 2560], sizes: "(min-resolution: 2.5dppx) 67vw, 100vw" },
  wide: { widths: [640, 800, 1280, 1600], sizes: "(min-width: 85rem) 80rem, calc(100vw - 3rem)" },
  half: {
    widths: [480, 640, 800, 1280],
    sizes: "(min-width: 85rem) 46rem, (min-width: 56rem) 58vw, calc(100vw - 3rem)",
  },
  card: {
    widths: [320, 480, 640, 960],
    sizes: "(min-width: 85rem) 26rem, (min-width: 40rem) 45vw, calc(100vw - 3rem)",
  },
  text: { widths: [480, 640, 800, 1280], sizes: "(min-width: 48rem) 42rem, calc(100vw - 3rem)" },
  row: { widths: [240, 480, 800], sizes: "(min-width: 85rem) 20rem, (min-width: 56rem) 25vw, 6.5rem" },
  logo: { widths: [160, 320, 480], sizes: "12rem" },
  thumbnail: { widths: [160, 320, 480], sizes: "(min-width: 40rem) 10rem, 30vw" },
} as const satisfies Record<PictureUse, { readonly widths: readonly number[]; readonly sizes: string }>;

/** From the first choice to the one for browsers that know none of the others. */
const usualFormats: readonly PictureFormat[] = ["avif", "webp"];

export interface PictureAttributes {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The attributes of a source element of a picture. */
export interface PictureSource {
  /** None on the last source for a colour scheme, which every browser can show. */
  readonly type?: string;
  readonly media?: string;
  readonly srcSet: string;
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The attributes of an img for a use, in the format that all browsers know. Widths larger than the picture are replaced
 * by its own.
 */
export function pictureAttributes(picture: Picture, use: PictureUse, isLazy = false): PictureAttributes {
  const format = lastFormatOf(picture);
  const widths = widthsOf(picture, use);
  const middle = widths[Math.floor(widths.length / 2)] ?? picture.width;
  const src = pictureUrl(picture, middle, format);
  return { src, ...sourceOf(picture, use, { format, isLazy }), alt: picture.alt };
}

/**
 * What a browser may load in place of the img, in the order in which it looks: the version for dark colour schemes in
 * all formats, then the picture itself in those that not all browsers know.
 */
export function pictureSources(
  { dark, ...picture }: Picture,
  use: PictureUse,
  isLazy = false,
): PictureSource[] {
  const typed = (file: PictureFile) =>
    formatsOf(file)
      .slice(0, -1)
      .map((format) => ({ type: `image/${format}`, ...sourceOf(file, use, { format, isLazy }) }));
  if (!dark) return typed(picture);
  const night = [...typed(dark), sourceOf(dark, use, { format: lastFormatOf(dark), isLazy })];
  const media = "screen and (prefers-color-scheme: dark)";
  return [...night.map((source) => ({ media, ...source })), ...typed(picture)];
}

function formatsOf({ made }: PictureFile): readonly PictureFormat[] {
  return made?.formats ?? usualFormats;
}

/** The one that all browsers know. */
function lastFormatOf(picture: PictureFile): PictureFormat {
  return formatsOf(picture).at(-1) ?? "webp";
}

function widthsOf({ made, width }: PictureFile, use: PictureUse): readonly number[] {
  const widths = made?.widths?.[use] ?? uses[use].widths;
  return [...new Set(widths.map((wanted) => Math.min(wanted, width)))].sort((one, other) => one - other);
}

interface SourceOptions {
  readonly format: PictureFormat;
  /** Whether it is loaded only when it is near, and so once the browser knows how wide it is shown. */
  readonly isLazy: boolean;
}

function sourceOf(picture: PictureFile, use: PictureUse, { format, isLazy }: SourceOptions) {
  const { width, height, made } = picture;
  const known = made?.sizes?.[use] ?? uses[use].sizes;
  const srcSet = widthsOf(picture, use)
    .map((wanted) => `${pictureUrl(picture, wanted, format)} ${wanted}w`)
    .join(", ");
  return { srcSet, sizes: isLazy ? `auto, ${known}` : known, width, height };
}

/**
 * What such an address looks like from its `/media/` on, as the source of a regular expression without groups. No folder
 * of pictures is called media, so that the last one of an address is where it begins.
 */
export const pictureAddress = "/media(?=/)(?:(?!/media/)[^\\s\"',&])+-\\d{1,5}\\.(?:avif|webp|jpg)";

/** Where a picture is found at a width in pixels, with the base of the site: `/media/hero-front.1a2b3c4d-800.webp`. */
export function pictureUrl(
  picture: Pick<PictureFile, "name" | "version" | "base">,
  width: number,
  format: PictureFormat = "webp",
): string {
  const stem = picture.name.replace(/\.[^.]+$/, "");
  // An apostrophe is fine in an address, but not as it stands in an attribute.
  const written = stem.split("/").map(encodeURIComponent).join("/").replaceAll("'", "%27");
  return `${picture.base}/media/${written}.${picture.version}-${width}.${format}`;
}

/** Where the picture is found that other sites show: a JPEG. */
export function sharedPictureUrl(picture: Picture): string {
  return pictureUrl(picture, sharedPictureWidth(picture), "jpg");
}

/** In pixels. */
export function sharedPictureWidth({ width }: Picture): number {
  return Math.min(1200, width);
}
