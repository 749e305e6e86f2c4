import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { scaleDrawing } from "../_kit/scale-drawing/schemas.ts";
import { comparison, facts, label, picture, pictures, sections } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Showcase",
  description: "One piece of work on a page of its own: a large picture, facts, its story and more pictures.",
  properties: {
    label,
    title: {
      type: "string",
      title: "Heading",
      description: "The main heading of the page.",
      minLength: 1,
      maxLength: 160,
    },
    intro: {
      type: "string",
      format: "multiline",
      title: "Introduction",
      description: "A sentence or two below the heading.",
    },
    place: {
      type: "string",
      title: "Place",
      description:
        "Where the work is; search engines are told it. Write it for visitors as a fact or in the caption.",
    },
    picture,
    caption: { type: "string", title: "Caption", description: "A few words below the picture." },
    facts,
    sections,
    drawing: scaleDrawing,
    comparison,
    pictures,
  },
  required: ["title", "picture"],
} as const satisfies ObjectSchema;
