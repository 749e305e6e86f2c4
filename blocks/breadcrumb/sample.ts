import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = { items: [{ text: "Home", href: "/" }, { text: "Services" }] } satisfies Authored<
  typeof schema
>;
