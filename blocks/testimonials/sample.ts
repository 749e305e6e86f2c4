import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "What clients say",
  items: [
    {
      text: "They answered every question.",
      name: "Ruth P.",
      location: "Oadby",
      project: "Rear extension",
      date: "March 2025",
    },
  ],
} satisfies Authored<typeof schema>;
