import type { ArraySchema, ObjectSchema, StringSchema } from "./schema.ts";

export const pictureUses = [
  "hero",
  "full",
  "wide",
  "half",
  "card",
  "text",
  "row",
  "logo",
  "thumbnail",
] as const;
export type PictureUse = (typeof pictureUses)[number];

const pictureFormats = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A drawing of vectors is published as it is, at any width. */
export const publishedFormats = [...pictureFormats, "svg"] as const;
export type PublishedFormat = (typeof publishedFormats)[number];

/** `site.pictures`. What is absent has the engine's default. */
export interface PictureSettings {
  /** In the order in which a browser chooses; the last is the fallback. */
  readonly formats?: readonly PictureFormat[];
  /** In pixels, by how a picture is used. */
  readonly widths?: Readonly<Partial<Record<PictureUse, readonly number[]>>>;
  /** Values of the `sizes` attribute, by how a picture is used. */
  readonly sizes?: Readonly<Partial<Record<PictureUse, string>>>;
}

const widthsFor = (title: string, description: string, examples: readonly number[]) =>
  ({
    type: "array",
    title,
    description,
    items: {
      type: "integer",
      title: "Width",
      description: "In pixels.",
      minimum: 16,
      maximum: 6000,
    },
    minItems: 1,
    maxItems: 8,
    examples: [examples],
  }) as const satisfies ArraySchema;

const widths = {
  type: "object",
  title: "Widths",
  description:
    "The widths at which pictures are published, by how they are shown: one for each kind of screen, with twice the pixels for dense ones. A picture's own width takes the place of one that it has not, and of one less than 20 % narrower than that.",
  properties: {
    hero: widthsFor("Hero", "The picture that a page begins with.", [960, 1600, 2560]),
    full: widthsFor("Whole window", "Pictures as wide as the window.", [960, 1600, 2560]),
    wide: widthsFor("Wide", "Pictures as wide as the text and its margins.", [640, 832, 1280, 1640, 2560]),
    half: widthsFor("Half", "Pictures beside a text.", [420, 640, 832, 1280]),
    card: widthsFor("Card", "Pictures of cards.", [420, 640, 832, 1056]),
    text: widthsFor("Text", "Pictures within a text.", [420, 640, 832, 1280]),
    row: widthsFor("Row", "Small pictures beside the texts of a list.", [160, 240, 320, 640]),
    logo: widthsFor("Logo", "The logo of the header.", [240, 420]),
    thumbnail: widthsFor("Thumbnail", "Small pictures that lead to a large one.", [160, 320]),
  } satisfies Record<PictureUse, ArraySchema>,
  examples: [{ full: [960, 1600, 2560] }],
} as const satisfies ObjectSchema;

const sizeFor = (title: string) =>
  ({
    type: "string",
    title,
    description: "How wide the theme shows them, as the sizes attribute of HTML says it.",
    pattern: "^[\\w%(),.:*/+ -]+$",
    errorMessage: "Write lengths with their conditions, such as (min-width: 75rem) 40rem, 100vw.",
    examples: ["(min-width: 75rem) 40rem, 100vw"],
  }) as const satisfies StringSchema;

const sizes = {
  type: "object",
  title: "Sizes",
  description:
    "How wide a theme shows the pictures of a first screen, where it is not as wide as the blocks' own styles do; browsers measure the others themselves.",
  properties: {
    hero: sizeFor("Hero"),
    full: sizeFor("Whole window"),
    wide: sizeFor("Wide"),
    half: sizeFor("Half"),
    card: sizeFor("Card"),
    text: sizeFor("Text"),
    row: sizeFor("Row"),
    logo: sizeFor("Logo"),
    thumbnail: sizeFor("Thumbnail"),
  } satisfies Record<PictureUse, StringSchema>,
  examples: [{ hero: "(min-width: 75rem) 40rem, 100vw" }],
} as const satisfies ObjectSchema;

export const pictures = {
  type: "object",
  title: "Pictures",
  description: "In which formats and widths the pictures of the site are published.",
  properties: {
    formats: {
      type: "array",
      title: "Formats",
      description:
        "A browser takes the first that it knows, in all widths of the picture's place. The last is for all others and is made in one middle width (800 pixels, or that of the widths which the site names); a format that is alone is made in all widths. Of avif, webp and jpg, avif is the smallest and takes the longest to make; all browsers of today know webp. A transparent picture gets webp in place of jpg.",
      items: {
        type: "string",
        title: "Format",
        description: "A format of pictures.",
        enum: pictureFormats,
      },
      minItems: 1,
      maxItems: 3,
      examples: [["avif", "jpg"], ["avif", "webp"], ["webp"]],
    },
    widths,
    sizes,
  },
} as const satisfies ObjectSchema;
