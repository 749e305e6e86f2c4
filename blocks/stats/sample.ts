import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  items: [
    { value: "40+", label: "Kinds of bread" },
    { value: "1987", label: "First loaf" },
  ],
} satisfies Authored<typeof schema>;
