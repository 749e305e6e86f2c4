import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "A heading for these files",
  items: [{ file: "first.pdf", text: "Say what is in this file." }, { file: "second.pdf" }],
} satisfies Authored<typeof schema>;
