import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = { title: "A heading for this page" } satisfies Authored<typeof schema>;
