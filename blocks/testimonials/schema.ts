import type { ObjectSchema } from "../../schema/schema.ts";
import { intro, label, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Testimonials",
  description: "What clients said, with a rating, their name and their project.",
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
        description: "What one client said.",
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
          project: { type: "string", title: "Project", description: "The kind of work.", minLength: 1 },
          rating: {
            type: "integer",
            title: "Rating",
            description: "Stars, from 1 to 5.",
            minimum: 1,
            maximum: 5,
            default: 5,
          },
          date: { type: "string", title: "Month", description: "Such as March 2025.", minLength: 1 },
        },
        required: ["text", "name", "location", "project", "date"],
      },
      minItems: 1,
    },
  },
  required: ["title", "items"],
} as const satisfies ObjectSchema;
