import type { ObjectSchema } from "../../schema/fields/schema.ts";

export const schema = {
  type: "object",
  title: "Language switch",
  description:
    "Links to the page in the other languages of the site, or to their home pages; nothing on a site in one language.",
  properties: {
    label: {
      type: "string",
      title: "Label",
      description: "What screen readers call it, if you want other words than usual.",
      minLength: 1,
    },
  },
  required: [],
} as const satisfies ObjectSchema;
