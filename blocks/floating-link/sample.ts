import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  text: "Call us",
  href: "tel:01632960187",
  icon: "phone",
} satisfies Authored<typeof schema>;
