import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A heading for these cards",
  cards: [
    { title: "The first card", icon: "star", text: "Say in a line what it is about." },
    { title: "The second card", icon: "heart", items: ["The first point", "The second point"] },
  ],
} satisfies Authored<typeof schema>;
