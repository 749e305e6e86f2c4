import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  name: "Mill Lane Bakery",
  links: [
    { text: "Home", href: "/" },
    {
      text: "What we bake",
      links: [
        { text: "Bread", href: "/bread" },
        { text: "Cakes", href: "/cakes" },
      ],
    },
  ],
  action: { text: "Write to us", href: "/contact" },
  languages: true,
} satisfies Authored<typeof schema>;
