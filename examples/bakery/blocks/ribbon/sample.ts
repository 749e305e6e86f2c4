import type { Authored } from "blockwork";
import type { schema } from "./schema.ts";

export const sample = { items: ["Baked at night", "Sold until it is gone"] } satisfies Authored<
  typeof schema
>;
