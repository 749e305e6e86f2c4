import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  items: [{ text: "Home", href: "/" }, { text: "The name of this page" }],
} satisfies Authored<typeof schema>;
