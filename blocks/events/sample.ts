import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A heading for what is on",
  items: [
    {
      title: "The name of an event",
      start: "2040-01-01T18:30",
      place: "Say where it is",
      text: "Say in a line what it is about.",
    },
    { title: "The name of another event", start: "2040-02-01", end: "2040-02-03", place: "Say where it is" },
  ],
} satisfies Authored<typeof schema>;
