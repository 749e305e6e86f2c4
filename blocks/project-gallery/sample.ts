import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = { title: "Our projects", projects: { limit: 3 } } satisfies Authored<typeof schema>;
