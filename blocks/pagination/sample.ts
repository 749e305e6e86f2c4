import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = { previous: "/", next: "/contact", number: 2, count: 3 } satisfies Authored<
  typeof schema
>;
