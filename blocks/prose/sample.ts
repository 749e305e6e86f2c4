import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = { text: "Write here what visitors should know." } satisfies Authored<typeof schema>;
