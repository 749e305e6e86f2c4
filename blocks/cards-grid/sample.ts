import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "What we bake",
  cards: [
    { title: "Bread", icon: "wheat", text: "Sourdough, with rye or without." },
    { title: "Cakes", icon: "cake-slice", items: ["By the slice", "To order"] },
  ],
} satisfies Authored<typeof schema>;
