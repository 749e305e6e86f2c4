import type { Authored } from "blockwork";
import type { schema } from "./schema.ts";

export const sample = {
  sections: [{ title: "Start", links: [{ text: "Home", href: "/" }] }],
} satisfies Authored<typeof schema>;
