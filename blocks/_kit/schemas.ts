import type { ArraySchema, ObjectSchema, StringSchema } from "../../schema/fields/schema.ts";

/** Properties that many blocks have, so that the same thing has the same name and words everywhere. */

export const label = {
  type: "string",
  title: "Label",
  description: "A word or two in small letters beside the heading, such as Services.",
  maxLength: 40,
} as const satisfies StringSchema;

export const title = {
  type: "string",
  title: "Heading",
  description: "The heading of this section.",
  minLength: 1,
  maxLength: 160,
} as const satisfies StringSchema;

export const intro = {
  type: "string",
  format: "multiline",
  title: "Introduction",
  description: "A sentence or two below the heading.",
} as const satisfies StringSchema;

export const icon = {
  type: "string",
  format: "icon",
  title: "Icon",
  description: "A small drawing: one of lucide.dev by its name, or one of the site's own.",
  examples: ["leaf", "clock"],
} as const satisfies StringSchema;

export const href = {
  type: "string",
  format: "link",
  title: "Leads to",
  description: "A page such as /contact, an anchor such as #form, or an https, mailto or tel address.",
  minLength: 1,
  examples: ["/contact"],
} as const satisfies StringSchema;

export const picture = {
  type: "string",
  format: "media",
  title: "Picture",
  description: "One of the site's pictures, by the name of its file.",
  examples: ["front.jpg"],
} as const satisfies StringSchema;

export const pictures = {
  type: "array",
  title: "Pictures",
  description: "More pictures, in order.",
  items: picture,
  default: [],
} as const satisfies ArraySchema;

/**
 * A list of the entries of a collection, of which a view gets the fields and `href`, not the text. Whoever places the
 * block chooses: nothing for all, `{ "each": "breads", "where": … }` for some, or their ids.
 */
export function entriesOf<
  const Name extends string,
  const Described extends Pick<ArraySchema, "title" | "description">,
>(collection: Name, described: Described) {
  const one = { title: "Entry", description: "One of them.", entry: collection, withoutText: true } as const;
  return {
    type: "array",
    ...described,
    items: { type: "string", ...one },
    entries: collection,
  } as const satisfies ArraySchema;
}

export const action = {
  type: "object",
  title: "Button",
  description: "A button that leads somewhere.",
  properties: {
    text: { type: "string", title: "Text", description: "The words on the button.", minLength: 1 },
    href,
  },
  required: ["text", "href"],
} as const satisfies ObjectSchema;

export const actions = {
  type: "array",
  title: "Buttons",
  description: "Buttons that lead somewhere; the first one stands out.",
  items: action,
  maxItems: 3,
  default: [],
} as const satisfies ArraySchema;

export const link = {
  type: "object",
  title: "Link",
  description: "Words that lead somewhere.",
  properties: {
    text: { type: "string", title: "Text", description: "The words of the link.", minLength: 1 },
    href,
  },
  required: ["text", "href"],
} as const satisfies ObjectSchema;

export const line = {
  type: "string",
  title: "Line",
  description: "A few words or a sentence.",
  minLength: 1,
} as const satisfies StringSchema;

export const facts = {
  type: "array",
  title: "Facts",
  description: "Facts at a glance, each a name and what it is.",
  items: {
    type: "object",
    title: "Fact",
    description: "A name, such as Size, and what it is.",
    properties: {
      name: { type: "string", title: "Name", description: "What the fact is about.", minLength: 1 },
      value: { type: "string", title: "Value", description: "What it is.", minLength: 1 },
    },
    required: ["name", "value"],
  },
  default: [],
} as const satisfies ArraySchema;

export const sections = {
  type: "array",
  title: "Sections",
  description: "The story, told in sections; one without a text and without lines is left out.",
  items: {
    type: "object",
    title: "Section",
    description: "A heading, and below it a text, short lines, or both.",
    properties: {
      title: { type: "string", title: "Heading", description: "The heading of the section.", minLength: 1 },
      text: { type: "string", format: "markdown", title: "Text", description: "Running text." },
      items: { type: "array", title: "Lines", description: "Short lines.", items: line, default: [] },
    },
    required: ["title"],
  },
  default: [],
} as const satisfies ArraySchema;

export const comparison = {
  type: "object",
  title: "Before and after",
  description: "Two pictures from one viewpoint.",
  properties: {
    before: {
      type: "string",
      format: "media",
      title: "Before",
      description: "The picture of how it was.",
    },
    after: {
      type: "string",
      format: "media",
      title: "After",
      description: "The picture of how it is now.",
    },
    beforeCaption: { type: "string", title: "Caption before", description: "A few words below the first." },
    afterCaption: { type: "string", title: "Caption after", description: "A few words below the second." },
  },
  required: ["before", "after"],
} as const satisfies ObjectSchema;

export const childBlocks = {
  type: "array",
  blocks: true,
  title: "Blocks",
  description: "What stands here, from top to bottom.",
  items: { type: "object", title: "Block", description: "A placed block.", properties: {} },
  default: [],
} as const satisfies ArraySchema;

export const consent = {
  type: "string",
  enum: ["none", "click"],
  title: "Before it is loaded",
  description: "None: it is loaded when a visitor comes near it. Click: only when a visitor asks for it.",
  default: "none",
} as const satisfies StringSchema;

export const currency = {
  type: "string",
  title: "Currency",
  description: "The code of a currency, such as GBP.",
  pattern: "^[A-Z]{3}$",
  errorMessage: "Write three capital letters, such as GBP, EUR or USD.",
  examples: ["GBP", "EUR"],
} as const satisfies StringSchema;
