import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  label: "Say what kind of work it is",
  title: "The name of a work",
  intro: "Say in a line what it is about.",
  picture: "picture.jpg",
  caption: "Say what the picture shows",
  facts: [{ name: "The name of a fact", value: "What it is" }],
  sections: [
    { title: "The heading of a part", text: "Write here what visitors should know." },
    { title: "The heading of another part", items: ["The first point", "The second point"] },
  ],
  pictures: ["picture.jpg", "picture-2.jpg"],
} satisfies Authored<typeof schema>;
