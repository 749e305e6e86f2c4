import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  label: "Furniture",
  title: "A table for twelve",
  intro: "Ash, oiled, in two parts that meet in the middle.",
  picture: "table.jpg",
  caption: "In the workshop, 2025",
  facts: [{ name: "Length", value: "3.2 m" }],
  sections: [
    { title: "The idea", text: "One table that fits through the door." },
    { title: "What was hard", items: ["The joint", "The stairs"] },
  ],
  pictures: ["table.jpg", "joint.jpg"],
} satisfies Authored<typeof schema>;
