import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  items: [
    { value: "500+", label: "Completed Projects" },
    { value: "95%", label: "Approval Success Rate" },
  ],
} satisfies Authored<typeof schema>;
