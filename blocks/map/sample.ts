import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Find us",
  embed: "https://www.openstreetmap.org/export/embed.html?bbox=-1.14%2C52.63%2C-1.12%2C52.64",
  address: "1 Example Street, Leicester",
} satisfies Authored<typeof schema>;
