import type { Authored } from "blockwork";
import type { schema } from "./schema.ts";

export const sample = {
  title: "All pages",
  sections: [{ title: "Start", links: [{ text: "Home", href: "/" }] }],
  pages: [{ title: "Home", href: "/", section: "Start", description: "Where it begins.", text: "Hello." }],
} satisfies Authored<typeof schema>;
