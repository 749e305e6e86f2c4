import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A heading for your places",
  places: [
    {
      name: "The name of the place",
      address: "Write your address here",
      phones: ["01632 960187"],
      email: "hello@example.com",
    },
  ],
  hours: [{ days: "The days you are open", time: "From when to when" }],
} satisfies Authored<typeof schema>;
