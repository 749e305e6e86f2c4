import type { PictureUse, PublishedFormat } from "../../../schema/fields/picture-settings.ts";
import type { Picture, PictureFile } from "../../../schema/fields/resolved.ts";

export type { PictureUse };

/**
 * How a picture is used: the widths in pixels that are made for it, unless the site names others, and the `sizes` that
 * let the browser choose before it has measured: as wide as two device pixels for one need. On a phone a picture of a
 * section is narrower than the screen by the page's margins.
 *
 * All uses take their widths from one ladder, so that a picture that is a card, in a text and wide shares its files:
 * 160, 240, 320, 420, 640, 832, 1056, 1280, 1640, 2560. Each step is 20 % or more, and each width is what places of the
 * built-in blocks need on windows of 390, 820, 1180 and 1440 px, with one or two device pixels: 104 to 160 px of rows and
 * thumbnails (160, 240, 320); 360 to 416 px of cards in columns (420, 832); 520 to 640 px of halves (640, 1280); 720 to
 * 820 px, the width of a tablet or twice a phone's (832, 1640); 1280 to 1440 px of the widest places (1280, 1640, 2560).
 */
const uses = {
  hero: { widths: [832, 1280, 1640, 2560], sizes: "(min-resolution: 2.5dppx) 67vw, 100vw" },
  full: { widths: [832, 1280, 1640, 2560], sizes: "(min-resolution: 2.5dppx) 67vw, 100vw" },
  wide: { widths: [640, 832, 1280, 1640, 2560], sizes: "(min-width: 85rem) 80rem, calc(100vw - 3rem)" },
  half: {
    widths: [420, 640, 832, 1280],
    sizes: "(min-width: 85rem) 46rem, (min-width: 56rem) 58vw, calc(100vw - 3rem)",
  },
  card: {
    widths: [420, 640, 832, 1056],
    sizes: "(min-width: 85rem) 26rem, (min-width: 40rem) 45vw, calc(100vw - 3rem)",
  },
  text: { widths: [420, 640, 832, 1280], sizes: "(min-width: 48rem) 42rem, calc(100vw - 3rem)" },
  row: { widths: [160, 240, 320, 640], sizes: "(min-width: 85rem) 20rem, (min-width: 56rem) 25vw, 6.5rem" },
  logo: { widths: [240, 420], sizes: "12rem" },
  thumbnail: { widths: [160, 320], sizes: "(min-width: 40rem) 10rem, 30vw" },
} as const satisfies Record<PictureUse, { readonly widths: readonly number[]; readonly sizes: string }>;

const widest = 2560;
/** How much wider than the next one a width must be to be worth a file. */
const step = 1.2;
/** In pixels: the only width for the few browsers that know only the last format. */
const fallbackWidth = 800;

/** From the first choice to the one for browsers that know none of the others. */
const usualFormats: readonly PublishedFormat[] = ["avif", "jpg"];

/** Whether a picture is a drawing of vectors: such a one is published once, for all widths. */
export const isVector = ({ name }: Pick<PictureFile, "name">) => /\.svg$/i.test(name);

interface PictureAttributes {
  readonly src: string;
  /** Only where there is no other format: the img is the fallback otherwise. */
  readonly srcSet?: string;
  /** Absent if there is one width only. */
  readonly sizes?: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a decorative picture. */
  readonly alt: string;
}

/** The attributes of a source element of a picture. */
interface PictureSource {
  /** None on the last source for a colour scheme, which every browser can show. */
  readonly type?: string;
  /** A media query for the colour scheme that it is for; absent if it is for both. */
  readonly media?: string;
  readonly srcSet: string;
  /** None where there is one width only. */
  readonly sizes?: string;
  /** In pixels, as `height` is: of the picture in its own size, for its aspect ratio. */
  readonly width: number;
  readonly height: number;
}

/**
 * The attributes of an img for a use, in the last format: one middle width for browsers that know none of those before
 * it, or all widths if it is the only one.
 */
export function pictureAttributes(picture: Picture, use: PictureUse, isLazy = false): PictureAttributes {
  const { width, height, alt } = picture;
  const [only, ...others] = formatsOf(picture);
  if (others.length > 0) return { src: fallbackUrl(picture, use), width, height, alt };
  if (only === "svg") return { src: pictureUrl(picture, width, only), width, height, alt };
  const src = pictureUrl(picture, middleOf(pictureWidths(picture, use), width), only);
  return { src, ...sourceOf(picture, use, { format: only, isLazy }), alt };
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
  const night = [...typed(dark), lastSourceOf(dark, use, isLazy)];
  const media = "screen and (prefers-color-scheme: dark)";
  return [...night.map((source) => ({ media, ...source })), ...typed(picture)];
}

/** The widths in pixels at which a picture is made for a use, in ascending order. */
export function pictureWidths(
  picture: Pick<PictureFile, "name" | "made" | "width">,
  use: PictureUse,
): readonly number[] {
  const { made, width } = picture;
  if (isVector(picture)) return [width];
  const named = made?.widths?.[use];
  const wanted: readonly number[] = named ?? uses[use].widths;
  const isCapped = named ? named.some((each) => each > width) : width < widest;
  // A picture's own width takes the place of those that are little narrower.
  const widths = isCapped ? wanted.map((each) => (each * step > width ? width : each)) : wanted;
  return [...new Set(widths)].sort((one, other) => one - other);
}

function formatsOf(picture: PictureFile): readonly [PublishedFormat, ...PublishedFormat[]] {
  const { made, transparent } = picture;
  if (isVector(picture)) return ["svg"];
  // JPEG has no transparency: a logo would get a white box on a dark page.
  const [first = "avif", ...others] = (made?.formats ?? usualFormats).map((format) =>
    format === "jpg" && transparent ? "webp" : format,
  );
  return [first, ...new Set(others.filter((format) => format !== first))];
}

function fallbackUrl(file: PictureFile, use: PictureUse): string {
  const named = file.made?.widths?.[use];
  const width = named ? middleOf(pictureWidths(file, use), file.width) : Math.min(fallbackWidth, file.width);
  return pictureUrl(file, width, formatsOf(file).at(-1));
}

function middleOf(widths: readonly number[], otherwise: number): number {
  return widths[Math.floor(widths.length / 2)] ?? otherwise;
}

function lastSourceOf(file: PictureFile, use: PictureUse, isLazy: boolean) {
  const { width, height } = file;
  const [only, ...others] = formatsOf(file);
  return others.length > 0
    ? { srcSet: fallbackUrl(file, use), width, height }
    : sourceOf(file, use, { format: only, isLazy });
}

interface SourceOptions {
  readonly format: PublishedFormat;
  /** Whether it is loaded only when it is near, and so once the browser knows how wide it is shown. */
  readonly isLazy: boolean;
}

function sourceOf(picture: PictureFile, use: PictureUse, { format, isLazy }: SourceOptions) {
  const { width, height, made } = picture;
  if (format === "svg") return { srcSet: pictureUrl(picture, width, format), width, height };
  const known = made?.sizes?.[use] ?? uses[use].sizes;
  const srcSet = pictureWidths(picture, use)
    .map((wanted) => `${pictureUrl(picture, wanted, format)} ${wanted}w`)
    .join(", ");
  return { srcSet, sizes: isLazy ? `auto, ${known}` : known, width, height };
}

/**
 * What such an address looks like from its `/media/` on, as the source of a regular expression without groups. No folder
 * of pictures is called media, so that the last one of an address is where it begins.
 */
export const pictureAddress = "/media(?=/)(?:(?!/media/)[^\\s\"',&])+-\\d{1,5}\\.(?:avif|webp|jpg|svg)";

/** Where a picture is found at a width in pixels, with the base of the site: `/media/hero-front.1a2b3c4d-800.webp`. */
export function pictureUrl(
  picture: Pick<PictureFile, "name" | "version" | "base">,
  width: number,
  format: PublishedFormat = "webp",
): string {
  const stem = picture.name.replace(/\.[^.]+$/, "");
  // An apostrophe is fine in an address, but not as it stands in an attribute.
  const written = stem.split("/").map(encodeURIComponent).join("/").replaceAll("'", "%27");
  return `${picture.base}/media/${written}.${picture.version}-${width}.${format}`;
}

/** The largest file that is made of a picture for a use, in the first of its formats. */
export function largestPicture(
  picture: PictureFile,
  use: PictureUse = "wide",
): {
  readonly src: string;
  readonly width: number;
  readonly format: PublishedFormat;
} {
  const width = pictureWidths(picture, use).at(-1) ?? picture.width;
  const [format] = formatsOf(picture);
  return { src: pictureUrl(picture, width, format), width, format };
}

/** Where the picture is found that other sites show: a JPEG. */
export function sharedPictureUrl(picture: Picture): string {
  return pictureUrl(picture, sharedPictureWidth(picture), "jpg");
}

/** In pixels. */
export function sharedPictureWidth({ width }: Picture): number {
  return Math.min(1200, width);
}
