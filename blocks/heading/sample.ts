import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = { title: "Our services" } satisfies Authored<typeof schema>;
