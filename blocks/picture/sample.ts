import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  picture: "shop.jpg",
  caption: "The shop in the morning",
} satisfies Authored<typeof schema>;
