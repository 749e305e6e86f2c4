import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

const category = { id: "category", text: "A category" };

export const sample = {
  title: "A heading for these texts",
  items: [
    {
      title: "The title of a text",
      href: "/first",
      text: "Say in a line what it is about.",
      picture: "picture.jpg",
      category,
    },
    {
      title: "The title of another text",
      href: "/second",
      text: "Say in a line what it is about.",
      category,
    },
  ],
  filter: { all: { href: "/" }, categories: [{ ...category, href: "/category" }] },
} satisfies Authored<typeof schema>;
