import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Find us",
  embed: "https://www.openstreetmap.org/export/embed.html?bbox=1.07%2C51.06%2C1.10%2C51.08",
  address: "1 Example Street, Hythe",
} satisfies Authored<typeof schema>;
