import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Bread that takes its time",
  subtitle: "Baked every night, sold until it is gone.",
  views: [{ name: "The shop", picture: "shop.jpg" }],
} satisfies Authored<typeof schema>;
