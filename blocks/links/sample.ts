import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Our pages",
  links: [
    { text: "Home", href: "/" },
    { text: "Write to us", href: "/contact" },
  ],
} satisfies Authored<typeof schema>;
