import type { JsonSchema } from "../fields/close-schema.ts";
import { closeSchema } from "../fields/close-schema.ts";
import type { ObjectSchema } from "../fields/schema.ts";
import { eachProperties } from "../site/each.ts";
import { languageTag, siteSchema } from "../site/site-schema.ts";

export const blockListSchema = (title: string, description: string): JsonSchema => ({
  type: "array",
  title,
  description,
  items: { $ref: "#/definitions/block" },
});

const structuredData: JsonSchema = {
  type: "array",
  title: "Structured data",
  description: "What search engines are told, as JSON-LD with tokens.",
  items: {
    type: "object",
    title: "Structured data",
    description: 'A JSON-LD node with its "@type".',
    properties: { "@type": { title: "Type", description: "A type of schema.org, such as Organization." } },
    required: ["@type"],
  },
};

export const feedItemSchema = {
  type: "object",
  title: "Item",
  description: "What the feed says of an entry.",
  properties: {
    title: { type: "string", title: "Title", description: "The heading.", minLength: 1 },
    href: {
      type: "string",
      format: "link",
      title: "Address",
      description: "The entry's page.",
      minLength: 1,
    },
    date: {
      type: "string",
      format: "date",
      title: "Date",
      description: "The day it was published: {{item.date}}.",
    },
    start: {
      type: "string",
      format: "date-time",
      title: "Start",
      description:
        "For a calendar: when it begins, a day or a day and a time such as {{item.date}} {{item.time}}; the date, unless you say otherwise.",
    },
    end: {
      type: "string",
      format: "date-time",
      title: "End",
      description: "For a calendar: when it ends; the last day, of one that takes days.",
    },
    location: {
      type: "string",
      title: "Location",
      description: "For a calendar: where it is.",
      minLength: 1,
    },
    cancelled: {
      type: "boolean",
      title: "Cancelled",
      description: "For a calendar: that it won't take place.",
    },
    updated: { type: "string", format: "date", title: "Updated", description: "The day of its last change." },
    id: {
      type: "string",
      title: "Id",
      description:
        "What readers know it by, such as {{item.id}}, so that it is not new when its address changes.",
      minLength: 1,
    },
    content: { type: "string", format: "markdown", title: "Content", description: "The whole text." },
    author: { type: "string", title: "Author", description: "Who wrote it.", minLength: 1 },
    picture: { type: "string", format: "media", title: "Picture", description: "A picture of it." },
    summary: { type: "string", format: "multiline", title: "Summary", description: "A sentence or two." },
  },
  required: ["title", "href", "date"],
} as const satisfies ObjectSchema;

const feed: JsonSchema = {
  type: "object",
  title: "Feed",
  description: "A feed of entries.",
  properties: {
    path: {
      type: "string",
      title: "Address",
      description:
        "Where the feed is: /feed.xml, /feed.json for a JSON Feed, /events.ics for a calendar that visitors subscribe to; /events/{slug}.ics is a file for each entry.",
      pattern: "^/(?:[A-Za-z0-9_-]+/)*(?:[A-Za-z0-9_-]+\\.(?:xml|json|ics)|\\{slug\\}\\.ics)$",
      examples: ["/feed.xml", "/events.ics"],
    },
    format: {
      type: "string",
      title: "Format",
      description: "Of a feed in XML: atom, or rss for readers that know nothing else.",
      enum: ["atom", "rss"],
      default: "atom",
    },
    title: {
      type: "string",
      title: "Title",
      description: "The name of the feed; the site's, unless you say otherwise.",
    },
    language: {
      type: "string",
      title: "Language",
      description: "The language of the feed, such as en-GB.",
      pattern: languageTag,
    },
    ...eachProperties,
    item: closeSchema(feedItemSchema),
  },
  required: ["path", "each", "item"],
  additionalProperties: false,
};

/** The keys of `site` that the schema subset of blocks and models can't express. */
export const extraSiteKeys: Readonly<Record<string, JsonSchema>> = {
  frame: blockListSchema(
    "Frame",
    'What stands on every page, from top to bottom; the block of type "content" is where the page\'s own blocks go.',
  ),
  frames: {
    type: "object",
    title: "Frames",
    description: "Other frames, by the name that a page or a language chooses them with.",
    additionalProperties: blockListSchema("Frame", "What stands around the page's own blocks."),
  },
  feeds: {
    type: "array",
    title: "Feeds",
    description: "Feeds of entries, for readers and other sites.",
    items: feed,
  },
  shapes: {
    type: "object",
    title: "Shapes",
    description: "What is made of entries in several places, by the name that an item has there.",
    additionalProperties: {
      type: "object",
      title: "Shape",
      description: "What is made of an entry.",
      properties: {
        each: {
          type: "string",
          title: "Each",
          description: "The collection that the entries are of.",
          minLength: 1,
        },
        item: { title: "Item", description: "What is made of each, as in a list." },
      },
      required: ["each", "item"],
      additionalProperties: false,
    },
  },
  structuredData,
  words: {
    type: "object",
    title: "Words",
    description: "Texts that take the place of Blockwork's own, by language and key.",
    additionalProperties: {
      type: "object",
      title: "Words of a language",
      description: "Texts by their keys.",
      additionalProperties: { type: "string", title: "Text", description: "What visitors read or hear." },
    },
  },
};

/** The keys of a page that the schema subset can't express, without its blocks. */
export const extraPageKeys: Readonly<Record<string, JsonSchema>> = {
  entries: {
    type: "string",
    title: "Entries",
    description:
      'Makes one page for each entry of this collection, or of { "each": … }; its texts can quote the entry with {{entry.…}}.',
    minLength: 1,
  },
  paginate: {
    type: "object",
    title: "Pages of",
    description: "Makes one page for so many entries each; {{page.items}} are those of the page.",
    properties: {
      ...eachProperties,
      size: {
        type: "integer",
        title: "Size",
        description: "How many are on one page.",
        minimum: 1,
        maximum: 1000,
      },
    },
    required: ["each", "size"],
    additionalProperties: false,
  },
  structuredData,
};

export const siteKeys: readonly string[] = [
  ...Object.keys(siteSchema.properties),
  ...Object.keys(extraSiteKeys),
];
