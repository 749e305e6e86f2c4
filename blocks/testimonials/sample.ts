import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A heading for what people say",
  items: [
    {
      text: "Write here what somebody said, in their own words.",
      name: "The name of who said it",
      location: "Say where they live",
    },
  ],
} satisfies Authored<typeof schema>;
