import type { Authored } from "blockwork";
import type { schema } from "./schema.ts";

export const sample = {
  months: [
    { name: "April", plants: [{ name: "The first plant", href: "/", colour: "violet" }] },
    {
      name: "May",
      plants: [
        { name: "The first plant", href: "/", colour: "violet" },
        { name: "Another plant", href: "/", colour: "pink" },
      ],
    },
  ],
} satisfies Authored<typeof schema>;
