import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = { text: "We measure before we draw." } satisfies Authored<typeof schema>;
