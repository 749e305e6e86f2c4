import type { ObjectSchema } from "../../schema/fields/schema.ts";
import { intro, label, title } from "../_kit/schemas.ts";

const question = {
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
      description: "A short answer.",
      minLength: 1,
    },
  },
  required: ["question", "answer"],
} as const satisfies ObjectSchema;

export const schema = {
  type: "object",
  title: "Questions",
  description: "Questions with their answers, all open at first. Search engines are told about them.",
  properties: {
    label,
    title,
    intro,
    items: {
      type: "array",
      title: "Questions",
      description: "The questions, in order.",
      items: question,
    },
    otherwise: {
      type: "array",
      title: "Questions where there are none",
      description: "Shown when there are no questions above, as for an entry that has none of its own.",
      items: question,
      default: [],
    },
  },
  required: ["title", "items"],
} as const satisfies ObjectSchema;
