import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Things we made",
  items: [
    {
      id: "table",
      title: "A table for twelve",
      href: "/table",
      picture: "table.jpg",
      place: "In the old mill",
      text: "Ash, oiled, in two parts.",
      tags: ["Furniture", "3.2 m"],
      details: {
        facts: [{ name: "Length", value: "3.2 m" }],
        sections: [{ title: "The idea", text: "One table that fits through the door." }],
        pictures: ["joint.jpg"],
      },
    },
    {
      title: "A stair",
      href: "/stair",
      picture: "stair-after.jpg",
      comparison: { before: "stair-before.jpg", after: "stair-after.jpg" },
    },
  ],
} satisfies Authored<typeof schema>;
