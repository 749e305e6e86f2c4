import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A heading for your hours",
  hours: "Mo-Fr 09:00-17:00; Sa 09:00-12:00; Su off",
  timezone: "Europe/Paris",
} satisfies Authored<typeof schema>;
