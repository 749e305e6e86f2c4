import type { Authored } from "blockwork";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Websites from data",
  text: "One config, checked and rendered.",
  commands: "npx site dev",
  source: '```json\n{ "type": "hero" }\n```',
} satisfies Authored<typeof schema>;
