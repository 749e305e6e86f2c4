import type { Authored } from "blockwork";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Prices",
  rows: [
    { name: "Night Shift Rye", href: "/", weight: "900 g", price: "£5.20", allergens: ["gluten"] },
    { name: "Sunday Plait", href: "/", weight: "550 g", price: "£6.50", allergens: ["gluten", "milk"] },
  ],
  allergens: [
    { id: "gluten", name: "Gluten" },
    { id: "milk", name: "Milk" },
  ],
  words: {
    filter: "I can’t eat",
    name: "Bread",
    weight: "Weight",
    price: "Price",
    allergens: "Contains",
    shownOne: "{count} bread",
    shownOther: "{count} breads",
    empty: "Nothing on this shelf is for you.",
  },
} satisfies Authored<typeof schema>;
