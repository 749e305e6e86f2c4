import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  blocks: [{ id: "main-text", type: "prose", props: { text: "Write here what visitors should know." } }],
  sidebar: [
    {
      id: "sidebar-links",
      type: "links",
      props: { title: "A heading for these links", links: [{ text: "Write to us", href: "/contact" }] },
    },
  ],
} satisfies Authored<typeof schema>;
