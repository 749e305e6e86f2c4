import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Write to us",
  fields: [
    { name: "name", label: "Name", required: true, autocomplete: "name" },
    { name: "email", label: "E-mail", kind: "email", required: true, autocomplete: "email" },
    { name: "message", label: "Message", kind: "long-text", required: true },
  ],
  delivery: { demonstration: true },
} satisfies Authored<typeof schema>;
