import type { Authored } from "../../schema/authored.ts";
import type { schema } from "./schema.ts";

export const sample = {
  title: "Write to us",
  fields: [
    { name: "name", label: "Full Name", required: true, autocomplete: "name" },
    { name: "message", label: "Message", kind: "long-text", required: true },
  ],
  phone: "0116 496 0187",
  email: "studio@example.com",
} satisfies Authored<typeof schema>;
