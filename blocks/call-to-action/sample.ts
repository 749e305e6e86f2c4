import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Say here what visitors should do next",
  actions: [{ text: "Call us", href: "tel:01632960187" }],
} satisfies Authored<typeof schema>;
