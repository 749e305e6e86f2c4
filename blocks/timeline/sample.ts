import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A heading for these steps",
  stages: [
    { title: "The first step", description: "Say what happens in this step.", colour: "emerald" },
    {
      title: "The second step",
      description: "Say what happens in this step.",
      features: ["The first point"],
      duration: "Say how long it takes",
    },
  ],
} satisfies Authored<typeof schema>;
