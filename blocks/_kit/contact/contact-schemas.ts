import type { ArraySchema, StringSchema } from "../../../schema/fields/schema.ts";

/** Properties of blocks that say how to reach somebody, and when. */

export const phones = {
  type: "array",
  title: "Telephone numbers",
  description: "As they are shown.",
  items: {
    type: "string",
    format: "telephone",
    title: "Number",
    description: "A telephone number.",
    minLength: 1,
  },
  default: [],
} as const satisfies ArraySchema;

export const email = {
  type: "string",
  format: "email",
  title: "E-mail",
  description: "The e-mail address.",
  minLength: 1,
} as const satisfies StringSchema;

export const hours = {
  type: "array",
  title: "Hours",
  description: "When somebody is there.",
  items: {
    type: "object",
    title: "Opening time",
    description: "Days and their hours.",
    properties: {
      days: { type: "string", title: "Days", description: "Such as Monday to Friday.", minLength: 1 },
      time: { type: "string", title: "Hours", description: "Such as 8am to 6pm.", minLength: 1 },
    },
    required: ["days", "time"],
  },
  default: [],
} as const satisfies ArraySchema;
