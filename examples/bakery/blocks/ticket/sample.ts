import type { Authored } from "blockwork";
import type { schema } from "./schema.ts";

export const sample = {
  text: "A dark loaf that keeps for a week.",
  title: "In short",
  price: 5.2,
  facts: [{ name: "Weight", value: "900 g" }],
} satisfies Authored<typeof schema>;
