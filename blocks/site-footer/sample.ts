import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  name: "Mill Lane Bakery",
  text: "Bread since 1987.",
  columns: [
    {
      title: "Pages",
      blocks: [
        { id: "footer-links", type: "links", props: { links: [{ text: "Write to us", href: "/contact" }] } },
      ],
    },
  ],
  note: "© Mill Lane Bakery",
} satisfies Authored<typeof schema>;
