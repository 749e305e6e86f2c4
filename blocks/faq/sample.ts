import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Questions",
  items: [
    {
      question: "Do I need planning permission?",
      answer: "Often not: many extensions are permitted development.",
    },
  ],
} satisfies Authored<typeof schema>;
