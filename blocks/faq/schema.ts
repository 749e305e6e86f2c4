import type { ObjectSchema } from "../../schema/schema.ts";
import { intro, label, title } from "../_kit/schemas.ts";

export const schema = {
  type: "object",
  title: "Questions",
  description: "Questions with their answers, all open at first. Search engines are told about them.",
  properties: {
    label,
    title,
    intro,
    post: {
      type: "string",
      entry: "posts",
      title: "Of a post",
      description: "Shows the questions of this post, and the ones below only if it has none.",
    },
    items: {
      type: "array",
      title: "Questions",
      description: "The questions, in order.",
      items: {
        type: "object",
        title: "Question",
        description: "A question and its answer.",
        properties: {
          question: {
            type: "string",
            title: "Question",
            description: "As a visitor would ask it.",
            minLength: 1,
          },
          answer: {
            type: "string",
            format: "markdown",
            title: "Answer",
            description: "A short answer, in Markdown.",
            minLength: 1,
          },
        },
        required: ["question", "answer"],
      },
      minItems: 1,
    },
  },
  required: ["title", "items"],
} as const satisfies ObjectSchema;
