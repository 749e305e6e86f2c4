import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A heading for the map",
  embed: "https://www.openstreetmap.org/export/embed.html?bbox=1.07%2C51.06%2C1.10%2C51.08",
  address: "Write your address here",
} satisfies Authored<typeof schema>;
