import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  picture: "about-desk.jpg",
  caption: "The drawing desk, Leicester",
} satisfies Authored<typeof schema>;
