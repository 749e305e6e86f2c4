import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A heading for these questions",
  items: [
    {
      question: "Write a question that visitors ask",
      answer: "Write the answer here.",
    },
  ],
} satisfies Authored<typeof schema>;
