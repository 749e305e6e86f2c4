import type { ObjectSchema } from "../fields/schema.ts";
import type { Formats } from "../formats/index.ts";
import { languageTag } from "../site/site-schema.ts";

/** How the entries of a collection are ordered: by fields, from the first on (`-date` is descending), or by hand. */
type CollectionSort = readonly string[] | "manual";

/** The text below an entry's front matter. */
export interface BodyDefinition {
  readonly title: string;
  readonly description: string;
  /** The level of the first heading in it: 2 below a page's main heading, 3 below the heading of a section. */
  readonly headingLevel: 2 | 3;
}

/** A collection of content/model.json, with every default filled in. */
export interface Collection {
  readonly name: string;
  /** Of all entries, such as Breads. */
  readonly title: string;
  /** Of one entry, such as Bread. */
  readonly singular: string;
  readonly description: string;
  readonly icon?: string;
  /** The front matter: the model's fields, then `draft`, `language` and `translationOf`. */
  readonly fields: ObjectSchema;
  /** The field that names an entry in lists and messages. */
  readonly label: string;
  /** The field whose picture, or the first of whose pictures, stands for an entry in lists. */
  readonly picture?: string;
  readonly sort: CollectionSort;
  /** The field with the day from which an entry is part of the site. */
  readonly published?: string;
  /** The field with the day of its last change. */
  readonly modified?: string;
  /** Missing when its entries have no text. */
  readonly body?: BodyDefinition;
  /** False where double braces in its entries are no tokens, but stand as they are written. */
  readonly tokens?: boolean;
}

/** What the content of a site is: content/model.json after parse. */
export interface Model {
  /** The groups of `site` that are the site's own, by their keys. */
  readonly settings: Readonly<Record<string, ObjectSchema>>;
  readonly collections: Readonly<Record<string, Collection>>;
  /** The formats that the site's own code defines for its fields and blocks. */
  readonly formats?: Formats;
}

/** The front matter that entries of every collection may have. */
export const entryFields = {
  draft: {
    type: "boolean",
    title: "Draft",
    description: "Keeps the entry out of the site until it is ready.",
    default: false,
  },
  language: {
    type: "string",
    title: "Language",
    description: "The language of the entry; the site's own, unless you say otherwise.",
    pattern: languageTag,
  },
  translationOf: {
    type: "string",
    title: "Translation of",
    description: "The id of the entry of this collection that this one says in another language.",
    minLength: 1,
  },
} as const satisfies ObjectSchema["properties"];

/** The picture that stands for an entry in lists: that of its collection's field, or the first of a list of pictures. */
export function entryPicture(
  collection: Pick<Collection, "picture"> | undefined,
  fields: Readonly<Record<string, unknown>>,
): string | undefined {
  const [first] = [fields[collection?.picture ?? ""]].flat();
  return typeof first === "string" && first !== "" ? first : undefined;
}

/** The model of a site without content/model.json. */
export const emptyModel: Model = { settings: {}, collections: {} };
