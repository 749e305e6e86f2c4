import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = { text: "We bake at night and sell in the morning." } satisfies Authored<typeof schema>;
