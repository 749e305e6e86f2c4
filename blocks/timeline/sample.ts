import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Our process",
  stages: [
    { title: "Free consultation", description: "We look at the house together.", colour: "emerald" },
    {
      title: "Survey",
      description: "We measure every room.",
      features: ["Measured survey"],
      duration: "1 week",
    },
  ],
} satisfies Authored<typeof schema>;
