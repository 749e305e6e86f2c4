import type { Authored } from "blockwork";
import type { schema } from "./schema.ts";

export const sample = {
  title: "On the shelf",
  items: [{ name: "Night Shift Rye", href: "/", picture: "night-rye.webp", price: "£5.20", weight: "900 g" }],
} satisfies Authored<typeof schema>;
