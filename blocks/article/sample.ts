import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "The title of this text",
  excerpt: "Say in a line what it is about.",
  picture: "picture.jpg",
  published: "2025-03-04",
  author: "The name of the author",
  body: "Begin your text here.\n\n## The heading of a part\n\nGo on with your text here.",
  tags: ["A word to find it by"],
} satisfies Authored<typeof schema>;
