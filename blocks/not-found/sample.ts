import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = { text: "The page may have moved." } satisfies Authored<typeof schema>;
