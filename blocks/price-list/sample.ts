import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A heading for your prices",
  groups: [
    {
      title: "A heading for this group",
      items: [
        { name: "Say what you offer", text: "Describe it in a few words.", price: "000" },
        { name: "Say what else you offer", price: "00" },
      ],
    },
  ],
} satisfies Authored<typeof schema>;
