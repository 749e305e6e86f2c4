import type { Authored } from "../../schema/fields/authored.ts";
import type { schema } from "./schema.ts";

const text = (id: string) => ({
  id,
  type: "prose",
  props: { text: "Write here what visitors should know." },
});

export const sample = {
  columns: [{ blocks: [text("first-text")] }, { blocks: [text("second-text")] }],
} satisfies Authored<typeof schema>;
