import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { icon, intro, label, line, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Timeline",
  description: "Numbered stages along a vertical line, each with what is included.",
  properties: {
    label,
    title,
    intro,
    stages: {
      type: "array",
      title: "Stages",
      description: "The stages, in order; they are numbered by themselves.",
      items: {
        type: "object",
        title: "Stage",
        description: "One stage.",
        properties: {
          title: {
            type: "string",
            title: "Heading",
            description: "What happens at this stage.",
            minLength: 1,
            maxLength: 120,
          },
          icon,
          colour: {
            type: "string",
            enum: ["emerald", "blue", "purple", "orange"],
            title: "Colour",
            description: "The colour of the stage's mark; stages that belong together share one.",
            default: "blue",
          },
          description: {
            type: "string",
            format: "multiline",
            title: "Description",
            description: "What happens, in a sentence or two.",
            minLength: 1,
          },
          features: {
            type: "array",
            title: "What's included",
            description: "Short lines.",
            items: line,
            default: [],
          },
          note: {
            type: "string",
            format: "multiline",
            title: "Important note",
            description: "Something to know before this stage.",
          },
          payment: {
            type: "string",
            title: "Payment",
            description: "What is due, such as half of the price.",
          },
          duration: { type: "string", title: "Duration", description: "How long it takes, such as 8 weeks." },
        },
        required: ["title", "description"],
      },
      minItems: 1,
    },
    includedHeading: {
      type: "string",
      title: "Heading of the lists",
      description: "The words above each stage's list, if you want others than usual.",
      minLength: 1,
    },
    noteHeading: {
      type: "string",
      title: "Heading of the notes",
      description: "The words before each stage's note, if you want others than usual.",
      minLength: 1,
    },
  },
  required: ["title", "stages"],
} as const satisfies ObjectSchema;
