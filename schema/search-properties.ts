import type { ArraySchema, StringSchema } from "./schema.ts";

/** What pages and entries tell search engines, in the same words. */

export const metaTitle = {
  type: "string",
  title: "Search title",
  description: "The title in search results, up to 60 characters.",
  advisedLength: 60,
  minLength: 1,
} as const satisfies StringSchema;

export const metaDescription = {
  type: "string",
  format: "multiline",
  title: "Search description",
  description: "The text in search results, up to 160 characters.",
  advisedLength: 160,
  minLength: 1,
} as const satisfies StringSchema;

export const keywords = {
  type: "array",
  title: "Keywords",
  description: "Words for the page's keywords metadata.",
  items: {
    type: "string",
    title: "Keyword",
    description: "A word or phrase that people search for.",
    minLength: 1,
  },
  default: [],
} as const satisfies ArraySchema;
