import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = { title: "Guides", posts: { limit: 3 } } satisfies Authored<typeof schema>;
