import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  items: [
    { value: "00", label: "Say what this number counts" },
    { value: "000", label: "Say what this number counts" },
  ],
} satisfies Authored<typeof schema>;
