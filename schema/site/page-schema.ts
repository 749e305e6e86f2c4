import { blockWidths } from "../block/block-width.ts";
import type { ArraySchema, ObjectSchema } from "../fields/schema.ts";
import { languageTag } from "./site-schema.ts";

const keywords = {
  type: "array",
  title: "Keywords",
  description: "Words that some search engines are told the page is about.",
  items: {
    type: "string",
    title: "Keyword",
    description: "A word or phrase that people search for.",
    minLength: 1,
  },
  default: [],
} as const satisfies ArraySchema;

export const pageSchema = {
  type: "object",
  title: "Page",
  description: "One page of the site, or with `entries` one page for each entry of a collection.",
  properties: {
    id: {
      type: "string",
      title: "Id",
      description: "A short name in lower case that no other page has; it stays when the address changes.",
      pattern: "^[a-z][a-z0-9-]*$",
    },
    path: {
      type: "string",
      title: "Address",
      description:
        "Where the page is: /services. With `entries`, it holds {slug} or {id}: /blog/{slug}; with `paginate`, {page}.",
      pattern: "^/",
      examples: ["/", "/services", "/blog/{slug}"],
    },
    language: {
      type: "string",
      title: "Language",
      description: "The language of the page; the site's own, unless you say otherwise.",
      pattern: languageTag,
    },
    translationOf: {
      type: "string",
      title: "Translation of",
      description: "The id of the page that this one says in another language.",
    },
    frame: {
      type: "string",
      title: "Frame",
      description: "The name of the frame around its blocks, one of site.frames.",
    },
    title: {
      type: "string",
      title: "Title",
      description: "The title in search results and the browser's tab, up to 60 characters.",
      advisedLength: 60,
      minLength: 1,
    },
    name: {
      type: "string",
      title: "Name in breadcrumbs",
      description:
        "What the page is called on the way to it and to the pages below it; its title without the name of the site, unless you say otherwise.",
      minLength: 1,
    },
    description: {
      type: "string",
      format: "multiline",
      title: "Text for search results",
      description: "The text in search results, up to 160 characters.",
      advisedLength: 160,
      minLength: 1,
    },
    keywords,
    picture: {
      type: "string",
      format: "media",
      title: "Picture for sharing",
      description: "Shown when somebody shares a link to the page.",
    },
    fallback: {
      type: "string",
      format: "link",
      title: "Unknown addresses",
      description:
        "With `entries`: the page to which a visitor is sent who asks for an entry that does not exist.",
    },
    listed: {
      type: "boolean",
      title: "Listed",
      description: "Whether search engines may list the page.",
      default: true,
    },
    typography: {
      type: "boolean",
      title: "Typography",
      description:
        "Whether the texts of the page are typeset; as site.typography says, unless you say otherwise.",
    },
    draft: {
      type: "boolean",
      title: "Draft",
      description: "Keeps the page out of the site until it is ready.",
      default: false,
    },
    publishOn: {
      type: "string",
      format: "date",
      title: "Publish on",
      description:
        "The day from which the page is part of the site; before it, the page is left out as a draft is.",
      examples: ["2026-12-24"],
    },
  },
  required: ["id", "path", "title", "description"],
} as const satisfies ObjectSchema;

export const placedBlockSchema = {
  type: "object",
  title: "Block",
  description: "A block placed on the page.",
  properties: {
    id: {
      type: "string",
      title: "Id",
      description:
        "A short name in lower case that no other block of the page has; links can point to it as #id.",
      pattern: "^[a-z][a-z0-9-]*$",
    },
    hidden: {
      type: "boolean",
      title: "Hidden",
      description: "Keeps the block in the file but out of the site.",
      default: false,
    },
    width: {
      type: "string",
      enum: blockWidths,
      title: "Width",
      description:
        "How wide the block is on its page. text: as running text. wide: wider than the page's other blocks. full: as the screen, with its margins. Without it, as the page.",
    },
    lock: {
      type: "string",
      enum: ["layout", "content"],
      title: "Lock",
      description:
        "layout: in the editor it can be reworded, but not moved, hidden or deleted. content: it can't be changed there at all.",
    },
  },
  required: ["id"],
} as const satisfies ObjectSchema;

export const configVersion = 2;
