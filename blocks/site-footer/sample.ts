import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  name: "The name of your business",
  text: "Say in a line what you do.",
  columns: [
    {
      title: "A heading for these links",
      blocks: [
        { id: "footer-links", type: "links", props: { links: [{ text: "Write to us", href: "/contact" }] } },
      ],
    },
  ],
  note: "© The name of your business",
} satisfies Authored<typeof schema>;
