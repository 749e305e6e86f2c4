import type { Authored } from "blockwork";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Studio notes",
  items: ["The first line", "The second line"],
} satisfies Authored<typeof schema>;
