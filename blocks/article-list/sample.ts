import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

const guides = { id: "guides", text: "Guides" };

export const sample = {
  title: "Worth reading",
  items: [
    {
      title: "How to keep bread fresh",
      href: "/bread",
      text: "Three ways that work.",
      picture: "bread.jpg",
      date: "2025-03-04",
      category: guides,
    },
    { title: "What flour is", href: "/flour", text: "And what it is not.", category: guides },
  ],
  filter: { all: { href: "/" }, categories: [{ ...guides, href: "/guides" }] },
} satisfies Authored<typeof schema>;
