import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A heading for these works",
  items: [
    {
      id: "first",
      title: "The name of a work",
      href: "/first",
      picture: "picture.jpg",
      place: "Say where it is",
      text: "Say in a line what it is about.",
      tags: ["A word to find it by"],
      details: {
        facts: [{ name: "The name of a fact", value: "What it is" }],
        sections: [{ title: "The heading of a part", text: "Write here what visitors should know." }],
        pictures: ["picture-2.jpg"],
      },
    },
    {
      title: "The name of another work",
      href: "/second",
      picture: "picture-3.jpg",
      comparison: { before: "picture-2.jpg", after: "picture-3.jpg" },
    },
  ],
} satisfies Authored<typeof schema>;
