import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Questions",
  items: [
    {
      question: "Do I need to book?",
      answer: "On Saturdays, yes; on other days just come by.",
    },
  ],
} satisfies Authored<typeof schema>;
