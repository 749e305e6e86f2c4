import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Our offices",
  offices: [{ name: "Leicester office", address: "1 Example Street, Leicester", phones: ["0116 496 0187"] }],
  hours: [{ days: "Monday to Friday", time: "8am to 6pm" }],
} satisfies Authored<typeof schema>;
