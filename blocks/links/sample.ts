import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A heading for these links",
  links: [
    { text: "Home", href: "/" },
    { text: "Write to us", href: "/contact" },
  ],
} satisfies Authored<typeof schema>;
