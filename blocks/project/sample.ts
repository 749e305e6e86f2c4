import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = { project: "1" } satisfies Authored<typeof schema>;
