import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Talk to us about your house",
  actions: [{ text: "Call us", href: "tel:01164960187" }],
} satisfies Authored<typeof schema>;
