import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = { post: "a-post" } satisfies Authored<typeof schema>;
