import type { Authored } from "blockwork";
import type { schema } from "./schema.ts";

export const sample = {
  name: "Blockwork",
  links: [{ text: "Home", href: "/" }],
} satisfies Authored<typeof schema>;
