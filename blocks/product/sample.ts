import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "The name of a thing",
  intro: "Say in a line what it is about.",
  pictures: ["picture.jpg", "picture-2.jpg"],
  price: 0,
  currency: "EUR",
  priceNote: "What the price is for",
  availability: "in-stock",
  actions: [{ text: "Order this thing", href: "/" }],
  facts: [{ name: "The name of a fact", value: "What it is" }],
  text: "Write here what visitors should know.",
} satisfies Authored<typeof schema>;
