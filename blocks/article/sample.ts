import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "How to keep bread fresh",
  excerpt: "Three ways that work, and one that everybody tries.",
  picture: "bread.jpg",
  published: "2025-03-04",
  author: "Ruth Ames",
  body: "Bread goes stale because it dries.\n\n## Wrap it\n\nIn a cloth, not in plastic.",
  tags: ["Bread"],
} satisfies Authored<typeof schema>;
