import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Say here what you do, in a few words",
  subtitle: "Say in a line what makes it yours.",
  views: [{ name: "What the picture shows", picture: "picture.jpg" }],
} satisfies Authored<typeof schema>;
