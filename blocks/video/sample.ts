import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  name: "Say what the film is called",
  poster: "picture.jpg",
  address: "https://vimeo.com/76979871",
  caption: "Say what this film shows",
} satisfies Authored<typeof schema>;
