import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "What people say",
  items: [
    {
      text: "The best rye for miles.",
      name: "Ruth P.",
      location: "Hythe",
      rating: 5,
      date: "March 2025",
    },
  ],
} satisfies Authored<typeof schema>;
