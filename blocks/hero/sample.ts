import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A house drawn properly",
  subtitle: "Planning and building regulations drawings for homes.",
  views: [{ name: "Front View", picture: "hero-front.jpg" }],
} satisfies Authored<typeof schema>;
