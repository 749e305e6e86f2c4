import type { ObjectSchema, StringSchema } from "../../schema/schema.ts";

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
  description: "A small drawing, by its name.",
  examples: ["ruler", "hard-hat"],
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
  description: "The name of a file in content/media.",
  examples: ["about-desk.jpg"],
} as const satisfies StringSchema;

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
} as const;

export const line = {
  type: "string",
  title: "Line",
  description: "A few words or a sentence.",
  minLength: 1,
} as const satisfies StringSchema;
