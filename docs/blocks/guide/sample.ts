import type { Authored } from "blockwork";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Tokens",
  description: "How a text quotes a value.",
  body: "A token names a value.\n\n## Formats\n\nA format follows a bar.",
} satisfies Authored<typeof schema>;
