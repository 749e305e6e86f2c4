import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { intro, label, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Testimonials",
  description: "What people said about you, with their name and a rating if they gave one.",
  properties: {
    label,
    title,
    intro,
    items: {
      type: "array",
      title: "Testimonials",
      description: "The testimonials, in order; the first one is shown large.",
      items: {
        type: "object",
        title: "Testimonial",
        description: "What one person said.",
        properties: {
          text: {
            type: "string",
            format: "multiline",
            title: "Quotation",
            description: "Their words.",
            minLength: 1,
          },
          name: { type: "string", title: "Name", description: "As they want to be named.", minLength: 1 },
          location: { type: "string", title: "Location", description: "The area or town.", minLength: 1 },
          project: {
            type: "string",
            title: "What for",
            description: "What they had from you.",
            minLength: 1,
          },
          rating: {
            type: "integer",
            title: "Rating",
            description: "Stars, from 1 to 5.",
            minimum: 1,
            maximum: 5,
          },
          date: { type: "string", title: "Month", description: "Such as March 2025.", minLength: 1 },
        },
        required: ["text", "name"],
      },
      minItems: 1,
    },
  },
  required: ["title", "items"],
} as const satisfies ObjectSchema;
