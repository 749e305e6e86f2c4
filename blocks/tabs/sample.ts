import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A heading for these tabs",
  tabs: [
    { title: "The first tab", text: "Write here what visitors should know." },
    { title: "The second tab", text: "Write here what visitors should know." },
  ],
} satisfies Authored<typeof schema>;
