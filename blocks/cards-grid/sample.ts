import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "What we draw",
  cards: [
    { title: "Planning drawings", icon: "ruler", text: "Plans, elevations and sections, to scale." },
    { title: "Building regulations", icon: "hard-hat", items: ["Construction notes", "Details"] },
  ],
} satisfies Authored<typeof schema>;
