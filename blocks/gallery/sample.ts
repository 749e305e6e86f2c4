import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A heading for these pictures",
  pictures: [
    { picture: "first.jpg", caption: "Say what this picture shows" },
    { picture: "second.jpg" },
    { picture: "third.jpg" },
  ],
} satisfies Authored<typeof schema>;
