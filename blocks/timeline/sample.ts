import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "From flour to loaf",
  stages: [
    { title: "Mixing", description: "Flour, water and salt, at ten in the evening.", colour: "emerald" },
    {
      title: "Rising",
      description: "The dough is left alone.",
      features: ["A warm room"],
      duration: "8 hours",
    },
  ],
} satisfies Authored<typeof schema>;
