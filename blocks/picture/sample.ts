import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  picture: "picture.jpg",
  caption: "Say what the picture shows",
} satisfies Authored<typeof schema>;
