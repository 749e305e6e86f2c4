import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  name: "The name of your business",
  links: [
    { text: "Home", href: "/" },
    {
      text: "A group of pages",
      links: [
        { text: "The name of a page", href: "/first" },
        { text: "The name of another page", href: "/second" },
      ],
    },
  ],
  action: { text: "Write to us", href: "/contact" },
  languages: true,
} satisfies Authored<typeof schema>;
