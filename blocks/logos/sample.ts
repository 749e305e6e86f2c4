import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A heading for these logos",
  items: [
    { name: "Say whose logo it is", picture: "first.jpg" },
    { name: "Say whose logo this is", picture: "second.jpg", href: "https://www.example.com" },
  ],
} satisfies Authored<typeof schema>;
